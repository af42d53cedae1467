import { describe, expect, test } from 'vitest'
import { older, table } from './table.ts'

/* TE-15.12: a transaction is a deal that was accepted; offers before it are talk. */

const players = { sol: { goods: 12, commodities: 3, tactic: 1 }, hacan: { goods: 14 } }

describe('offers', () => {
  const offered = () => older({ players }).do('deal hacan', 'number 1', 'number 0', 'number 0')

  test('TE-15.12 an offer that was declined is no transaction: another may follow', () => {
    const t = offered().do('reject')
    expect(t.offer('deal')).toContain('deal hacan')
    t.do('deal hacan', 'number 2', 'number 0', 'number 1', 'accept')
    expect([t.of('sol').goods, t.of('hacan').goods]).toEqual([11, 15])
    expect(t.says('deal hacan')).toMatch(/One transaction per player and turn\. \(TE-15\.12\)$/)
  })
  test('TE-15.12 nor is one that was withdrawn, or that named nothing', () => {
    expect(offered().do('withdraw').offer('deal')).toContain('deal hacan')
    const nothing = older({ players }).do('deal hacan', 'number 0', 'number 0', 'number 0')
    expect(nothing.deal()).toBe(undefined)
    expect(nothing.offer('deal')).toContain('deal hacan')
  })
  test('TE-15.12 three offers to one player in a turn are enough; the others are not barred', () => {
    const t = offered().do('reject')
    for (let n = 0; n < 2; n++) t.do('deal hacan', 'number 1', 'number 0', 'number 0', 'reject')
    expect(t.says('deal hacan')).toMatch(/^You have made Hacan 3 offers this turn/)
    expect(t.offer('deal')).toEqual(['deal jolnar'])
  })
  test('TE-15.12 the next turn begins anew', () => {
    const t = table({ players, offers: { jolnar: 3 }, dealt: ['hacan'] })
    expect(t.offer('deal')).toEqual([])
    t.playUntil((x) => x.step() === 'turn' && x.asked() === 'hacan', 'anew')
    expect([t.state.dealt, t.state.offers]).toEqual([0, [0, 0, 0]])
  })
  test('TE-15.12 all that somebody owns may be given or asked for', () => {
    const t = older({ players }).do('deal hacan')
    expect(t.offer().at(-1)).toBe('number 12')
    t.do('number 12', 'number 0')
    expect(t.offer().at(-1)).toBe('number 14')
    t.do('number 14', 'accept')
    expect([t.of('sol').goods, t.of('hacan').goods]).toEqual([14, 12])
  })
})

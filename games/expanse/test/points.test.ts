import { describe, expect, test } from 'vitest'
import { canPay, gain, lose } from '../src/rules/points.ts'
import { FACTIONS } from '../src/types.ts'
import { performing, scoringAt, spending, table } from './table.ts'

/* EX-16: Control Points. */

describe('Control Points', () => {
  test('EX-16.1 no upper limit, and gains are added whole', () => {
    const bases = { ceres: { UN: 1 }, eros: { UN: 1 }, io: { UN: 1 }, titan: { UN: 1 } }
    const t = table({ players: 4, ...performing('UN', 'A44'), cp: { UN: 999 }, bases })
    expect([t.cp('UN'), t.cp('MCR')]).toEqual([1002, 10])
    gain(t.state, FACTIONS.indexOf('UN'), 5000)
    expect(t.cp('UN')).toBe(6002)
  })

  test('EX-16.1 a position with a broken or negative number of CP is refused', () => {
    expect(() => table({ players: 4, cp: { UN: 1.5 } })).toThrow('cp.UN')
    expect(() => table({ players: 4, cp: { UN: -1 } })).toThrow('cp.UN')
  })

  test.each([
    ['EX-16.2 with 0 CP only slot 1 can be paid', 0, ['take 1']],
    ['EX-16.2 with 1 CP the slots of price 2 cannot be paid in part', 1, ['take 1', 'take 2', 'take 3']],
    ['EX-16.2 with 2 CP every slot can be paid', 2, ['take 1', 'take 2', 'take 3', 'take 4', 'take 5']],
  ])('%s', (_, cp, open) => {
    const t = table({ players: 4, track: ['A08', 'A09', 'A10', 'A11', 'A12'], cp: { UN: cp }, kept: { UN: ['A19'] } })
    expect(t.offer('take')).toEqual(open)
    expect(t.rules('take 5')).toEqual(cp === 2 ? [] : ['EX-5.2'])
  })

  test('EX-16.2 paying brings CP down to 0 and never below', () => {
    const start = { players: 4, track: ['A08', 'A19', 'A10', 'A11', 'A12'], fleets: { earth: { UN: 1 } } }
    const t = table({ ...start, cp: { UN: 2 } }).do('take 5')
    expect(t.cp('UN')).toBe(0)
    expect([t.rules('keep'), t.offer()]).toEqual([['EX-6.3'], ['perform', 'points']])
    const keeps = table({ ...start, cp: { UN: 2 } }).do('take 2', 'keep')
    expect([keeps.cp('UN'), keeps.kept('UN')]).toEqual([0, ['A19']])
    for (const price of [0, 1, 2]) expect(canPay(t.state, FACTIONS.indexOf('UN'), price)).toBe(price === 0)
  })

  test('T-26 EX-16.3 a loss of 3 CP at 1 CP leaves 0 CP', () => {
    const t = table({ players: 4, cp: { UN: 1 } })
    expect(lose(t.state, FACTIONS.indexOf('UN'), 3)).toBe(1)
    expect(t.cp('UN')).toBe(0)
  })

  test.each([
    ['EX-16.3 a loss that can be borne is lost in full', 5, 3, 2, 3],
    ['EX-16.3 down to exactly 0', 3, 3, 0, 3],
    ['EX-16.3 at 0 nothing more is lost', 0, 2, 0, 0],
  ])('%s', (_, cp, loss, left, lost) => {
    const t = table({ players: 4, cp: { PG: cp } })
    expect([lose(t.state, FACTIONS.indexOf('PG'), loss), t.cp('PG'), t.cp('UN')]).toEqual([lost, left, 10])
  })

  test('EX-16.3 nothing is owed: what is gained after a loss is kept in full', () => {
    const t = table({ players: 4, cp: { OPA: 1 } })
    lose(t.state, FACTIONS.indexOf('OPA'), 3)
    gain(t.state, FACTIONS.indexOf('OPA'), 2)
    expect(t.cp('OPA')).toBe(2)
  })

  test.each([
    ['EX-16.4 with 0 CP the Protomolecule is not available', 0, ['EX-13.4']],
    ['EX-16.4 with 1 CP it is', 1, []],
  ])('%s', (_, cp, rules) => {
    const bases = { eros: { PG: 1, UN: 1 } }
    const t = table({ players: 4, techs: { PG: ['pg-3'] }, ...spending('PG', 2), cp: { PG: cp }, bases })
    expect([t.rules('use pg-3'), t.offer('use pg-3').length]).toEqual([rules, cp])
  })

  test('EX-16.4 keeping an offered Event is not available without the CP for it, declining is', () => {
    const offered = { players: 2, ...spending('MCR', 2, 'A18'), fleets: { mars: { MCR: 1 } } }
    expect(
      table({ ...offered, cp: { UN: 0 } })
        .do('finish')
        .offer(),
    ).toEqual(['perform', 'decline'])
    expect(
      table({ ...offered, cp: { UN: 1 } })
        .do('finish')
        .offer(),
    ).toEqual(['perform', 'keep', 'decline'])
  })

  test('EX-16.5 gains of one Scoring are simultaneous: one standing, after all of them', () => {
    const bases = { rhea: { MCR: 2, OPA: 1 }, titan: { UN: 2, MCR: 1 }, eurasia: { PG: 1 } }
    const fleets = {
      earth: { UN: 5 },
      mars: { MCR: 3, battleship: 2 },
      tycho: { OPA: 5 },
      thoth: { PG: 5, rocinante: 1 },
    }
    const t = table({
      players: 4,
      ...scoringAt('UN', 'window', 4),
      kept: { UN: ['A19'] },
      captain: 'PG',
      bases,
      fleets,
    })
    t.do('pass', 'pass')
    expect(t.events.filter((e) => e.kind === 'standing')).toEqual([{ kind: 'standing', cp: [14, 16, 12, 11] }])
    const scored = t.events.flatMap((e) => (e.kind === 'scored' && e.gains.some((n) => n > 0) ? [e.gains] : []))
    expect(scored).toEqual([
      [0, 0, 0, 1],
      [0, 4, 2, 0],
      [4, 2, 0, 0],
    ])
  })
})

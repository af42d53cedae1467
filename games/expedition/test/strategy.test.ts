import { describe, expect, test } from 'vitest'
import { asking, older, inTurn, owner, table } from './table.ts'

/* TE-15.4: strategy cards where a plain example is not enough. */

const strategy = { leadership: { holder: 'sol' }, politics: { holder: 'hacan' }, trade: { holder: 'jolnar' } }

describe('Leadership', () => {
  const buys = inTurn('sol', { step: 'buyTokens', seat: 'sol' })
  const home = { owner: 'sol', exhausted: true }

  test('TE-15.4 one token per 3 influence spent: Mecatol Rex alone buys two', () => {
    const t = table({ ...buys, custodians: 'sol', planets: { jord: home, mrte: owner('sol') } })
    const open = ['tokens 0+0', 'tokens 1+0', 'tokens 0+1', 'tokens 2+0', 'tokens 1+1', 'tokens 0+2']
    expect(t.offer()).toEqual(open)
    t.do('tokens 1+1')
    expect(t.planet('Mecatol Rex').exhausted).toBe(true)
    expect(t.of('sol')).toMatchObject({ tactic: 1, strategy: 1 })
  })
  test('TE-15.4 one token per 3 influence spent: three planets of 2 buy two', () => {
    const planets = { jord: owner('sol'), bakal: owner('sol'), lazulrex: owner('sol') }
    const t = table({ ...buys, planets }).do('tokens 0+2')
    expect(['Jord', 'Bakal', 'Lazul Rex'].map((name) => t.planet(name).exhausted)).toEqual([true, true, true])
    expect(t.of('sol')).toMatchObject({ tactic: 0, strategy: 2 })
  })
  test('TE-15.4 no token need be bought, and none is bought beyond what can be paid', () => {
    const t = table({ ...buys, players: { sol: { goods: 4 } }, planets: { jord: home } })
    expect(t.offer()).toEqual(['tokens 0+0', 'tokens 1+0', 'tokens 0+1'])
    expect(t.says('tokens 1+1')).toBe('Choose a number from 0 to 1. (TE-15.21)')
    expect(t.do('tokens 0+0').of('sol')).toMatchObject({ goods: 4, tactic: 0, strategy: 0 })
  })
  test('TE-15.4 who follows buys the same way, without a strategy token', () => {
    const players = { sol: { strategy: 2 }, hacan: { goods: 6 } }
    const t = asking({ strategy, players, planets: { jord: home } }).do('use leadership', 'number 3')
    expect(t.asked()).toBe('hacan')
    t.do('yes', 'number 2')
    if (t.step() === 'pay') t.do('goods')
    expect(t.do('number 2').of('hacan')).toMatchObject({ goods: 0, tactic: 2, strategy: 0 })
  })
})

describe('Diplomacy', () => {
  const ang = owner('sol', 1)
  const shared = { cresius: owner('sol', 1), lazulrex: owner('hacan', 1) }

  test('TE-15.4 two who lock the same system bar each other and everybody else', () => {
    const locked = { '106': { locks: ['sol'] } }
    const t = table({ ...inTurn('hacan', { step: 'lock', seat: 'hacan' }), planets: shared, systems: locked })
    if (t.step() === 'lock') t.do('system 106')
    const refused = (faction: string): string | undefined =>
      table({
        ...inTurn(faction, { step: 'turn', seat: faction, left: 1 }),
        planets: shared,
        systems: { '106': { locks: t.locks('106') } },
        players: { [faction]: { tactic: 1 } },
      }).says('activate 106')
    expect(t.locks('106')).toEqual(['sol', 'hacan'])
    expect(refused('hacan')).toMatch(/^Sol has locked .* for this round\. \(TE-15\.4\)$/)
    expect(refused('sol')).toMatch(/^Hacan has locked/)
    expect(refused('jolnar')).toMatch(/^Sol has locked/)
  })
  test('TE-1.6 TE-15.4 without planets the lock and the readying are skipped, each with a line in the log', () => {
    const frames = [
      { step: 'readyPlanets', seat: 'sol', left: 2 },
      { step: 'lock', seat: 'sol' },
    ]
    const bare = {
      ...inTurn('sol', ...frames, { step: 'speaker', seat: 'sol' }),
      planets: { jord: { owner: 'nobody' } },
    }
    expect(older(bare).do('player hacan').told()).toEqual(
      expect.arrayContaining(['Sol has no system to lock.', 'Sol has no exhausted planet to ready.']),
    )
    const one = older({ ...bare, planets: { jord: { owner: 'nobody' }, ang: { ...ang, exhausted: true } } })
    const told = one.do('player hacan', 'planet ang').told()
    expect(told).toContain('Sol readies Ang.')
    expect(told.filter((line) => line.startsWith('Sol has no '))).toEqual([])
  })
})

describe('Politics', () => {
  test('TE-15.4 another speaker is named before the two action cards are drawn', () => {
    const players = { hacan: { goods: 1 } }
    const t = table({ ...inTurn('hacan', { step: 'turn', seat: 'hacan', left: 1 }), strategy, players })
    t.do('use politics')
    expect([t.step(), t.of('hacan').cards]).toEqual(['speaker', 0])
    t.do('player jolnar')
    expect([t.of('hacan').cards, t.of('jolnar').cards]).toEqual([2, 0])
    expect(t.kinds().indexOf('speaker')).toBeLessThan(t.kinds().indexOf('drewCards'))
  })
})

import { describe, expect, test } from 'vitest'
import { MODIFIER_ROWS, SPENDING_ROWS } from '../src/data/modifiers.ts'
import { readCommand } from '../src/referee-commands.ts'
import { readLine } from '../src/referee-text.ts'
import { start } from '../src/referee-setup.ts'
import { claimed, live, owning, setupOf } from './referee-table.ts'

/* What a real table pays with, what it allows and corrects. */

const FIVE_CLAIMED = claimed({ b: ['resources', 'actionCards', 'influence'], c: ['secret', 'specialty'] })
const declared = { payments: 'declared' } as const
const lastLine = (t: ReturnType<typeof live>): string => t.told()

describe('values that change', () => {
  test('TE-2.15 Last Bastion pays Ordinian with Helios, Revelation and 3 trade goods for five resources', () => {
    const t = live({ factions: ['bastion', 'sol'], settings: declared }).window('a')
    const payment = { planets: ['Ordinian', 'Revelation'], tradeGoods: 3 }
    expect(t.claimCode('a', 'resources', payment)).toBe('PAYMENT_SHORT')
    t.claim('a', 'resources', { ...payment, modifiers: [{ planet: 'Ordinian', by: 'Helios V1' }] })
    expect(t.core.slices[0]).toBe(0)
    expect(lastLine(t)).toContain('with Ordinian, Revelation and 3 trade goods (Helios V1): claim 1 of 6')
  })
  test('TE-2.15 Bakal with Rich World and one trade good are five resources', () => {
    const t = live({ settings: declared }).window('a')
    const modifiers = [{ planet: 'Bakal', by: 'richWorld' }]
    expect(t.claimCode('a', 'resources', { planets: ['Bakal'], tradeGoods: 1 })).toBe('PAYMENT_SHORT')
    expect(t.claimCode('a', 'resources', { planets: ['Bakal'], tradeGoods: 2, modifiers })).toBe('OVERPAID')
    t.claim('a', 'resources', { tradeGoods: 1, modifiers })
    expect(t.core.slices[0]).toBe(0)
  })
  test('TE-2.15 what lies on a planet is entered once and counts from then on', () => {
    const start = { ...owning({ a: ['Bakal'] }), 'goods.a': 1, 'planet.Bakal.modifier': 'Rich World' }
    const t = live({ start })
      .window('a')
      .claim('a', 'resources', { planets: ['Bakal'], tradeGoods: 1 })
    expect([t.isSpent('Bakal'), t.goods('a')]).toEqual([true, 0])
    const bare = live({ start }).say({ seat: 'a', cmd: 'set', path: 'planet.Bakal.modifier', value: 'nothing' })
    expect(bare.window('a').claimCode('a', 'resources', { planets: ['Bakal'], tradeGoods: 1 })).toBe('PAYMENT_SHORT')
    expect(bare.code({ seat: 'a', cmd: 'set', path: 'planet.Bakal.modifier', value: 'glitter' })).toBe('NOT_POSSIBLE')
  })
  test.each(MODIFIER_ROWS)('TE-2.15 $name adds $resources / $influence', ({ id, resources, influence }) => {
    // Vefut II is 2/2; what is missing to 5 is paid with trade goods.
    for (const [slice, more] of [
      ['resources', resources],
      ['influence', influence],
    ] as const) {
      const tradeGoods = 3 - more
      const modifiers = [{ planet: 'Vefut II', by: id }]
      const t = live({ seats: 2, map: '20 0 0', settings: declared }).window('a')
      t.claim('a', slice, { planets: ['Vefut II'], tradeGoods, modifiers })
      expect(t.core.slices).toContain(0)
    }
  })
  test('TE-2.16 three commodities with Keleres’s agent are three trade goods', () => {
    const t = live({ start: { 'commodities.a': 3 } }).window('a')
    expect(t.claimCode('a', 'tradeGoods', { commodities: 3 })).toBe('COMMODITIES_NOT_TRADE_GOODS')
    const spending = ['keleresAgent']
    expect(t.claimCode('a', 'tradeGoods', { commodities: 4, spending })).toBe('NOT_ENOUGH_COMMODITIES')
    expect(t.claimCode('a', 'secret', { commodities: 3, spending })).toBe('WRONG_PAYMENT_KIND')
    t.claim('a', 'tradeGoods', { commodities: 3, spending })
    expect([t.core.slices[5], t.core.commodities[0]]).toEqual([0, 0])
    expect(lastLine(t)).toContain("with 3 commodities (Keleres's agent)")
  })
  test('TE-2.16 with Mirror Computing a trade good counts 2, but three are three', () => {
    const t = live({ start: { ...owning({ a: ['Corneeq'] }), 'goods.a': 3 } }).window('a')
    const spending = ['Mirror Computing']
    expect(t.claimCode('a', 'tradeGoods', { tradeGoods: 2, spending })).toBe('PAYMENT_SHORT')
    t.claim('a', 'resources', { planets: ['Corneeq'], tradeGoods: 2, spending })
    expect(t.goods('a')).toBe(1)
  })
  test('TE-2.16 with Xxcha’s hero resources and influence of a planet count together', () => {
    const t = live({ factions: ['xxcha', 'sol'] }).window('a')
    expect(t.claimCode('a', 'influence', { planets: ['Archon Ren'] })).toBe('PAYMENT_SHORT')
    t.claim('a', 'influence', { planets: ['Archon Ren'], spending: ['xxchaHero'] })
    expect(t.isSpent('Archon Ren')).toBe(true)
  })
  test('TE-2.17 a planet, or anything else, counts as the table says, 20 at most', () => {
    const t = live({ settings: declared, start: claimed({ a: ['secret'] }) })
    const claim = (slice: string, payment: Parameters<typeof t.claim>[2]) => t.window('a').claim('a', slice, payment)
    claim('resources', { counts: [{ what: 'Bakal', as: 5 }] })
    expect(lastLine(t)).toContain('with Bakal (Bakal as 5)')
    claim('influence', { tradeGoods: 3, counts: [{ what: 'a favour', as: 2 }] })
    claim('specialty', { counts: [{ what: 'Bakal', as: 1 }] })
    claim('actionCards', { cards: 1, counts: [{ what: 'a promise', as: 1 }] })
    t.window('a')
    const much = { counts: [{ what: 'a favour', as: 21 }] }
    expect(t.refusal({ seat: 'a', cmd: 'claim', slice: 'tradeGoods', payment: much })).toMatchObject({
      rule: 'TE-2.17',
    })
  })
  test('TE-2.15 TE-2.16 words that nobody knows are refused with those there are', () => {
    const t = live({ settings: declared }).window('a')
    const said = (payment: object) => t.refusal({ seat: 'a', cmd: 'claim', slice: 'resources', payment })
    expect(said({ modifiers: [{ planet: 'Bakal', by: 'glitter' }] })).toMatchObject({ rule: 'TE-2.15' })
    expect(said({ modifiers: [{ planet: 'Moon', by: 'richWorld' }] })).toMatchObject({ code: 'PLANET_UNKNOWN' })
    expect(said({ spending: ['glitter'] }).args['reason']).toContain(SPENDING_ROWS[0]?.name)
    expect(typeof readCommand({ seat: 'a', cmd: 'claim', slice: 'resources', payment: { counts: 3 } })).toBe('string')
  })
  test('TE-18.11 the same payments typed', () => {
    expect(readLine('a claim resources Bakal + Rich World, Ordinian = 1, Mirror Computing, 1 good')).toMatchObject({
      ok: true,
      value: {
        payment: {
          planets: ['Bakal'],
          modifiers: [{ planet: 'Bakal', by: 'Rich World' }],
          counts: [{ what: 'Ordinian', as: 1 }],
          spending: ['Mirror Computing'],
          tradeGoods: 1,
        },
      },
    })
    expect(readLine('a allow resources Bakal: we agreed')).toMatchObject({
      ok: true,
      value: { cmd: 'claim', slice: 'resources', ruling: 'we agreed', payment: { planets: ['Bakal'] } },
    })
    expect(readLine('a set slice.secret b now he just did')).toMatchObject({
      ok: true,
      value: { path: 'slice.secret', value: 'b', when: 'now', reason: 'he just did' },
    })
  })
})

describe('the table allows it', () => {
  test('TE-18.13 a short payment by ruling takes its full course', () => {
    const t = live({ start: { ...owning({ a: ['Bakal'] }), 'goods.a': 1 } }).window('a')
    const payment = { planets: ['Bakal'], tradeGoods: 2 }
    expect(t.claimCode('a', 'resources', payment)).toBe('NOT_ENOUGH_TRADE_GOODS')
    t.say({ seat: 'a', cmd: 'claim', slice: 'resources', payment, ruling: 'he owes b one' })
    expect([t.core.slices[0], t.goods('a'), t.isSpent('Bakal'), t.breakthrough('a')]).toEqual([0, 0, true, 1])
    expect(t.pending()).toBe('roll')
    expect(lastLine(t)).toContain('by ruling: claim 1 of 6')
    t.say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(t.claimCode('a', 'tradeGoods', { tradeGoods: 3 })).toBe('ALREADY_CLAIMED_THIS_TURN')
  })
  test('TE-18.13 the sixth slice by ruling goes on to placing, infantry and control', () => {
    const t = live({ start: { ...FIVE_CLAIMED, 'breakthrough.d': 'ready' } })
    t.say({ seat: 'd', cmd: 'claim', slice: 'tradeGoods', payment: {}, ruling: '' })
    expect([t.core.flipped, t.pending(), t.asked()]).toEqual([true, 'site', 'd'])
    t.say({ seat: 'd', cmd: 'placeThundersEdge', system: '46' })
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['b', 3])
  })
  test('TE-18.13 a taken slice and the time after the flip stay refused', () => {
    const t = live({ start: FIVE_CLAIMED }).window('a')
    const allow = (slice: string) => t.code({ seat: 'a', cmd: 'claim', slice, payment: {}, ruling: '' })
    expect([allow('secret'), allow('moon')]).toEqual(['SLICE_TAKEN', 'UNKNOWN_SLICE'])
    t.say({ seat: 'b', cmd: 'claim', slice: 'tradeGoods', payment: {}, ruling: '' })
    t.say({ seat: 'b', cmd: 'placeThundersEdge', system: '46' })
    expect(allow('secret')).toBe('EXPEDITION_OVER')
  })
  test('TE-18.14 the sixth slice by correction goes on to the placing', () => {
    const t = live({ start: FIVE_CLAIMED })
    t.say({ seat: 'a', cmd: 'set', path: 'slice.tradeGoods', value: 'c' })
    expect([t.pending(), t.asked(), t.core.claims]).toEqual(['site', 'c', [0, 3, 3, 0, 0, 0]])
    t.say({ seat: 'c', cmd: 'placeThundersEdge', system: '46' }).say({ seat: 'c', cmd: 'chooseTied', player: 'b' })
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['b', 3])
  })
  test('TE-18.14 a table that starts with six slices claimed starts with the placing', () => {
    const t = live({ start: { ...FIVE_CLAIMED, 'slice.tradeGoods': 'c' } })
    expect([t.core.flipped, t.pending(), t.asked()]).toEqual([true, 'site', 'c'])
  })
  test('TE-18.14 a slice set by hand was claimed just now, with breakthrough and roll, or earlier', () => {
    const set = (when: 'now' | 'earlier') =>
      live().say({ seat: 'a', cmd: 'set', path: 'slice.secret', value: 'b', when })
    const earlier = set('earlier')
    expect([earlier.breakthrough('b'), earlier.pending(), earlier.core.claims[1]]).toEqual([0, undefined, 1])
    const now = set('now')
    expect([now.breakthrough('b'), now.pending(), now.asked(), now.core.claims[1]]).toEqual([1, 'roll', 'b', 1])
    expect(lastLine(now)).toContain('by ruling')
    now.say({ seat: 'b', cmd: 'roll', die: 5 })
    now.say({ seat: 'a', cmd: 'set', path: 'slice.secret', value: 'c', when: 'earlier' })
    expect(now.core.claims.slice(0, 3)).toEqual([0, 0, 1])
  })
  test('TE-18.14 a correction after the flip keeps the counts that were noted', () => {
    const t = live({ start: { ...FIVE_CLAIMED, 'goods.b': 3 } })
      .window('b')
      .claim('b', 'tradeGoods', { tradeGoods: 3 })
      .say({ seat: 'b', cmd: 'placeThundersEdge', system: '46' })
    expect(t.core.claims).toEqual([0, 4, 2, 0, 0, 0])
    expect(t.refusal({ seat: 'a', cmd: 'set', path: 'slice.secret', value: 'a' }).args['reason']).toContain('claims.')
    expect(t.core.claims).toEqual([0, 4, 2, 0, 0, 0])
    t.say({ seat: 'a', cmd: 'set', path: 'claims.c', value: 1 })
    expect(t.core.claims).toEqual([0, 4, 1, 0, 0, 0])
    expect(live().code({ seat: 'a', cmd: 'set', path: 'claims.c', value: 1 })).toBe('NOT_POSSIBLE')
  })
})

describe('factions that turn over', () => {
  test('TE-10.10 The Firmament becomes The Obsidian and back; what was noted stays', () => {
    const t = live({
      factions: ['firmament', 'sol'],
      start: { 'breakthrough.a': 'exhausted', 'planet.Cronos.infantry': 2 },
    })
    const set = (value: string) => t.say({ seat: 'a', cmd: 'set', path: 'faction.a', value })
    const home = () => t.core.ruleset.systems[t.core.ruleset.homes[0] ?? NaN]?.tile
    set('obsidian')
    expect([t.core.ruleset.factions[0]?.breakthrough, home(), t.breakthrough('a')]).toEqual(['The Reaping', '96b', 2])
    expect([t.owner('Cronos Hollow'), t.infantry('Cronos Hollow'), t.planet('Cronos')]).toEqual(['a', 2, -1])
    t.window('a').claim('a', 'resources', { planets: ['Cronos Hollow', 'Tallin Hollow'] })
    expect(t.isSpent('Tallin Hollow')).toBe(true)
    set('firmament')
    expect([t.core.ruleset.factions[0]?.breakthrough, home(), t.isSpent('Tallin')]).toEqual(['The Sowing', '96a', true])
    expect(t.core.ruleset.factions[0]?.id).toBe('firmament')
  })
  test('TE-10.10 nobody else turns over, and both sides do not sit at one table', () => {
    const t = live()
    expect(t.code({ seat: 'a', cmd: 'set', path: 'faction.a', value: 'hacan' })).toBe('NOT_POSSIBLE')
    const both = start(setupOf({ factions: ['firmament', 'obsidian'] }), [])
    expect(both).toMatchObject({ ok: false, error: { rule: 'TE-10.10' } })
  })
})

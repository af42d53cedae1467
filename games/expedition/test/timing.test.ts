import { describe, expect, test } from 'vitest'
import { claimed, live } from './referee-table.ts'

/* TE-3: when a slice may be claimed. */

const rich = {
  'goods.a': 30,
  'goods.b': 30,
  'secrets.a': 3,
  'secrets.b': 3,
  'cards.a': 6,
  'breakthrough.a': 'ready',
  'breakthrough.b': 'ready',
}
const three = { tradeGoods: 3 }

describe('when', () => {
  test('TE-1.1 the token starts off the map, expedition side up, all slices free', () => {
    const { core } = live()
    expect(core.flipped).toBe(false)
    expect(core.slices).toEqual([-1, -1, -1, -1, -1, -1])
    expect(core.tokenAt[0]).toBe(-1)
  })
  test('TE-1.2 a slice keeps its claimant and the number of the claim', () => {
    const t = live({ start: rich })
      .window('b')
      .claim('b', 'secret', { secret: 1 })
      .window('a')
      .claim('a', 'tradeGoods', three)
    expect(t.core.slices).toEqual([-1, -1, -1, 1, -1, 0])
    expect(t.core.claimNumber).toEqual([0, 0, 0, 1, 0, 2])
  })
  test('TE-1.3 each seat has its faction, breakthrough, goods, hand and secrets by number, planets and infantry', () => {
    const t = live({ start: rich })
    expect(t.core.ruleset.factions.map((row) => row.id)).toEqual([
      'sol',
      'hacan',
      'jolnar',
      'letnev',
      'yssaril',
      'arborec',
    ])
    expect([t.core.breakthroughs[0], t.goods('a'), t.core.cards[0], t.core.secrets[0]]).toEqual([1, 30, 6, 3])
    expect(t.owner('Jord')).toBe('a')
    expect(t.core.passed).toEqual([0, 0, 0, 0, 0, 0])
  })
  test('TE-1.4 a turn knows its seat, its window and whether a slice was claimed in it', () => {
    const t = live({ start: rich }).say({ seat: 'b', cmd: 'beginTurn' })
    expect([t.core.active, t.core.window, t.core.claimed]).toEqual([1, false, false])
    t.say({ seat: 'b', cmd: 'endAction' }).claim('b', 'tradeGoods', three)
    expect([t.core.window, t.core.claimed]).toEqual([true, true])
    t.say({ seat: 'b', cmd: 'endTurn' })
    expect([t.core.active, t.core.window, t.core.claimed]).toEqual([2, false, false])
  })
  test('TE-1.5 tokens of a system are kept apart from its print', () => {
    const t = live({ start: { 'system.46.alpha': true, 'system.46.frontier': true } })
    const system = t.system('46')
    expect(t.core.marks[system]).not.toBe(0)
    expect(t.core.ruleset.systems[system]?.wormholes).toBe(0)
  })
  test('X-1 TE-3.1 no claim before the end of the action', () => {
    const t = live({ start: rich }).say({ seat: 'a', cmd: 'beginTurn' })
    expect(t.claimCode('a', 'tradeGoods', three)).toBe('NOT_END_OF_TURN')
  })
  test("X-2 TE-3.1 TE-3.9 nobody claims in another player's window", () => {
    expect(live({ start: rich }).window('a').claimCode('b', 'tradeGoods', three)).toBe('NOT_YOUR_TURN')
  })
  test('TE-3.1 a claim is never a duty', () => {
    const t = live({ start: rich }).window('a').say({ seat: 'a', cmd: 'decline' }).say({ seat: 'a', cmd: 'endTurn' })
    expect(t.core.claims[0]).toBe(0)
  })
  test('X-3 TE-3.2 at most one slice per turn', () => {
    const t = live({ start: rich }).window('a').claim('a', 'tradeGoods', three)
    expect(t.claimCode('a', 'secret', { secret: 1 })).toBe('ALREADY_CLAIMED_THIS_TURN')
  })
  test('X-4 TE-3.2 several slices per game', () => {
    const t = live({ start: rich })
      .window('a')
      .claim('a', 'tradeGoods', three)
      .window('a')
      .claim('a', 'secret', { secret: 1 })
    expect(t.core.claims[0]).toBe(2)
  })
  test('X-5 TE-3.3 each slice once, by whomever', () => {
    const t = live({ start: { ...rich, ...claimed({ a: ['tradeGoods'] }) } }).window('b')
    expect(t.claimCode('b', 'tradeGoods', three)).toBe('SLICE_TAKEN')
    expect(t.window('a').claimCode('a', 'tradeGoods', three)).toBe('SLICE_TAKEN')
  })
  test('UNKNOWN_SLICE names what was said', () => {
    const said = { seat: 'a', cmd: 'claim', slice: 'moon', payment: {} } as const
    expect(live().window('a').refusal(said)).toMatchObject({ code: 'UNKNOWN_SLICE', args: { slice: 'moon' } })
  })
  test('X-22 TE-3.5 the turn on which a player passes has its window; passed players have no turns', () => {
    const t = live({ start: rich }).window('a', true).claim('a', 'tradeGoods', three)
    expect(t.core.claims[0]).toBe(1)
    expect(t.code({ seat: 'a', cmd: 'beginTurn' })).toBe('NOT_POSSIBLE')
    t.say({ seat: 'a', cmd: 'endRound' }).window('a').claim('a', 'secret', { secret: 1 })
    expect(t.core.claims[0]).toBe(2)
  })
  test('X-23 TE-3.6 turn after turn, each with its own claim', () => {
    const t = live({ start: rich })
    for (const seat of ['b', 'c', 'd', 'e', 'f']) t.window(seat, true)
    t.window('a').claim('a', 'tradeGoods', three)
    t.window('a').claim('a', 'secret', { secret: 1 })
    t.window('a').claim('a', 'actionCards', { cards: 2 })
    expect(t.core.claims).toEqual([3, 0, 0, 0, 0, 0])
  })
  test('X-24 TE-3.7 two actions in one turn make no second claim', () => {
    const t = live({ start: rich }).window('a').claim('a', 'tradeGoods', three)
    expect(t.code({ seat: 'a', cmd: 'endAction' })).toBe('NOT_POSSIBLE')
    expect(t.claimCode('a', 'secret', { secret: 1 })).toBe('ALREADY_CLAIMED_THIS_TURN')
  })
  test('TE-3.4 the window opens only when the action is finished', () => {
    const t = live({ start: rich }).say({ seat: 'a', cmd: 'beginTurn' })
    expect(t.core.window).toBe(false)
    expect(t.say({ seat: 'a', cmd: 'endAction' }).core.window).toBe(true)
  })
  test('TE-3.8 a planet readied in the window may then pay', () => {
    const start = { 'planet.Mecatol Rex.owner': 'a', 'planet.Mecatol Rex.exhausted': true, 'breakthrough.a': 'ready' }
    const t = live({ start }).window('a')
    expect(t.claimCode('a', 'influence', { planets: ['Mecatol Rex'] })).toBe('PLANET_EXHAUSTED')
    t.say({ seat: 'a', cmd: 'set', path: 'planet.Mecatol Rex.exhausted', value: false, reason: 'Bio-Stims' })
    expect(t.claim('a', 'influence', { planets: ['Mecatol Rex'] }).core.claims[0]).toBe(1)
  })
  test('TE-1.6 while a choice is pending nothing else is heard, and only its owner answers', () => {
    const t = live({ start: { 'goods.a': 3, 'goods.b': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
    expect(t.pending()).toBe('roll')
    expect(t.code({ seat: 'a', cmd: 'endTurn' })).toBe('CHOICE_PENDING')
    expect(t.code({ seat: 'b', cmd: 'roll', die: 3 })).toBe('NOT_YOUR_CHOICE')
    expect(t.say({ seat: 'a', cmd: 'roll', die: 3 }).pending()).toBe(undefined)
  })
})

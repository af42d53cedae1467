import { describe, expect, test } from 'vitest'
import { claimed, type Given, live, type Live, MAP4, owning } from './referee-table.ts'

/* TE-6 to TE-9: the sixth claim, sites, ties, infantry, Jupiter Brain. The last slice is always `tradeGoods`. */

const three = { tradeGoods: 3 }
const FIVE = ['resources', 'actionCards', 'influence', 'secret', 'specialty']
type By = { readonly [player: string]: readonly string[] }

/** Slices before, and the sixth claimed by `last`; breakthroughs of all claimants are owned. */
function sixth(by: By, last: string, given: Given = {}): Live {
  const start = { ...claimed(by), [`goods.${last}`]: 3, ...given.start }
  return live({ ...given, start })
    .window(last)
    .claim(last, 'tradeGoods', three)
}

const ONE_EACH: By = { a: ['resources'], b: ['actionCards'], c: ['influence'], d: ['secret'], e: ['specialty'] }
const TWO_EACH: By = { a: ['resources', 'actionCards'], b: ['influence', 'secret'], c: ['specialty'] }
const ALL_A: By = { a: FIVE }
const place = (seat: string, system: string) => ({ seat, cmd: 'placeThundersEdge', system }) as const

describe('the sixth claim', () => {
  test('X-42 TE-6.1 TE-6.4 TE-6.5 six tokens go back, the token is flipped, the claimant is asked for the site', () => {
    const t = sixth(ALL_A, 'b', { start: { 'breakthrough.b': 'ready' } })
    expect(t.core.slices).toEqual([-1, -1, -1, -1, -1, -1])
    expect(t.core.flipped).toBe(true)
    expect([t.pending(), t.asked()]).toEqual(['site', 'b'])
    expect(t.events[2]).toMatchObject({ kind: 'sixth', counts: [5, 1, 0, 0, 0, 0] })
  })
  test('X-57 TE-6.2 TE-6.3 a first claim that is the sixth: ingress with Mecatol Rex before the site is asked', () => {
    const t = sixth(ONE_EACH, 'f').say({ seat: 'f', cmd: 'roll', die: 10 })
    expect(t.pending()).toBe('ingress')
    const picks = ['27 green', '63 green', '22 green', '61 red', '101 red', '72 red'].map((said) => {
      const [system = '', colour = ''] = said.split(' ')
      return { system, colour }
    })
    t.say({ seat: 'f', cmd: 'chooseIngress', picks })
    expect(t.ingress()).toContain('112')
    expect(t.pending()).toBe('site')
  })
  test("X-57 TE-6.3 with placeFirst Thunder's Edge comes first and takes the extra token after control", () => {
    const t = sixth(ONE_EACH, 'f', { settings: { sixthOrder: 'placeFirst' } })
    t.say(place('f', '46')).say({ seat: 'f', cmd: 'chooseTied', player: 'b' })
    expect(t.owner("Thunder's Edge")).toBe('b')
    t.say({ seat: 'f', cmd: 'roll', die: 10 })
    const picks = ['27 green', '63 green', '22 green', '61 red', '101 red', '72 red'].map((said) => {
      const [system = '', colour = ''] = said.split(' ')
      return { system, colour }
    })
    t.say({ seat: 'f', cmd: 'chooseIngress', picks })
    expect(t.ingress()).toContain('46')
    expect(t.ingress()).not.toContain('112')
  })
  test('X-58 TE-9.9 placeFirst, six seats one each, f names f: the breakthrough comes once, with one roll', () => {
    const t = sixth(ONE_EACH, 'f', { settings: { sixthOrder: 'placeFirst' } })
    t.say(place('f', '46')).say({ seat: 'f', cmd: 'chooseTied', player: 'f' })
    expect(t.kinds()).toContain('gained')
    expect(t.pending()).toBe('roll')
    t.say({ seat: 'f', cmd: 'roll', die: 3 })
    expect(t.pending()).toBe(undefined)
    expect(t.kinds()).toEqual(['rolled', 'noGain'])
  })
  test('X-54 TE-9.7 any claim afterwards: the expedition is over', () => {
    const t = sixth(ALL_A, 'a', { start: { 'goods.b': 9 } })
      .say(place('a', '46'))
      .window('b')
    expect(t.claimCode('b', 'tradeGoods', three)).toBe('EXPEDITION_OVER')
  })
})

describe('sites', () => {
  const at46 = sixth(ALL_A, 'a')
  test('X-43 TE-7.1 TE-7.3 planets, supernovae, printed wormholes, The Fracture and hyperlanes are no sites', () => {
    const t = sixth(ALL_A, 'a', { seats: 4, map: MAP4.replace('46', '113') })
    expect(t.code(place('a', '19'))).toBe('SITE_HAS_PLANET')
    expect(t.code(place('a', '43'))).toBe('SITE_SUPERNOVA')
    expect(t.code(place('a', '39'))).toBe('SITE_PRINTED_WORMHOLE')
    expect(t.code(place('a', '113'))).toBe('SITE_PRINTED_WORMHOLE')
    expect(t.code(place('a', 'fracture3'))).toBe('SITE_IN_FRACTURE')
    const lanes = sixth(ALL_A, 'a', { seats: 2, map: '85A0 19 46 41 0 0' })
    expect(lanes.code(place('a', '85A0'))).toBe('SITE_HYPERLANE')
    expect(lanes.code(place('a', '(0,-1)'))).toBe('SITE_HYPERLANE')
    expect(lanes.code(place('a', '(5,5)'))).toBe('SITE_UNKNOWN')
  })
  test('X-44 TE-7.2 TE-7.8 a wormhole token does not bar a system, and the frontier token stays', () => {
    const t = sixth(ALL_A, 'a', { start: { 'system.46.alpha': true, 'system.46.frontier': true } })
    const before = t.core.marks[t.system('46')]
    t.say(place('a', '46'))
    expect(t.core.marks[t.system('46')]).toBe(before)
    expect(t.core.tokenAt[0]).toBe(t.system('46'))
  })
  test('X-45 TE-7.4 a station-only system is a site, unless the table forbids it', () => {
    const map = '117 19 20 22 0 0'
    const given = { seats: 2, map }
    expect(sixth(ALL_A, 'a', given).say(place('a', '117')).core.tokenAt[0]).toBeGreaterThanOrEqual(0)
    const forbid = { ...given, map: '117 19 46 22 0 0', settings: { stationSites: 'forbid' } as const }
    expect(sixth(ALL_A, 'a', forbid).code(place('a', '117'))).toBe('SITE_STATION')
  })
  test.each(['41', '42', '44', '114'])('X-46 TE-7.6 tile %s is a site, whoever has ships there', (tile) => {
    const t = sixth(ALL_A, 'a').say(place('a', tile))
    expect(t.core.tokenAt[0]).toBe(t.system(tile))
  })
  test('TE-7.6 a planet token is a planet', () => {
    const t = sixth(ALL_A, 'a', { start: { 'planet.Mirage.system': '46' } })
    expect(t.refusal(place('a', '46'))).toMatchObject({ code: 'SITE_HAS_PLANET', args: { planet: 'Mirage' } })
  })
  test('TE-7.5 a system whose planets were destroyed is a site, unless the table forbids it', () => {
    const start = { 'system.19.destroyed': true }
    expect(sixth(ALL_A, 'a', { start }).say(place('a', '19')).core.tokenAt[0]).toBeGreaterThanOrEqual(0)
    const settings = { destroyedPlanetSites: 'forbid' } as const
    expect(sixth(ALL_A, 'a', { start, settings }).code(place('a', '19'))).toBe('SITE_HAS_PLANET')
  })
  test('X-65 TE-7.7 no legal site: flipped off the map, no control, a line in the log', () => {
    const t = sixth(ALL_A, 'a', { seats: 2, map: '19 20 22 23 0 0' })
    expect(t.kinds()).toContain('noSite')
    expect([t.core.flipped, t.core.tokenAt[0], t.owner("Thunder's Edge")]).toEqual([true, -1, 'nobody'])
    expect(t.pending()).toBe(undefined)
  })
  test('TE-7.7 with tableRuling the table names a system, logged as a ruling', () => {
    const t = sixth(ALL_A, 'a', { seats: 2, map: '19 20 22 23 0 0', settings: { noSite: 'tableRuling' } })
    expect(t.pending()).toBe('site')
    t.say({ seat: 'a', cmd: 'ruling', text: 'beside Wellon', effect: { path: 'site', value: '19' } })
    expect(t.owner("Thunder's Edge")).toBe('a')
  })
  test('TE-7.9 legal by print: 41, 42, 44, 45, 46, 47, 48, 49, 50, 77, 78, 114, and 117 by setting', () => {
    const tiles = '41 42 44 45 46 47 48 49 50 77 78 114 117 39 40 43 19 113 79 80 81 118'.split(' ')
    const t = sixth(ALL_A, 'a', { seats: 2, map: `${tiles.join(' ')} 0 0` })
    const legal = t.core.ruleset.systems.flatMap(({ tile }) => {
      if (!tiles.includes(tile)) return []
      const heard = (() => {
        try {
          return t.code(place('a', tile)) === ''
        } catch {
          return true
        }
      })()
      return heard ? [tile] : []
    })
    expect(legal.join(' ')).toBe('41 42 44 45 46 47 48 49 50 77 78 114 117')
  })
  test('TE-6.5 the sixth claimant places, whoever has most', () => {
    expect(at46.asked()).toBe('a')
    expect(sixth({ a: FIVE }, 'c', { start: { 'breakthrough.c': 'ready' } }).asked()).toBe('c')
  })
})

describe('most slices', () => {
  test('X-47 TE-6.6 TE-6.7 TE-6.8 TE-8.2 a has 4 of 6 and gets 4 infantry and control, though c places', () => {
    const by = { a: FIVE.slice(0, 4), b: ['specialty'] }
    const t = sixth(by, 'c', { start: { 'breakthrough.c': 'ready' } }).say(place('c', '46'))
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['a', 4])
  })
  test('X-48 TE-8.1 TE-8.3 2-2-2: the sixth counts for c, who names a', () => {
    const t = sixth(TWO_EACH, 'c').say(place('c', '46'))
    expect([t.pending(), t.asked()]).toEqual(['tied', 'c'])
    t.say({ seat: 'c', cmd: 'chooseTied', player: 'a' })
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['a', 2])
  })
  test('X-49 TE-8.3 c may name itself', () => {
    const t = sixth(TWO_EACH, 'c').say(place('c', '46')).say({ seat: 'c', cmd: 'chooseTied', player: 'c' })
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['c', 2])
  })
  test('X-50 TE-8.3 six seats with one slice each: f names b, with 1 infantry', () => {
    const t = sixth(ONE_EACH, 'f', { start: { 'breakthrough.f': 'ready' } }).say(place('f', '46'))
    t.say({ seat: 'f', cmd: 'chooseTied', player: 'b' })
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['b', 1])
  })
  test('X-51 TE-8.4 one player with most: no question; a player who is not tied cannot be named', () => {
    const by = { a: FIVE.slice(0, 3), b: FIVE.slice(3) }
    const t = sixth(by, 'c', { start: { 'breakthrough.c': 'ready' } }).say(place('c', '46'))
    expect(t.pending()).toBe(undefined)
    expect(t.owner("Thunder's Edge")).toBe('a')
    const tied = sixth(TWO_EACH, 'c').say(place('c', '46'))
    expect(tied.code({ seat: 'c', cmd: 'chooseTied', player: 'd' })).toBe('NOT_TIED')
  })
  test('X-52 TE-8.5 one player with all six: 6 infantry at a site of its own', () => {
    const t = sixth(ALL_A, 'a').say(place('a', '47'))
    expect([t.owner("Thunder's Edge"), t.infantry("Thunder's Edge")]).toEqual(['a', 6])
  })
  test('TE-8.6 units already in the system do not fight these infantry', () => {
    const start = { 'planet.Mirage.owner': 'b' }
    const t = sixth(ALL_A, 'a', { start }).say(place('a', '46'))
    expect(t.kinds()).toEqual(['placed', 'garrison', 'control', 'jupiter'])
  })
  test('X-59 TE-10.3 L1Z1X with 2 slices and its breakthrough: 3 infantry', () => {
    const by = { a: ['resources', 'actionCards'], b: ['influence'], c: ['secret'], d: ['specialty'] }
    const t = sixth(by, 'e', { factions: ['l1z1x'], start: { 'breakthrough.e': 'ready' } }).say(place('e', '46'))
    expect(t.infantry("Thunder's Edge")).toBe(3)
  })
  test('X-60 TE-10.3 L1Z1X with its first and sixth claim in a six-way tie: 2 infantry, with placeFirst 1', () => {
    const factions = ['sol', 'hacan', 'jolnar', 'letnev', 'yssaril', 'l1z1x']
    const usual = sixth(ONE_EACH, 'f', { factions }).say({ seat: 'f', cmd: 'roll', die: 4 }).say(place('f', '46'))
    expect(usual.say({ seat: 'f', cmd: 'chooseTied', player: 'f' }).infantry("Thunder's Edge")).toBe(2)
    const later = sixth(ONE_EACH, 'f', { factions, settings: { sixthOrder: 'placeFirst' } }).say(place('f', '46'))
    expect(later.say({ seat: 'f', cmd: 'chooseTied', player: 'f' }).infantry("Thunder's Edge")).toBe(1)
  })
})

describe("Thunder's Edge and Jupiter Brain", () => {
  const placed = (given: Given = {}): Live => sixth(ALL_A, 'a', given).say(place('a', '46'))
  test('X-53 TE-9.1 TE-9.2 TE-9.4 the planet card is exhausted, Jupiter Brain readied', () => {
    const t = placed()
    expect([t.isSpent("Thunder's Edge"), t.core.jupiter]).toEqual([true, 1])
    expect(t.core.ruleset.planets[t.planet("Thunder's Edge")]?.row).toMatchObject({
      resources: 5,
      influence: 1,
      legendary: true,
    })
  })
  test('X-66 TE-9.5 TE-6.9 usable in the very window it was gained in', () => {
    const t = placed().say({ seat: 'a', cmd: 'jupiterBrain' })
    expect([t.core.jupiter, t.core.window]).toEqual([2, false])
    expect(placed({ settings: { jupiterSameTurn: false } }).code({ seat: 'a', cmd: 'jupiterBrain' })).toBe(
      'JUPITER_FRESH',
    )
  })
  test('X-66 TE-9.6 not on the turn its owner passes', () => {
    expect(placed().window('a', true).code({ seat: 'a', cmd: 'jupiterBrain' })).toBe('JUPITER_ON_PASS')
    const open = placed({ settings: { jupiterOnPass: true } }).window('a', true)
    expect(open.say({ seat: 'a', cmd: 'jupiterBrain' }).core.jupiter).toBe(2)
  })
  test('X-25 TE-3.10 TE-9.3 after the extra action the window opens again, but never for a claim', () => {
    const t = placed().say({ seat: 'a', cmd: 'jupiterBrain' }).say({ seat: 'a', cmd: 'endAction' })
    expect(t.claimCode('a', 'secret', { secret: 1 })).toBe('EXPEDITION_OVER')
  })
  test('TE-9.3 it belongs to the owner of the planet, and is used once until the status phase', () => {
    const t = placed()
    expect(t.window('b').code({ seat: 'b', cmd: 'jupiterBrain' })).toBe('JUPITER_NOT_YOURS')
    t.window('a').say({ seat: 'a', cmd: 'jupiterBrain' }).say({ seat: 'a', cmd: 'endAction' })
    expect(t.code({ seat: 'a', cmd: 'jupiterBrain' })).toBe('JUPITER_EXHAUSTED')
    expect(t.say({ seat: 'a', cmd: 'endRound' }).core.jupiter).toBe(1)
  })
  test("X-55 TE-9.8 TE-9.11 d without a breakthrough conquers it, die 1: the extra ingress lies in Thunder's Edge's system", () => {
    const t = placed().say({ seat: 'd', cmd: 'takeThundersEdge', player: 'd' })
    expect([t.breakthrough('d'), t.asked()]).toEqual([1, 'd'])
    t.say({ seat: 'd', cmd: 'roll', die: 1 })
    const picks = ['21 blue', '74 blue', '34 blue', '61 red', '101 red', '72 red'].map((said) => {
      const [system = '', colour = ''] = said.split(' ')
      return { system, colour }
    })
    t.say({ seat: 'd', cmd: 'chooseIngress', picks })
    expect(t.ingress()).toContain('46')
    expect(t.ingress()).not.toContain('112')
  })
  test('X-56 TE-9.10 TE-9.4 conquered while Jupiter Brain is exhausted: it goes along and stays exhausted', () => {
    const t = placed({ start: { 'breakthrough.b': 'ready' } }).say({ seat: 'a', cmd: 'jupiterBrain' })
    t.say({ seat: 'b', cmd: 'takeThundersEdge', player: 'b' })
    expect([t.owner("Thunder's Edge"), t.isSpent("Thunder's Edge"), t.core.jupiter]).toEqual(['b', true, 2])
  })
  test('TE-9.8 after the expedition Jupiter Brain, Brilliance and the like still give a breakthrough', () => {
    const t = placed().say({ seat: 'b', cmd: 'gainBreakthrough', player: 'b', source: 'brilliance' })
    expect(t.breakthrough('b')).toBe(1)
  })
  test('TE-9.9 every claimant has a breakthrough already, so at placement Jupiter Brain gives none', () => {
    expect(placed().kinds()).not.toContain('gained')
    expect(owning({ a: ['Wellon'] })).toEqual({ 'planet.Wellon.owner': 'a' })
  })
})

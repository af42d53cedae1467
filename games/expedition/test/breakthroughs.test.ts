import { describe, expect, test } from 'vitest'
import { claimed, live, type Live, MAP6, owning } from './referee-table.ts'
import { table, windowOf } from './table.ts'

/* TE-4, TE-5 and the factions of TE-10. a is Sol: green and yellow. */

const three = { tradeGoods: 3 }
const first = (given: Parameters<typeof live>[0] = {}): Live =>
  live({ ...given, start: { 'goods.a': 6, 'goods.b': 6, 'secrets.a': 3, ...given.start } })
    .window('a')
    .claim('a', 'tradeGoods', three)

const pick = (seat: string, ...picks: readonly string[]) =>
  ({
    seat,
    cmd: 'chooseIngress',
    picks: picks.map((said) => {
      const [system = '', colour = ''] = said.split(' ')
      return { system, colour }
    }),
  }) as const

const SOL = pick('a', '27 green', '63 green', '22 green', '107 yellow', '19 yellow', '31 yellow')

describe('the roll', () => {
  test('X-26 TE-4.1 TE-4.2 TE-4.6 the first claim gives the breakthrough, readied; a 5 brings no Fracture', () => {
    const t = first().say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(t.breakthrough('a')).toBe(1)
    expect(t.core.fracture).toBe(false)
  })
  test.each([1, 10, 0])('X-27 TE-4.3 a die of %i brings The Fracture in', (die) => {
    const t = first().say({ seat: 'a', cmd: 'roll', die })
    expect(t.core.fracture).toBe(true)
    expect(t.pending()).toBe('ingress')
  })
  test.each([2, 9])('X-28 TE-4.3 a die of %i does not', (die) => {
    expect(first().say({ seat: 'a', cmd: 'roll', die }).core.fracture).toBe(false)
  })
  test('X-29 TE-4.1 the second claim gives nothing more and rolls nothing', () => {
    const t = first().say({ seat: 'a', cmd: 'roll', die: 5 }).window('a').claim('a', 'secret', { secret: 1 })
    expect(t.pending()).toBe(undefined)
    expect(t.kinds()).toEqual(['claimed', 'noGain'])
  })
  test('X-30 TE-4.4 no roll while The Fracture is in play', () => {
    const t = first({ start: { fracture: true } })
    expect(t.breakthrough('a')).toBe(1)
    expect(t.pending()).toBe(undefined)
    expect(t.code({ seat: 'a', cmd: 'roll', die: 4 })).toBe('NO_ROLL_DUE')
  })
  test('TE-4.5 every gain rolls, whatever its source', () => {
    for (const source of ['brilliance', 'quantumcore', 'table']) {
      const t = live().say({ seat: 'a', cmd: 'gainBreakthrough', player: 'b', source })
      expect([t.pending(), t.asked()]).toEqual(['roll', 'b'])
    }
  })
  test('TE-4.6 an exhausted breakthrough readies in the status phase', () => {
    const t = live({ start: { 'breakthrough.a': 'exhausted' } }).say({ seat: 'a', cmd: 'endRound' })
    expect(t.breakthrough('a')).toBe(1)
  })
  test('TE-1.7 the same state, command and die give the same result, and the die is in the log', () => {
    const one = first({ seed: 'same' }).say({ seat: 'a', cmd: 'roll' })
    const two = first({ seed: 'same' }).say({ seat: 'a', cmd: 'roll' })
    expect(one.events).toEqual(two.events)
    expect(one.events[0]).toMatchObject({ kind: 'rolled', die: expect.any(Number) as number })
  })
})

describe('The Fracture', () => {
  test('TE-5.1 TE-5.2 seven systems in a line with their planets and neutral infantry', () => {
    const t = first().say({ seat: 'a', cmd: 'roll', die: 1 })
    const line = t.core.ruleset.systems.filter((system) => system.fracture)
    expect(line.map(({ egress }) => egress)).toEqual([false, true, false, false, false, true, false])
    const [one, two] = [t.system('fracture1'), t.system('fracture2')]
    expect(t.core.ruleset.near[one]).toEqual([two])
    expect(['Cocytus', 'Styx', 'Lethe', 'Phlegethon'].map((name) => t.infantry(name))).toEqual([2, 3, 1, 1])
    const rows = ['Cocytus', 'Styx', 'Lethe', 'Phlegethon'].map((name) => t.core.ruleset.planets[t.planet(name)]?.row)
    expect(rows.map((row) => [row?.resources, row?.influence])).toEqual([
      [3, 0],
      [4, 0],
      [0, 2],
      [1, 2],
    ])
  })
  test('X-31 TE-5.4 TE-5.8 Sol on the 6-seat map: three green, three yellow and Mecatol Rex', () => {
    const t = first().say({ seat: 'a', cmd: 'roll', die: 1 }).say(SOL)
    expect(t.ingress().sort()).toEqual(['107', '112', '19', '22', '27', '31', '63'])
  })
  test('X-32 TE-5.5 TE-5.7 fewer than three: as many as there are, and one more is not asked for', () => {
    const map = '27 22 63 19 31 45 0 0'
    const given = { seats: 2, map, start: { 'goods.a': 6 } }
    const entered = (): Live => first(given).say({ seat: 'a', cmd: 'roll', die: 10 })
    expect(entered().code(pick('a', '27 green', '22 green', '63 green', '19 yellow', '31 yellow', '45 yellow'))).toBe(
      'NOT_POSSIBLE',
    )
    expect(entered().code(pick('a', '27 green', '22 green', '63 green', '19 yellow'))).toBe('INGRESS_NOT_MAXIMUM')
    const t = entered().say(pick('a', '27 green', '22 green', '63 green', '19 yellow', '31 yellow'))
    expect(t.ingress().length).toBe(6)
  })
  test('TE-5.5 at most three systems for a colour', () => {
    const map = '27 22 63 102 31 45 0 0'
    const given = { seats: 2, map, start: { 'goods.a': 6, 'planet.Lazar.attached': 'green' } }
    const t = first(given).say({ seat: 'a', cmd: 'roll', die: 10 })
    expect(t.code(pick('a', '27 green', '22 green', '63 green', '31 green'))).toBe('INGRESS_TOO_MANY')
  })
  test('X-33 TE-5.9 one ingress per system: Olergodt for red and again for yellow', () => {
    const t = first({ factions: ['hacan', 'sol'] }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.code(pick('a', '101 red', '101 yellow'))).toBe('INGRESS_TWICE')
  })
  test('X-34 TE-5.6 TE-10.5 Nekro: one system per colour and Mecatol Rex', () => {
    const t = first({ factions: ['nekro', 'sol'] }).say({ seat: 'a', cmd: 'roll', die: 10 })
    t.say(pick('a', '21 blue', '27 green', '61 red', '19 yellow'))
    expect(t.ingress().length).toBe(5)
  })
  const poor = { factions: ['nekro', 'sol'], seats: 2, map: '101 19 20 41 0 0' }
  test('X-35 TE-5.7 the choice must reach the greatest number; with `free` it need not', () => {
    const entered = (settings = {}) => first({ ...poor, settings }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(entered().code(pick('a', '101 yellow'))).toBe('INGRESS_NOT_MAXIMUM')
    expect(
      entered()
        .say(pick('a', '101 red', '19 yellow'))
        .ingress().length,
    ).toBe(3)
    expect(entered({ ingressChoice: 'free' }).say(pick('a', '101 yellow')).ingress().sort()).toEqual(['101', '112'])
  })
  test('X-36 TE-5.5 without a matching specialty only the extra token comes', () => {
    const t = first({ seats: 2, map: '20 41 45 46 0 0' }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.pending()).toBe(undefined)
    expect(t.ingress()).toEqual(['112'])
  })
  test('X-38 TE-5.9 tile 105 has two green planets and takes one token', () => {
    const t = first({ seats: 2, map: '105 27 63 41 0 0' }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.code(pick('a', '105 green', '105 green'))).toBe('INGRESS_TWICE')
  })
  test('TE-5.9 no second token where the extra one would go', () => {
    const start = { 'planet.Mecatol Rex.attached': 'green' }
    const t = first({ seats: 2, map: '20 41 45 46 0 0', start }).say({ seat: 'a', cmd: 'roll', die: 1 })
    t.say(pick('a', '112 green'))
    expect(t.ingress()).toEqual(['112'])
  })
  test('TE-5.10 the one who gained it chooses, whoever controls the planets', () => {
    const t = first({ start: owning({ b: ['Wellon', 'Lazar', 'Tiamat'] }) }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.asked()).toBe('a')
    expect(t.say(SOL).ingress().length).toBe(7)
  })
  test('TE-5.11 an attached specialty counts; a planet in no system and The Fracture do not', () => {
    const start = { 'planet.Styx.attached': 'green', 'planet.Bakal.attached': 'green' }
    const t = first({ start }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.code(pick('a', 'fracture4 green'))).toBe('INGRESS_NO_MATCH')
    t.say(pick('a', '71 green', '27 green', '63 green', '107 yellow', '19 yellow', '31 yellow'))
    expect(t.ingress()).toContain('71')
  })
  test('TE-5.3 every ingress is adjacent to every egress, and to nothing else of The Fracture', () => {
    const t = live({
      factions: ['muaat', 'sol'],
      start: { fracture: true, 'system.61.ingress': true, 'planet.Ang.owner': 'a', 'goods.a': 3 },
    })
    const { near } = t.core.ruleset
    expect(near[t.system('61')]).not.toContain(t.system('fracture2'))
    t.window('a').claim('a', 'tradeGoods', three)
    expect(t.code({ seat: 'a', cmd: 'placeAvernus', system: 'fracture3' })).toBe('NO_PLANET_ADJACENT')
    t.say({ seat: 'a', cmd: 'placeAvernus', system: 'fracture6' })
    expect(t.owner('Avernus')).toBe('a')
  })
  test('TE-10.8 any non-home system adjacent to an own planet takes Avernus, one of The Fracture while it is in play', () => {
    const start = { 'system.61.ingress': true, 'planet.Ang.owner': 'a', 'goods.a': 3 }
    const put = { seat: 'a', cmd: 'placeAvernus', system: 'fracture2' } as const
    const shut = live({ factions: ['muaat', 'sol'], start })
      .window('a')
      .claim('a', 'tradeGoods', three)
    shut.say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(shut.refusal(put)).toMatchObject({ code: 'FRACTURE_NOT_IN_PLAY' })
    const open = live({ factions: ['muaat', 'sol'], start: { ...start, fracture: true } })
    open.window('a').claim('a', 'tradeGoods', three).say(put)
    expect([open.owner('Avernus'), open.core.tokenAt[2]]).toEqual(['a', open.system('fracture2')])
  })
  test('TE-5.12 no frontier tokens in The Fracture unless the table says so', () => {
    const marks = (settings: object): number =>
      first({ settings })
        .say({ seat: 'a', cmd: 'roll', die: 1 })
        .core.ruleset.systems.reduce(
          (n, system, i) =>
            system.fracture
              ? n + ((first({ settings }).say({ seat: 'a', cmd: 'roll', die: 1 }).core.marks[i] ?? 0) === 2 ? 1 : 0)
              : n,
          0,
        )
    expect(marks({})).toBe(0)
    expect(marks({ fractureFrontier: true })).toBe(4)
  })
  test('TE-5.13 it never leaves play: a round later it is still there', () => {
    const t = first().say({ seat: 'a', cmd: 'roll', die: 1 }).say(SOL).say({ seat: 'a', cmd: 'endRound' })
    expect(t.core.fracture).toBe(true)
  })
  test('X-77 TE-5.10 Brilliance of a for b: b gains and chooses by its own colours', () => {
    const t = live().say({ seat: 'a', cmd: 'gainBreakthrough', player: 'b', source: 'brilliance' })
    t.say({ seat: 'b', cmd: 'roll', die: 1 })
    expect([t.pending(), t.asked()]).toEqual(['ingress', 'b'])
    expect(t.code(pick('b', '27 green'))).toBe('INGRESS_TOO_MANY')
    t.say(pick('b', '61 red', '101 red', '72 red', '107 yellow', '19 yellow', '31 yellow'))
    expect(t.ingress().length).toBe(7)
  })
})

describe('factions', () => {
  const cabal = { factions: ['cabal', 'sol'] }
  test('X-37 TE-10.4 the Cabal: no die, The Fracture in, 3 green, 3 red, Mecatol Rex, then a token may move into the rift', () => {
    const t = first(cabal)
    expect(t.kinds()).toContain('fracture')
    t.say(pick('a', '27 green', '63 green', '22 green', '61 red', '101 red', '72 red'))
    expect(t.ingress().length).toBe(7)
    expect(t.pending()).toBe('moveIngress')
    expect(t.code({ seat: 'a', cmd: 'moveIngress', moves: [{ from: '27', to: '46' }] })).toBe('RIFT_REQUIRED')
    const moves = [{ from: '27', to: '41' }]
    expect(t.code({ seat: 'a', cmd: 'moveIngress', moves: [...moves, { from: '63', to: '41' }] })).toBe('NOT_POSSIBLE')
    t.say({ seat: 'a', cmd: 'moveIngress', moves })
    expect(t.kinds()).not.toContain('skipped')
    expect(t.ingress()).toContain('41')
    expect(t.ingress().length).toBe(7)
  })
  test('X-78 TE-1.6 TE-10.4 without a gravity rift nothing is asked, and the log says so', () => {
    const t = first({ ...cabal, seats: 2, map: '27 61 45 46 0 0' }).say(pick('a', '27 green', '61 red'))
    expect(t.pending()).toBe(undefined)
    expect(t.kinds()).toContain('skipped')
    const race = table({
      seating: ['cabal', 'sol', 'hacan'],
      strategy: {},
      ...windowOf('cabal'),
      players: { cabal: { goods: 3 } },
    })
    race.do('claim tradeGoods').playUntil((x) => x.step() !== 'ingress', 'rift')
    expect(race.told()).toContain('The Cabal has no gravity rift to move an ingress token into.')
  })
  test('TE-10.4 also when The Fracture was in play before; and a Dimensional Tear on the table is a rift', () => {
    const start = { fracture: true, 'system.27.ingress': true, 'system.54.rift': true }
    const t = first({ ...cabal, seats: 2, map: '27 61 45 46 0 0', start })
    expect(t.pending()).toBe('moveIngress')
    t.say({ seat: 'a', cmd: 'moveIngress', moves: [{ from: '27', to: '54' }] })
    expect(t.ingress()).toEqual(['54'])
  })
  test('X-39 TE-10.6 the Rebellion starts with its breakthrough: no gain, no roll', () => {
    const t = first({ factions: ['crimson', 'sol'] })
    expect(t.breakthrough('a')).toBe(1)
    expect(t.pending()).toBe(undefined)
    expect(first({ factions: ['crimson', 'sol'] }).core.ruleset.systems.find((system) => system.offMap)?.tile).toBe(
      '118',
    )
  })
  test('TE-10.6 with rebellionSetupRoll it rolls at set-up', () => {
    const t = live({ factions: ['crimson', 'sol'], settings: { rebellionSetupRoll: true } })
    expect([t.pending(), t.asked()]).toEqual(['roll', 'a'])
  })
  test('X-40 TE-10.7 Keleres gains Custodia Vigilia, exhausted, in no system', () => {
    const t = first({ factions: ['keleres', 'sol'] })
    expect(t.owner('Custodia Vigilia')).toBe('a')
    expect(t.isSpent('Custodia Vigilia')).toBe(true)
    expect(t.core.tokenAt[3]).toBe(-1)
  })
  test('TE-10.7 Keleres sits at tile 2, 14 or 58, whichever faction is absent', () => {
    const home = (other: string): string | undefined => {
      const t = live({ factions: ['keleres', other] })
      return t.core.ruleset.systems[t.core.ruleset.homes[0] ?? -1]?.tile
    }
    expect([home('sol'), home('mentak')]).toEqual(['2', '14'])
  })
  test('TE-10.8 a system that contains an own planet takes Avernus too, the own home does not', () => {
    const t = live({ factions: ['muaat', 'sol'], start: { 'planet.Ang.owner': 'a', 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
      .say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(t.code({ seat: 'a', cmd: 'placeAvernus', system: 'Muaat' })).toBe('HOME_SYSTEM')
    t.say({ seat: 'a', cmd: 'placeAvernus', system: 'Ang' })
    expect(t.core.tokenAt[2]).toBe(t.system('Ang'))
  })
  test('X-41 TE-10.8 Muaat puts Avernus into tile 46, which is no site any more', () => {
    const start = {
      ...claimed({ b: ['resources', 'actionCards', 'influence', 'secret', 'specialty'] }),
      'goods.a': 3,
    }
    const t = live({ factions: ['muaat', 'sol'], start })
      .window('a')
      .claim('a', 'tradeGoods', three)
    t.say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(t.code({ seat: 'a', cmd: 'placeAvernus', system: '41' })).toBe('NO_PLANET_ADJACENT')
    t.say({ seat: 'a', cmd: 'placeAvernus', system: '46' })
    expect([t.owner('Avernus'), t.isSpent('Avernus')]).toEqual(['a', false])
    expect(t.refusal({ seat: 'a', cmd: 'placeThundersEdge', system: '46' })).toMatchObject({
      code: 'SITE_HAS_PLANET',
      args: { planet: 'Avernus' },
    })
  })
  test('X-61 TE-10.2 cards discarded by others lie on the Data Skimmer until Ral Nel passes and takes one', () => {
    const start = { 'cards.a': 2, 'breakthrough.a': 'ready', 'breakthrough.b': 'ready' }
    const t = live({ factions: ['sol', 'ralnel'], start })
      .window('a')
      .claim('a', 'actionCards', { cards: 2 })
    expect(t.core.skimmed).toBe(2)
    t.window('b', true)
    expect([t.core.cards[1], t.core.skimmed]).toEqual([1, 0])
  })
  test('X-62 TE-10.2 when Ral Nel has passed both go to the pile', () => {
    const start = { 'cards.a': 2, 'breakthrough.a': 'ready', 'breakthrough.b': 'ready', 'passed.b': true }
    const t = live({ factions: ['sol', 'ralnel'], start })
      .window('a')
      .claim('a', 'actionCards', { cards: 2 })
    expect(t.core.skimmed).toBe(0)
  })
  test('TE-10.2 its own discards go to the pile', () => {
    const start = { 'cards.a': 2, 'breakthrough.a': 'ready' }
    const t = live({ factions: ['ralnel', 'sol'], start })
      .window('a')
      .claim('a', 'actionCards', { cards: 2 })
    expect(t.core.skimmed).toBe(0)
  })
  test('TE-10.9 other breakthroughs bring their name and colours only', () => {
    const t = first({ map: MAP6 }).say({ seat: 'a', cmd: 'roll', die: 4 })
    expect(t.kinds()).toEqual(['rolled'])
    expect(t.core.ruleset.factions[0]).toMatchObject({ breakthrough: 'Bellum Gloriosum', synergy: ['green', 'yellow'] })
  })
})

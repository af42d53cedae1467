import type { Pack } from '@orrery/kernel'
import { keptPack, packSuite, packWith, type Sections } from '@orrery/testkit/packs'
import { describe, expect, test } from 'vitest'
import { packs as input } from '../input/index.ts'
import { DELIVERED } from '../src/data/delivered.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import type { State } from '../src/types.ts'
import { objectiveText } from '../words/requirements.ts'
import { packs as words } from '../words/packs.ts'
import { packed } from './packed.ts'

/* Packs: what a table plays with in place of what is delivered. */

const pack = (sections: Sections): Pack => packWith(game, sections)
const kept = (sections: Sections): string => keptPack(packed, sections)

const problems = (sections: Sections): readonly string[] => {
  const read = input.read(pack(sections))
  return read.ok ? [] : read.error.map(({ at, expected }) => `${at}; ${expected}`)
}

function started(sections: Sections, options: Sections = {}): State {
  const s = game.setup({ seating: ['sol', 'hacan', 'jolnar'], ...options, pack: kept(sections) }, 3, 'seed')
  if (!s.ok) throw new Error(s.error.expected)
  return s.value
}

const text = (seats: number): string => DELIVERED.maps[seats]?.text ?? ''

describe('packs of the race', () => {
  packSuite(packed, { seats: [3, 4, 5, 6], example: { planets: { jord: { resources: 6 } } } })
})

describe('a table plays with its pack', () => {
  test('TE-14.2 planets, factions and numbers of the start follow it', () => {
    const s = started({
      planets: { jord: { name: 'Old Earth', resources: 7, traits: ['cultural'] } },
      factions: { sol: { scenario: { goods: 5, techs: ['gd'] } } },
      race: { start: { tactic: 5, infantryHome: 6 } },
    })
    const jord = s.ruleset.planets.findIndex(({ row }) => row.id === 'jord')
    expect(s.ruleset.planets[jord]?.row).toMatchObject({ name: 'Old Earth', resources: 7, influence: 2 })
    expect([s.goods[0], s.tactic[0], s.tactic[1], s.infantry[jord]]).toEqual([5, 5, 5, 6])
    expect(s.ruleset.changed.has('planets/jord')).toBe(true)
  })

  test('TE-16.2 so does the treasury, and TE-15.17 what objectives ask for', () => {
    const s = started({ race: { treasury: { per: 1, most: 9 } }, objectives: { monument: { cost: { resources: 2 } } } })
    s.goods[0] = 8
    expect(game.outcome({ ...s, winner: 0 })?.scores[0]).toBe(8)
    expect(objectiveText(s, 0)).toBe('Spend 2 resources.')
  })

  test('TE-14.7 a map of its own, with other systems', () => {
    const s = started({ maps: { 3: { text: text(3).replace(' 46 ', ' 65 ') } } })
    expect(s.ruleset.systems.some(({ tile }) => tile === '65')).toBe(true)
    expect(s.ruleset.systems.some(({ tile }) => tile === '46')).toBe(false)
  })

  test('what the table says itself goes before the defaults of the pack', () => {
    expect(started({ options: { reach: 3, maxRounds: 8 } }).ruleset.settings).toMatchObject({ reach: 3, maxRounds: 8 })
    const own = started({ options: { reach: 3 } }, { reach: 2 })
    expect(own.ruleset.settings.reach).toBe(2)
    const hash = kept({ options: { reach: 3 } })
    const full = game.fullOptions({ reach: 2, pack: hash }, 3)
    const again = game.setup({ ...(full as object), seating: ['sol', 'hacan', 'jolnar'] }, 3, 'seed')
    expect(again.ok && again.value.ruleset.settings.reach).toBe(2)
  })

  test('every difference is told in words', () => {
    const changed = pack({ planets: { jord: { resources: 7 } }, race: { prices: { token: 2 } }, options: { reach: 3 } })
    const told = packs.between(undefined, changed).map((one) => words.difference(one, changed))
    expect(told.map(({ row, field, was, now }) => [row, field, was, now])).toEqual([
      ['Jord', 'Resources', '4', '7'],
      ['Prices in influence', 'Command token', '3', '2'],
      ['How far infantry can move', '', 'none', '3'],
    ])
  })
})

describe('a broken pack is refused, with the path of what is wrong', () => {
  const BROKEN: readonly (readonly [string, Sections, string])[] = [
    ['no such section', { planet: {} }, 'planet; no field of this name'],
    ['no such planet', { planets: { earth: { resources: 1 } } }, 'planets.earth; no field of this name'],
    ['no such field', { planets: { jord: { moons: 1 } } }, 'planets.jord.moons; no field of this name'],
    ['resources below zero', { planets: { jord: { resources: -1 } } }, 'planets.jord.resources; at least 0'],
    ['a text for a number', { planets: { jord: { influence: '2' } } }, 'planets.jord.influence; a number'],
    ['a trait that does not exist', { planets: { jord: { traits: ['wet'] } } }, 'planets.jord.traits[0]; one of'],
    [
      'a trait twice',
      { planets: { jord: { traits: ['cultural', 'cultural'] } } },
      'planets.jord.traits[1]; each trait once',
    ],
    ['a system that does not exist', { systems: { 999: { name: 'Far' } } }, 'systems.999; no field of this name'],
    [
      'planets inside a supernova',
      { systems: { 20: { anomalies: ['supernova'] } } },
      'systems.20.anomalies[0]; no supernova',
    ],
    ['a wormhole twice', { systems: { 39: { wormholes: ['alpha', 'alpha'] } } }, 'systems.39.wormholes[1]; each'],
    ['a faction that does not race', { factions: { yin: { commodities: 1 } } }, 'factions.yin; no field of this name'],
    ['one synergy colour', { factions: { sol: { synergy: ['green'] } } }, 'factions.sol.synergy; two colours'],
    [
      'synergy for who has none',
      { factions: { nekro: { synergy: ['green', 'red'] } } },
      'factions.nekro.synergy; no colour',
    ],
    [
      'a technology that does not exist',
      { factions: { sol: { scenario: { goods: 1, techs: ['warp'] } } } },
      'factions.sol.scenario.techs[0]; one of',
    ],
    [
      'a technology twice',
      { factions: { sol: { scenario: { goods: 1, techs: ['gd', 'gd'] } } } },
      'factions.sol.scenario.techs[1]; each technology once',
    ],
    ['a map for two', { maps: { 2: {} } }, 'maps.2; no field of this name'],
    [
      'a map with an unknown system',
      { maps: { 3: { text: text(3).replace('106', '1060') } } },
      'maps.3.text; only tiles that exist',
    ],
    ['a tile twice', { maps: { 3: { text: text(3).replace('106', '74') } } }, 'maps.3.text; each tile once'],
    [
      'too few homes',
      { maps: { 3: { text: text(3).replace(' 0 ', ' 65 ') } } },
      'maps.3.text; 3 homes, each written as 0, not 2',
    ],
    [
      'a home that is none',
      {
        maps: {
          3: {
            homes: [
              [0, -1],
              [2, 0],
              [-2, 2],
            ],
          },
        },
      },
      'maps.3.homes[0]; a hex with 0',
    ],
    ['homes for fewer seats', { maps: { 3: { homes: [[0, -2]] } } }, 'maps.3.homes; 3 homes'],
    ['no Mecatol Rex', { maps: { 3: { text: text(3).replace('{112}', '{65}') } } }, 'maps.3.text; Mecatol Rex'],
    ['a home tile on the map', { maps: { 3: { text: text(3).replace('46', '1') } } }, 'maps.3.text; 0 for a home'],
    [
      'a start that is not there',
      { maps: { 3: { start: ['61', '21', '65'] } } },
      'maps.3.start[2]; a tile of this map',
    ],
    ['a start without a planet', { maps: { 3: { start: ['61', '21', '46'] } } }, 'maps.3.start[2]; a system with a'],
    [
      'a seam beside the map',
      {
        maps: {
          3: {
            seam: [
              [
                [0, 0],
                [9, 9],
              ],
            ],
          },
        },
      },
      'maps.3.seam[0][1]; a hex with a system',
    ],
    [
      'Mecatol Rex out of reach',
      { systems: { 112: { anomalies: ['asteroid field'] } } },
      'systems; a way from home 1 to Mecatol Rex on the map for 3 players',
    ],
    ['an objective for nothing', { objectives: { monument: { cost: {} } } }, 'objectives.monument.cost; something'],
    ['a number where a price is', { objectives: { monument: { n: 3 } } }, 'objectives.monument.n; no field'],
    ['a secret of a moment has no number', { secrets: { 'brave-void': { n: 2 } } }, 'secrets.brave-void.n; no field'],
    ['more strategy cards than there are', { race: { strategyCards: { 5: 2 } } }, 'race.strategyCards.5; at most 1'],
    ['a treasury without measure', { race: { treasury: { per: 0 } } }, 'race.treasury.per; at least 1'],
    ['dice that nobody has', { race: { combat: { pdsHitsOn: 11 } } }, 'race.combat.pdsHitsOn; at most 10'],
    ['an option that does not exist', { options: { gravity: 2 } }, 'options.gravity; no field of this name'],
    ['rounds that contradict', { options: { minRounds: 7, maxRounds: 4 } }, 'options.minRounds; at most 4'],
  ]

  test.each(BROKEN)('%s', (_, sections, expected) => {
    const told = problems(sections)
    expect(told[0]).toContain(expected)
    expect(told.filter((one) => one.split(';')[0] !== told[0]?.split(';')[0]).length).toBeLessThanOrEqual(3)
  })
})

import { type Refusal, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { MAP_ROWS } from '../src/data/maps.ts'
import { SYSTEM_ROWS } from '../src/data/systems.ts'
import { notesOn, start } from '../src/referee-setup.ts'
import { lanePairs, lanesOf } from '../src/rules/lanes.ts'
import { type GalaxyMap, readMap, spiral, writeMap } from '../src/rules/mapString.ts'
import { COLOURS } from '../src/types.ts'
import { refusal } from '../words/refusals.ts'
import { live, setupOf } from './referee-table.ts'

const read = (text: string, seats: Parameters<typeof readMap>[1] = []): GalaxyMap => {
  const map = readMap(text, seats)
  if (!map.ok) throw new Error(JSON.stringify(map.error))
  return map.value
}
const fault = (text: string, seats: Parameters<typeof readMap>[1] = []): Refusal => {
  const map = readMap(text, seats)
  if (map.ok) throw new Error('it was accepted')
  return map.error
}
const at = (map: GalaxyMap, q: number, r: number): string | undefined =>
  map.cells.find((cell) => cell.q === q && cell.r === r)?.entry

const FIVE =
  '77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59'

describe('map strings', () => {
  test('TE-18.3 rings go clockwise from the north', () => {
    expect(spiral(1).map(({ q, r }) => `${q},${r}`)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'])
    expect(spiral(2)[6]).toEqual({ q: 0, r: -2 })
    expect(spiral(2).length).toBe(18)
  })
  test('X-69 TE-14.7 the 6-seat map: tile 78 at (1,-2) and the six homes', () => {
    const map = read(MAP_ROWS[6]?.text ?? '')
    expect(at(map, 1, -2)).toBe('78')
    const homes = map.cells.filter((cell) => cell.kind === 'slot').map(({ q, r }) => `${q},${r}`)
    expect(homes).toEqual(['0,-3', '3,-3', '3,0', '0,3', '-3,3', '-3,0'])
  })
  test('X-70 TE-18.3 a five-player string with hyperlanes: five home slots, sites 41, 77 and 78', () => {
    const map = read(FIVE)
    expect(map.cells.filter((cell) => cell.kind === 'slot').length).toBe(5)
    const t = live({ seats: 5, map: FIVE })
    const sites = t.core.ruleset.systems.filter(({ tile }) => ['41', '77', '78'].includes(tile)).map(({ tile }) => tile)
    expect(sites.sort()).toEqual(['41', '77', '78'])
    expect(t.core.ruleset.hyperlanes.length).toBe(6)
  })
  test('TE-18.3 a turn of a hyperlane is written in sixths or in degrees', () => {
    const bySixths = read('85A0 87A2 88b5')
    const byDegrees = read('85a 87a120 88B300')
    expect(bySixths.cells.map((cell) => cell.kind)).toEqual(['tile', 'hyperlane', 'hyperlane', 'hyperlane'])
    expect(byDegrees.cells.map(({ entry }) => lanesOf(entry))).toEqual(
      bySixths.cells.map(({ entry }) => lanesOf(entry)),
    )
    expect(lanesOf('85a60')).toEqual([[2, 0]])
    expect(fault('85a90').code).toBe('MAP_BAD_ENTRY')
    expect(fault('19 60a60').code).toBe('MAP_UNKNOWN_TILE')
  })
  test('TE-18.12 hyperlanes of the printed five-player map: no lane ends nowhere, and both ends are adjacent', () => {
    const map = read(FIVE)
    const isSystem = (q: number, r: number): boolean =>
      map.cells.some((cell) => cell.q === q && cell.r === r && cell.kind !== 'hyperlane')
    const pairs = lanePairs(map.cells)
    expect(pairs.length).toBeGreaterThan(0)
    for (const [from, to] of pairs) {
      expect([isSystem(...from), isSystem(...to)]).toEqual([true, true])
      expect(pairs).toContainEqual([to, from])
    }
    const { core } = live({ seats: 5, map: FIVE })
    const near = (a: string, b: string): boolean => {
      const [one, two] = [a, b].map((tile) => core.ruleset.systems.findIndex((system) => system.tile === tile))
      return core.ruleset.near[one ?? NaN]?.includes(two ?? NaN) ?? false
    }
    expect([near('41', '39'), near('39', '41'), near('41', '65')]).toEqual([true, true, false])
  })
  test('TE-18.12 a turned hyperlane leads elsewhere', () => {
    const near = (map: string): string[] => {
      const { ruleset } = live({ seats: 2, map }).core
      return (ruleset.near[ruleset.mecatol] ?? [])
        .map((i) => ruleset.systems[i]?.tile ?? '')
        .filter((tile) => ['46', '47', '48', '49'].includes(tile))
        .sort()
    }
    const ring = (lane: string): string => `${lane} 0 -1 -1 -1 0 46 47 -1 -1 -1 -1 -1 -1 -1 -1 -1 48`
    expect(near(ring('83A1'))).toEqual([])
    expect(near(ring('84A1'))).toEqual(['46'])
    expect(near(ring('84a60'))).toEqual(['46'])
  })
  test('TE-18.4 Mecatol Rex lies on a map once', () => {
    expect(refusal(fault('19 18 20'))).toBe(
      'Mecatol Rex is in the centre and at entry 2; a map has one. Begin with another tile in braces if it is not in the centre. (TE-18.4)',
    )
    expect(fault('{18} 19 112')).toMatchObject({ code: 'MAP_MECATOL_TWICE', args: { place: 'in the centre', n: 3 } })
    expect(fault('{19} 18 20 112')).toMatchObject({ code: 'MAP_MECATOL_TWICE', args: { place: 'at entry 2', n: 4 } })
    expect(at(read('{19} 18 20'), 0, -1)).toBe('18')
  })
  test('X-71 TE-18.4 each fault names its entry', () => {
    expect(fault('77 40 x1')).toMatchObject({ code: 'MAP_BAD_ENTRY', args: { n: 3, text: 'x1' } })
    expect(fault('77 40 77')).toMatchObject({ code: 'MAP_DUPLICATE_TILE', args: { tile: '77', n: 1, m: 3 } })
    expect(fault('77 999')).toMatchObject({ code: 'MAP_UNKNOWN_TILE', args: { n: 2, tile: '999' } })
    expect(fault('85')).toMatchObject({ code: 'MAP_HYPERLANE_SIDE', args: { n: 1, tile: '85' } })
    expect(fault('125')).toMatchObject({ code: 'MAP_FRACTURE_TILE', args: { n: 1 } })
    expect(fault('').code).toBe('MAP_EMPTY')
    expect(fault('  , ').code).toBe('MAP_EMPTY')
  })
  test('TE-18.4 the other faults: braces, length, homes', () => {
    expect(fault('77 {18}').code).toBe('MAP_CENTRE_TWICE')
    expect(fault(Array.from({ length: 127 }, () => '-1').join(' '))).toMatchObject({
      code: 'MAP_TOO_LONG',
      args: { count: 127 },
    })
    expect(fault('77 0', [{ faction: 'sol' }, { faction: 'hacan' }])).toMatchObject({
      code: 'MAP_HOME_COUNT',
      args: { slots: 1, seats: 2 },
    })
    expect(fault('77 0 0', [{ faction: 'sol', slot: 1 }, { faction: 'hacan' }])).toMatchObject({
      code: 'MAP_HOME_UNKNOWN',
      args: { faction: 'The Emirates of Hacan', tile: '16' },
    })
    expect(fault('82').code).toBe('MAP_UNKNOWN_TILE')
    expect(fault('19A').code).toBe('MAP_UNKNOWN_TILE')
    expect(fault('85A9').code).toBe('MAP_BAD_ENTRY')
    expect(fault('{18 77').code).toBe('MAP_BAD_ENTRY')
    expect(fault('18} 77').code).toBe('MAP_BAD_ENTRY')
  })
  test('TE-18.4 each fault has its sentence with the place named', () => {
    const said = ['77 40 x1', '77 40 77', '77 999', '85', '125', '', '77 {18}'].map((text) => refusal(fault(text)))
    expect(said).toEqual([
      'Entry 3 "x1" is not a tile number. (TE-18.4)',
      'Tile 77 is at entries 1 and 3; the box has one. (TE-18.4)',
      'Entry 2: there is no tile 999. (TE-18.4)',
      'Entry 1: hyperlane 85 needs a side, A or B. (TE-18.4)',
      'Entry 1: The Fracture is not part of the map string. (TE-18.4)',
      'The map string is empty. (TE-18.4)',
      'Only the first entry can be in braces. (TE-18.4)',
    ])
  })
  test('TE-18.4 of several faults the first in the list is shown', () => {
    expect(fault('77 77 x1').code).toBe('MAP_BAD_ENTRY')
    expect(fault('85 77 77 999').code).toBe('MAP_UNKNOWN_TILE')
    expect(fault('85 77 77').code).toBe('MAP_DUPLICATE_TILE')
  })
  test('TE-18.4 both sides of one tile are that tile twice: the box has one', () => {
    expect(fault('82a 82b')).toMatchObject({ code: 'MAP_DUPLICATE_TILE', args: { tile: '82', n: 1, m: 2 } })
    expect(fault('83A0 77 83B1')).toMatchObject({ code: 'MAP_DUPLICATE_TILE', args: { tile: '83', n: 1, m: 3 } })
  })
  test('TE-18.4 accepted with a note: a short last ring, another centre, no site, slots without seats', () => {
    expect(read('77 40 41').notes).toEqual(['The last ring is not full: 3 of its hexes have no tile.'])
    expect(read('{41} 77 40 39 19 20 21').notes[0]).toContain('The centre is tile 41, not Mecatol Rex')
    expect(read('77 40 39 19 0 0').notes).toEqual(['2 home slots whose seats are not named yet.'])
    expect(notesOn(live({ seats: 2, map: '19 20 21 22 0 0' }).state)).toEqual([
      "No system of this map can take Thunder's Edge (TE-7.7).",
    ])
  })
  test('TE-18.4 with another centre the extra ingress token needs a ruling', () => {
    const t = live({ seats: 2, map: '{41} 20 39 45 46 0 0', start: { 'goods.a': 3 } }).window('a')
    t.claim('a', 'tradeGoods', { tradeGoods: 3 }).say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.kinds()).toContain('noExtraIngress')
    t.say({ seat: 'a', cmd: 'ruling', text: 'in the middle', effect: { path: 'system.41.ingress', value: true } })
    expect(t.ingress()).toEqual(['41'])
  })
  test('TE-10.7 TE-18.3 the home of the Keleres on a map is that of an absent faction', () => {
    const homes = (map: string, factions: readonly string[]): (string | undefined)[] => {
      const { ruleset } = live({ seats: factions.length, factions, map }).core
      return ruleset.homes.map((home) => ruleset.systems[home]?.tile)
    }
    expect(homes('{112} 14 2 19 41 23 101', ['xxcha', 'keleres'])).toEqual(['14', '2'])
    expect(homes('{112} 2 14 19 41 23 101', ['keleres', 'mentak'])).toEqual(['14', '2'])
    expect(homes('{112} 14 0 19 41 23 101', ['xxcha', 'keleres'])).toEqual(['14', '2'])
    expect(homes('{112} 0 2 19 41 23 101', ['keleres', 'mentak'])).toEqual(['14', '2'])
    const t = live({ seats: 2, factions: ['xxcha', 'keleres'], map: '{112} 14 2 19 41 23 101' })
    expect([t.owner('Archon Ren'), t.owner('Moll Primus')]).toEqual(['a', 'b'])
  })
  test('TE-10.7 with Mentak, Xxcha and Argent at the table no home is left for the Keleres', () => {
    const seats = { seats: 4, factions: ['mentak', 'xxcha', 'argent', 'keleres'], map: '0 0 0 0' }
    expect(start(setupOf(seats), [])).toMatchObject({ ok: false, error: { rule: 'TE-10.7', code: 'NOT_POSSIBLE' } })
  })
  test.each([3, 4, 5, 6])('TE-14.7 the map for %i seats is written as it was read', (seats) => {
    const text = MAP_ROWS[seats]?.text ?? ''
    expect(writeMap(read(text))).toBe(text)
  })
  test('TE-18.3 fifty generated maps are written as they were read', () => {
    const rng = rngFrom('maps')
    // Of 82 and 96 one side: the box has each once.
    const tiles = SYSTEM_ROWS.filter((row) => row.fracture !== true && !/^18$|^112$|b$/.test(row.tile)).map(
      (row) => row.tile,
    )
    for (let n = 0; n < 50; n++) {
      const some = rng.shuffle([...tiles]).slice(0, 1 + rng.below(60))
      const entries = some.map((tile) => (rng.below(8) === 0 ? ['0', '-1'][rng.below(2)] : tile) ?? tile)
      const lanes = rng.below(3) === 0 ? [`83${'AB'[rng.below(2)] ?? 'A'}${rng.below(6)}`] : []
      const text = [...(rng.below(2) === 0 ? ['{112}'] : []), ...entries, ...lanes].join(' ')
      expect(writeMap(read(text))).toBe(text)
    }
  })
  test('TE-18.3 blanks and commas alike', () => {
    expect(read('77,40  41, 39').entries).toEqual(['77', '40', '41', '39'])
  })
})

describe('the scenario maps', () => {
  test('TE-2.9 Tiamat shows its specialty twice, and is one planet of that colour', () => {
    const row = SYSTEM_ROWS.flatMap(({ planets }) => planets).find(({ id }) => id === 'tiamat')
    expect(row?.specialties).toEqual(['yellow', 'yellow'])
    const t = live()
    expect(t.core.ruleset.planets[t.planet('Tiamat')]?.specialties).toBe(1 << COLOURS.indexOf('yellow'))
  })
  test('TE-14.8 no tile twice, two legal sites, two specialty planets and equal distances for every seat', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { text = '', homes = [], start = [] } = MAP_ROWS[seats] ?? {}
      const map = read(text)
      const rows = map.cells.flatMap((cell) => SYSTEM_ROWS.find((row) => row.tile === cell.entry) ?? [])
      expect(new Set(rows.map((row) => row.tile)).size).toBe(rows.length)
      const sites = rows.filter(
        (row) =>
          row.planets.length === 0 && row.wormholes === undefined && row.anomalies?.includes('supernova') !== true,
      )
      expect(sites.length).toBe(2 * seats)
      const specialties = rows.flatMap((row) => row.planets).filter((planet) => planet.specialties !== undefined)
      expect(specialties.length).toBe(2 * seats)
      const toMecatol = homes.map(([q = 0, r = 0]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)))
      expect(new Set(toMecatol).size).toBe(1)
      expect(start.every((tile) => rows.find((row) => row.tile === tile)?.planets[0]?.specialties !== undefined)).toBe(
        true,
      )
    }
  })
})

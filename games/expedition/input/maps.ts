import { itemAt, type Problem } from '@orrery/kernel'
import { SYSTEM_ROWS } from '../src/data/systems.ts'
import { type GalaxyMap, MECATOL_TILES, readMap } from '../src/rules/mapString.ts'
import type { MapRow, Tables } from '../src/types.ts'

/* Maps: whether everybody has a home and a start, and a way to Mecatol Rex. */

type Hex = readonly number[]

/** Beyond this the map does not fit on a table. */
const MOST_TILES = 60
const BARS_THE_WAY: readonly string[] = ['supernova', 'asteroid field']

/** What is wrong with the map string itself, in the words of a refusal. */
const MAP_FAULTS: { readonly [code: string]: string } = {
  MAP_UNKNOWN_TILE: 'only tiles that exist',
  MAP_DUPLICATE_TILE: 'each tile once',
  MAP_HYPERLANE_SIDE: 'a side of each hyperlane, such as 85A0',
  MAP_FRACTURE_TILE: 'no tile of The Fracture: it is never part of the map',
  MAP_CENTRE_TWICE: 'one centre in braces, at the beginning',
  MAP_TOO_LONG: 'at most 60 tiles',
  MAP_BAD_ENTRY: 'tiles by their numbers, 0 for a home, -1 for no tile',
}

interface Laid {
  readonly map: GalaxyMap
  readonly row: MapRow
  readonly seats: number
  readonly at: string
}

/** Problems of a map. One that the pack does not name can only be cut off by other systems. */
export function mapProblems(tables: Tables, seats: string, isNamed: boolean): readonly Problem[] {
  const row = tables.maps[seats]
  const at = `maps.${seats}`
  if (row === undefined) return []
  const map = readMap(row.text)
  if (!map.ok) return [{ at: `${at}.text`, expected: MAP_FAULTS[map.error.code] ?? 'a map string' }]
  const laid = { map: map.value, row, seats: Number(seats), at }
  const problems = isNamed ? [...textProblems(laid), ...homeProblems(laid), ...startProblems(laid)] : []
  if (problems.length > 0) return problems
  return [...(isNamed ? seamProblems(laid) : []), ...wayProblems(tables, laid, isNamed)]
}

function textProblems({ map, at }: Laid): readonly Problem[] {
  const text = `${at}.text`
  if (map.entries.length > MOST_TILES) return [{ at: text, expected: `at most ${MOST_TILES} tiles` }]
  if (!MECATOL_TILES.includes(map.centre))
    return [{ at: text, expected: `Mecatol Rex in the centre: {${MECATOL_TILES.join('} or {')}}` }]
  const home = map.cells.find(({ entry }) => tileOf(entry)?.home !== undefined || tileOf(entry)?.gateOf !== undefined)
  return home === undefined ? [] : [{ at: text, expected: `0 for a home instead of tile ${home.entry}` }]
}

const tileOf = (entry: string) => SYSTEM_ROWS.find(({ tile }) => tile === entry.toLowerCase())
const isSame = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]

function homeProblems({ map, row, seats, at }: Laid): readonly Problem[] {
  const slots = map.cells.filter(({ kind }) => kind === 'slot').map(({ q, r }) => [q, r])
  if (slots.length !== seats)
    return [{ at: `${at}.text`, expected: `${seats} homes, each written as 0, not ${slots.length}` }]
  if (row.homes.length !== seats) return [{ at: `${at}.homes`, expected: `${seats} homes` }]
  const wrong = row.homes.findIndex(
    (home, i) => !slots.some((slot) => isSame(slot, home)) || row.homes.findIndex((one) => isSame(one, home)) < i,
  )
  return wrong < 0 ? [] : [{ at: `${at}.homes[${wrong}]`, expected: 'a hex with 0 on the map, each once' }]
}

function startProblems({ map, row: { start }, seats, at }: Laid): readonly Problem[] {
  if (start.length !== seats) return [{ at: `${at}.start`, expected: `${seats} start systems` }]
  return start.flatMap((tile, i): readonly Problem[] => {
    const isThere = map.cells.some(({ entry, kind }) => kind === 'tile' && entry === tile)
    const say = (expected: string): readonly Problem[] => [{ at: `${at}.start[${i}]`, expected }]
    if (!isThere || MECATOL_TILES.includes(tile)) return say('a tile of this map, not Mecatol Rex')
    if (start.indexOf(tile) < i) return say('each start system once')
    return tileOf(tile)?.planets.some(({ station }) => station !== true) === true ? [] : say('a system with a planet')
  })
}

function seamProblems({ map, row, at }: Laid): readonly Problem[] {
  const hasTile = (hex: Hex): boolean => map.cells.some(({ q, r, kind }) => kind !== 'hyperlane' && isSame([q, r], hex))
  return row.seam.flatMap((pair, i) => {
    const wrong = pair.findIndex((hex) => !hasTile(hex))
    return wrong < 0 ? [] : [{ at: `${at}.seam[${i}][${wrong}]`, expected: 'a hex with a system on it' }]
  })
}

/* ---- ways to Mecatol Rex --------------------------------------------------------------------------------------------- */

const distance = ([q = 0, r = 0]: Hex, [x = 0, y = 0]: Hex): number =>
  Math.max(Math.abs(q - x), Math.abs(r - y), Math.abs(q - x + r - y))

interface Stop {
  readonly hex: Hex
  readonly wormholes: readonly string[]
  readonly isOpen: boolean
  /** Whether a way leads on from here. */
  readonly leadsOn: boolean
}

function stopsOf({ systems }: Tables, { map }: Laid): readonly Stop[] {
  return map.cells.flatMap(({ q, r, entry, kind }) => {
    if (kind === 'hyperlane') return []
    const { wormholes = [], anomalies = [] } = systems[entry.toLowerCase()] ?? {}
    const isOpen = !anomalies.some((anomaly) => BARS_THE_WAY.includes(anomaly))
    return [{ hex: [q, r], wormholes, isOpen, leadsOn: isOpen && !anomalies.includes('nebula') }]
  })
}

const areNear = (a: Stop, b: Stop, seam: MapRow['seam']): boolean =>
  distance(a.hex, b.hex) === 1 ||
  a.wormholes.some((one) => b.wormholes.includes(one)) ||
  seam.some((pair) => pair.some((hex) => isSame(hex, a.hex)) && pair.some((hex) => isSame(hex, b.hex)))

/** A home without a way for infantry to Mecatol Rex could never win what lies there. */
function wayProblems(tables: Tables, laid: Laid, isNamed: boolean): readonly Problem[] {
  const stops = stopsOf(tables, laid)
  const { row, at } = laid
  const cutOff = row.homes.findIndex((home) => !leadsToCentre(stops, home, row.seam))
  if (cutOff < 0) return []
  const expected = `a way from home ${cutOff + 1} to Mecatol Rex on the map for ${laid.seats} players, past anomalies`
  return [{ at: isNamed ? `${at}.text` : 'systems', expected }]
}

function leadsToCentre(stops: readonly Stop[], home: Hex, seam: MapRow['seam']): boolean {
  const reached = stops.filter(({ hex }) => isSame(hex, home))
  for (let i = 0; i < reached.length; i++) {
    const here = itemAt(reached, i)
    if (isSame(here.hex, [0, 0])) return true
    if (i > 0 && !here.leadsOn) continue
    for (const stop of stops)
      if (stop.isOpen && !reached.includes(stop) && areNear(here, stop, seam)) reached.push(stop)
  }
  return false
}

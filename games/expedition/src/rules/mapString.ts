import { fail, ok, type Refusal, type Result } from '@orrery/kernel'
import { FACTION_ROWS } from '../data/factions.ts'
import { FRACTURE_TILES, HYPERLANES, SYSTEM_ROWS } from '../data/systems.ts'
import { refuse } from './refusing.ts'

/* TE-18.3, TE-18.4: the community's map string, read whole or refused with the place of the fault. */

export const MECATOL_TILES = ['18', '112']
const DEFAULT_CENTRE = '112'
const MOST_RINGS = 6
const HOME_SLOT = '0'
const NO_TILE = '-1'

export interface Hex {
  readonly q: number
  readonly r: number
}

export interface Cell extends Hex {
  /** The entry as written: a tile, a hyperlane such as `85A1` or `85a60`, or `0` for a home slot. */
  readonly entry: string
  readonly kind: 'tile' | 'hyperlane' | 'slot'
}

/** What the map needs to know of a seat: its faction, and the number of its home slot (from 1). */
export interface HomeSeat {
  readonly faction: string
  readonly slot?: number
}

export interface GalaxyMap {
  /** As given in braces, or the usual Mecatol Rex. */
  readonly centre: string
  readonly hasCentre: boolean
  readonly entries: readonly string[]
  readonly cells: readonly Cell[]
  /** By seat: the cell of the home, where seats were given. */
  readonly homes: readonly Hex[]
  /** What is accepted, but should be said. */
  readonly notes: readonly string[]
}

/** Ring k starts north at (0,-k) and goes k steps in each of these directions, clockwise. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** The hexes of all rings in the order of the entries. */
export function spiral(rings: number): Hex[] {
  const hexes: Hex[] = []
  for (let k = 1; k <= rings; k++) {
    let [q, r] = [0, -k]
    for (const [dq, dr] of STEPS) {
      for (let n = 0; n < k; n++) {
        hexes.push({ q, r })
        q += dq
        r += dr
      }
    }
  }
  return hexes
}

/** Number of entries of a map with this many rings. */
export const entriesOf = (rings: number): number => 3 * rings * (rings + 1)

interface Entry {
  readonly text: string
  /** Counted from 1; the one in braces is the first too. */
  readonly place: number
  readonly braced: boolean
  readonly number: number
  readonly letter: string
}

/** A turn in sixths (`85A1`) or in degrees (`85a60`), after the letter of a side. */
const PATTERN = /^(\{?)(-?\d+)([ab]?)(?:[0-5]|60|120|180|240|300)?(\}?)$/i

function readEntry(text: string, i: number): Entry | undefined {
  const [, open = '', number = '', letter = '', close = ''] = PATTERN.exec(text) ?? []
  const braced = open !== ''
  if (number === '' || braced !== (close !== '')) return undefined
  return { text: braced ? text.slice(1, -1) : text, place: i + 1, braced, number: Number(number), letter }
}

const KNOWN = new Set(SYSTEM_ROWS.filter((row) => row.fracture !== true).map((row) => row.tile))

const isHyperlane = ({ number }: Entry): boolean => HYPERLANES.includes(number)
const isFracture = ({ text }: Entry): boolean => FRACTURE_TILES.includes(text)
const isBlank = ({ text }: Entry): boolean => text === HOME_SLOT || text === NO_TILE
const isKnown = (entry: Entry): boolean =>
  isHyperlane(entry) || isFracture(entry) || isBlank(entry) || KNOWN.has(entry.text.toLowerCase())

/** By the number alone: a letter is a side of the one tile. */
function duplicate(entries: readonly Entry[]): Refusal | undefined {
  const seen = new Map<string, number>()
  for (const entry of entries) {
    if (isBlank(entry)) continue
    const tile = `${entry.number}`
    const n = seen.get(tile)
    if (n !== undefined) return refuse('TE-18.4', 'MAP_DUPLICATE_TILE', { tile, n, m: entry.place })
    seen.set(tile, entry.place)
  }
  return undefined
}

/** Mecatol Rex lies on the map once, in the centre where no other tile is named for it. */
function secondMecatol(entries: readonly Entry[]): Refusal | undefined {
  const centre = entries[0]?.braced === true ? entries[0].text : DEFAULT_CENTRE
  const others = entries.filter((entry) => !entry.braced && MECATOL_TILES.includes(entry.text))
  const [one, two] = others
  if (one !== undefined && MECATOL_TILES.includes(centre))
    return refuse('TE-18.4', 'MAP_MECATOL_TWICE', { place: 'in the centre', n: one.place })
  return one === undefined || two === undefined
    ? undefined
    : refuse('TE-18.4', 'MAP_MECATOL_TWICE', { place: `at entry ${one.place}`, n: two.place })
}

/** The faults of the entries alone, in the order of TE-18.4. */
function entryFault(entries: readonly Entry[]): Refusal | undefined {
  const unknown = entries.find((entry) => !isKnown(entry))
  if (unknown !== undefined) return refuse('TE-18.4', 'MAP_UNKNOWN_TILE', { n: unknown.place, tile: unknown.text })
  const twice = duplicate(entries)
  if (twice !== undefined) return twice
  const capitals = secondMecatol(entries)
  if (capitals !== undefined) return capitals
  const sideless = entries.find((entry) => isHyperlane(entry) && entry.letter === '')
  if (sideless !== undefined) return refuse('TE-18.4', 'MAP_HYPERLANE_SIDE', { n: sideless.place, tile: sideless.text })
  const fracture = entries.find(isFracture)
  if (fracture !== undefined) return refuse('TE-18.4', 'MAP_FRACTURE_TILE', { n: fracture.place })
  if (entries.some((entry) => entry.braced && entry.place > 1)) return refuse('TE-18.4', 'MAP_CENTRE_TWICE')
  const count = entries.filter((entry) => !entry.braced).length
  return count > entriesOf(MOST_RINGS) ? refuse('TE-18.4', 'MAP_TOO_LONG', { count }) : undefined
}

const rowOf = (faction: string): (typeof FACTION_ROWS)[number] | undefined =>
  FACTION_ROWS.find((row) => row.id === faction)

/** The tiles that can stand for a faction's home on the map: the home itself, one of several, or its gate. */
export const homeTiles = (faction: string): readonly string[] => {
  const row = rowOf(faction)
  return row === undefined ? [] : [...(row.homeChoices ?? [row.home]), ...(row.gate === undefined ? [] : [row.gate])]
}

const factionOf = (tile: string): string | undefined => SYSTEM_ROWS.find((row) => row.tile === tile)?.home

/** Of those tiles the ones left to it at this table: none is the home of another who sits here (TE-10.7). */
export const openHomeTiles = (faction: string, seats: readonly HomeSeat[]): readonly string[] =>
  homeTiles(faction).filter((tile) =>
    seats.every((other) => other.faction === faction || other.faction !== factionOf(tile)),
  )

/** The home hex of each seat: its own tile on the map, the slot it names, or the slots in their order. */
function seatHomes(cells: readonly Cell[], seats: readonly HomeSeat[]): Result<readonly Hex[], Refusal> {
  const slots = cells.filter((cell) => cell.kind === 'slot')
  const onMap = seats.map(({ faction }) => {
    const tiles = openHomeTiles(faction, seats)
    return cells.find((cell) => tiles.includes(cell.entry.toLowerCase()))
  })
  const count = slots.length + onMap.filter((cell) => cell !== undefined).length
  if (count !== seats.length) return fail(refuse('TE-18.4', 'MAP_HOME_COUNT', { slots: count, seats: seats.length }))
  const isNamed = seats.some(({ slot }) => slot !== undefined)
  const rest = slots.slice()
  const homes: Hex[] = []
  for (const [i, { faction, slot }] of seats.entries()) {
    const home = onMap[i] ?? (isNamed ? slots[(slot ?? 0) - 1] : rest.shift())
    if (home === undefined) {
      const row = rowOf(faction)
      return fail(refuse('TE-18.4', 'MAP_HOME_UNKNOWN', { faction: row?.name ?? faction, tile: row?.home ?? '' }))
    }
    homes.push({ q: home.q, r: home.r })
  }
  return ok(homes)
}

function notesOf(centre: string, entries: readonly Entry[], rings: number, seats: readonly HomeSeat[]): string[] {
  const missing = entriesOf(rings) - entries.length
  const slots = entries.filter((entry) => entry.text === HOME_SLOT).length
  return [
    ...(missing > 0 ? [`The last ring is not full: ${missing} of its hexes have no tile.`] : []),
    ...(MECATOL_TILES.includes(centre)
      ? []
      : [`The centre is tile ${centre}, not Mecatol Rex: the extra ingress token will need a ruling.`]),
    ...(slots > 0 && seats.length === 0 ? [`${slots} home slots whose seats are not named yet.`] : []),
  ]
}

/** Reads a map string; with seats their homes are found too. */
export function readMap(text: string, seats: readonly HomeSeat[] = []): Result<GalaxyMap, Refusal> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) return fail(refuse('TE-18.4', 'MAP_EMPTY'))
  const read = words.map(readEntry)
  const bad = read.indexOf(undefined)
  if (bad >= 0) return fail(refuse('TE-18.4', 'MAP_BAD_ENTRY', { n: bad + 1, text: words[bad] ?? '' }))
  const all = read.flatMap((entry) => (entry === undefined ? [] : [entry]))
  const fault = entryFault(all)
  if (fault !== undefined) return fail(fault)
  const first = all[0]
  const centre = first?.braced === true ? first.text : DEFAULT_CENTRE
  const entries = first?.braced === true ? all.slice(1) : all
  const rings = Array.from({ length: MOST_RINGS + 1 }, (_, k) => k).find((k) => entriesOf(k) >= entries.length) ?? 0
  const cells = cellsOf(centre, entries, rings)
  const homes = seats.length === 0 ? ok([]) : seatHomes(cells, seats)
  if (!homes.ok) return homes
  return ok({
    centre,
    hasCentre: first?.braced === true,
    entries: entries.map((entry) => entry.text),
    cells,
    homes: homes.value,
    notes: notesOf(centre, entries, rings, seats),
  })
}

function cellsOf(centre: string, entries: readonly Entry[], rings: number): Cell[] {
  const hexes = spiral(rings)
  const placed = entries.flatMap((entry, i) => {
    const hex = hexes[i]
    if (hex === undefined || entry.text === NO_TILE) return []
    const kind = entry.text === HOME_SLOT ? 'slot' : isHyperlane(entry) ? 'hyperlane' : 'tile'
    return [{ ...hex, entry: entry.text, kind } as const]
  })
  return centre === HOME_SLOT || centre === NO_TILE ? placed : [{ q: 0, r: 0, entry: centre, kind: 'tile' }, ...placed]
}

/** The string of a map as it is read again. */
export const writeMap = (map: Pick<GalaxyMap, 'centre' | 'hasCentre' | 'entries'>): string =>
  [...(map.hasCentre ? [`{${map.centre}}`] : []), ...map.entries].join(' ')

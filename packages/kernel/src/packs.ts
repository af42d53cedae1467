import type { Difference, Json, Pack, Packs, Problem } from './contract.ts'
import { sha256 } from './digest.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng.ts'
import { canonical } from './text.ts'

/** All sections, with every row and field that there is. */
export type Sections = { readonly [section: string]: Rows }
type Rows = { readonly [id: string]: Json }

/** Something that is wrong with a pack: where, what stands there, and what was expected. */
export interface PackProblem extends Problem {
  readonly found: string
}

export const packProblemText = ({ at, found, expected }: PackProblem): string =>
  `${at === '' ? 'the whole' : at}: found ${found}, expected ${expected}`

/** How packs of a game come in from outside. */
export interface PackInput {
  /** A pack that can be kept and played with, or everything that is wrong. */
  read(json: unknown): Result<Pack, readonly PackProblem[]>
  /** A pack that can be read, with rows that no hand would write: for tests. */
  random(rng: Rng): Pack
  /** What a pack may hold, as a JSON Schema. */
  schema(): Json
}

/** One difference as a person reads it. */
export interface ToldDifference {
  /** Where it belongs: "Cards", "Drummer". */
  readonly section: string
  readonly row: string
  /** What of it: "AP", "Event". */
  readonly field: string
  readonly was: string
  readonly now: string
}

/** Words about packs, beside the words of a game. */
export interface PackWords {
  /** So many rows of a section as it is told: "3 cards". */
  counted(section: string, n: number): string
  difference(difference: Difference, pack: Pack): ToldDifference
  /** Everything a pack plays with, row by row, as a person reads it. */
  text(pack: Pack): readonly PackText[]
}

export interface PackText {
  readonly section: string
  readonly row: string
  readonly text: string
}

/** What says where a datum is from changes no game. */
const SOURCES = 'provenance'
const HASH_DIGITS = 32
/** So many packs are kept in a process; the one that was not used for longest goes first. */
const MOST_KEPT = 1000

/** Whether it looks like a pack at all. */
export const isPack = (json: Json): json is Pack =>
  isRow(json) && [json['game'], json['name'], json['version']].every((text) => typeof text === 'string')

export const packHash = (pack: Pack): string => sha256(canonical(pack)).slice(0, HASH_DIGITS)

/** The beginning of a hash, as people compare it: two groups of four. */
export const fingerprint = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`

/** The hash that options or a position name their pack by; '' where they name none. */
export function packNamed(json: Json): string {
  if (!isRow(json)) return ''
  const named = json['pack']
  return typeof named === 'string' ? named : ''
}

function isRow(json: Json | undefined): json is Rows {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

const without = (row: Json, fields: readonly string[]): Json =>
  isRow(row) ? Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))) : row

const isSame = (a: Json | undefined, b: Json): boolean =>
  canonical(without(a ?? null, [SOURCES])) === canonical(without(b, [SOURCES]))

/** What is played: every section as delivered, with the pack's fields in the place of those it names. */
export function withPack<T extends object>(delivered: T, pack: Pack): T {
  const merged = Object.entries(delivered as unknown as Sections).map(([section, rows]) => {
    const own = pack[section]
    return [section, isRow(own) ? mergedRows(rows, own) : rows] as const
  })
  return Object.fromEntries(merged) as unknown as T
}

function mergedRows(rows: Rows, own: Rows): Rows {
  const out: { [id: string]: Json } = { ...rows }
  for (const [id, now] of Object.entries(own)) {
    const was = rows[id]
    out[id] = isRow(was) && isRow(now) ? mergedFields(was, now) : now
  }
  return out
}

/** A field that is null is taken away. Sources are named datum by datum, and the others stay as they are. */
function mergedFields(was: Rows, now: Rows): Rows {
  const [before, after] = [was[SOURCES], now[SOURCES]]
  const sources = isRow(before) && isRow(after) ? { [SOURCES]: { ...before, ...after } } : {}
  const merged = { ...was, ...now, ...sources }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** What a table with this pack plays otherwise than delivered, in the order of the pack. */
export function differences(delivered: object, pack: Pack): readonly Difference[] {
  return Object.entries(delivered as Sections).flatMap(([section, rows]) => {
    const own = pack[section]
    if (!isRow(own)) return []
    return Object.entries(own).flatMap(([row, now]) => rowDifferences(section, row, rows[row], now))
  })
}

function rowDifferences(section: string, row: string, was: Json | undefined, now: Json): readonly Difference[] {
  if (!isRow(now)) return isSame(was, now) ? [] : [{ section, row, field: '', was, now }]
  const before = isRow(was) ? was : {}
  return Object.entries(now).flatMap(([field, value]) =>
    field === SOURCES || isSame(before[field], value) ? [] : [{ section, row, field, was: before[field], now: value }],
  )
}

/** The packs of one game that this process has met, by their hashes. */
export class PackShelf<T extends object> implements Packs {
  readonly #game: string
  readonly delivered: T
  /** Fields of rows that no pack changes, by section. */
  readonly #fixed: { readonly [section: string]: readonly string[] }
  readonly #packs = new Map<string, Pack>()
  readonly #differences = new WeakMap<Pack, readonly Difference[]>()

  constructor(game: string, delivered: T, fixed: { readonly [section: string]: readonly string[] } = {}) {
    this.#game = game
    this.delivered = delivered
    this.#fixed = fixed
  }

  whole(name: string, version: string): Pack {
    const sections = Object.entries(this.delivered as Sections).map(([section, rows]) => {
      const fixed = this.#fixed[section] ?? []
      return [section, Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, without(row, fixed)]))] as const
    })
    return { game: this.#game, name, version, ...Object.fromEntries(sections) }
  }

  keep(pack: Pack): string {
    const hash = packHash(pack)
    this.#packs.delete(hash)
    this.#packs.set(hash, pack)
    const [oldest] = this.#packs.keys()
    if (this.#packs.size > MOST_KEPT && oldest !== undefined) this.#packs.delete(oldest)
    return hash
  }

  find(hash: string): Pack | undefined {
    const pack = this.#packs.get(hash)
    if (pack === undefined) return undefined
    this.#packs.delete(hash)
    this.#packs.set(hash, pack)
    return pack
  }

  differences(hash: string): readonly Difference[] {
    const pack = this.find(hash)
    if (pack === undefined) return []
    const known = this.#differences.get(pack) ?? differences(this.delivered, pack)
    this.#differences.set(pack, known)
    return known
  }

  between(before: Pack | undefined, pack: Pack): readonly Difference[] {
    if (before === undefined) return differences(this.delivered, pack)
    const played = { game: this.#game, name: pack.name, version: pack.version, ...(this.with(pack) as Sections) }
    return differences(this.with(before), played)
  }

  /** What is played with the pack of this hash; as delivered where there is none. */
  open(hash: string): T {
    const pack = this.find(hash)
    return pack === undefined ? this.delivered : this.with(pack)
  }

  /** What is played with a pack. */
  with(pack: Pack): T {
    return withPack(this.delivered, pack)
  }
}

/** Said of options and positions that name a pack which is not here. */
export const UNKNOWN_PACK = 'a pack that is known here: open its file first, or a record of a game with it'

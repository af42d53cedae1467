import type { Difference, Json, Pack, Packs, Problem } from './contract.ts'
import { sha256 } from './digest.ts'
import { Wrong } from './fields.ts'
import { RecentMap } from './recent.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng.ts'
import { canonical } from './text.ts'

/** All sections with all their rows and fields. */
export type Sections = { readonly [section: string]: Rows }
type Rows = { readonly [id: string]: Json }

/** Something wrong with a pack: where, the value found there, and what was expected. */
export interface PackProblem extends Problem {
  readonly found: string
}

export const packProblemText = ({ at, found, expected }: PackProblem): string =>
  `${at === '' ? 'the whole' : at}: found ${found}, expected ${expected}`

/** Reads a game's packs from outside. */
export interface PackInput {
  /** A pack that can be kept and played with, or everything that is wrong with it. */
  read(json: unknown): Result<Pack, readonly PackProblem[]>
  /** A valid pack with rows that nobody would write by hand: for tests. */
  random(rng: Rng): Pack
  /** What a pack may hold, as a JSON Schema. */
  schema(): Json
}

/** One difference in words. */
export interface ToldDifference {
  /** Where it belongs: "Cards", "Drummer". */
  readonly section: string
  readonly row: string
  /** The name of the value: "AP", "Event". */
  readonly field: string
  readonly was: string
  readonly now: string
}

/** Words about packs, beside the words of a game. */
export interface PackWords {
  /** A number of rows with the section's noun: "3 cards". */
  counted(section: string, n: number): string
  difference(difference: Difference, pack: Pack): ToldDifference
  /** All content of a pack in words, row by row. */
  text(pack: Pack): readonly PackText[]
}

export interface PackText {
  readonly section: string
  readonly row: string
  readonly text: string
}

/** The field that says where a datum comes from; it changes no game. */
const SOURCES = 'provenance'
const HASH_DIGITS = 32
/** Packs kept per process; the least recently used one goes first. */
const MOST_KEPT = 1000

/** A cheap check of the shape; the schema checks the rest. */
export const isPack = (json: Json): json is Pack =>
  isRow(json) && [json['game'], json['name'], json['version']].every((text) => typeof text === 'string')

export const packHash = (pack: Pack): string => sha256(canonical(pack)).slice(0, HASH_DIGITS)

/** The beginning of a hash in two groups of four, for people to compare. */
export const fingerprint = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`

/** The hash by which options or a position name their pack; '' where they name none. */
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

/** The delivered content with the pack's fields in place of those it names. */
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

/** Null removes a field. Sources are merged datum by datum. */
function mergedFields(was: Rows, now: Rows): Rows {
  const [before, after] = [was[SOURCES], now[SOURCES]]
  const sources = isRow(before) && isRow(after) ? { [SOURCES]: { ...before, ...after } } : {}
  const merged = { ...was, ...now, ...sources }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** How this pack differs from the delivered content, in the order of the pack. */
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

/** The packs of one game that this process knows, by hash. */
export class PackShelf<T extends object> implements Packs {
  readonly #game: string
  readonly delivered: T
  /** Fields of rows that packs cannot change, by section. */
  readonly #fixed: { readonly [section: string]: readonly string[] }
  readonly #packs = new RecentMap<Pack>(MOST_KEPT)
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
    this.#packs.set(hash, pack)
    return hash
  }

  find(hash: string): Pack | undefined {
    return this.#packs.get(hash)
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

  /** The content with the pack of this hash; the delivered content for ''. */
  open(hash: string): T {
    const pack = this.find(hash)
    return pack === undefined ? this.delivered : this.with(pack)
  }

  /** The content with a pack. */
  with(pack: Pack): T {
    return withPack(this.delivered, pack)
  }
}

/** For options and positions that name a pack this process does not know. */
const UNKNOWN_PACK = 'a pack that is known here: open its file first, or a record of a game with it'

/** The hash by which options or a position name a pack that is known here; '' where they name none. */
export function readPackName(packs: Packs, json: Json | undefined, where: string): string {
  if (json === undefined) return ''
  if (typeof json === 'string' && packs.find(json) !== undefined) return json
  throw new Wrong(`${where} ${JSON.stringify(json)}`, UNKNOWN_PACK)
}

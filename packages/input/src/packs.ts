import {
  fail,
  itemAt,
  type Json,
  ok,
  type Pack,
  type PackInput,
  type PackProblem,
  type Problem,
  type Rng,
} from '@orrery/kernel'
import { type $ZodObject, type $ZodType, type $ZodTypes, toJSONSchema } from 'zod/v4/core'
import { LABELS } from './pack-fields.ts'
import { changedValue, randomValue } from './random.ts'
import { readWhole } from './read.ts'

/** Longer values are cut in a report. */
const LONGEST_FOUND = 60

/** The value at a path such as `cards.A05.tabs[1]`. */
function valueAt(json: unknown, at: string): unknown {
  const keys = at.split(/[.[\]]+/).filter((key) => key !== '')
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as { [key: string]: unknown })[key] : undefined,
    json,
  )
}

function foundAt(json: unknown, at: string): string {
  const value = valueAt(json, at)
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}...` : text
}

type Rows = { readonly [id: string]: Json }

/** A section as it is delivered, and what it may hold. */
interface Section {
  readonly rows: Rows
  readonly schema: $ZodType
}

/** Sections with rows; what belongs to the whole pack is left alone. */
function sectionsOf(schema: $ZodType, whole: Pack): readonly (readonly [string, Section])[] {
  const { shape } = (schema as $ZodObject)._zod.def
  return Object.entries(shape).flatMap(([name, inner]): [string, Section][] => {
    const rows = whole[name]
    return isRows(rows) ? [[name, { rows, schema: inner }]] : []
  })
}

const isRows = (json: Json | undefined): json is Rows =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const SOURCES = 'provenance'
/** Percentage of rows that are changed, and how many changes are tried for each until one fits. */
const CHANGED_ROWS = 60
const TRIES = 20
/** Percentage of a row's fields that are changed, and of those the percentage replaced by a new value. */
const CHANGED_FIELDS = 70
const NEW_FIELDS = 25

interface Making {
  readonly rng: Rng
  fits(pack: Pack): boolean
}

/** Rows of a section, made of other rows by changing some of their fields, as long as the pack still fits. */
function withRandomRows(pack: Pack, section: string, { rows, schema }: Section, { fits, rng }: Making): Pack {
  let grown = pack
  const ids = Object.keys(rows)
  for (const id of ids) {
    if (rng.below(100) >= CHANGED_ROWS) continue
    for (let i = 0; i < TRIES; i++) {
      const other = rows[itemAt(ids, rng.below(ids.length))]
      const row = randomRow(rows[id], other, fieldOf(schema, id), rng)
      // Alone first, which is a quicker check.
      if (!fits({ game: pack.game, name: pack.name, version: pack.version, [section]: { [id]: row } })) continue
      const tried = { ...grown, [section]: { ...(grown[section] as Rows | undefined), [id]: row } }
      if (!fits(tried)) continue
      grown = tried
      break
    }
  }
  return grown
}

function fieldOf(schema: $ZodType, field: string): $ZodType {
  const def = (schema as $ZodTypes)._zod.def
  if (def.type === 'optional') return fieldOf(def.innerType, field)
  return def.type === 'object' ? (def.shape[field] ?? schema) : schema
}

/** Some fields of the row or of another, changed. */
function randomRow(own: Json | undefined, other: Json | undefined, schema: $ZodType, rng: Rng): Json {
  const parent = rng.below(2) === 0 ? own : other
  if (!isRows(parent)) return changedValue(schema, parent ?? null, rng)
  const fields = Object.keys(parent).filter((field) => field !== SOURCES && rng.below(100) < CHANGED_FIELDS)
  return Object.fromEntries(
    fields.map((field) => [
      field,
      rng.below(100) < NEW_FIELDS
        ? randomValue(fieldOf(schema, field), rng)
        : changedValue(fieldOf(schema, field), parent[field] ?? null, rng),
    ]),
  )
}

/** What a game says about its packs. */
interface PackRules {
  readonly schema: $ZodType
  /** What the rules find wrong with a pack of the right shape. */
  check(pack: Pack): readonly Problem[]
  /** Everything as delivered, from which random packs are made. */
  delivered(): Pack
}

/** Reads packs of one game: first their shape, then what only its rules can check. */
export const packInput = ({ schema, check, delivered }: PackRules): PackInput => ({
  read(json) {
    const withFound = (problems: readonly Problem[]): readonly PackProblem[] =>
      problems.map(({ at, expected }) => ({ at, expected, found: foundAt(json, at) }))
    const shape = readWhole(schema, json)
    if (!shape.ok) return fail(withFound(shape.error))
    const pack = shape.value as Pack
    const problems = check(pack)
    return problems.length === 0 ? ok(pack) : fail(withFound(problems))
  },
  random(rng) {
    const whole = delivered()
    const fits = (pack: Pack): boolean => readWhole(schema, pack).ok && check(pack).length === 0
    let pack: Pack = { game: whole.game, name: 'Random', version: '1' }
    for (const [section, rows] of sectionsOf(schema, whole)) pack = withRandomRows(pack, section, rows, { fits, rng })
    return pack
  },
  schema: () => toJSONSchema(schema, { target: 'draft-2020-12', metadata: LABELS }) as unknown as Json,
})

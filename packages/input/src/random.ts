import { itemAt, type Json, type Rng } from '@orrery/kernel'
import { safeParse } from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/*
 * Random values of a schema, for tests with content that nobody would write by hand: new values, or valid ones with some
 * parts changed. Both have the shape of the schema; whether they make sense is checked elsewhere.
 */

/** Deeper than this, optional parts are left out and the shortest choices taken, so that values end. */
const DEEPEST = 6
const LONGEST_TEXT = 8
const MOST = 4

type Fields = { [key: string]: Json }

const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent
const defOf = (schema: $ZodType): $ZodTypes['_zod']['def'] => (schema as $ZodTypes)._zod.def

/** Bounds that checks state, such as at least 1 and at most 4. */
function boundsOf(schema: $ZodType, least: number, most: number): readonly [number, number] {
  let [low, high] = [least, most]
  for (const check of defOf(schema).checks ?? []) {
    const def = check._zod.def as {
      readonly check: string
      readonly value?: number
      readonly minimum?: number
      readonly maximum?: number
    }
    if (def.check === 'greater_than') low = def.value ?? low
    if (def.check === 'less_than') high = def.value ?? high
    if (def.check === 'min_length') low = def.minimum ?? low
    if (def.check === 'max_length') high = Math.min(high, def.maximum ?? high)
  }
  return [low, Math.max(low, high)]
}

const between = (rng: Rng, [low, high]: readonly [number, number]): number => low + rng.below(high - low + 1)

const isOptional = (schema: $ZodType): boolean => defOf(schema).type === 'optional'

/** A new value of the schema. */
export function randomValue(schema: $ZodType, rng: Rng, depth = 0): Json {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return randomObject(def.shape, rng, depth)
    case 'optional':
      return randomValue(def.innerType, rng, depth)
    case 'nullable':
      return chance(rng, 30) ? null : randomValue(def.innerType, rng, depth)
    case 'lazy':
      return randomValue(def.getter(), rng, depth)
    case 'array':
      return listOfRandom(schema, def.element, rng, depth)
    case 'tuple':
      return def.items.map((item) => randomValue(item, rng, depth + 1))
    case 'union':
      return randomValue(itemAt(def.options, depth > DEEPEST ? 0 : rng.below(def.options.length)), rng, depth + 1)
    case 'enum':
      return itemAt(Object.values(def.entries), rng.below(Object.keys(def.entries).length))
    case 'literal':
      return (def.values[0] ?? null) as Json
    case 'number':
      return between(rng, boundsOf(schema, 0, 99))
    case 'boolean':
      return chance(rng, 50)
    case 'string':
      return randomText(between(rng, boundsOf(schema, 1, LONGEST_TEXT)), rng)
    default:
      return {}
  }
}

const randomText = (length: number, rng: Rng): string =>
  Array.from({ length }, () => String.fromCharCode(97 + rng.below(26))).join('')

function randomObject(shape: { readonly [key: string]: $ZodType }, rng: Rng, depth: number): Json {
  const out: Fields = {}
  for (const [key, schema] of Object.entries(shape))
    if (!isOptional(schema) || (depth < DEEPEST && chance(rng, 25))) out[key] = randomValue(schema, rng, depth + 1)
  return out
}

function listOfRandom(schema: $ZodType, element: $ZodType, rng: Rng, depth: number): Json {
  const bounds = boundsOf(schema, 1, MOST)
  return Array.from({ length: depth > DEEPEST ? bounds[0] : between(rng, bounds) }, () =>
    randomValue(element, rng, depth + 1),
  )
}

/** A value that fits the schema, with some of it changed. */
export function changedValue(schema: $ZodType, value: Json, rng: Rng): Json {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return changedObject(def.shape, value as Fields, rng)
    case 'optional':
      return changedValue(def.innerType, value, rng)
    case 'nullable':
      return value === null || chance(rng, 10) ? randomValue(schema, rng) : changedValue(def.innerType, value, rng)
    case 'lazy':
      return changedValue(def.getter(), value, rng)
    case 'array':
      return changedList(def.element, value as readonly Json[], rng)
    case 'union': {
      const own = def.options.find((option) => safeParse(option, value).success)
      return own === undefined || chance(rng, 12) ? randomValue(schema, rng, 2) : changedValue(own, value, rng)
    }
    default:
      return chance(rng, 35) ? randomValue(schema, rng, 2) : value
  }
}

function changedObject(shape: { readonly [key: string]: $ZodType }, value: Fields, rng: Rng): Json {
  const out: Fields = {}
  for (const [key, schema] of Object.entries(shape)) {
    const now = value[key]
    if (now === undefined) {
      if (!isOptional(schema) || chance(rng, 6)) out[key] = randomValue(schema, rng, 3)
    } else if (!isOptional(schema) || !chance(rng, 15)) out[key] = changedValue(schema, now, rng)
  }
  return out
}

function changedList(element: $ZodType, value: readonly Json[], rng: Rng): Json {
  const out = value.flatMap((one) => (value.length > 1 && chance(rng, 10) ? [] : [changedValue(element, one, rng)]))
  if (chance(rng, 15)) out.splice(rng.below(out.length + 1), 0, randomValue(element, rng, 2))
  return out
}

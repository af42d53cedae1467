import { fail, type Json, ok, type Pack, type PackInput, type PackProblem, type Problem } from '@orrery/kernel'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'
import * as z from 'zod/mini'
import { readWhole } from './read.ts'

/** What a form calls a field, and by which name a part of a JSON Schema is referred to. */
export interface Label {
  readonly title?: string
  readonly id?: string
}
export const LABELS = z.registry<Label>()

/** A field as a form calls it. */
export const called = <S extends z.ZodMiniType>(title: string, schema: S): S => {
  LABELS.add(schema, { title })
  return schema
}

/** A part that stands once in the JSON Schema, under this name. */
export const shared = <S extends z.ZodMiniType>(id: string, title: string, schema: S): S => {
  LABELS.add(schema, { id, title })
  return schema
}

/** So much of what was found is told. */
const TOLD = 60

/** What stands at the end of a path such as `cards.A05.tabs[1]`. */
function standingAt(json: unknown, at: string): unknown {
  const keys = at.split(/[.[\]]+/).filter((key) => key !== '')
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as { [key: string]: unknown })[key] : undefined,
    json,
  )
}

function foundAt(json: unknown, at: string): string {
  const value = standingAt(json, at)
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > TOLD ? `${text.slice(0, TOLD)}...` : text
}

/** How packs of one game are read: first their shape, then what only the rules can tell of what is in them. */
export const packInput = (schema: $ZodType, check: (pack: Pack) => readonly Problem[]): PackInput => ({
  read(json) {
    const told = (problems: readonly Problem[]): readonly PackProblem[] =>
      problems.map(({ at, expected }) => ({ at, expected, found: foundAt(json, at) }))
    const shape = readWhole(schema, json)
    if (!shape.ok) return fail(told(shape.error))
    const pack = shape.value as Pack
    const problems = check(pack)
    return problems.length === 0 ? ok(pack) : fail(told(problems))
  },
  schema: () => toJSONSchema(schema, { target: 'draft-2020-12', metadata: LABELS }) as unknown as Json,
})

import { fail, type Json, ok, type Problem, type Result } from '@orrery/kernel'
import { SIDES } from './data/scenario.ts'
import { SETTING_ROWS } from './data/settings.ts'
import type { Settings } from './types.ts'

/* TE-14.1: what a table may choose. */

interface Options {
  /** One faction for each seat, clockwise; drawn by lot where none are named. */
  readonly seating: readonly string[] | undefined
  readonly settings: Partial<Settings>
}

export const SCENARIO_SETTINGS = SETTING_ROWS.filter((row) => row.for !== 'referee')

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Any number of factions, of which the first ones sit down: so a series can go round all of them. */
function readSeating(json: Json | undefined, seats: number): Result<readonly string[] | undefined, Problem> {
  if (json === undefined) return ok(undefined)
  const names: readonly Json[] = Array.isArray(json) ? (json as readonly Json[]) : []
  const known = names.filter((name) => SIDES.some((side) => side === name))
  if (known.length !== names.length || new Set(names).size !== names.length || names.length < seats)
    return fail({ at: 'options.seating', expected: `${seats} or more different ones of ${SIDES.join(', ')}` })
  return ok(known.slice(0, seats).map(String))
}

/** A setting by its text, number or truth; what the command line says is always text. */
const settingOf = (row: (typeof SETTING_ROWS)[number], json: Json): string | number | boolean | undefined =>
  row.options.find((option) => option === json || (typeof json === 'string' && String(option) === json))

function readSettings(json: { readonly [key: string]: Json }): Result<Partial<Settings>, Problem> {
  const settings: { [key: string]: string | number | boolean } = {}
  for (const [key, value] of Object.entries(json)) {
    if (key === 'seating') continue
    const row = SCENARIO_SETTINGS.find((one) => one.key === key)
    if (row === undefined)
      return fail({
        at: `options.${key}`,
        expected: `seating, or one of ${SCENARIO_SETTINGS.map((one) => one.key).join(', ')}`,
      })
    const option = settingOf(row, value)
    if (option === undefined) return fail({ at: `options.${key}`, expected: `one of ${row.options.join(', ')}` })
    if (option !== row.options[0] || key === 'maxRounds') settings[key] = option
  }
  return ok(settings as unknown as Partial<Settings>)
}

export function readOptions(json: Json, seats: number): Result<Options, Problem> {
  if (json !== null && !isObject(json)) return fail({ at: 'options', expected: 'an object such as {"reach": 2}' })
  const fields = json ?? {}
  const seating = readSeating(fields['seating'], seats)
  if (!seating.ok) return seating
  const settings = readSettings(fields)
  return settings.ok ? ok({ seating: seating.value, settings: settings.value }) : settings
}

export function fullOptions(json: Json, seats: number): Json {
  const options = readOptions(json, seats)
  if (!options.ok) return json
  const { seating, settings } = options.value
  return { ...(seating === undefined ? {} : { seating }), ...(settings as { readonly [key: string]: Json }) }
}

/** All twelve: a table seats as many as it has places. */
export const sidesFor = (): readonly string[] => SIDES

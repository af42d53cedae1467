import {
  type Fields,
  fieldsIn,
  type Json,
  type Problem,
  readerOf,
  readPackName,
  type Result,
  Wrong,
} from '@orrery/kernel'
import { SIDES } from './data/scenario.ts'
import { SETTING_ROWS } from './data/settings.ts'
import { packs } from './packs.ts'
import type { Settings } from './types.ts'

/* TE-14.1: what a table may choose. */

interface Options {
  /** One faction for each seat, clockwise; drawn by lot where none are named. */
  readonly seating: readonly string[] | undefined
  readonly settings: Partial<Settings>
  /** The hash of a pack, or ''. */
  readonly pack: string
}

export const SCENARIO_SETTINGS = SETTING_ROWS.filter((row) => row.for !== 'referee')

/** Any number of factions; the first ones get the seats, so that a series can rotate through all of them. */
function readSeating(json: Json, seats: number): readonly string[] {
  const names = Array.isArray(json) ? (json as readonly Json[]) : []
  const known = SIDES.filter((side) => names.includes(side))
  if (known.length !== names.length || names.length < seats)
    throw new Wrong('options.seating', `${seats} or more different ones of ${SIDES.join(', ')}`)
  return names.slice(0, seats).map(String)
}

/** A setting by its text, number or truth; what the command line says is always text. */
const settingOf = (row: (typeof SETTING_ROWS)[number], json: Json): string | number | boolean | undefined =>
  row.options.find((option) => option === json || (typeof json === 'string' && String(option) === json))

/** What the table says itself goes before the pack's defaults. */
function readSettings(asked: Fields, defaults: Fields): Partial<Settings> {
  const settings: { [key: string]: string | number | boolean } = {}
  for (const [key, value] of Object.entries({ ...defaults, ...asked })) {
    if (key === 'seating' || key === 'pack') continue
    const row = SCENARIO_SETTINGS.find((one) => one.key === key)
    if (row === undefined)
      throw new Wrong(
        `options.${key}`,
        `seating, pack, or one of ${SCENARIO_SETTINGS.map((one) => one.key).join(', ')}`,
      )
    const option = settingOf(row, value)
    if (option === undefined) throw new Wrong(`options.${key}`, `one of ${row.options.join(', ')}`)
    const isUsual = option === row.options[0] && defaults[key] === undefined
    if (!isUsual || key === 'maxRounds') settings[key] = option
  }
  return settings
}

export const readOptions = (json: Json, seats: number): Result<Options, Problem> =>
  readerOf((given): Options => {
    const p = fieldsIn(given ?? {}, 'options')
    const seating = p['seating'] === undefined ? undefined : readSeating(p['seating'], seats)
    const pack = readPackName(packs, p['pack'], 'options.pack')
    return { seating, settings: readSettings(p, packs.open(pack).options), pack }
  })(json)

export function fullOptions(json: Json, seats: number): Json {
  const options = readOptions(json, seats)
  if (!options.ok) return json
  const { seating, settings, pack } = options.value
  return {
    ...(seating === undefined ? {} : { seating }),
    ...(settings as { readonly [key: string]: Json }),
    ...(pack === '' ? {} : { pack }),
  }
}

/** All twelve: a table seats as many as it has places. */
export const sidesFor = (): readonly string[] => SIDES

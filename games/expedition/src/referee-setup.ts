import { canonical, fail, type Json, ok, type Refusal, type Result } from '@orrery/kernel'
import { MAP_ROWS } from './data/maps.ts'
import { SETTING_ROWS } from './data/settings.ts'
import { settle } from './referee-play.ts'
import type { RefereeOptions, RefereeSeat, RefereeState } from './referee-state.ts'
import { shortName } from './rulesets.ts'
import { factionRow, makeRuleset, settingsFor } from './rules/ruleset.ts'
import { newCore } from './rules/core.ts'
import { otherSideOf } from './rules/flip.ts'
import { push } from './rules/frames.ts'
import { openHomeTiles, readMap } from './rules/mapString.ts'
import { refuse } from './rules/refusing.ts'
import { legalSites } from './rules/sites.ts'
import { ABSENT, type Ruleset, type Core } from './types.ts'

/* TE-18.2: seats, map and settings of a live table. */

export const SEATS = { min: 2, max: 8 }

const no = (thing: string, reason: string, rule = 'TE-18.2'): Refusal => refuse(rule, 'NOT_POSSIBLE', { thing, reason })

/** The first that comes a second time. */
const twice = <T>(list: readonly T[]): T | undefined => list.find((one, i) => list.indexOf(one) < i)

function seatFault({ seats }: RefereeOptions): Refusal | undefined {
  if (seats.length < SEATS.min || seats.length > SEATS.max)
    return no(`A table for ${seats.length}`, `it takes ${SEATS.min} to ${SEATS.max} seats`)
  const stranger = seats.find(({ faction }) => factionRow(faction) === undefined)
  if (stranger !== undefined) return no(`The faction "${stranger.faction}"`, 'there is none of that name')
  const double = twice(seats.map(({ faction }) => faction))
  if (double !== undefined) return no(`A second ${double}`, 'each faction sits once')
  const turned = seats.find(({ faction }) => seats.some((other) => other.faction === otherSideOf(faction)))
  if (turned !== undefined)
    return no(`A seat for ${turned.faction}`, 'the other side of that faction sits here already', 'TE-10.10')
  const homeless = seats.find(({ faction }) => openHomeTiles(faction, seats).length === 0)
  if (homeless !== undefined)
    return no(`A seat for ${homeless.faction}`, 'each of its homes belongs to another faction here', 'TE-10.7')
  const alike = twice(seats.map(({ name }) => name))
  return alike === undefined ? undefined : no(`A second ${alike}`, 'each name is used once')
}

/** A setting that does not exist, or cannot have this value (TE-11). */
function settingFault({ settings }: RefereeOptions): Refusal | undefined {
  for (const [key, value] of Object.entries(settings)) {
    const options = SETTING_ROWS.find((row) => row.key === key)?.options
    if (options === undefined || !options.includes(value))
      return no(
        `The setting ${key} = ${String(value)}`,
        options === undefined ? 'there is no such setting' : `it is one of ${options.join(', ')}`,
      )
  }
  return undefined
}

interface Laid {
  readonly ruleset: Ruleset
  /** What was accepted about the map but should be said. */
  readonly notes: readonly string[]
}

function lay(options: RefereeOptions): Result<Laid, Refusal> {
  const fault = seatFault(options) ?? settingFault(options)
  if (fault !== undefined) return fail(fault)
  const map = readMap(options.map, options.seats)
  if (!map.ok) return map
  const factions = options.seats.flatMap(({ faction }) => factionRow(faction) ?? [])
  const names = options.seats.map(({ name }) => name)
  // At a real table payments are declared unless the table wants everything kept.
  const settings = settingsFor(options.seats.length, { payments: 'declared', ...options.settings })
  return ok({
    ruleset: makeRuleset({ key: 'referee', map: map.value, factions, names, settings }),
    notes: map.value.notes,
  })
}

const known = new Map<string, Result<Laid, Refusal>>()
const MOST_KNOWN = 20

/** Boxes are large: the same options give the same one. */
function laid(options: RefereeOptions): Result<Laid, Refusal> {
  const key = canonical(options as unknown as Json)
  const found = known.get(key) ?? lay(options)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

/** TE-10.6 with `rebellionSetupRoll`: the breakthrough it starts with is gained with a roll. */
function rollAtSetup(s: Core): void {
  const player = s.ruleset.factions.findIndex((row) => row.power === 'startsWith')
  if (player < 0) return
  s.breakthroughs[player] = ABSENT
  push(s, 'gain', player).what = 4
}

/** The table at its start, or the first thing that is wrong with seats, map or settings. */
export function start(options: RefereeOptions, chance: readonly number[]): Result<RefereeState, Refusal> {
  const begun = laid(options)
  if (!begun.ok) return begun
  const core = newCore(begun.value.ruleset, chance)
  if (core.ruleset.settings.rebellionSetupRoll) rollAtSetup(core)
  settle(core, undefined)
  return ok({
    options,
    core,
    round: 1,
    declined: false,
    modifiers: [],
    entering: undefined,
    said: undefined,
    entries: 0,
    closed: false,
  })
}

const NO_LEGAL_SITE = "No system of this map can take Thunder's Edge (TE-7.7)."

/** What was accepted about the map but should be said. */
export function notesOn(r: RefereeState): readonly string[] {
  const begun = laid(r.options)
  const notes = begun.ok ? begun.value.notes : []
  return legalSites(r.core).length > 0 ? notes : [...notes, NO_LEGAL_SITE]
}

/* ---- options from outside ---------------------------------------------------------------------------------------------- */

/** The factions of a table that names none. */
export const USUAL = ['sol', 'hacan', 'xxcha', 'l1z1x', 'letnev', 'yssaril', 'jolnar', 'nekro']
/** For numbers of seats that have no map of their own: a ring of homes round the centre. */
const SMALL_MAP = '{112} 19 23 101 41 0 0'
const LARGE_MAP = `${MAP_ROWS[6]?.text ?? ''} 0 0`

const usualMap = (seats: number): string => MAP_ROWS[seats]?.text ?? (seats < 3 ? SMALL_MAP : LARGE_MAP)

/** A seat nobody named has its faction's name, without "the". */
export function nameOfFaction(faction: string): string {
  const row = factionRow(faction)
  return row === undefined ? faction : shortName(row).replace(/^the /, '')
}

interface SeatWish extends Omit<RefereeSeat, 'name'> {
  readonly name?: string
}

type Fields = { readonly [key: string]: Json }
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isSeat = (json: unknown): boolean =>
  isFields(json) &&
  typeof json['faction'] === 'string' &&
  ['undefined', 'string'].includes(typeof json['name']) &&
  (json['slot'] === undefined || Number.isInteger(json['slot']))

const shapeFault = (at: string, expected: string): Result<never, Refusal> => fail(no(at, `it is ${expected}`))

/** What a table was asked for, with everything left out filled in. */
export function readOptions(json: unknown, count: number): Result<RefereeOptions, Refusal> {
  const { seats, map, settings = {}, ...rest } = isFields(json) ? json : {}
  const [stranger] = Object.keys(rest)
  if (stranger !== undefined) return shapeFault(`"${stranger}"`, 'none of seats, map and settings')
  if (seats !== undefined && !(Array.isArray(seats) && seats.every(isSeat)))
    return shapeFault('"seats"', 'a list such as [{ "faction": "sol", "name": "Ana" }]')
  if (map !== undefined && typeof map !== 'string') return shapeFault('"map"', 'a map string')
  if (!isFields(settings)) return shapeFault('"settings"', 'settings by name')
  const given = (seats ?? USUAL.slice(0, count).map((faction) => ({ faction }))) as readonly SeatWish[]
  if (given.length !== count) return shapeFault('"seats"', `one for each of the ${count} seats`)
  return ok({
    seats: given.map(({ faction, name = '', slot }) => ({
      faction,
      name: name.trim() === '' ? nameOfFaction(faction) : name.trim(),
      ...(slot === undefined ? {} : { slot }),
    })),
    map: map ?? usualMap(count),
    settings,
  })
}

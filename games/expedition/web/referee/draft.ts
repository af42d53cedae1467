import { ok, parseJson, type Refusal, type Result } from '@orrery/kernel'
import type { SharedSetup } from '@orrery/ui'
import { FACTION_ROWS } from '../../src/data/factions.ts'
import { MAP_ROWS } from '../../src/data/maps.ts'
import type { Correction } from '../../src/referee-commands.ts'
import { notation } from '../../src/referee-moves.ts'
import { afterLines, linesOf } from '../../src/referee-said.ts'
import { nameOfFaction, start } from '../../src/referee-setup.ts'
import type { RefereeOptions, RefereeState } from '../../src/referee.ts'
import type { Settings } from '../../src/types.ts'

/* A table that is being set up, kept on this device until it begins. */

export interface SeatDraft {
  readonly name: string
  readonly faction: string
  /** Which home slot, counted from 1; 0 for the next free one. */
  readonly slot: number
  readonly goods: number
  readonly commodities: number
  readonly cards: number
  readonly secrets: number
  readonly planets: readonly string[]
}

export interface Draft {
  readonly seats: readonly SeatDraft[]
  readonly map: string
  readonly settings: Partial<Settings>
}

const KEY = 'orrery.referee.draft'
const FIRST = ['sol', 'hacan', 'xxcha', 'l1z1x', 'letnev', 'yssaril', 'jolnar', 'nekro']

export const newSeat = (faction: string): SeatDraft => ({
  name: '',
  faction,
  slot: 0,
  goods: 0,
  commodities: 0,
  cards: 0,
  secrets: 0,
  planets: [],
})

/** A faction nobody has yet. */
export const freeFaction = (seats: readonly SeatDraft[]): string =>
  [...FIRST, ...FACTION_ROWS.map(({ id }) => id)].find((id) => seats.every(({ faction }) => faction !== id)) ?? ''

export const mapFor = (seats: number): string => MAP_ROWS[seats]?.text ?? ''

const EMPTY: Draft = { seats: FIRST.slice(0, 6).map(newSeat), map: mapFor(6), settings: {} }

export function readDraft(): Draft {
  const json = parseJson(localStorage.getItem(KEY) ?? '')
  return json.ok ? { ...EMPTY, ...(json.value as object) } : EMPTY
}

export const keepDraft = (draft: Draft): void => localStorage.setItem(KEY, JSON.stringify(draft))
export const dropDraft = (): void => localStorage.removeItem(KEY)

/** What a seat is called when nobody typed a name. */
export const nameFor = ({ name, faction }: SeatDraft): string =>
  name.trim() === '' ? nameOfFaction(faction) : name.trim()

const COUNTS = ['goods', 'commodities', 'cards', 'secrets'] as const

const optionsOf = ({ seats, map, settings }: Draft): RefereeOptions => ({
  seats: seats.map((seat) => ({
    name: nameFor(seat),
    faction: seat.faction,
    ...(seat.slot > 0 ? { slot: seat.slot } : {}),
  })),
  map,
  settings,
})

/** What everybody has when the table begins, as corrections. */
const startOf = ({ seats }: Draft): Correction[] =>
  seats.flatMap((seat) => [
    ...COUNTS.flatMap((path) => (seat[path] > 0 ? [{ path: `${path}.${nameFor(seat)}`, value: seat[path] }] : [])),
    ...seat.planets.map((planet) => ({ path: `planet.${planet}.owner`, value: nameFor(seat) })),
  ])

/** The table with its first lines; the refusal where something is wrong with it. */
export function setupOf(draft: Draft): Result<{ readonly state: RefereeState; readonly setup: SharedSetup }, Refusal> {
  const options = optionsOf(draft)
  const begun = start(options, [])
  if (!begun.ok) return begun
  let state = begun.value
  const said: SharedSetup['said'][number][] = []
  for (const { path, value } of startOf(draft)) {
    const spoken = linesOf(state, { seat: 0, cmd: 'set', path, value })
    const after = spoken.ok ? afterLines(state, spoken.value) : spoken
    if (!spoken.ok) return spoken
    if (!after.ok) return after
    state = after.value
    for (const [i, move] of spoken.value.moves.entries())
      said.push({ seat: 0, line: notation.print(move), ...(i > 0 ? { follows: true } : {}) })
  }
  return ok({ state, setup: { options: options as never, names: options.seats.map(({ name }) => name), said } })
}

import { parseJson } from '@orrery/kernel'
import { FACTION_ROWS } from '../../src/data/factions.ts'
import { MAP_ROWS } from '../../src/data/maps.ts'
import type { RefereeSetup } from '../../src/referee.ts'
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

/** "The Federation of Sol" is Sol, "The Xxcha Kingdom" is Xxcha, and the Council is Keleres. */
const ARTICLE = /^(?:The )?(?:\w+ of |Council )?/
const LAST_WORD = /^(\S{4,}) .*$/

/** What a seat is called when nobody typed a name. */
export const nameFor = ({ name, faction }: SeatDraft): string =>
  name.trim() === ''
    ? (FACTION_ROWS.find(({ id }) => id === faction)?.name ?? '').replace(ARTICLE, '').replace(LAST_WORD, '$1')
    : name.trim()

const COUNTS = ['goods', 'commodities', 'cards', 'secrets'] as const

export function setupOf({ seats, map, settings }: Draft, seed: string): RefereeSetup {
  const start = seats.flatMap((seat) => [
    ...COUNTS.flatMap((path) => (seat[path] > 0 ? [{ path: `${path}.${nameFor(seat)}`, value: seat[path] }] : [])),
    ...seat.planets.map((planet) => ({ path: `planet.${planet}.owner`, value: nameFor(seat) })),
  ])
  return {
    seats: seats.map((seat) => ({
      name: nameFor(seat),
      faction: seat.faction,
      ...(seat.slot > 0 ? { slot: seat.slot } : {}),
    })),
    map,
    settings,
    start,
    seed,
  }
}

import type { BoardRow, Tables } from '../types.ts'
import { CARDS } from './cards.ts'
import { FACTION_ROWS, MINOR_ROWS } from './factions.ts'
import { MISSION_ROWS } from './missions.ts'
import { BOARD_ROWS, MODE_ROWS, NUMBERS } from './setup.ts'

type ById<T> = { readonly [id: string]: T }

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ById<T> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

const units = Object.fromEntries(MODE_ROWS.map(({ id, normal, minor }) => [id, { normal, minor }]))

/** The game as it is delivered: what a pack replaces in part. */
export const DELIVERED: Tables = {
  cards: byId(CARDS),
  missions: byId(MISSION_ROWS),
  boards: byId<BoardRow>(BOARD_ROWS),
  minors: byId(MINOR_ROWS),
  factions: byId(FACTION_ROWS),
  setup: { ...NUMBERS, ...units } as Tables['setup'],
  options: {},
}

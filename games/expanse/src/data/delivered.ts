import type { DeckRow, Tables } from '../types.ts'
import { ABILITIES } from './abilities.ts'
import { BASE_ROWS } from './board.ts'
import { CARDS } from './cards.ts'
import { FACTION_ROWS } from './factions.ts'
import { BASES_OUT, CHARTS, DECKS, KEEP_COST, SLOT_PRICES, START_CP } from './setup.ts'

type ById<K extends string, T> = { readonly [id in K]: T }

const byId = <K extends string, R extends { readonly id: K }, T>(
  rows: readonly (R & { readonly id: K })[],
  value: (row: R) => T,
): ById<K, T> => Object.fromEntries(rows.map((row) => [row.id, value(row)])) as ById<K, T>

const deckFor = (players: 2 | 3 | 4): DeckRow => {
  const { top, actions } = DECKS[players]
  return { top, actions, basesOut: BASES_OUT[players] }
}

/** The game as it is delivered: what a pack replaces in part. */
export const DELIVERED: Tables = {
  cards: byId(CARDS, (row) => row),
  techs: byId(ABILITIES, (row) => row),
  charts: CHARTS,
  setup: {
    prices: { startCp: START_CP, slotPrices: SLOT_PRICES, keepCost: KEEP_COST },
    2: deckFor(2),
    3: deckFor(3),
    4: deckFor(4),
  },
  critical: byId(FACTION_ROWS, ({ critical }) => critical),
  resources: byId(BASE_ROWS, ({ resource, provenance }) => ({
    resource,
    provenance: { resource: provenance.resource },
  })),
  options: {},
}

import { moveTable } from '@orrery/kernel'
import { FACTION_ROWS } from './data/factions.ts'
import { MOVE_LINES } from './data/moves.ts'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from './data/scenario.ts'
import { SYSTEM_ROWS } from './data/systems.ts'
import { ALL_PLANETS } from './rules/ruleset.ts'
import { MOST_NUMBER } from './rules/moves.ts'
import { COLOURS, SLICES } from './types.ts'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id)

/** Every move as one short line (docs/notation-expedition.md). */
export const notation = moveTable(MOVE_LINES, {
  strategy: ids(STRATEGY_ROWS),
  system: SYSTEM_ROWS.map((row) => row.tile),
  planet: ids(ALL_PLANETS),
  player: ids(FACTION_ROWS),
  card: ids(ACTION_CARD_ROWS),
  secret: ids(SECRET_ROWS),
  objective: ids(OBJECTIVE_ROWS),
  tech: ids(TECHNOLOGY_ROWS),
  slice: SLICES,
  colour: COLOURS,
  number: Array.from({ length: MOST_NUMBER + 1 }, (_, n) => String(n)),
})

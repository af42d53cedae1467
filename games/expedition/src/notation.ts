import { moveTable } from '@orrery/kernel'
import { FACTION_ROWS } from './data/factions.ts'
import { MOVE_LINES } from './data/moves.ts'
import { SYSTEM_ROWS } from './data/systems.ts'
import { CARD_NAMES, OBJECTIVE_NAMES, SECRET_NAMES, STRATEGY_NAMES, TECH_NAMES } from './position-names.ts'
import { ALL_PLANETS } from './rules/ruleset.ts'
import { MOST_NUMBER } from './rules/moves.ts'
import { COLOURS, SLICES } from './types.ts'

/** Every move as one short line (docs/notation-expedition.md). */
export const notation = moveTable(MOVE_LINES, {
  strategy: STRATEGY_NAMES,
  system: SYSTEM_ROWS.map((row) => row.tile),
  planet: ALL_PLANETS.map(({ id }) => id),
  player: FACTION_ROWS.map(({ id }) => id),
  card: CARD_NAMES,
  secret: SECRET_NAMES,
  objective: OBJECTIVE_NAMES,
  tech: TECH_NAMES,
  slice: SLICES,
  colour: COLOURS,
  number: Array.from({ length: MOST_NUMBER + 1 }, (_, n) => String(n)),
})

import { countSources, type Provenance, type SourceCount, type Sources } from '@orrery/kernel'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { PROVENANCE } from '../src/data/provenance.ts'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { SETTING_ROWS } from '../src/data/settings.ts'
import { SYSTEM_ROWS } from '../src/data/systems.ts'
import { SLICES } from '../src/types.ts'

/* What is printed in Expedition and what is ours, counted from the data. */

const RULINGS = SETTING_ROWS.filter((row) => row.for !== 'scenario')
const RACE = [...STRATEGY_ROWS, ...TECHNOLOGY_ROWS, ...ACTION_CARD_ROWS, ...OBJECTIVE_ROWS, ...SECRET_ROWS]

const all = (what: string, rows: readonly unknown[], source: Provenance): SourceCount =>
  countSources(
    what,
    rows.map(() => source),
  )

export const sources: Sources = {
  summary: `The referee uses public data of the game, with ${RULINGS.length} rulings where its text is open; a table can change each of them. The race is our own scenario.`,
  counts: [
    all('Systems', SYSTEM_ROWS, PROVENANCE.systems),
    all('Factions', FACTION_ROWS, PROVENANCE.factions),
    all('Slices and prices', SLICES, PROVENANCE.slices),
    all('Rulings', RULINGS, PROVENANCE.rulings),
    all('Cards and objectives of the race', RACE, PROVENANCE.race),
  ],
  items: RULINGS.map(({ question, rule }) => ({ name: question, sources: `Our ruling (${rule}).` })),
}

import { countSources, type SourceCount, type Sources } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { ABILITIES } from '../src/data/abilities.ts'
import { BASE_ROWS } from '../src/data/board.ts'
import { CARDS, SETS } from '../src/data/cards.ts'
import { CHARTS } from '../src/data/setup.ts'
import type { AbilityRow, CardRow } from '../src/types.ts'
import { sourcesText } from './provenance.ts'

/* What is printed in The Expanse and what is ours, counted from the data. */

const base = CARDS.filter((row) => row.set === 'base')
const modules = CARDS.filter((row) => SETS.some((set) => set.id === row.set && set.module === true))
/** Techs of the box; those of Expanded Technologies are counted by themselves. */
const techs = ABILITIES.filter((row) => row.set === undefined)
const moreTechs = ABILITIES.filter((row) => row.set !== undefined)
const charts = Object.values(CHARTS).flatMap((factions) => Object.values(factions))

const cards = (what: string, rows: readonly CardRow[], datum: string): SourceCount =>
  countSources(
    what,
    rows.map(({ provenance }) => provenance[datum] ?? provenance['tabs']),
  )

const effects = (what: string, rows: readonly AbilityRow[]): SourceCount =>
  countSources(
    what,
    rows.map(({ provenance }) => provenance['effect']),
  )

export const sources: Sources = {
  summary:
    'The rules are played as printed. Many Events, most outer tabs and the charts for three and four players are ours, because no source shows them.',
  counts: [
    cards('Card titles', base, 'title'),
    cards('Action points', base, 'ap'),
    cards('Events', base, 'event'),
    cards('Inner tabs', base, 'tabsInner'),
    cards('Outer tabs', base, 'tabsOuter'),
    effects('Mats and techs', techs),
    countSources(
      'Resources of Bases',
      BASE_ROWS.map(({ provenance }) => provenance.resource),
    ),
    countSources(
      'Starting charts',
      charts.map(({ provenance }) => provenance.influence),
    ),
    countSources(
      'Modules',
      MODULES.map(({ provenance }) => provenance),
    ),
    cards('Events of modules', modules, 'event'),
    effects('Techs of modules', moreTechs),
  ],
  items: [
    ...[...base, ...modules].map((row) => ({ name: row.title, sources: sourcesText(row.provenance) })),
    ...ABILITIES.map((row) => ({ name: `${row.name} (${row.id})`, sources: sourcesText(row.provenance) })),
  ],
}

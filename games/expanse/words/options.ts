import { SETS } from '../src/data/cards.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { MODULES } from '../modules/index.ts'
import { MODULE_WORDS } from '../modules/words.ts'
import { NONE, ORBITALS, type View } from '../src/types.ts'
import { orbitName } from './names.ts'
import { SCORINGS, scoringAhead } from './scores.ts'

/* Options of a table in words, and the moment of a game. */

interface OptionWords {
  readonly title: string
  readonly about: string
}

const titleIn = (rows: readonly { readonly id: string; readonly title: string }[], id: string): string | undefined =>
  rows.find((row) => row.id === id)?.title

function titleOf(field: string, choice: string): string | undefined {
  if (field === 'modules') return titleIn(MODULES, choice)
  if (field === 'sets') return titleIn(SETS, choice)
  return FACTION_ROWS.find((row) => row.id === choice)?.name
}

/** A side as the table calls it: by its letters, or by its name where that is one word. */
function sideWords(id: string): OptionWords | undefined {
  const row = FACTION_ROWS.find((one) => one.id === id)
  if (row === undefined) return undefined
  return { title: row.name.includes(' ') ? id : row.name, about: `Home: ${orbitName(ORBITALS.indexOf(row.home))}` }
}

export function option(field: string, choice: string): OptionWords | undefined {
  if (field === 'seating') return sideWords(choice)
  const title = titleOf(field, choice)
  return title === undefined
    ? undefined
    : { title, about: field === 'modules' ? (MODULE_WORDS[choice]?.about ?? '') : '' }
}

const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth']

/** How far a game is: what is counted next. */
export function moment(view: View): string {
  if (view.winner !== NONE) return 'After the Final Scoring'
  if (view.final || view.scorings >= SCORINGS) return 'Before the Final Scoring'
  return `Before the ${NUMBERS[scoringAhead(view) - 1] ?? ''} Scoring`
}

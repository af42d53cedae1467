import { SETS } from '../src/data/cards.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { MODULES as ALL_MODULES } from '../modules/index.ts'
import { NONE, type View } from '../src/types.ts'
import { SCORINGS, scoringAhead } from './scores.ts'

/* Options of a table in words, and the moment of a game. */

interface OptionWords {
  readonly title: string
  readonly about: string
}

const MODULES: { readonly [id: string]: string } = {
  alpha: 'After each of the first three Scorings everybody draws two techs and keeps one in secret.',
  beta: 'A Base that scores its own way wanders through the system, and now and then destroys one.',
  gamma: 'Fleets and influence are placed one by one before the first turn, instead of by the chart.',
  delta: 'Critical resources bring tokens, which pay, add action points or buy the first place in Initiative.',
  epsilon: 'Each side has a leader with an action of its own, and may make Power Plays where it is.',
}

const titleIn = (rows: readonly { readonly id: string; readonly title: string }[], id: string): string | undefined =>
  rows.find((row) => row.id === id)?.title

function titleOf(field: string, choice: string): string | undefined {
  if (field === 'modules') return titleIn(ALL_MODULES, choice)
  if (field === 'sets') return titleIn(SETS, choice)
  return FACTION_ROWS.find((row) => row.id === choice)?.name
}

export function option(field: string, choice: string): OptionWords | undefined {
  const title = titleOf(field, choice)
  return title === undefined ? undefined : { title, about: field === 'modules' ? (MODULES[choice] ?? '') : '' }
}

const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth']

/** How far a game is: what is counted next. */
export function moment(view: View): string {
  if (view.winner !== NONE) return 'After the Final Scoring'
  if (view.final || view.scorings >= SCORINGS) return 'Before the Final Scoring'
  return `Before the ${NUMBERS[scoringAhead(view) - 1] ?? ''} Scoring`
}

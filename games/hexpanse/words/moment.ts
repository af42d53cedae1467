import { capital } from '@orrery/kernel'
import { MARKETING } from '../src/rules/warlords.ts'
import { exhaustionIn } from '../src/steps/turn.ts'
import { NONE, type View } from '../src/types.ts'

/* Where a game stands, and what its options are called. */

interface OptionWords {
  readonly title: string
  readonly about: string
}

const OPTIONS: { readonly [field: string]: { readonly [choice: string]: OptionWords } } = {
  mode: {
    seaman: { title: 'Seaman', about: 'Twelve normal units and one common mission.' },
    captain: { title: 'Captain', about: 'Nine normal and three minor units, one common mission.' },
    admiral: { title: 'Admiral', about: 'Captain, plus a secret mission for everybody.' },
  },
  teams: {
    on: { title: 'Teams', about: 'For four players: partners sit across from each other and win together.' },
    off: { title: 'Alone', about: 'Everybody plays for themselves.' },
  },
}

export const option = (field: string, choice: string): OptionWords | undefined =>
  OPTIONS[field]?.[choice] ?? (field === 'first' ? { title: `Player ${choice}`, about: '' } : undefined)

/** "Admiral, round 7". */
export const moment = (view: View): string =>
  `${capital(view.ruleset.mode)}, ${view.round === 0 ? 'before the game' : `round ${view.round}`}`

/** Damage per turn by now (HX-16.9). */
export const exhaustionOf = (view: View): number => exhaustionIn(view)

export function phaseName(view: View): string {
  if (view.winner !== NONE) return 'Over'
  const [turn] = view.stack
  if (turn?.step !== 'turn') return 'Set-up'
  return turn.pc === MARKETING ? 'Market' : 'Action'
}

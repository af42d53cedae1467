import { capital } from '@orrery/kernel'
import { EXHAUSTION_ROUND, EXHAUSTION_STEP } from '../src/data/setup.ts'
import { MARKETING } from '../src/rules/warlords.ts'
import { NONE } from '../src/types.ts'
import type { View } from '../src/types.ts'

/* Where a game stands, and what its options are called. */

const MODES: { readonly [mode: string]: string } = {
  seaman: 'Twelve normal units and one common mission.',
  captain: 'Nine normal and three minor units, one common mission.',
  admiral: 'As Captain, and a secret mission for everybody.',
}

export function option(field: string, choice: string): { readonly title: string; readonly about: string } | undefined {
  if (field === 'mode') return { title: capital(choice), about: MODES[choice] ?? '' }
  return field === 'first' ? { title: `Player ${choice}`, about: '' } : undefined
}

/** "Admiral, round 7". */
export const moment = (view: View): string =>
  `${capital(view.box.mode)}, ${view.round === 0 ? 'before the game' : `round ${view.round}`}`

/** Damage per turn by now (HX-16.9). */
export const exhaustionOf = (view: View): number =>
  view.box.exhaustion && view.round >= EXHAUSTION_ROUND
    ? 1 + Math.floor((view.round - EXHAUSTION_ROUND) / EXHAUSTION_STEP)
    : 0

export function phaseName(view: View): string {
  if (view.winner !== NONE) return 'Over'
  const [turn] = view.stack
  if (turn?.step !== 'turn') return 'Set-up'
  return turn.pc === MARKETING ? 'Market' : 'Action'
}

import type { MoveList } from '@orrery/kernel'
import { cardArg, type Condition, type Look, must } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import { cardIn, keptBy, keptCard } from '../rules/track.ts'
import type { Play } from '../types.ts'

/* Playing a kept Event: as one's turn, in the event window, or beside the AP of a card (EX-6.5, V-1). */

export const playOf = (l: Look): Play => cardIn(l.s, l.a).row.play

const notOnly = (play: Play, code: string): Condition => must('V-1', code, (l) => playOf(l) !== play, cardArg)
export const notWindowOnly = notOnly('window', 'windowOnly')
export const notTurnOnly = notOnly('turn', 'turnOnly')
export const notWithApOnly = notOnly('withAp', 'withApOnly')

/** Every kept Event of the player who is asked. */
export function eachKept({ s, f }: Look, out: MoveList): void {
  for (const code of s.kept) if (keptBy(code) === f.seat) out.push(moves.play(keptCard(code)))
}

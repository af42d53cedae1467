import { itemAt, kindOf, type Move, onlyArg } from '@orrery/kernel'
import { readyProgram } from './effects/index.ts'
import { newFrame, top } from './rules/frames.ts'
import * as moves from './rules/moves.ts'
import { cardIn } from './rules/track.ts'
import type { Card, Op, Player, Position, View } from './types.ts'

/* What a player should be asked about before it is done: by the rules and the view alone. */

export type Waste =
  /** Action points are left unspent. */
  | { readonly kind: 'left'; readonly ap: number }
  /** The Event would change nothing. */
  | { readonly kind: 'nothing'; readonly card: Card }

/** `ready` judges pieces and points only; these change something else. */
const actsOtherwise = ({ op, rule }: Op): boolean => op === 'revealTop' || (op === 'special' && rule !== '')

/** A tech of the player that answers to every Event of theirs. */
const hasAnswer = (s: Position, p: Player): boolean =>
  s.ruleset.triggers.afterOwnEvent.some((ability) => itemAt(s.ruleset.abilities, ability).player === p)

function changesNothing(s: Position, p: Player, card: Card): boolean {
  const { program, row } = cardIn(s, card)
  if (row.play !== 'normal' || hasAnswer(s, p) || itemAt(s.ruleset.programs, program).some(actsOtherwise)) return false
  const f = newFrame('effect', p)
  f.by = p
  f.source = card
  f.program = program
  return !readyProgram(s, f, program, 0)
}

export function wasteOf(m: Move, view: View): Waste | undefined {
  const f = top(view)
  if (f === undefined) return undefined
  switch (kindOf(m)) {
    case moves.FINISH:
      return f.left > 0 ? { kind: 'left', ap: f.left } : undefined
    case moves.PERFORM:
      return changesNothing(view, f.seat, view.inHand) ? { kind: 'nothing', card: view.inHand } : undefined
    case moves.PLAY:
      return changesNothing(view, f.seat, onlyArg(m)) ? { kind: 'nothing', card: onlyArg(m) } : undefined
    default:
      return undefined
  }
}

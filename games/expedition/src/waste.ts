import { at, kindOf, type Move, onlyArg } from '@orrery/kernel'
import { top } from './rules/frames.ts'
import * as moves from './rules/moves.ts'
import type { Frame, View } from './types.ts'

/* What a player should be asked about before it is done: by the rules and the view alone. */

export type Waste =
  /** Tactic tokens that could still be used this round, or actions of this turn. */
  | { readonly kind: 'tokens' | 'actions'; readonly left: number }
  /** An offer of nothing for nothing. */
  | { readonly kind: 'nothing' }

/** The fourth term of an offer whose terms are all 0: it is not made at all (TE-15.12). */
const isEmptyOffer = (m: Move, f: Frame): boolean =>
  f.step === 'deal' && f.list.length === 3 && [...f.list, onlyArg(m)].every((n) => n === 0)

/** Tokens are left over only where a system could be activated. */
function unusedTokens(view: View, f: Frame): number {
  return view.offer.some((m) => kindOf(m) === moves.ACTIVATE) ? at(view.tactic, f.seat) : 0
}

export function wasteOf(m: Move, view: View): Waste | undefined {
  const f = top(view)
  if (f === undefined) return undefined
  switch (kindOf(m)) {
    case moves.PASS: {
      const left = unusedTokens(view, f)
      return left > 0 ? { kind: 'tokens', left } : undefined
    }
    case moves.END:
      return f.step === 'turn' && f.left > 0 ? { kind: 'actions', left: f.left } : undefined
    case moves.NUMBER:
      return isEmptyOffer(m, f) ? { kind: 'nothing' } : undefined
    default:
      return undefined
  }
}

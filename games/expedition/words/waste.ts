import type { Move } from '@orrery/kernel'
import type { View } from '../src/types.ts'
import { wasteOf } from '../src/waste.ts'
import { plural } from './grammar.ts'

/** What a move would waste, in a sentence; undefined where it wastes nothing. */
export function waste(m: Move, view: View): string | undefined {
  const wasted = wasteOf(m, view)
  switch (wasted?.kind) {
    case 'tokens':
      return `You still have ${plural(wasted.left, 'tactic token')} to use this round.`
    case 'actions':
      return `You still have ${plural(wasted.left, 'action')}.`
    case 'nothing':
      return 'You offer nothing and ask for nothing.'
    case undefined:
      return undefined
  }
}

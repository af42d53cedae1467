import type { Move } from '@orrery/kernel'
import type { View } from '../src/types.ts'
import { wasteOf } from '../src/waste.ts'
import { plural } from './grammar.ts'
import { cardName } from './names.ts'

/** What a move would waste, in a sentence; undefined where it wastes nothing. */
export function waste(m: Move, view: View): string | undefined {
  const wasted = wasteOf(m, view)
  if (wasted === undefined) return undefined
  return wasted.kind === 'left'
    ? `You still have ${plural(wasted.ap, 'action point')}.`
    : `${cardName(view, wasted.card)} finds no target: nothing would change.`
}

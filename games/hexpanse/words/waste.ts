import { type Move, plural } from '@orrery/kernel'
import type { View } from '../src/types.ts'
import { wasteOf } from '../src/waste.ts'
import { cardName } from './names.ts'

/** What a move would waste, in a sentence; undefined where it wastes nothing. */
export function waste(m: Move, view: View): string | undefined {
  const wasted = wasteOf(m, view)
  switch (wasted?.kind) {
    case 'left':
      return `You still have ${plural(wasted.actions, 'action')}.`
    case 'paid':
      return wasted.life === 0
        ? 'This costs your warlord its last life.'
        : `This costs your warlord a life: ${wasted.life} left.`
    case 'hit':
      return wasted.life === 0
        ? 'This hits your own warlord and costs its last life.'
        : `This hits your own warlord: ${plural(wasted.life, 'life', 'lives')} left.`
    case 'nothing':
      return `Nothing on ${cardName(view, wasted.card)} can be used now: nothing would change.`
    case undefined:
      return undefined
  }
}

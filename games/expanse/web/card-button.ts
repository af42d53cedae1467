import { kindOf, type Move, onlyArg } from '@orrery/kernel'
import type { CardButton, Target } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import { canPay } from '../src/rules/points.ts'
import { SCORE, slotPrice } from '../src/rules/track.ts'
import { NONE, type View } from '../src/types.ts'
import { cardName } from '../words/names.ts'
import { readTarget } from './targets.ts'
import { viewer } from './ways.ts'

/* A phone shows one card of the track at a time, and one button for it. */

const OF_CARDS: readonly number[] = [kinds.TAKE, kinds.SLOT]

function labelOf(view: View, move: Move): string {
  const card = view.track[onlyArg(move)] ?? NONE
  const name = card === SCORE ? `the ${cardName(view, card)}` : cardName(view, card)
  if (kindOf(move) === kinds.SLOT) return `Perform ${name}`
  const price = slotPrice(view, viewer(view), onlyArg(move))
  return price === 0 ? `Take ${name} for free` : `Take ${name} for ${price} CP`
}

function whyNot(view: View, slot: number): string {
  const player = viewer(view)
  const price = slotPrice(view, player, slot)
  if (!canPay(view, player, price)) return `${price} CP, you have ${view.cp[player] ?? 0}`
  return `${cardName(view, view.track[slot] ?? NONE)} is not open now`
}

/** Nothing while the question is not about the cards of the track. */
export function cardButton(view: View, target: Target): CardButton | undefined {
  const { kind, id } = readTarget(target)
  const open = view.offer.filter((move) => OF_CARDS.includes(kindOf(move)))
  if (kind !== 'card' || id < 0 || open.length === 0) return undefined
  const move = open.find((one) => onlyArg(one) === id)
  return move === undefined ? { label: whyNot(view, id) } : { label: labelOf(view, move), move }
}

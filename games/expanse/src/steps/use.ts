import { type MoveList, ONE } from '@orrery/kernel'
import { pushEvent } from '../effects/triggers.ts'
import { type Answer, type Look, question } from '../rules/asking.ts'
import { deckLeft, payable, worksAtOnce } from '../rules/conditions.ts'
import { pop, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { addKept, cardIn, hasTab, keepPrice, lacksDeck } from '../rules/track.ts'
import { type Card, type Emit, type Frame, type How, NONE, type Player, type State } from '../types.ts'
import type { Step } from './step.ts'
import { pushCardPoints } from './turn.ts'

declare module '../types/ids.ts' {
  interface Steps {
    use: true
  }
}

/* EX-6: the Event of the card in hand, performed or kept, or its action points. */

/** A card that works only when kept is not performed (V-1). */
const canPerform = (s: State, card: Card): boolean => cardIn(s, card).row.play === 'normal' && !lacksDeck(s, card)

/** EX-6.2, EX-6.3. */
const canKeep = (s: State, p: Player, card: Card): boolean => canPay(s, p, keepPrice(s, p, card))

/** Both as direct lists, for speed: they are needed in every turn. */
export function listEvent({ s, f }: Look, out: MoveList): void {
  if (canPerform(s, s.inHand)) out.push(moves.perform)
  if (canKeep(s, f.seat, s.inHand)) out.push(moves.keep)
}

const inHand = (l: Look): Card => l.s.inHand

/** EX-6.1: asked only of players with a tab on the card. */
export const perform = (effect: Answer['effect']): Answer => ({
  kind: moves.PERFORM,
  candidates: ONE,
  conditions: [[worksAtOnce('V-1', inHand), deckLeft(inHand)]],
  effect,
})

export const keep = (effect: Answer['effect']): Answer => ({
  kind: moves.KEEP,
  candidates: ONE,
  conditions: [[payable('EX-6.3', (l) => keepPrice(l.s, l.f.seat, inHand(l)), 'keepTooDear')]],
  effect,
})

export function performCard(s: State, p: Player, how: How, emit: Emit): void {
  emit?.({ kind: 'performed', player: p, card: s.inHand, how })
  pushEvent(s, p, s.inHand)
}

/** Face up before its owner; not to be played in this very turn (EX-6.6). */
export function keepCard(s: State, p: Player, emit: Emit): void {
  const price = keepPrice(s, p, s.inHand)
  addKept(s, s.inHand, p, true)
  emit?.({ kind: 'kept', player: p, card: s.inHand, price })
  s.inHand = NONE
  pay(s, p, price)
}

/** EX-7.3: when the AP are spent, the Event is offered to the others. */
function usePoints(s: State, f: Frame, emit: Emit): void {
  pop(s)
  push(s, 'offer', NONE).by = f.seat
  pushCardPoints(s, f.seat, s.inHand, emit)
}

const useCard = question({
  answers: [
    perform(({ s, f }, emit) => {
      pop(s)
      performCard(s, f.seat, 'now', emit)
    }),
    keep(({ s, f }, emit) => {
      pop(s)
      keepCard(s, f.seat, emit)
    }),
    { kind: moves.POINTS, candidates: ONE, conditions: [], effect: ({ s, f }, emit) => usePoints(s, f, emit) },
  ],
  list(l, out) {
    listEvent(l, out)
    out.push(moves.points)
  },
})

/** EX-6.1: without a tab there are only the AP. */
export const use: Step = {
  question: (s, f) => (hasTab(s, f.seat, s.inHand) ? useCard : undefined),
  proceed: usePoints,
}

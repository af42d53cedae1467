import { at } from '@orrery/kernel'
import { cardInSlot, deckLeft, noScoreCard, slotFilled, worksAtOnce } from '../rules/conditions.ts'
import { pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { cardIn, lacksDeck, SCORE } from '../rules/track.ts'
import { type Card, NONE, type Position, SLOTS } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'

/* The Event of a card on the track, without its tab (S-5, EX-10.15, EX-10.16). */

const canCopy = (s: Position, card: Card): boolean =>
  card !== NONE && card !== SCORE && cardIn(s, card).row.play === 'normal' && !lacksDeck(s, card)

const chooseSlot = effectQuestion([
  {
    kind: moves.SLOT,
    list({ s }, out) {
      for (let i = 0; i < SLOTS; i++) if (canCopy(s, at(s.track, i))) out.push(moves.slot(i))
    },
    conditions: [[slotFilled('S-5')], [noScoreCard('S-5')], [worksAtOnce('S-5', cardInSlot), deckLeft(cardInSlot)]],
    effect(l, emit) {
      const { s, f } = l
      const card = cardInSlot(l)
      emit?.({ kind: 'performed', player: f.seat, card, how: 'copied' })
      goOn(f)
      pushProgram(s, cardIn(s, card).program, f.seat, card)
    },
  },
])

export const copyEvent = effectKind({
  question: () => chooseSlot,
  ready: (s) => s.track.some((card) => canCopy(s, card)),
})

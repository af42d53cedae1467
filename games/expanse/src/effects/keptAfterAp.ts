import { itemAt } from '@orrery/kernel'
import { deckLeft, isKept, namedCard, notFresh, worksAtOnce } from '../rules/conditions.ts'
import { abilityOf, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { keptBy, keptCard, unkeep } from '../rules/track.ts'
import type { Frame, State } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'
import { markUsed, pushEvent } from './triggers.ts'

/* A Kept Event after the AP of a card, for the price of the tech (SX-4). */

const priceOf = (s: State, f: Frame): number => itemAt(s.ruleset.abilities, abilityOf(f)).cost.cp

const chooseCard = effectQuestion([
  {
    kind: moves.PLAY,
    candidates({ s, f }, out) {
      for (const code of s.kept) if (keptBy(code) === f.seat) out.push(moves.play(keptCard(code)))
    },
    conditions: [[isKept], [notFresh('SX-4'), worksAtOnce('SX-4', namedCard), deckLeft(namedCard)]],
    effect({ s, f, a: card }, emit) {
      const ability = abilityOf(f)
      const price = priceOf(s, f)
      markUsed(s, ability, emit)
      unkeep(s, f.seat, card)
      goOn(f)
      emit?.({ kind: 'performed', player: f.seat, card, how: 'agenda' })
      push(s, 'discardPlayed', f.seat).source = card
      pushEvent(s, f.seat, card)
      pay(s, f.seat, price)
    },
  },
])

export const keptAfterAp = effectKind({
  question: (s, f) => (canPay(s, f.seat, priceOf(s, f)) ? chooseCard : undefined),
  ready: () => false,
})

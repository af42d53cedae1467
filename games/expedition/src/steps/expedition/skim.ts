import { add, at } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'
import { dropExcess, KINDS } from '../../rules/cards.ts'

import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import type { Emit, Frame, State } from '../../types.ts'
import type { Step } from '../step.ts'

/** TE-10.2: when Ral Nel passes, it takes one of the cards on the Data Skimmer; the rest are discarded. */
const chooseCard = question({
  answers: [
    {
      kind: moves.DISCARD,
      candidates(_, out) {
        for (let k = 0; k < KINDS; k++) out.push(moves.discard(k))
      },
      conditions: [[must('TE-10.2', 'NOT_ON_SKIMMER', (l) => at(l.s.skim, l.a) > 0)]],
      effect: ({ s, f, a: card }, emit) => take(s, f, card, emit),
    },
  ],
})

function take(s: State, f: Frame, card: number, emit: Emit): void {
  pop(s)
  add(s.skim, card, -1)
  add(s.hands, f.seat * KINDS + card, 1)
  add(s.cards, f.seat, 1)
  emit?.({ kind: 'tookSkimmed', player: f.seat, left: s.skimmed - 1 })
  for (let k = 0; k < KINDS; k++) {
    add(s.pile, k, at(s.skim, k))
    s.skim[k] = 0
  }
  s.skimmed = 0
  dropExcess(s, f.seat)
}

export const skim: Step = { question: () => chooseCard, proceed: pop }

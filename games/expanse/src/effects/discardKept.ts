import { at } from '@orrery/kernel'
import { cardArg, type Look, must } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import { keptBy, keptCard, removeKept } from '../rules/track.ts'
import type { Frame, Op } from '../types.ts'
import { effectKind, effectQuestion } from './kind.ts'

/** A Kept Event of the side the effect names. */
const mayGo = (f: Frame, op: Op, code: number): boolean => (keptBy(code) === f.seat) === (op.owner === 'self')

const keptIndex = (l: Look): number => l.s.kept.findIndex((code) => keptCard(code) === l.a)
const keptCode = (l: Look): number => at(l.s.kept, keptIndex(l))

/** It goes to the discard pile; the acting player chooses (EX-10.12 orders several). */
const chooseCard = effectQuestion([
  {
    kind: moves.DISCARD,
    list({ s, f, op }, out) {
      for (const code of s.kept) if (mayGo(f, op, code)) out.push(moves.discard(keptCard(code)))
    },
    conditions: [
      [must('EX-6.11', 'notKeptByAnyone', (l) => keptIndex(l) >= 0, cardArg)],
      [
        must(
          'EX-10.3',
          'keptByOther',
          (l) => mayGo(l.f, l.op, keptCode(l)),
          (l) => ({ card: l.a, player: keptBy(keptCode(l)) }),
        ),
      ],
    ],
    effect(l, emit) {
      const { s, f, a: card } = l
      const player = keptBy(keptCode(l))
      removeKept(s, keptIndex(l))
      s.discard.push(card)
      f.left--
      emit?.({ kind: 'discarded', player, card })
    },
  },
])

export const discardKept = effectKind({
  question: () => chooseCard,
  ready: (s, f, op) => s.kept.some((code) => mayGo(f, op, code)),
})

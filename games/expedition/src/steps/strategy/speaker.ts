import { must, othersOf, playerNamed, question } from '../../rules/asking.ts'
import { drawCards } from '../../rules/cards.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { never, type Step } from '../step.ts'

export const POLITICS_CARDS = 2

/** TE-15.4, Politics: another speaker, and only then the cards. */
const chooseSpeaker = question({
  answers: [
    {
      kind: moves.PLAYER,
      candidates({ s }, out) {
        for (const p of othersOf(s, s.speaker)) out.push(moves.player(s, p))
      },
      conditions: [[must('TE-15.4', 'IS_SPEAKER', (l) => playerNamed(l) !== l.s.speaker)]],
      effect(l, emit) {
        const { s, f } = l
        pop(s)
        s.speaker = playerNamed(l)
        emit?.({ kind: 'speaker', player: s.speaker })
        drawCards(s, f.seat, POLITICS_CARDS, emit)
      },
    },
  ],
})

export const speaker: Step = { question: () => chooseSpeaker, proceed: never }

import { ONE } from '@orrery/kernel'
import { question } from '../rules/asking.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { defeat, USED_DOUBT } from '../rules/warlords.ts'
import type { Step } from './step.ts'

/** HX-17.5: in the own turn, between actions; asked twice because it is final, and only once per turn. */
const reallyResign = question({
  answers: [
    {
      kind: moves.YES,
      candidates: ONE,
      conditions: [],
      effect({ s, f }, emit) {
        pop(s)
        emit?.({ kind: 'resigned', player: f.seat })
        defeat(s, f.seat, 'resigned', emit)
      },
    },
    {
      kind: moves.NO,
      candidates: ONE,
      conditions: [],
      effect({ s }) {
        pop(s)
        const [turn] = s.stack
        if (turn !== undefined) turn.used |= USED_DOUBT
      },
    },
  ],
})

export const resign: Step = { question: reallyResign, proceed: () => undefined }

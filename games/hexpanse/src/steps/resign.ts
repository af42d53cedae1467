import { kindOf } from '@orrery/kernel'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { defeat, USED_DOUBT } from '../rules/warlords.ts'
import type { Step } from './step.ts'

/** HX-17.5: in the own turn, between actions; asked twice, because it cannot be mended, but once in a turn only. */
export const resign: Step = {
  list(_s, _f, out) {
    out.push(moves.yes)
    out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.NO) {
      const [turn] = s.stack
      if (turn !== undefined) turn.used |= USED_DOUBT
      return
    }
    emit?.({ kind: 'resigned', player: f.seat })
    defeat(s, f.seat, 'resigned', emit)
  },
  proceed: () => undefined,
}

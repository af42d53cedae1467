import { kindOf } from '@orrery/kernel'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { defeat } from '../rules/warlords.ts'
import type { Step } from './step.ts'

/** HX-17.5: in the own turn, between actions; asked twice, because it cannot be mended. */
export const resign: Step = {
  list(_s, _f, out) {
    out.push(moves.yes)
    out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.NO) return
    emit?.({ kind: 'resigned', player: f.seat })
    defeat(s, f.seat, 'resigned', emit)
  },
  proceed: () => undefined,
}

import { at, ONE } from '@orrery/kernel'
import { type Answer, type Condition, type Conditions, must } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import { promote } from '../rules/resources.ts'

/** DC-D.4, DC-D.9. */
export const hasResource = (rule: string): Condition => must(rule, 'noResource', (l) => at(l.s.resources, l.f.seat) > 0)

/** DC-D.9: a Resource Token for the top of the Initiative Track, beside whatever else the question asks. */
export const promotion = (conditions: Conditions): Answer => ({
  kind: moves.TOP,
  candidates: ONE,
  conditions: [
    [hasResource('DC-D.9')],
    ...conditions,
    [must('DC-D.9', 'onTop', (l) => l.s.initiative[0] !== l.f.seat)],
  ],
  effect: ({ s, f }, emit) => promote(s, f.seat, emit),
})

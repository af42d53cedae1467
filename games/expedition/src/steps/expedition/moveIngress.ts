import { type Look, question, secondSystem, systemNamed } from '../../rules/asking.ts'
import { mayMoveIngress } from '../../rules/breakthrough.ts'
import { goesIntoRift, hasRift, hasTokenToMove, moveIngress as moved, type Shift } from '../../rules/ingress.ts'
import * as moves from '../../rules/moves.ts'
import { about } from '../../rules/refusing.ts'
import { type Step, stop } from '../step.ts'
import { automatic } from './gain.ts'

/** TE-10.4: up to two ingress tokens move into gravity rifts. No map of the race has a second rift to take, so a taken one asks nobody. */
const chooseMove = question({
  isAsked: ({ s, f }) => mayMoveIngress(s, f),
  answers: [
    {
      kind: moves.SHIFT,
      candidates({ s }, out) {
        const { length } = s.ruleset.systems
        for (let from = 0; from < length; from++)
          for (let to = 0; to < length; to++) if (hasRift(s, to)) out.push(moves.shift(s, from, to))
      },
      conditions: about<Look, Shift>(
        (l) => ({ s: l.s, from: systemNamed(l), to: secondSystem(l) }),
        [[hasTokenToMove, goesIntoRift]],
      ),
      effect(l, emit) {
        moved(l.s, l.f.seat, systemNamed(l), secondSystem(l), emit)
        l.f.left--
      },
    },
    stop(moves.END),
  ],
})

export const moveIngress: Step = { ...automatic, question: () => chooseMove }

import { question, systemNamed } from '../../rules/asking.ts'
import { pop, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { isTarget, reachOf } from '../../rules/reach.ts'
import { type Step, stop } from '../step.ts'
import { fractureInPlay, REACHED, unlocked } from '../turn/activate.ts'
import { CHOSEN, startTactical } from './tactical.ts'

/** TE-15.4, Warfare: a tactical action without placing a token, also where one lies. */
const chooseSystem = question({
  answers: [
    {
      kind: moves.SYSTEM,
      list({ s, f }, out) {
        const reach = reachOf(s, f.seat)
        for (let i = 0; i < s.ruleset.systems.length; i++)
          if (isTarget(s, f.seat, i, reach)) out.push(moves.system(s, i))
      },
      conditions: [[unlocked, fractureInPlay], ...REACHED],
      effect(l, emit) {
        pop(l.s)
        startTactical(l.s, l.f.seat, systemNamed(l), CHOSEN, emit)
      },
    },
  ],
  beside: [stop(moves.NO)],
})

export const warfare: Step = { question: () => chooseSystem, proceed: skipChoice }

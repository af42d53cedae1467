import { type Answer, question, systemNamed } from '../../rules/asking.ts'
import { pop, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { isTarget, reachOf } from '../../rules/reach.ts'
import { asksOnce } from '../../rules/whole.ts'
import { type Step, stop } from '../step.ts'
import { canPlan, fractureInPlay, infantryCanLand, REACHED, unlocked } from '../turn/activate.ts'
import { CHOSEN, startTactical, USUAL } from './tactical.ts'

/* TE-15.4, Warfare: a tactical action without placing a token, also where one lies. */

/** An answer that names a system; with a march of the player's own only where infantry could land. */
const inSystem = (kind: number, march: number): Answer => ({
  kind,
  list({ s, f }, out) {
    const reach = reachOf(s, f.seat)
    const named = kind === moves.ACTIVATE ? moves.activate : kind === moves.PLAN ? moves.plan : moves.system
    for (let i = 0; i < s.ruleset.systems.length; i++)
      if (isTarget(s, f.seat, i, reach) && (kind !== moves.PLAN || canPlan(s, f.seat, i, reach))) out.push(named(s, i))
  },
  conditions: [[unlocked, fractureInPlay], ...REACHED, ...(kind === moves.PLAN ? [[infantryCanLand]] : [])],
  effect(l, emit) {
    pop(l.s)
    startTactical(l.s, l.f.seat, systemNamed(l), march, emit)
  },
})

const chooseSystem = question({ answers: [inSystem(moves.SYSTEM, CHOSEN)], beside: [stop(moves.NO)] })

/** As in the question of a turn: the usual march, or another one (TE-15.22). */
const chooseMarch = question({
  answers: [inSystem(moves.ACTIVATE, USUAL), inSystem(moves.PLAN, CHOSEN)],
  beside: [stop(moves.NO)],
})

export const warfare: Step = { question: (s) => (asksOnce(s) ? chooseMarch : chooseSystem), proceed: skipChoice }

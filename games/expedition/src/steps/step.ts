import { at, ONE, type Step as StepOf } from '@orrery/kernel'
import type { Answer } from '../rules/asking.ts'
import { pop } from '../rules/frames.ts'
import type { Event, Frame, State } from '../types.ts'

export type Step = StepOf<State, Frame, undefined, Event>

/** For steps that always ask somebody. */
export const never = (): void => {
  throw new Error('this step was reached in a way it never should be')
}

/** An answer that names nothing and is always open. */
export const always = (kind: number, effect: Answer['effect']): Answer => ({
  kind,
  candidates: ONE,
  conditions: [],
  effect,
})

/** An answer that ends the question. */
export const stop = (kind: number): Answer => always(kind, ({ s }) => pop(s))

export const holdsCards = (s: State, f: Frame): boolean => at(s.cards, f.seat) > 0
export const holdsSecrets = (s: State, f: Frame): boolean => at(s.secrets, f.seat) > 0

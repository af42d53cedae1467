import { lastOf, of } from '@orrery/kernel'
import type { Ability, Frame, Player, State, StepName } from '../types.ts'
import { NONE } from '../types.ts'

const NOTHING: readonly number[] = []

/** A frame with everything at rest. */
export function newFrame(step: StepName, seat: Player): Frame {
  return {
    step,
    seat,
    by: seat,
    source: NONE,
    program: NONE,
    pc: 0,
    left: NONE,
    used: 0,
    place: NONE,
    count: NONE,
    held: NONE,
    touched: NOTHING,
  }
}

export function push(s: State, step: StepName, seat: Player): Frame {
  const f = newFrame(step, seat)
  s.stack.push(f)
  return f
}

/** Continuations: the first of the list is carried out first. */
export function pushSteps(s: State, steps: readonly StepName[], seat: Player): void {
  for (let i = steps.length - 1; i >= 0; i--) push(s, of(steps, i), seat)
}

export function pop(s: State): void {
  s.stack.pop()
}

export const top = (s: { readonly stack: readonly Frame[] }): Frame | undefined => lastOf(s.stack)

/** The source of a frame is a card, or an ability written below NONE. */
export const abilitySource = (a: Ability): number => -2 - a

export const abilityOf = (f: Frame): Ability => -2 - f.source

/** The Event of a card, or an ability, as performed by a player. */
export function pushProgram(s: State, program: number, p: Player, source: number): Frame {
  const f = push(s, 'effect', p)
  f.program = program
  f.source = source
  return f
}

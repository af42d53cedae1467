import { hasBit, itemAt } from '@orrery/kernel'
import { type Ability, type Frame, NONE, type Player, SEVERAL, type State, type StepName } from '../types.ts'

export { pop, top } from '@orrery/kernel'

const NOTHING: readonly number[] = []

/** A frame with default values. */
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
  for (let i = steps.length - 1; i >= 0; i--) push(s, itemAt(steps, i), seat)
}

/** Of a question that several are asked at once: whether a player still owes an answer. */
export const owes = (f: Frame, p: Player): boolean => f.seat === SEVERAL && p !== NONE && hasBit(f.used, p)

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

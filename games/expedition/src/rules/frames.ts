import { itemAt, pop } from '@orrery/kernel'
import { type Core, type Emit, type Frame, NONE, type Player, type StepName } from '../types.ts'

export { pop, top } from '@orrery/kernel'

const NOTHING: readonly number[] = []

/** A frame with default values. */
export const newFrame = (step: StepName, seat: Player): Frame => ({
  step,
  seat,
  by: NONE,
  what: NONE,
  left: 0,
  held: 0,
  list: NOTHING,
})

export function push(s: Core, step: StepName, seat: Player): Frame {
  const f = newFrame(step, seat)
  s.stack.push(f)
  return f
}

/** Continuations: the first of the list is carried out first. */
export function pushSteps(s: Core, steps: readonly StepName[], seat: Player): void {
  for (let i = steps.length - 1; i >= 0; i--) push(s, itemAt(steps, i), seat)
}

/** TE-1.6: a choice without any legal answer is skipped, with a line in the log. */
export function skipChoice(s: Core, f: Frame, emit: Emit): void {
  pop(s)
  emit?.({ kind: 'skipped', player: f.seat, step: f.step })
}

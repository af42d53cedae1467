export { pop, top } from '@orrery/kernel'
import { type Frame, type Hex, NONE, type Player, type State, type StepName } from '../types.ts'

/** A frame with default values. */
export const newFrame = (step: StepName, seat: Player): Frame => ({
  step,
  seat,
  program: NONE,
  pc: 0,
  left: NONE,
  place: NONE,
  turn: NONE,
  held: NONE,
  card: NONE,
  used: 0,
  extra: 0,
})

export function push(s: State, step: StepName, seat: Player): Frame {
  const f = newFrame(step, seat)
  s.stack.push(f)
  return f
}

/** What a card, a unit, a faction or an action does; `place` is its base hex where it has one. */
export function pushProgram(s: State, program: number, p: Player, place: Hex): Frame {
  const f = push(s, 'ability', p)
  f.program = program
  f.place = place
  return f
}

/** The next icon of a program. */
export function goOn(f: Frame): void {
  f.pc++
  f.left = NONE
  f.held = NONE
  f.card = NONE
}

import { kindFor } from '../effects/index.ts'
import { soleVictim } from '../effects/victims.ts'
import { eachHex, question } from '../rules/asking.ts'
import { onBoard } from '../rules/conditions.ts'
import { goOn, pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { isActionProgram, NO_OP, opAt, programAt } from '../rules/programs.ts'
import { type Ruleset, DIRECTIONS, type Frame, NONE, type Op, type State } from '../types.ts'
import type { Step } from './step.ts'

/* HX-13: base hex, one rotation, then icon by icon. */

/** The first question of a program that still has to be aimed. */
export const needsAnchor = (ruleset: Ruleset, f: Frame): boolean =>
  f.place === NONE && programAt(ruleset, f.program).aimed
export const needsRotation = (ruleset: Ruleset, f: Frame): boolean =>
  f.turn === NONE && programAt(ruleset, f.program).turned

/** Icons against one enemy that ask for something of his afterwards. */
const FROM_ENEMY: readonly Op['icon'][] = ['RA', 'AA', 'SM', 'SA', 'CD', 'SC']

/** How often, and what need not be asked: the own unit of XS, the only enemy who comes into question. */
function begin(s: State, f: Frame, op: Op): void {
  f.left = op.n
  if (op.icon === 'XS') f.held = f.place
  else if (FROM_ENEMY.includes(op.icon)) f.held = soleVictim(s, f.seat, op)
}

const baseHex = question({
  answers: [
    {
      kind: moves.HEX,
      list: eachHex,
      conditions: [[onBoard]],
      effect({ f, a: hex }, emit) {
        f.place = hex
        emit?.({ kind: 'aimed', player: f.seat, hex })
      },
    },
  ],
})

const rotation = question({
  answers: [
    {
      kind: moves.ROTATE,
      list(_, out) {
        for (let k = 0; k < DIRECTIONS; k++) out.push(moves.rotate(k))
      },
      conditions: [],
      effect({ f, a: turn }, emit) {
        f.turn = turn
        emit?.({ kind: 'rotated', player: f.seat, rotation: turn })
      },
    },
  ],
})

/** HX-11.2: an action card reaches the discard pile when its own icons are done. */
function finish(s: State, f: Frame): void {
  pop(s)
  if (!isActionProgram(f.program)) return
  s.discard.push(s.playing)
  s.playing = NONE
}

export const ability: Step = {
  question(s, f) {
    if (needsAnchor(s.ruleset, f)) return baseHex
    if (needsRotation(s.ruleset, f)) return rotation
    const op = opAt(s.ruleset, f)
    if (op === NO_OP) return undefined
    if (f.left === NONE) begin(s, f, op)
    return kindFor(op).question?.(s, f, op)
  },
  /** What is void lapses (HX-13.6); TA, RC and EX happen. */
  proceed(s, f, emit) {
    const op = opAt(s.ruleset, f)
    if (op === NO_OP) return finish(s, f)
    const { run } = kindFor(op)
    if (run === undefined) goOn(f)
    else run(s, f, op, emit)
    return undefined
  },
}

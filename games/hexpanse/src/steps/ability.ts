import { kindOf, type Move, of, only } from '@orrery/kernel'
import { kindFor } from '../effects/index.ts'
import { soleVictim } from '../effects/victims.ts'
import { goOn, pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { isActionProgram, programAt } from '../rules/programs.ts'
import { DIRECTIONS, NONE } from '../types.ts'
import type { Emit, Frame, Op, State } from '../types.ts'
import type { Step } from './step.ts'

/* HX-13: base hex, one rotation, then icon by icon. */

/** The first question of a program that still has to be aimed. */
export const needsAnchor = (f: Frame): boolean => f.place === NONE && programAt(f.program).aimed
export const needsRotation = (f: Frame): boolean => f.turn === NONE && programAt(f.program).turned

const opAt = (f: Frame): Op => of(programAt(f.program).ops, f.pc)

/** Icons against one enemy that ask for something of his afterwards. */
const FROM_ENEMY: readonly Op['icon'][] = ['RA', 'AA', 'SM', 'SA', 'CD', 'SC']

/** How often, and what need not be asked: the own unit of XS, the only enemy who comes into question. */
function begin(s: State, f: Frame, op: Op): void {
  f.left = op.n
  if (op.icon === 'XS') f.held = f.place
  else if (FROM_ENEMY.includes(op.icon)) f.held = soleVictim(s, f.seat, op)
}

function aim(f: Frame, m: Move, emit: Emit): void {
  if (kindOf(m) === moves.HEX) {
    f.place = only(m)
    emit?.({ kind: 'aimed', player: f.seat, hex: f.place })
  } else {
    f.turn = only(m)
    emit?.({ kind: 'rotated', player: f.seat, rotation: f.turn })
  }
}

/** HX-11.2: an action card reaches the discard pile when its own icons are done. */
function finish(s: State, f: Frame): void {
  pop(s)
  if (!isActionProgram(f.program)) return
  s.discard.push(s.playing)
  s.playing = NONE
}

export const ability: Step = {
  list(s, f, out) {
    if (needsAnchor(f)) {
      for (let h = 0; h < s.box.cells; h++) out.push(moves.hex(h))
      return
    }
    if (needsRotation(f)) {
      for (let k = 0; k < DIRECTIONS; k++) out.push(moves.rotate(k))
      return
    }
    if (f.pc >= programAt(f.program).ops.length) return
    const op = opAt(f)
    if (f.left === NONE) begin(s, f, op)
    kindFor(op).list(s, f, op, out)
    if (!op.must && out.length > 0) out.push(moves.skip)
  },
  answer(s, f, m, emit) {
    if (needsAnchor(f) || needsRotation(f)) return aim(f, m, emit)
    const op = opAt(f)
    if (kindOf(m) !== moves.SKIP) return kindFor(op).pick(s, f, op, m, emit)
    emit?.({ kind: 'skipped', player: f.seat, icon: op.icon })
    goOn(f)
    return undefined
  },
  /** What is void lapses (HX-13.6); TA, RC and EX happen. */
  proceed(s, f, emit) {
    if (f.pc >= programAt(f.program).ops.length) return finish(s, f)
    const op = opAt(f)
    const { run } = kindFor(op)
    if (run === undefined) goOn(f)
    else run(s, f, op, emit)
    return undefined
  },
}

import { bitCount, kindOf, of } from '@orrery/kernel'
import { effectOf } from '../effects/index.ts'
import { goOn } from '../effects/kind.ts'
import { amount } from '../effects/ready.ts'
import { fireOwn } from '../effects/triggers.ts'
import { NONE } from '../types.ts'
import type { Emit, Frame, Op, State } from '../types.ts'
import { matchingBases, matchingOrbitals } from '../rules/filters.ts'
import { abilityOf, pop } from '../rules/frames.ts'
import { ALL_BASES, ALL_ORBITALS } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import type { Step } from './step.ts'

/* EX-10: a program is carried out step by step; what is impossible lapses (EX-10.2). */

/** Fixes how often the step is done and, for "each", at which places (vocabulary: each). */
function begin(s: State, f: Frame, op: Op): void {
  f.used = 0
  f.left = amount(s, f, op)
  if (!op.each) return
  const fleets = op.op === 'removeFleets'
  const places = fleets ? matchingOrbitals(s, f, op.at) : matchingBases(s, f, op.at)
  f.left = bitCount(places)
  f.used = (fleets ? ALL_ORBITALS : ALL_BASES) & ~places
}

/** An ability that places influence like an Influence action is followed by what follows one. */
function finish(s: State, f: Frame, emit: Emit): void {
  pop(s)
  if (f.source >= NONE || f.place === NONE) return
  const a = of(s.box.abilities, abilityOf(f))
  if (!a.influences) return
  if (a.pool !== a.bit) s.closed |= 1 << f.place
  fireOwn(s, s.box.triggers.afterInfluence, f.seat, f.place, emit)
}

export const effect: Step = {
  list(s, f, out) {
    const ops = of(s.box.programs, f.program)
    if (f.pc >= ops.length) return
    const op = of(ops, f.pc)
    if (f.left < 0) begin(s, f, op)
    if (f.left === 0) return
    effectOf(op.op).list(s, f, op, out)
    if (op.upTo && out.length > 0 && f.held < 0) out.push(moves.stop)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.STOP) {
      goOn(f)
      return
    }
    const op = of(of(s.box.programs, f.program), f.pc)
    effectOf(op.op).pick(s, f, op, m, emit)
  },
  proceed(s, f, emit) {
    const ops = of(s.box.programs, f.program)
    if (f.pc >= ops.length) return finish(s, f, emit)
    const op = of(ops, f.pc)
    const run = effectOf(op.op).run
    if (run === undefined) goOn(f)
    else run(s, f, op, emit)
    return undefined
  },
}

import { bit, bitCount, itemAt } from '@orrery/kernel'
import { effectOf } from '../effects/index.ts'
import { goOn } from '../effects/kind.ts'
import { fireOwn } from '../effects/triggers.ts'
import { amount } from '../rules/amounts.ts'
import { matchingBases, matchingOrbitals } from '../rules/filters.ts'
import { abilityOf, pop } from '../rules/frames.ts'
import { ALL_BASES, ALL_ORBITALS } from '../rules/map.ts'
import { type Emit, type Frame, NONE, type Op, type State } from '../types.ts'
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
  const a = itemAt(s.ruleset.abilities, abilityOf(f))
  if (!a.influences) return
  if (a.pool !== a.bit) s.closed |= bit(f.place)
  fireOwn(s, s.ruleset.triggers.afterInfluence, f.seat, f.place, emit)
}

export const effect: Step = {
  question(s, f) {
    const ops = itemAt(s.ruleset.programs, f.program)
    if (f.pc >= ops.length) return undefined
    const op = itemAt(ops, f.pc)
    if (f.left < 0) begin(s, f, op)
    return f.left === 0 ? undefined : effectOf(op.op).question(s, f, op)
  },
  proceed(s, f, emit) {
    const ops = itemAt(s.ruleset.programs, f.program)
    if (f.pc >= ops.length) return finish(s, f, emit)
    const op = itemAt(ops, f.pc)
    const run = effectOf(op.op).run
    if (run !== undefined) return run(s, f, op, emit)
    goOn(f)
    if (f.pc >= ops.length) finish(s, f, emit)
    return undefined
  },
}

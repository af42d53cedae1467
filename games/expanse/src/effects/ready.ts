import { at, itemAt, lowestBit } from '@orrery/kernel'
import { matchingBases, matchingOrbitals } from '../rules/filters.ts'
import { fleetsAt, fleetsOf, removableFleetsOf } from '../rules/pieces.ts'
import type { Fleet, Frame, Op, OpName, Position } from '../types.ts'
import { cellOf } from '../rules/cell.ts'
import type { EffectKind } from './kind.ts'

/* "Could this program do anything now?" asked without doing it: EX-8.15, EX-10.3, V-7. Each kind of effect says it for itself. */

let kindOf: (op: OpName) => EffectKind

/** Called once with all kinds of effects: some of them ask about programs in turn. */
export function useKinds(lookup: (op: OpName) => EffectKind): void {
  kindOf = lookup
}

/** A program could do something from step `pc` on. With a choice of place still open, some place must allow it. */
export function readyProgram(s: Position, f: Frame, program: number, pc: number): boolean {
  const ops = itemAt(s.ruleset.programs, program)
  const used = f.used
  f.used = 0
  let found = false
  for (let i = pc; i < ops.length && !found; i++) {
    const op = itemAt(ops, i)
    if (op.op === 'pick' && op.what !== 'number') {
      found = anyPlaceWorks(s, f, program, i)
      break
    }
    found = kindOf(op.op).ready(s, f, op)
    // What works whole or not at all works if its first step does.
    if (op.whole) break
  }
  f.used = used
  return found
}

/** Binds a place for a moment to ask what the later steps could do with it (V-7). */
export function worksAt(s: Position, f: Frame, program: number, pc: number, place: number): boolean {
  const bound = f.place
  f.place = place
  const works = readyProgram(s, f, program, pc + 1)
  f.place = bound
  return works
}

function anyPlaceWorks(s: Position, f: Frame, program: number, pc: number): boolean {
  const op = itemAt(itemAt(s.ruleset.programs, program), pc)
  if (op.what === 'fleet') return anyFleetWorks(s, f, op, program, pc)
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) if (worksAt(s, f, program, pc, lowestBit(m))) return true
  return false
}

/** Every Base, Orbital or Band that a `pick` could bind, before V-7; of a fleet, the Orbitals where it may be. */
export function placesToPick(s: Position, f: Frame, op: Op): number {
  if (op.what === 'base') return matchingBases(s, f, op.at)
  if (op.what === 'orbital') return matchingOrbitals(s, f, op.at)
  if (op.what === 'fleet') return matchingOrbitals(s, f, op.at) & at(s.at, f.seat)
  return op.what === 'band' ? op.at.bands : 0
}

/** Kinds of fleets that a `pick` could bind. */
export const kindsToPick = (s: Position, f: Frame, op: Op): readonly Fleet[] =>
  op.at.removable ? removableFleetsOf(s, f.seat) : fleetsOf(s, f.seat)

function anyFleetWorks(s: Position, f: Frame, op: Op, program: number, pc: number): boolean {
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    for (const kind of kindsToPick(s, f, op))
      if (fleetsAt(s, kind, o) > 0 && worksAt(s, f, program, pc, cellOf(kind, o))) return true
  }
  return false
}

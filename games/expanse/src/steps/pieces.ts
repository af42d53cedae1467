import { at, first, lowestBit, of, only, second } from '@orrery/kernel'
import { effectOf } from '../effects/index.ts'
import { sendGroup } from '../effects/moveFleets.ts'
import type { Frame, Op, State } from '../types.ts'
import { groupCode, leaderOf, listGroups, wholeGroup } from '../rules/fleets.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubeMark, freshCubes, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import { never, type Step } from './step.ts'

/* Small questions about pieces inside an action or effect; the frame below is the one they belong to. */

export const below = (s: State): Frame => of(s.stack, s.stack.length - 2)
export const opOf = (s: { readonly box: State['box'] }, f: Frame): Op => of(of(s.box.programs, f.program), f.pc)

/** Fleets that must be in the group: the leader, where the effect says so (`count` 1). */
export const mustGo = (f: Frame): number => (f.count === 1 ? groupCode(leaderOf(f.seat), 1) : 0)

/** Which fleets go along: `place` is where they stand, `held` where they go (EX-8.1, EX-8.2). */
export const group: Step = {
  list(s, f, out) {
    listGroups(s, f.seat, wholeGroup(s, below(s), f.seat, f.place), mustGo(f), out)
  },
  answer(s, f, m, emit) {
    const parent = below(s)
    pop(s)
    sendGroup(s, parent, only(m), f.place, f.held, emit)
  },
  proceed: never,
}

/** The supply is empty: one's own cube from another Base moves to `place` (EX-8.8 to EX-8.11). */
export const relocate: Step = {
  list(s, f, out) {
    const p = f.seat
    const special = at(SPECIAL_CUBE, p)
    const parent = below(s)
    const takesSpecial = special >= 0 && (roomFor(s, special) & (1 << f.place)) !== 0
    for (let m = at(s.on, p) & ~(1 << f.place); m !== 0; m &= m - 1) {
      const b = lowestBit(m)
      if (freshCubes(s, parent, p, b) > 0) out.push(moves.cube(p, b))
      if (takesSpecial && freshCubes(s, parent, special, b) > 0) out.push(moves.cube(special, b))
    }
  },
  answer(s, f, m, emit) {
    const parent = below(s)
    const cube = first(m)
    const from = second(m)
    pop(s)
    addCube(s, cube, from, -1)
    addCube(s, cube, f.place, 1)
    if (parent.step === 'effect') parent.touched = [...parent.touched, cubeMark(cube, f.place)]
    emit?.({ kind: 'relocated', player: f.seat, cube, from, to: f.place })
  },
  proceed: never,
}

/** EX-10.9: the owner says which kind of its cubes on `place` is taken by the effect below. */
export const whichCube: Step = {
  list(_s, f, out) {
    out.push(moves.which(f.seat))
    out.push(moves.which(at(SPECIAL_CUBE, f.seat)))
  },
  answer(s, f, m, emit) {
    const parent = below(s)
    const op = opOf(s, parent)
    pop(s)
    effectOf(op.op).take?.(s, parent, op, only(m), f.place, emit)
  },
  proceed: never,
}

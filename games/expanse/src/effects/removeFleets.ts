import { at, bitCount, first, lowestBit, second } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'
import * as moves from '../rules/moves.ts'
import { FLEET_OWNER, hitFleet, removableFleetsOf } from '../rules/pieces.ts'
import { canHit, livesIn, openOrbitals, ownerOpen } from '../rules/removals.ts'
import type { EffectKind } from './kind.ts'

/** All that can be hit will be: nobody has anything to choose. */
const hitsAll = (s: State, f: Frame, op: Op, orbitals: number): boolean =>
  !op.upTo && !op.each && !op.perOwner && f.left > 1 && livesIn(s, f, op, orbitals) <= f.left

const onlyOrder = (op: Op, giving: number, answers: number): boolean =>
  op.each && !op.upTo && answers === bitCount(giving)

export const removeFleets: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0) return
    const start = out.length
    const orbitals = openOrbitals(s, f, op)
    let giving = 0
    for (let m = orbitals; m !== 0; m &= m - 1) {
      const o = lowestBit(m)
      const n = out.length
      for (let p = 0; p < s.box.players; p++) {
        if ((at(s.at, p) & (1 << o)) === 0 || !ownerOpen(f, op, p)) continue
        for (const kind of removableFleetsOf(s, p)) if (canHit(s, f, op, kind, o)) out.push(moves.fleet(kind, o))
      }
      if (out.length > n) giving |= m & -m
    }
    const answers = out.length - start
    if (answers > 1 && (onlyOrder(op, giving, answers) || hitsAll(s, f, op, orbitals))) out.length = start + 1
  },
  pick(s, f, op, m, emit) {
    const kind = first(m)
    const orbital = second(m)
    const owner = FLEET_OWNER[kind] ?? 0
    const damaged = hitFleet(s, kind, orbital)
    f.left--
    if (op.perOwner) f.used |= 1 << owner
    else if (op.each) f.used |= 1 << orbital
    if (op.binds) f.place = orbital
    emit?.({ kind: 'hit', player: f.seat, fleet: kind, orbital, damaged })
  },
}

import { at, bit, bitCount, hasBit, lowestBit } from '@orrery/kernel'
import { amount } from '../rules/amounts.ts'
import { fleetThereArg, must, mustOrbital, secondOrbital } from '../rules/asking.ts'
import { fitsOrbital, fleetOfSide, FLEETS_OF_SIDE, fleetThere, noRocinante } from '../rules/conditions.ts'
import { PICKED } from '../rules/formula.ts'
import * as moves from '../rules/moves.ts'
import { FLEET_OWNER, hitFleet, isShielded, ownerOf, removableFleetsOf } from '../rules/pieces.ts'
import { anyFleetToHit, canHit, isPicked, livesIn, openOrbitals, ownerOpen } from '../rules/removals.ts'
import type { Frame, Op, State } from '../types.ts'
import { effectKind, effectQuestion } from './kind.ts'

/** All that can be hit will be: nobody has anything to choose. */
const hitsAll = (s: State, f: Frame, op: Op, orbitals: number): boolean =>
  !op.upTo && !op.each && !op.perOwner && f.left > 1 && livesIn(s, f, op, orbitals) <= f.left

const onlyOrder = (op: Op, giving: number, answers: number): boolean =>
  op.each && !op.upTo && answers === bitCount(giving)

const chooseFleet = effectQuestion([
  {
    kind: moves.FLEET,
    list({ s, f, op }, out) {
      const start = out.length
      const orbitals = openOrbitals(s, f, op)
      let giving = 0
      for (let m = orbitals; m !== 0; m &= m - 1) {
        const o = lowestBit(m)
        const n = out.length
        for (let p = 0; p < s.ruleset.players; p++) {
          if (!hasBit(at(s.at, p), o) || !ownerOpen(f, op, p)) continue
          for (const kind of removableFleetsOf(s, p)) if (canHit(s, f, op, kind, o)) out.push(moves.fleet(kind, o))
        }
        if (out.length > n) giving |= m & -m
      }
      const answers = out.length - start
      if (answers > 1 && (onlyOrder(op, giving, answers) || hitsAll(s, f, op, orbitals))) out.length = start + 1
    },
    conditions: [
      [fitsOrbital('b', 'at')],
      [mustOrbital('EX-10.1', 'closedPlace', (l, among) => (l.op.perOwner ? among : among & ~l.f.used), 'b')],
      FLEETS_OF_SIDE,
      [noRocinante],
      fleetOfSide('EX-10.10'),
      [
        fleetThere,
        must(
          'EX-10.1',
          'closedOwner',
          (l) => ownerOpen(l.f, l.op, ownerOf(l.s, l.a)),
          (l) => ({ player: ownerOf(l.s, l.a) }),
        ),
      ],
      [
        must('DC-E.4', 'flagshipLast', (l) => !isShielded(l.s, l.a, l.b), secondOrbital),
        must('EX-10.1', 'notThatFleet', (l) => l.op.n !== PICKED || isPicked(l.s, l.f, l.a, l.b), fleetThereArg),
      ],
    ],
    effect({ s, f, op, a: kind, b: orbital }, emit) {
      const damaged = hitFleet(s, kind, orbital)
      f.left--
      if (op.perOwner) f.used |= bit(at(FLEET_OWNER, kind))
      else if (op.each) f.used |= bit(orbital)
      if (op.binds) f.place = orbital
      emit?.({ kind: 'hit', player: f.seat, fleet: kind, orbital, damaged })
    },
  },
])

export const removeFleets = effectKind({
  question: () => chooseFleet,
  ready: (s, f, op) =>
    op.n === PICKED ? f.place >= 0 : amount(s, f, op) > 0 && anyFleetToHit(s, f, op, openOrbitals(s, f, op)),
})

import { at, bit, itemAt, lowestBit, type MoveList } from '@orrery/kernel'
import { type Answer, type Conditions, fleetArg, must, mustOrbital } from '../rules/asking.ts'
import { fleetThere, inReserve, yourFleet } from '../rules/conditions.ts'
import { matchingOrbitals } from '../rules/filters.ts'
import { flagshipOf } from '../rules/fleets.ts'
import { HOME } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { BUILDABLE, enterFleet, fleetsAt, fleetsOf, removableFleetsOf, shiftFleet } from '../rules/pieces.ts'
import { NONE } from '../types.ts'
import type { Emit, Fleet, Frame, Op, Orbital, Player, Position, State } from '../types.ts'
import { effectKind, effectQuestion, neverHere } from './kind.ts'

/* EX-8.12: a fleet from off the map enters an Orbital, by an action or an effect. */

const canBuild = (s: Position, kind: Fleet): boolean => itemAt(BUILDABLE, kind) && at(s.reserve, kind) > 0

/** Kinds of fleets that can be built from off the map now (EX-8.12, EX-8.13). */
export function listBuilds(s: State, p: Player, out: MoveList): void {
  for (const kind of removableFleetsOf(s, p)) if (canBuild(s, kind)) out.push(moves.build(kind))
}

export const CAN_BUILD: Conditions = [
  [yourFleet('EX-8.12')],
  [must('EX-8.12', 'notBuildable', (l) => itemAt(BUILDABLE, l.a), fleetArg)],
  [inReserve('EX-8.12')],
]

export function buildAt(s: State, p: Player, fleet: Fleet, orbital: Orbital, emit: Emit): void {
  enterFleet(s, fleet, orbital)
  emit?.({ kind: 'built', player: p, fleet, orbital })
}

/** Where a step puts its fleets, or NONE while its place is unbound. */
function placeOf(s: Position, f: Frame, op: Op): Orbital | typeof NONE {
  if (op.home) return at(HOME, f.seat)
  const mask = matchingOrbitals(s, f, op.to)
  return mask === 0 ? NONE : lowestBit(mask)
}

const isMeant = (f: Frame, op: Op, kind: Fleet): boolean => op.unit !== 'flagship' || kind === flagshipOf(f.seat)

/** Only the flagship, where a step says so. */
const meant: Conditions[number] = [must('EX-10.1', 'flagshipOnly', (l) => isMeant(l.f, l.op, l.a), fleetArg)]

function reserveOf(s: Position, p: Player): number {
  let n = 0
  for (const kind of removableFleetsOf(s, p)) if (itemAt(BUILDABLE, kind)) n += at(s.reserve, kind)
  return n
}

/** Inside a forEach the frame below counts who brought in a fleet. */
function noteBuilder(s: State, f: Frame): void {
  const below = s.stack[s.stack.length - 2]
  if (below?.step === 'effect' && below.source === f.source) below.count = Math.max(0, below.count) | bit(f.seat)
}

const fromReserve: Answer = {
  kind: moves.BUILD,
  list({ s, f, op }, out) {
    const start = out.length
    for (const kind of removableFleetsOf(s, f.seat))
      if (canBuild(s, kind) && isMeant(f, op, kind)) out.push(moves.build(kind))
    // All of them will come: the order does not matter.
    if (!op.alsoFromMap && !op.upTo && out.length > start && reserveOf(s, f.seat) <= f.left) out.length = start + 1
  },
  conditions: [...CAN_BUILD, meant],
  effect({ s, f, op, a: fleet }, emit) {
    f.left--
    buildAt(s, f.seat, fleet, placeOf(s, f, op), emit)
    noteBuilder(s, f)
  },
}

const fromMap: Answer = {
  kind: moves.FLEET,
  list({ s, f, op }, out) {
    for (let m = at(s.at, f.seat) & ~bit(placeOf(s, f, op)); m !== 0; m &= m - 1) {
      const o = lowestBit(m)
      for (const kind of fleetsOf(s, f.seat))
        if (fleetsAt(s, kind, o) > 0 && isMeant(f, op, kind)) out.push(moves.fleet(kind, o))
    }
  },
  conditions: [
    [yourFleet('EX-8.12')],
    [fleetThere],
    meant,
    [mustOrbital('EX-10.1', 'sameOrbital', (l, among) => among & ~bit(placeOf(l.s, l.f, l.op)), 'b')],
  ],
  effect({ s, f, op, a: fleet, b: from }, emit) {
    const to = placeOf(s, f, op)
    f.left--
    shiftFleet(s, fleet, from, to, 1)
    emit?.({ kind: 'shifted', player: f.seat, fleet, from, to })
  },
}

const notFromMap = effectQuestion([fromReserve, neverHere(moves.FLEET, 'EX-10.1', 'notFromMap')])
const alsoFromMap = effectQuestion([fromReserve, fromMap])

function couldBuild(s: Position, f: Frame, op: Op): boolean {
  const place = placeOf(s, f, op)
  if (place < 0) return false
  if (op.unit === 'flagship') return fleetsAt(s, flagshipOf(f.seat), place) === 0
  for (const kind of removableFleetsOf(s, f.seat)) if (canBuild(s, kind)) return true
  if (!op.alsoFromMap) return false
  for (const kind of fleetsOf(s, f.seat)) {
    for (let m = at(s.at, f.seat) & ~bit(place); m !== 0; m &= m - 1)
      if (fleetsAt(s, kind, lowestBit(m)) > 0) return true
  }
  return false
}

export const build = effectKind({
  question(s, f, op) {
    if (placeOf(s, f, op) < 0) return undefined
    return op.alsoFromMap ? alsoFromMap : notFromMap
  },
  ready: couldBuild,
})

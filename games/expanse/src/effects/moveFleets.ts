import { at, lowestBit, type MoveList } from '@orrery/kernel'
import {
  type Answer,
  type Condition,
  type Look,
  must,
  mustOrbital,
  orbitalArg,
  secondOrbital,
} from '../rules/asking.ts'
import { fitsOrbital, fleetOfSide, FLEETS_OF_SIDE, fleetThere } from '../rules/conditions.ts'
import { ownerFits } from '../rules/filters.ts'
import { groupSize, moveGroup, wholeGroup, withGroupMarks } from '../rules/fleets.ts'
import { push } from '../rules/frames.ts'
import { steps } from '../rules/map.ts'
import {
  anyFleetToMove,
  destinations,
  groupSources,
  isGroup,
  isUnbound,
  movableKinds,
  namedToken,
} from '../rules/movement.ts'
import * as moves from '../rules/moves.ts'
import { fleetMark, freshFleets, ROCINANTE, shiftFleet } from '../rules/pieces.ts'
import type { Emit, Frame, Op, Orbital, State } from '../types.ts'
import { effectKind, effectQuestion, neverHere, pieceFirst, pieceInHand } from './kind.ts'
import { cellOf, kindIn, placeIn } from '../rules/cell.ts'
import { worksAt } from './ready.ts'

/* Fleets move: a group at once, or first the fleet is named, then where it goes; a fleet the text names only goes. */

/** V-7: a destination where no later step could do anything is closed while there is one where some step could. */
function liveDestinations(s: State, f: Frame, op: Op, kind: number, from: Orbital): number {
  const all = destinations(s, f, op, from)
  if (op.free || !(op.binds || op.unit === '$F')) return all
  let live = 0
  for (let m = all; m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    if (worksAt(s, f, f.program, f.pc, op.unit === '$F' ? cellOf(kind, o) : o)) live |= m & -m
  }
  return live === 0 ? all : live
}

/** EX-8.4; `ends` are where the fleets are and where they go. */
const inReach = (ends: (l: Look) => readonly [Orbital, Orbital]): Condition =>
  must(
    'EX-8.4',
    'outOfReach',
    (l) => steps(...ends(l)) <= l.op.reach,
    (l) => {
      const [from, to] = ends(l)
      return { from, to, n: steps(from, to), reach: l.op.reach }
    },
  )

/* ---- a group -------------------------------------------------------------------------------------------------------- */

/** Moves a group for an effect or an action and remembers it, so that no fleet goes twice. */
export function sendGroup(s: State, f: Frame, group: number, from: Orbital, to: Orbital, emit: Emit): void {
  moveGroup(s, f.seat, group, from, to)
  if (f.step === 'effect') f.touched = withGroupMarks(f.touched, s, f.seat, group, to)
  emit?.({ kind: 'moved', player: f.seat, from, to, group })
}

const chooseGroup = effectQuestion([
  {
    kind: moves.MOVE,
    list({ s, f, op }, out) {
      for (let m = groupSources(s, f, op); m !== 0; m &= m - 1) {
        const from = lowestBit(m)
        if (wholeGroup(s, f, f.seat, from) === 0) continue
        for (let d = liveDestinations(s, f, op, 0, from); d !== 0; d &= d - 1) out.push(moves.move(from, lowestBit(d)))
      }
    },
    conditions: [
      [
        must('EX-8.1', 'sameOrbital', (l) => l.a !== l.b),
        mustOrbital('EX-8.1', 'noFleetThere', (l, among) => among & at(l.s.at, l.f.seat)),
      ],
      [mustOrbital('DC-E.7', 'noFlagshipThere', (l, among) => among & groupSources(l.s, l.f, l.op))],
      [
        must('EX-10.1', 'alreadyMoved', (l) => wholeGroup(l.s, l.f, l.f.seat, l.a) !== 0, orbitalArg),
        inReach((l) => [l.a, l.b]),
        fitsOrbital('b', 'to'),
      ],
      [mustOrbital('V-7', 'deadPlace', (l, among) => among & liveDestinations(l.s, l.f, l.op, 0, l.a), 'b')],
    ],
    effect({ s, f, op, a: from, b: to }, emit) {
      f.left--
      if (op.binds) f.place = to
      const whole = wholeGroup(s, f, f.seat, from)
      if (groupSize(whole) === 1) return sendGroup(s, f, whole, from, to, emit)
      const g = push(s, 'group', f.seat)
      g.place = from
      g.held = to
      if (op.unit === 'flagship') g.count = 1
      return undefined
    },
  },
  neverHere(moves.FLEET, 'EX-10.1', 'asGroup'),
  neverHere(moves.ORBITAL, 'EX-10.1', 'asGroup'),
])

/* ---- one by one ------------------------------------------------------------------------------------------------------- */

function listTokens({ s, f, op }: Look, out: MoveList): void {
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!ownerFits(f, op.owner, p)) continue
    for (let m = at(s.at, p); m !== 0; m &= m - 1) {
      const o = lowestBit(m)
      if (destinations(s, f, op, o) === 0) continue
      for (const kind of movableKinds(s, f, p)) if (freshFleets(s, f, kind, o) > 0) out.push(moves.fleet(kind, o))
    }
  }
}

const oneByOne = neverHere(moves.MOVE, 'EX-10.1', 'oneByOne')

const chooseFleet = effectQuestion([
  {
    kind: moves.FLEET,
    list: listTokens,
    conditions: [
      FLEETS_OF_SIDE,
      [must('EX-10.5', 'rocinanteStays', (l) => l.a !== ROCINANTE || l.s.captain === l.f.seat)],
      fleetOfSide('EX-10.5'),
      [fleetThere],
      [
        must('EX-10.1', 'alreadyMoved', (l) => freshFleets(l.s, l.f, l.a, l.b) > 0, secondOrbital),
        mustOrbital('EX-8.4', 'noWay', (l, among) => (destinations(l.s, l.f, l.op, l.b) === 0 ? 0 : among), 'b'),
      ],
    ],
    effect({ f, a: kind, b: orbital }) {
      f.held = cellOf(kind, orbital)
    },
  },
  pieceFirst(moves.ORBITAL),
  oneByOne,
])

/** The fleet that is on its way: the one the text names, or the one in hand. */
function traveller({ s, f, op }: Look): number {
  const named = namedToken(s, f, op)
  return named >= 0 ? named : f.held
}
const from = (l: Look): Orbital => placeIn(traveller(l))
const goals = (l: Look): number => liveDestinations(l.s, l.f, l.op, kindIn(traveller(l)), from(l))

const goTo: Answer = {
  kind: moves.ORBITAL,
  list(l, out) {
    for (let m = goals(l); m !== 0; m &= m - 1) out.push(moves.orbital(lowestBit(m)))
  },
  conditions: [
    [must('EX-8.4', 'sameOrbital', (l) => from(l) !== l.a)],
    [inReach((l) => [from(l), l.a]), fitsOrbital('a', 'to')],
    [mustOrbital('V-7', 'deadPlace', (l, among) => among & goals(l))],
  ],
  effect(l, emit) {
    const { s, f, op, a: to } = l
    const kind = kindIn(traveller(l))
    const start = from(l)
    shiftFleet(s, kind, start, to, 1)
    f.touched = [...f.touched, fleetMark(kind, to)]
    f.held = -1
    f.left--
    if (op.binds) f.place = to
    if (op.unit === '$F') f.place = cellOf(kind, to)
    emit?.({ kind: 'shifted', player: f.seat, fleet: kind, from: start, to })
  },
}
const sendHeld = effectQuestion([goTo, pieceInHand(moves.FLEET), oneByOne])
const sendNamed = effectQuestion([goTo, neverHere(moves.FLEET, 'EX-10.1', 'namedFleet'), oneByOne])

export const moveFleets = effectKind({
  question(s, f, op) {
    if (isGroup(op)) return chooseGroup
    if (isUnbound(f, op)) return undefined
    if (namedToken(s, f, op) >= 0) return sendNamed
    return f.held >= 0 ? sendHeld : chooseFleet
  },
  ready: anyFleetToMove,
})

import { at, first, kindOf, lowestBit, only, second } from '@orrery/kernel'
import type { Emit, Frame, Op, Orbital, State } from '../types.ts'
import { ownerFits } from '../rules/filters.ts'
import { groupSize, moveGroup, wholeGroup, withGroupMarks } from '../rules/fleets.ts'
import { push } from '../rules/frames.ts'
import { destinations, groupSources, isGroup, isUnbound, movableKinds, namedToken } from '../rules/movement.ts'
import * as moves from '../rules/moves.ts'
import { fleetMark, freshFleets, shiftFleet } from '../rules/pieces.ts'
import type { EffectKind } from './kind.ts'
import { worksAt } from './ready.ts'
import type { MoveList } from '../rules/moveList.ts'

/** V-7: a destination where no later step could do anything is closed while there is one where some step could. */
function liveDestinations(s: State, f: Frame, op: Op, kind: number, from: Orbital): number {
  const all = destinations(s, f, op, from)
  if (op.free || !(op.binds || op.unit === '$F')) return all
  let live = 0
  for (let m = all; m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    if (worksAt(s, f, f.program, f.pc, op.unit === '$F' ? kind * 16 + o : o)) live |= m & -m
  }
  return live === 0 ? all : live
}

function listDestinations(s: State, f: Frame, op: Op, token: number, out: MoveList): void {
  for (let m = liveDestinations(s, f, op, token >> 4, token & 15); m !== 0; m &= m - 1)
    out.push(moves.orbital(lowestBit(m)))
}

function listGroups(s: State, f: Frame, op: Op, out: MoveList): void {
  for (let m = groupSources(s, f, op); m !== 0; m &= m - 1) {
    const from = lowestBit(m)
    if (wholeGroup(s, f, f.seat, from) === 0) continue
    for (let d = liveDestinations(s, f, op, 0, from); d !== 0; d &= d - 1) out.push(moves.move(from, lowestBit(d)))
  }
}

function listTokens(s: State, f: Frame, op: Op, out: MoveList): void {
  for (let p = 0; p < s.box.players; p++) {
    if (!ownerFits(f, op.owner, p)) continue
    for (let m = at(s.at, p); m !== 0; m &= m - 1) {
      const o = lowestBit(m)
      if (destinations(s, f, op, o) === 0) continue
      for (const kind of movableKinds(s, f, p)) if (freshFleets(s, f, kind, o) > 0) out.push(moves.fleet(kind, o))
    }
  }
}

function pickGroup(s: State, f: Frame, op: Op, from: Orbital, to: Orbital, emit: Emit): void {
  f.left--
  if (op.binds) f.place = to
  const whole = wholeGroup(s, f, f.seat, from)
  if (groupSize(whole) > 1) {
    const g = push(s, 'group', f.seat)
    g.place = from
    g.held = to
    if (op.unit === 'leader') g.count = 1
    return
  }
  sendGroup(s, f, whole, from, to, emit)
}

/** Moves a group for an effect or an action and remembers it, so that no fleet goes twice. */
export function sendGroup(s: State, f: Frame, group: number, from: Orbital, to: Orbital, emit: Emit): void {
  moveGroup(s, f.seat, group, from, to)
  if (f.step === 'effect') f.touched = withGroupMarks(f.touched, s, f.seat, group, to)
  emit?.({ kind: 'moved', player: f.seat, from, to, group })
}

export const moveFleets: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0 || isUnbound(f, op)) return
    const named = namedToken(s, f, op)
    if (isGroup(op)) listGroups(s, f, op, out)
    else if (named >= 0) listDestinations(s, f, op, named, out)
    else if (f.held >= 0) listDestinations(s, f, op, f.held, out)
    else listTokens(s, f, op, out)
  },
  pick(s, f, op, m, emit) {
    if (kindOf(m) === moves.MOVE) {
      pickGroup(s, f, op, first(m), second(m), emit)
      return
    }
    if (kindOf(m) === moves.FLEET) {
      f.held = first(m) * 16 + second(m)
      return
    }
    const named = namedToken(s, f, op)
    const token = named >= 0 ? named : f.held
    const kind = token >> 4
    const from = token & 15
    const to = only(m)
    shiftFleet(s, kind, from, to, 1)
    f.touched = [...f.touched, fleetMark(kind, to)]
    f.held = -1
    f.left--
    if (op.binds) f.place = to
    if (op.unit === '$F') f.place = kind * 16 + to
    emit?.({ kind: 'shifted', player: f.seat, fleet: kind, from, to })
  },
}

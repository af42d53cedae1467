import { first, kindOf, lowestBit, type Move, only, second } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'
import { matchingOrbitals } from '../rules/filters.ts'
import * as moves from '../rules/moves.ts'
import { fleetsAt } from '../rules/pieces.ts'
import { largestX } from '../rules/removals.ts'
import type { EffectKind } from './kind.ts'
import { goOn } from './kind.ts'
import { kindsToPick, placesToPick, worksAt } from './ready.ts'
import type { MoveList } from '../rules/moveList.ts'

function moveFor(op: Op, place: number): Move {
  if (op.what === 'orbital') return moves.orbital(place)
  return op.what === 'band' ? moves.band(place) : moves.base(place)
}

function listPlaces(s: State, f: Frame, op: Op, out: MoveList): void {
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
    const place = lowestBit(m)
    if (worksAt(s, f, f.program, f.pc, place)) out.push(moveFor(op, place))
  }
}

function listFleets(s: State, f: Frame, op: Op, out: MoveList): void {
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    for (const kind of kindsToPick(s, f, op)) {
      if (fleetsAt(s, kind, o) > 0 && worksAt(s, f, f.program, f.pc, kind * 16 + o)) out.push(moves.fleet(kind, o))
    }
  }
}

function listNumbers(s: State, f: Frame, op: Op, out: MoveList): void {
  const most = largestX(s, f, matchingOrbitals(s, f, op.at))
  for (let n = 0; n <= most; n++) out.push(moves.number(n))
}

/** Binds a place or a number for the steps after it. Places where nothing could happen are not open (V-7). */
export const pick: EffectKind = {
  list(s, f, op, out) {
    if (op.what === 'fleet') listFleets(s, f, op, out)
    else if (op.what !== 'number') listPlaces(s, f, op, out)
    else if (f.place >= 0) listNumbers(s, f, op, out)
  },
  pick(_s, f, op, m, emit) {
    const value = kindOf(m) === moves.FLEET ? first(m) * 16 + second(m) : only(m)
    if (op.what === 'number') f.count = value
    else f.place = value
    if (op.what !== '') emit?.({ kind: 'picked', player: f.seat, what: op.what, value })
    goOn(f)
  },
}

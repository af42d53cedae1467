import { first, kindOf, type Move, only, second } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'
import { matchingOrbitals } from '../rules/filters.ts'
import * as moves from '../rules/moves.ts'
import { largestX } from '../rules/removals.ts'
import type { EffectKind } from './kind.ts'
import { goOn } from './kind.ts'
import { eachPlace, worksAt } from './ready.ts'
import type { MoveList } from '../rules/moveList.ts'

function moveFor(op: Op, place: number): Move {
  switch (op.what) {
    case 'orbital':
      return moves.orbital(place)
    case 'band':
      return moves.band(place)
    case 'fleet':
      return moves.fleet(place >> 4, place & 15)
    case 'base':
    case 'number':
    case '':
      return moves.base(place)
  }
}

function listNumbers(s: State, f: Frame, op: Op, out: MoveList): void {
  const most = largestX(s, f, matchingOrbitals(s, f, op.at))
  for (let n = 0; n <= most; n++) out.push(moves.number(n))
}

/** Binds a place or a number for the steps after it. Places where nothing could happen are not open (V-7). */
export const pick: EffectKind = {
  list(s, f, op, out) {
    if (op.what === 'number') {
      if (f.place >= 0) listNumbers(s, f, op, out)
      return
    }
    eachPlace(s, f, op, (place) => {
      if (worksAt(s, f, f.program, f.pc, place)) out.push(moveFor(op, place))
    })
  },
  pick(_s, f, op, m, emit) {
    const value = kindOf(m) === moves.FLEET ? first(m) * 16 + second(m) : only(m)
    if (op.what === 'number') f.count = value
    else f.place = value
    if (op.what !== '') emit?.({ kind: 'picked', player: f.seat, what: op.what, value })
    goOn(f)
  },
}

import { at, first, kindOf, lowestBit, of, only, second } from '@orrery/kernel'
import type { Emit, Fleet, Frame, Op, Orbital, Player, State } from '../types.ts'
import { leaderOf } from '../rules/fleets.ts'
import * as moves from '../rules/moves.ts'
import { BUILDABLE, enterFleet, fleetsAt, fleetsOf, removableFleetsOf, shiftFleet } from '../rules/pieces.ts'
import type { EffectKind } from './kind.ts'
import { buildPlace } from './ready.ts'
import type { MoveList } from '../rules/moveList.ts'

type Fits = (kind: Fleet, p: Player) => boolean
const anyKind: Fits = () => true
const onlyLeader: Fits = (kind, p) => kind === leaderOf(p)

/** Kinds of fleets that can be built from off the map now (EX-8.12, EX-8.13). */
export function listBuilds(s: State, p: Player, out: MoveList, fits: Fits = anyKind): void {
  for (const kind of removableFleetsOf(s, p)) {
    if (of(BUILDABLE, kind) && at(s.reserve, kind) > 0 && fits(kind, p)) out.push(moves.build(kind))
  }
}

function reserveOf(s: State, p: Player): number {
  let n = 0
  for (const kind of removableFleetsOf(s, p)) if (of(BUILDABLE, kind)) n += at(s.reserve, kind)
  return n
}

function listFromMap(s: State, p: Player, place: Orbital, out: MoveList, fits: Fits): void {
  for (let m = at(s.at, p) & ~(1 << place); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    for (const kind of fleetsOf(s, p)) if (fleetsAt(s, kind, o) > 0 && fits(kind, p)) out.push(moves.fleet(kind, o))
  }
}

/** Inside a forEach the frame below counts who brought in a fleet. */
function noteBuilder(s: State, f: Frame): void {
  const below = s.stack[s.stack.length - 2]
  if (below?.step === 'effect' && below.source === f.source) below.count = Math.max(0, below.count) | (1 << f.seat)
}

/** A fleet from off the map enters an Orbital. */
export function buildAt(s: State, p: Player, fleet: Fleet, orbital: Orbital, emit: Emit): void {
  enterFleet(s, fleet, orbital)
  emit?.({ kind: 'built', player: p, fleet, orbital })
}

export const build: EffectKind = {
  list(s, f, op: Op, out) {
    const place = f.left === 0 ? -1 : buildPlace(s, f, op)
    if (place < 0) return
    const start = out.length
    const fits = op.unit === 'leader' ? onlyLeader : anyKind
    listBuilds(s, f.seat, out, fits)
    if (op.alsoFromMap) listFromMap(s, f.seat, place, out, fits)
    else if (!op.upTo && out.length > start && reserveOf(s, f.seat) <= f.left) out.length = start + 1
  },
  pick(s, f, op, m, emit) {
    const orbital = buildPlace(s, f, op)
    f.left--
    if (kindOf(m) === moves.BUILD) {
      buildAt(s, f.seat, only(m), orbital, emit)
      noteBuilder(s, f)
      return
    }
    shiftFleet(s, first(m), second(m), orbital, 1)
    emit?.({ kind: 'shifted', player: f.seat, fleet: first(m), from: second(m), to: orbital })
  },
}

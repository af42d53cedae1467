import { add, at, kindOf, type Move, only } from '@orrery/kernel'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { gain } from '../rules/pieces.ts'
import { canHeal, canRaise, damage, heal, raise } from '../rules/warlords.ts'
import { NONE } from '../types.ts'
import type { Emit, Frame, Op, Player, Position, State } from '../types.ts'
import { type Kind, noAnswers } from './kind.ts'
import { listVictims } from './victims.ts'

/* HX-12.9, HX-12.13, HX-12.16, HX-12.17, HX-12.18, HX-12.19: WH, CD, SC, RC, II, EX, and the life an ability costs. */

export const healing: Kind = {
  list(s, f, _op, out) {
    if (canHeal(s, f.seat)) out.push(moves.heal)
  },
  pick(s, f, op, _m, emit) {
    goOn(f)
    heal(s, f.seat, op.n, emit)
  },
}

export const raising: Kind = {
  list(s, f, _op, out) {
    if (canRaise(s, f.seat)) out.push(moves.raise)
  },
  pick(s, f, _op, _m, emit) {
    goOn(f)
    raise(s, f.seat, emit)
  },
}

export const receiving: Kind = {
  list: noAnswers,
  pick: noAnswers,
  run(s, f, op, emit) {
    goOn(f)
    gain(s, f.seat, op.n, 'icon', emit)
  },
}

/** HX-11.5: several add up; they are shown when the Market Phase begins. */
export const extraCards: Kind = {
  list: noAnswers,
  pick: noAnswers,
  run(s, f, op, emit) {
    goOn(f)
    const [turn] = s.stack
    if (turn !== undefined) turn.extra += op.n
    emit?.({ kind: 'extraCards', player: f.seat, n: op.n })
  },
}

/** HX-8.9: the damage belongs to the ability. */
export const paying: Kind = {
  list: noAnswers,
  pick: noAnswers,
  run(s, f, op, emit) {
    goOn(f)
    damage(s, f.seat, op.n, 'warlord', emit)
  },
}

/** HX-12.23: all from the same enemy, never below 0. */
export const mostFrom = (s: Position, q: Player, op: Op): number => Math.min(op.n, at(s.hexilum, q))

function takeFrom(s: State, f: Frame, op: Op, q: Player, n: number, emit: Emit): void {
  goOn(f)
  add(s.hexilum, q, -n)
  if (op.icon === 'SC') add(s.hexilum, f.seat, n)
  emit?.({ kind: op.icon === 'SC' ? 'hexilumStolen' : 'hexilumDestroyed', player: f.seat, owner: q, n })
}

export const taking: Kind = {
  list(s, f, op, out) {
    if (f.held === NONE) return listVictims(s, f, op, out)
    for (let n = 1; n <= mostFrom(s, f.held, op); n++) out.push(moves.number(n))
    return undefined
  },
  pick(s, f, op, m: Move, emit) {
    if (kindOf(m) === moves.NUMBER) takeFrom(s, f, op, f.held, only(m), emit)
    else if (mostFrom(s, only(m), op) === 1) takeFrom(s, f, op, only(m), 1, emit)
    else f.held = only(m)
  },
}

import { add, at, kindOf, only } from '@orrery/kernel'
import type { Emit, Frame, State } from '../types.ts'
import { NONE } from '../types.ts'
import { pop, push, skipChoice } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { RESOURCES } from '../rules/payment.ts'
import { ownedBy } from '../rules/planets.ts'
import { canDock, canPds, canProduce, capacityOf, costOf } from '../rules/structures.ts'
import { pushPay } from './pay.ts'
import { planetOf, type Step } from './step.ts'

/* TE-15.8, TE-15.9: structures and producing. */

/** With `held` 1 a production at one dock may stand in for the structure. */
export const structure: Step = {
  list(s, f, out) {
    for (let q = 0; q < s.owner.length; q++) {
      if (canPds(s, f.seat, q)) out.push(moves.pds(s, q))
      if (canDock(s, f.seat, q)) out.push(moves.dock(s, q))
      if (f.held === 1 && ownedBy(s, q, f.seat) && at(s.docks, q) > 0) out.push(moves.planet(s, q))
    }
  },
  answer(s, f, m, emit) {
    const planet = planetOf(s, m)
    pop(s)
    if (kindOf(m) === moves.PLANET) {
      push(s, 'produce', f.seat).list = [planet]
      return
    }
    const dock = kindOf(m) === moves.DOCK
    add(dock ? s.docks : s.pds, planet, 1)
    emit?.({ kind: 'built', player: f.seat, planet, dock })
  },
  proceed: skipChoice,
}

/** `list` are the docks that may still produce, one after the other; `what` is the one being paid for. */
export const produce: Step = {
  list(s, f, out) {
    const [dock] = f.list
    if (dock === undefined || f.what !== NONE) return
    for (let n = 1; n <= capacityOf(s, dock); n++) if (canProduce(s, f.seat, dock, n)) out.push(moves.number(n))
    if (out.length > 0) out.push(moves.no)
  },
  answer(s, f, m) {
    const [dock = NONE, ...rest] = f.list
    f.list = rest
    if (kindOf(m) === moves.NO) return
    f.what = dock
    f.left = only(m)
    const cost = costOf(s, f.seat, f.left)
    if (cost > 0) pushPay(s, f.seat, RESOURCES, cost)
  },
  proceed(s, f, emit) {
    if (f.what !== NONE) deliver(s, f, emit)
    else if (f.list.length > 0) f.list = f.list.slice(1)
    else pop(s)
  },
}

function deliver(s: State, f: Frame, emit: Emit): void {
  add(s.infantry, f.what, f.left)
  emit?.({ kind: 'produced', player: f.seat, planet: f.what, infantry: f.left })
  f.what = NONE
}

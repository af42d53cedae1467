import { add, at, kindOf, of, only } from '@orrery/kernel'
import { CUSTODIANS_COST } from '../data/scenario.ts'
import type { Emit, Frame, Planet, Player, State, System } from '../types.ts'
import { FRONTIER, NONE } from '../types.ts'
import { drawCards } from '../rules/cards.ts'
import { rollDie } from '../rules/chance.ts'
import { canSpend } from '../rules/costs.ts'
import { pop, push, skipChoice } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { INFLUENCE } from '../rules/payment.ts'
import { isMecatolRex, isStation, ownedBy, planetsIn, systemOf as whereIs } from '../rules/planets.ts'
import { hasToken, isTarget, rangeFrom, reachOf, stepsTo } from '../rules/reach.ts'
import { docksIn } from '../rules/structures.ts'
import { hasTech } from '../rules/techs.ts'
import { pushPay } from './pay.ts'
import { isFull, replenish } from './strategy.ts'
import { never, planetOf, silent, type Step, systemOf } from './step.ts'

/* TE-15.5, TE-15.13: a tactical action. */

/** The token lies: shields, the frontier, then infantry move, land and fight, and docks produce. */
export function startTactical(s: State, p: Player, system: System, emit: Emit): void {
  emit?.({ kind: 'activated', player: p, system })
  raiseShields(s, system, emit)
  push(s, 'explore', p).what = system
  push(s, 'produce', p)
  push(s, 'land', p).what = system
  push(s, 'muster', p).what = system
}

/** Magen Defense Grid: one infantry with each structure when its system is activated, by whomever. */
function raiseShields(s: State, system: System, emit: Emit): void {
  for (const planet of planetsIn(s, system)) {
    const owner = at(s.owner, planet)
    const structures = at(s.pds, planet) + at(s.docks, planet)
    if (owner === NONE || structures === 0 || !hasTech(s, owner, 'shields')) continue
    add(s.infantry, planet, structures)
    emit?.({ kind: 'reinforced', player: owner, planet, infantry: structures })
  }
}

/** TE-15.13: with Dark Energy Tap the frontier token is explored. */
export const explore: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    pop(s)
    if ((at(s.marks, f.what) & FRONTIER) !== 0 && hasTech(s, f.seat, 'frontier')) turnFrontier(s, f.seat, f.what, emit)
  },
}

function turnFrontier(s: State, p: Player, system: System, emit: Emit): void {
  s.marks[system] = at(s.marks, system) & ~FRONTIER
  const die = rollDie(s)
  emit?.({ kind: 'frontier', player: p, system, die })
  if (die <= 4) drawCards(s, p, 2, emit)
  else if (die <= 7) push(s, 'frontierTrade', p)
  else push(s, 'drawSecret', p)
}

/** Replenish (0), or turn the own commodities into trade goods (1). */
export const frontierTrade: Step = {
  list(s, f, out) {
    if (!isFull(s, f.seat)) out.push(moves.number(0))
    if (at(s.commodities, f.seat) > 0) out.push(moves.number(1))
  },
  answer(s, f, m, emit) {
    pop(s)
    const n = at(s.commodities, f.seat)
    if (only(m) === 0) return replenish(s, f.seat, emit)
    add(s.goods, f.seat, n)
    s.commodities[f.seat] = 0
    emit?.({ kind: 'goods', player: f.seat, n, why: 'the frontier' })
    return undefined
  },
  proceed: pop,
}

/** Warfare: a tactical action without placing a token, also where one lies. */
export const warfare: Step = {
  list(s, f, out) {
    const reach = reachOf(s, f.seat)
    for (let i = 0; i < s.box.systems.length; i++) if (isTarget(s, f.seat, i, reach)) out.push(moves.system(s, i))
    if (out.length > 0) out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.SYSTEM) startTactical(s, f.seat, systemOf(s, m), emit)
  },
  proceed: skipChoice,
}

/* ---- moving ---------------------------------------------------------------------------------------------------------------- */

/** TE-15.11: the first landing on Mecatol Rex costs influence; Avernus in its system is not guarded. */
const needsCustodians = (s: State, planet: Planet): boolean => s.custodians === NONE && isMecatolRex(s, planet)

const canLand = (s: State, p: Player, planet: Planet): boolean =>
  !isStation(s, planet) && (!needsCustodians(s, planet) || canSpend(s, p, INFLUENCE, CUSTODIANS_COST))

const anyLanding = (s: State, p: Player, system: System): boolean =>
  planetsIn(s, system).some((planet) => canLand(s, p, planet))

/** Whether infantry of this planet can come: no own token where they are, and near enough. */
function canMuster(s: State, p: Player, planet: Planet, target: System, steps: readonly number[]): boolean {
  if (!ownedBy(s, planet, p) || at(s.infantry, planet) === 0) return false
  const system = whereIs(s, planet)
  if (system === NONE) return false
  if (system === target) return planetsIn(s, system).length > 1
  return !hasToken(s, p, system) && at(steps, system) <= rangeFrom(s, p, system)
}

/** `what` is the system, `by` the planet whose infantry are counted, `held` those on their way. */
export const muster: Step = {
  list(s, f, out) {
    if (f.by !== NONE) {
      for (let n = 1; n <= at(s.infantry, f.by); n++) out.push(moves.number(n))
      return
    }
    if (!anyLanding(s, f.seat, f.what)) return
    const steps = stepsTo(s, f.seat, f.what)
    for (let q = 0; q < s.owner.length; q++)
      if (!f.list.includes(q) && canMuster(s, f.seat, q, f.what, steps)) out.push(moves.planet(s, q))
    if (out.length > 0) out.push(moves.end)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.PLANET) {
      f.by = planetOf(s, m)
      return
    }
    if (kindOf(m) === moves.END) return depart(s, f)
    add(s.infantry, f.by, -only(m))
    f.held += only(m)
    f.list = [...f.list, f.by]
    emit?.({ kind: 'moved', player: f.seat, planet: f.by, infantry: only(m) })
    f.by = NONE
  },
  proceed: depart,
}

function depart(s: State, f: Frame): void {
  pop(s)
  of(s.stack, s.stack.length - 1).held = f.held
}

/** `held` infantry are to land, planet after planet; `by` is the planet that is being decided. */
export const land: Step = {
  list(s, f, out) {
    if (f.held === 0) return
    if (f.by !== NONE) {
      const isOnly = landings(s, f).length === 1
      for (let n = isOnly ? f.held : 1; n <= f.held; n++) out.push(moves.number(n))
      return
    }
    for (const planet of landings(s, f)) out.push(moves.planet(s, planet))
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.PLANET) {
      f.by = planetOf(s, m)
      return
    }
    const planet = f.by
    f.held -= only(m)
    f.by = NONE
    const assault = push(s, 'assault', f.seat)
    assault.what = planet
    assault.left = only(m)
    emit?.({ kind: 'landed', player: f.seat, planet, infantry: only(m) })
    if (!needsCustodians(s, planet)) return
    assault.held = 1
    pushPay(s, f.seat, INFLUENCE, CUSTODIANS_COST)
  },
  proceed(s, f) {
    pop(s)
    of(s.stack, s.stack.length - 1).list = docksIn(s, f.seat, f.what)
  },
}

const landings = (s: State, f: Frame): Planet[] => planetsIn(s, f.what).filter((planet) => canLand(s, f.seat, planet))

/* ---- Transit Diodes -------------------------------------------------------------------------------------------------------- */

/** Up to `left` infantry: from planet `what`, `held` of them, to another own planet. */
export const transit: Step = {
  list(s, f, out) {
    const isGround = (q: Planet): boolean => ownedBy(s, q, f.seat) && whereIs(s, q) !== NONE
    if (f.left === 0) return
    if (f.what !== NONE && f.held === 0) {
      for (let n = 1; n <= Math.min(f.left, at(s.infantry, f.what)); n++) out.push(moves.number(n))
      return
    }
    for (let q = 0; q < s.owner.length; q++)
      if (isGround(q) && (f.what === NONE ? at(s.infantry, q) > 0 : q !== f.what)) out.push(moves.planet(s, q))
    if (f.what === NONE && out.length > 0) out.push(moves.end)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.END) return pop(s)
    if (kindOf(m) === moves.NUMBER) f.held = only(m)
    else if (f.what === NONE) f.what = planetOf(s, m)
    else {
      add(s.infantry, f.what, -f.held)
      add(s.infantry, planetOf(s, m), f.held)
      emit?.({ kind: 'moved', player: f.seat, planet: f.what, infantry: f.held })
      emit?.({ kind: 'landed', player: f.seat, planet: planetOf(s, m), infantry: f.held })
      f.left -= f.held
      f.what = NONE
      f.held = 0
    }
    return undefined
  },
  proceed: pop,
}

import { add, at } from '@orrery/kernel'
import { drawCards } from '../../rules/cards.ts'
import { rollDie } from '../../rules/chance.ts'
import { pop, push } from '../../rules/frames.ts'
import { planetsIn } from '../../rules/planets.ts'
import { hasTech } from '../../rules/techs.ts'
import { type Emit, FRONTIER, NONE, type Player, type State, type System } from '../../types.ts'
import type { Step } from '../step.ts'

/* TE-15.5, TE-15.13: a tactical action. */

/** Which infantry set out: as their owner chooses, or as usual. */
export const CHOSEN = 0
export const USUAL = 1

/** The token lies: shields, the frontier, then infantry move, land and fight, and docks produce. */
export function startTactical(s: State, p: Player, system: System, march: number, emit: Emit): void {
  emit?.({ kind: 'activated', player: p, system })
  raiseShields(s, system, emit)
  push(s, 'explore', p).what = system
  push(s, 'produce', p)
  push(s, 'land', p).what = system
  const setOut = push(s, 'muster', p)
  setOut.what = system
  setOut.left = march
}

/** Magen Defense Grid: one infantry with each structure when anybody activates its system. */
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

import { add, at, hasBit } from '@orrery/kernel'
import { ACTIONS_PER_TURN } from '../data/setup.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../rules/chain.ts'
import { pushProgram } from '../rules/frames.ts'
import { isMercenary } from '../rules/pieces.ts'
import { ofCard, ofMinor } from '../rules/programs.ts'
import { ACTION, damage, INCOME, MARKETING, OVER } from '../rules/warlords.ts'
import { FIRST_MERCENARY, MINOR, NONE } from '../types.ts'
import type { Emit, Frame, Player, Position, State } from '../types.ts'
import { actions } from './actions.ts'
import { closeMarket, openMarket, shopping } from './market.ts'
import type { Step } from './step.ts'

/* HX-6: Income Phase, Action Phase with the chain reactions, Market Phase. One frame lasts the whole game. */

export function startTurn(s: State, f: Frame, p: Player, emit: Emit): void {
  s.active = p
  s.ran = 0
  f.seat = p
  f.pc = INCOME
  f.left = ACTIONS_PER_TURN
  f.used = 0
  f.extra = 0
  emit?.({ kind: 'turn', player: p, round: s.round })
}

/** HX-6.1, HX-6.7: clockwise past the defeated; a round begins when the first player's seat is reached or passed. */
function nextTurn(s: State, f: Frame, emit: Emit): void {
  let p = f.seat
  do {
    p = (p + 1) % s.ruleset.players
    if (p === s.first) s.round++
  } while (!hasBit(s.alive, p))
  startTurn(s, f, p, emit)
}

/** HX-16.9: what the warlord of the active player suffers at the start of this round's Income Phases. */
export function exhaustionIn(s: Position): number {
  const { round, step } = s.ruleset.setup.exhaustion
  return s.ruleset.exhaustion && s.round >= round ? 1 + Math.floor((s.round - round) / step) : 0
}

function takeIncome(s: State, f: Frame, emit: Emit): void {
  const p = f.seat
  f.pc = ACTION
  const n = exhaustionIn(s)
  if (n > 0) {
    emit?.({ kind: 'exhausted', player: p, n })
    damage(s, p, n, 'exhaustion', emit)
    if (s.winner !== NONE || !hasBit(s.alive, p)) return
  }
  add(s.hexilum, p, at(s.income, p))
  emit?.({ kind: 'income', player: p, n: at(s.income, p) })
}

/** HX-13.8: the oldest of the abilities that wait. */
function runNext(s: State, emit: Emit): void {
  const entry = s.queue.shift() ?? NONE
  const p = entryOwner(entry)
  const destroyed = isDestruction(entry)
  const unit = destroyed ? MINOR : entryUnit(entry)
  const hex = entryHex(entry)
  emit?.({ kind: 'runs', player: p, unit, hex, destroyed })
  pushProgram(s, isMercenary(unit) ? ofCard(unit - FIRST_MERCENARY) : ofMinor(at(s.minors, p)), p, hex)
}

export const turn: Step = {
  question(s, f) {
    if (f.pc === MARKETING) return shopping
    return f.pc === ACTION && f.left > 0 && s.queue.length === 0 ? actions : undefined
  },
  proceed(s, f, emit) {
    if (f.pc === INCOME) takeIncome(s, f, emit)
    else if (f.pc === OVER) nextTurn(s, f, emit)
    else if (f.pc === MARKETING) closeMarket(s, f, emit)
    else if (s.queue.length > 0) runNext(s, emit)
    else openMarket(s, f, emit)
  },
}

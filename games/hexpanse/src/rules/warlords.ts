import { add, at, bit } from '@orrery/kernel'
import { LIFE_TO_PAY } from '../data/setup.ts'
import { NEUTRAL, NONE, WARLORD } from '../types.ts'
import type { Emit, Ending, Hex, Player, Position, State } from '../types.ts'
import { actionsOf, mercenariesIn } from './cards.ts'
import { dropQueuedOf } from './chain.ts'
import { lowestHex, WORDS } from './hexes.ts'
import { enter, lift, pieceOf, put, unitOf } from './pieces.ts'
import { checkLastSide } from './victory.ts'

/* HX-8, HX-17: life, damage, defeat; and the income that a warlord can raise. */

/** Phases of a turn: the `pc` of its frame. */
export const INCOME = 0
export const ACTION = 1
export const MARKETING = 2
export const OVER = 3

/** What a turn allows once: bits of its `used` (HX-8.2, HX-17.5). */
export const USED_HEAL = 1
export const USED_MOVE = 2
export const USED_ABILITY = 4
export const USED_DOUBT = 8

/** HX-8.4: by the house rule nobody pays their last life. */
export const canPayLife = (s: Position, p: Player): boolean => !s.ruleset.lastLife || at(s.life, p) >= LIFE_TO_PAY

export const canHeal = (s: Position, p: Player): boolean => at(s.life, p) < s.ruleset.setup.life.most

export function heal(s: State, p: Player, n: number, emit: Emit): void {
  const healed = Math.min(n, s.ruleset.setup.life.most - at(s.life, p))
  add(s.life, p, healed)
  emit?.({ kind: 'healed', player: p, n: healed, life: at(s.life, p) })
}

/** HX-7.9: the next level costs its own number. */
export const nextLevel = (s: Position, p: Player): number => at(s.income, p) + 1
export const canRaise = (s: Position, p: Player): boolean =>
  at(s.income, p) < s.ruleset.setup.income.most && at(s.hexilum, p) >= nextLevel(s, p)

export function raise(s: State, p: Player, emit: Emit): void {
  const level = nextLevel(s, p)
  add(s.hexilum, p, -level)
  s.income[p] = level
  emit?.({ kind: 'raised', player: p, level, price: level })
}

export function placeWarlord(s: State, p: Player, h: Hex, emit: Emit): void {
  put(s, h, pieceOf(p, WARLORD))
  s.warlords[p] = h
  emit?.({ kind: 'warlordPlaced', player: p, hex: h })
  enter(s, p, h, emit)
}

/** HX-7.11, HX-12.10: the warlord moves, then takes 1 damage. */
export function moveWarlord(s: State, p: Player, h: Hex, emit: Emit): void {
  const from = at(s.warlords, p)
  put(s, h, lift(s, from))
  s.warlords[p] = h
  emit?.({ kind: 'moved', player: p, from, hex: h })
  enter(s, p, h, emit)
  damage(s, p, 1, 'warlord', emit)
}

export function damage(s: State, p: Player, n: number, ending: Ending, emit: Emit): void {
  s.life[p] = Math.max(0, at(s.life, p) - n)
  emit?.({ kind: 'damaged', player: p, n, life: at(s.life, p) })
  if (at(s.life, p) === 0) defeat(s, p, ending, emit)
}

/** HX-17.2: his units stay where they are and belong to nobody. */
function leaveUnits(s: State, p: Player): void {
  for (let word = 0; word < WORDS; word++) {
    for (let mask = at(s.on, p * WORDS + word); mask !== 0; mask &= mask - 1) {
      const h = lowestHex(word, mask)
      put(s, h, pieceOf(NEUTRAL, unitOf(lift(s, h))))
    }
  }
}

/** HX-17.3: cards to the discard pile, those of mercenaries on the board to the removed pile; all else is gone. */
function leaveCards(s: State, p: Player): void {
  const mine = at(s.mercs, p)
  s.discard.push(...actionsOf(s, p), ...mercenariesIn(mine & ~s.placed))
  s.removed.push(...mercenariesIn(mine & s.placed))
  s.placed &= ~mine
  if (s.playing !== NONE && p === s.active) {
    s.discard.push(s.playing)
    s.playing = NONE
  }
  for (const list of [s.mercs, s.held, s.twice, s.hexilum]) list[p] = 0
  for (const list of [s.reserve, s.ship]) list.fill(0, p * 2, p * 2 + 2)
}

/** HX-13.12: the rest of the chain is dropped and the turn ends. */
function cutTurn(s: State): void {
  s.queue.length = 0
  s.stack.length = 1
  const [turn] = s.stack
  if (turn !== undefined) turn.pc = OVER
}

export function defeat(s: State, p: Player, ending: Ending, emit: Emit): void {
  emit?.({ kind: 'defeated', player: p })
  s.life[p] = 0
  s.alive &= ~bit(p)
  lift(s, at(s.warlords, p))
  s.warlords[p] = NONE
  leaveUnits(s, p)
  leaveCards(s, p)
  dropQueuedOf(s, p)
  const mission = at(s.missions, p)
  if (mission !== NONE) {
    s.reveals++
    emit?.({ kind: 'missionShown', player: p, mission })
  }
  checkLastSide(s, ending, emit)
  if (s.winner !== NONE) return
  if (p === s.active) cutTurn(s)
  else if (s.stack[1]?.seat === p) s.stack.length = 1
}

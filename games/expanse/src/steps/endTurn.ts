import { at, indexesWhere, itemAt, lowestBit } from '@orrery/kernel'
import { type Emit, NONE, type Player, SLOTS, type State } from '../types.ts'
import { pop, pushSteps } from '../rules/frames.ts'
import { clockwise, trackPlace } from '../rules/order.ts'
import { DAMAGED, FLEET_OWNER, fleetsAt, FRESH, turnFleet } from '../rules/pieces.ts'
import { FINAL } from '../rules/scoring.ts'
import { refill, ripenKept, SCORE } from '../rules/track.ts'
import { scoreBases } from './scoring.ts'
import type { Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    endTurn: true
    final: true
    over: true
  }
}

/** Masks of used abilities at the beginning of a turn, by number of players. */
const NOTHING_USED: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]]

/** What "this turn" limits is open again: once per turn, cards kept now, Battleships damaged now (EX-4.4, EX-4.5). */
function newTurn(s: State): void {
  s.usedUp = itemAt(NOTHING_USED, s.ruleset.players)
  s.closed = 0
  ripenKept(s)
  for (let m = at(s.at, at(FLEET_OWNER, FRESH)); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    while (fleetsAt(s, FRESH, o) > 0) turnFleet(s, FRESH, DAMAGED, o)
  }
}

export function startTurn(s: State, p: Player, emit: Emit): void {
  s.active = p
  emit?.({ kind: 'turn', player: p })
  pushSteps(s, s.ruleset.turnSteps, p)
}

/** EX-15: Score cards on the track are discarded unscored; the window starts left of the Rocinante's captain. */
function startFinal(s: State, emit: Emit): void {
  s.final = true
  emit?.({ kind: 'final' })
  for (let i = 0; i < SLOTS; i++) {
    if (at(s.track, i) !== SCORE) continue
    s.discard.push(SCORE)
    s.track[i] = NONE
  }
  pushSteps(s, s.ruleset.finalSteps, s.captain)
}

/** EX-4.3: discard, refill, end check, next player. */
export const endTurn: Step = {
  proceed(s, f, emit) {
    pop(s)
    if (s.inHand !== NONE) s.discard.push(s.inHand)
    s.inHand = NONE
    newTurn(s)
    const before = s.drawn
    const ended = refill(s)
    if (s.drawn > before) {
      s.reveals++
      emit?.({ kind: 'refilled', cards: s.deck.slice(before, s.drawn) })
    }
    if (ended) startFinal(s, emit)
    else startTurn(s, clockwise(s, f.seat, 1), emit)
  },
}

/** EX-15.11, EX-15.12: most CP, then highest on the Initiative Track, with two players the Rocinante's captain. */
function winnerOf(s: State): Player {
  const most = Math.max(...s.cp)
  const tied = indexesWhere(s.cp, (cp) => cp === most)
  if (tied.length > 1 && s.initiative.length === 0) return s.captain
  return tied.reduce((best, p) => (trackPlace(s, p) < trackPlace(s, best) ? p : best))
}

/** EX-15.7: every Base scores 5/3/1. */
export const final: Step = {
  proceed(s, _f, emit) {
    pop(s)
    scoreBases(s, FINAL, emit)
  },
}

export const over: Step = {
  proceed(s, _f, emit) {
    pop(s)
    s.winner = winnerOf(s)
    emit?.({ kind: 'over', winner: s.winner, cp: [...s.cp] })
  },
}

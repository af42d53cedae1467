import { add, at, indexesWhere, only } from '@orrery/kernel'
import { CARDS_PER_SEAT, OBJECTIVE_ROWS, STATUS_TOKENS } from '../data/scenario.ts'
import type { Emit, Player, State } from '../types.ts'
import { EXHAUSTED, NONE, READY } from '../types.ts'
import { drawCards } from '../rules/cards.ts'
import { below } from '../rules/chance.ts'
import { beginTurn } from '../rules/claim.ts'
import { pop, push } from '../rules/frames.ts'
import { lastRound, objectivesScored, scoreOf } from '../rules/holdings.ts'
import * as moves from '../rules/moves.ts'
import { thundersEdge } from '../rules/planets.ts'
import { readyAll } from '../rules/sixth.ts'
import { hasTech } from '../rules/techs.ts'
import { scorePublic } from './strategy.ts'
import { never, silent, type Step } from './step.ts'

/* TE-15.1, TE-15.2, TE-15.17, TE-16: rounds, the draft, the order of turns, the status phase and the end. */

/** Seats in order of their lowest strategy card (TE-15.2). */
export function initiative(s: State): Player[] {
  const order: Player[] = []
  for (const holder of s.holders) if (holder !== NONE && !order.includes(holder)) order.push(holder)
  return order
}

export const round: Step = {
  list: silent,
  answer: never,
  proceed(s, _f, emit) {
    pop(s)
    s.round++
    emit?.({ kind: 'round', round: s.round, last: lastRound(s) })
    push(s, 'draft', s.speaker)
  },
}

/** TE-15.1: `held` cards are taken; each takes one from the speaker clockwise, with 3 or 4 seats a second one. */
export const draft: Step = {
  list(s, _f, out) {
    for (let c = 0; c < s.holders.length; c++) if (at(s.holders, c) === NONE) out.push(moves.take(c))
  },
  answer(s, f, m, emit) {
    const card = only(m)
    const goods = at(s.bonus, card)
    s.holders[card] = f.seat
    s.bonus[card] = 0
    add(s.goods, f.seat, goods)
    emit?.({ kind: 'drafted', player: f.seat, card, goods })
    f.held++
    f.seat = (s.speaker + f.held) % s.box.seats
    if (f.held < s.box.seats * (CARDS_PER_SEAT[s.box.seats] ?? 1)) return
    pop(s)
    for (let c = 0; c < s.holders.length; c++) if (at(s.holders, c) === NONE) add(s.bonus, c, 1)
    push(s, 'nextTurn', NONE)
  },
  proceed: never,
}

/** The next player in the order who has not passed; `by` had the last turn. */
export const nextTurn: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    const order = initiative(s)
    const from = order.indexOf(f.by)
    for (let k = 1; k <= order.length; k++) {
      const p = at(order, (from + k) % order.length)
      if (at(s.passed, p) === 1) continue
      f.by = p
      startTurn(s, p, emit)
      return
    }
    pop(s)
    emit?.({ kind: 'status' })
    push(s, 'status', NONE)
    for (const p of order.toReversed()) {
      push(s, 'statusSecret', p)
      push(s, 'statusPublic', p)
    }
    // No player is active between the rounds.
    s.window = false
  },
}

function startTurn(s: State, p: Player, emit: Emit): void {
  beginTurn(s, p)
  s.dealt = 0
  s.offers.fill(0)
  s.deal = undefined
  emit?.({ kind: 'turn', player: p })
  push(s, 'window', p)
  push(s, 'turn', p).left = hasTech(s, p, 'twoActions') ? 2 : 1
}

export const statusPublic: Step = scorePublic

/** TE-15.17 (2): kinds alternate, a `spend` first. */
function reveal(s: State, emit: Emit): void {
  const wanted = s.publics.length % 2 === 0 ? 'spend' : 'hold'
  const left = indexesWhere(OBJECTIVE_ROWS, ({ kind }, o) => kind === wanted && !s.publics.includes(o))
  if (left.length === 0) return
  const o = at(left, below(s, left.length))
  s.publics.push(o)
  s.reveals++
  emit?.({ kind: 'revealed', objective: o })
}

/** After the scoring: the game ends, or steps 2 to 7. `held` 1 says that only the tokens were still to be shared out. */
export const status: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    if (f.held === 1) return newRound(s)
    if (s.round >= lastRound(s)) {
      pop(s)
      finish(s, emit)
      return undefined
    }
    f.held = 1
    reveal(s, emit)
    const order = initiative(s)
    for (const p of order.toReversed()) push(s, 'statusTokens', p)
    for (const p of order.toReversed()) push(s, 'statusDraw', p)
    s.tokens.fill(0)
    s.locks.fill(0)
    return undefined
  },
}

/** (3) One action card each, two with Neural Motivator. */
export const statusDraw: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    pop(s)
    drawCards(s, f.seat, hasTech(s, f.seat, 'twoCards') ? 2 : 1, emit)
  },
}

/** (5) Tokens gained and shared out anew: how many are tactic tokens. */
export const statusTokens: Step = {
  list(s, f, out) {
    const all = tokensOf(s, f.seat)
    for (let n = 0; n <= all; n++) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    const all = tokensOf(s, f.seat)
    pop(s)
    s.tactic[f.seat] = only(m)
    s.strategy[f.seat] = all - only(m)
    emit?.({ kind: 'tokens', player: f.seat, tactic: only(m), strategy: all - only(m) })
  },
  proceed: never,
}

const tokensOf = (s: State, p: Player): number =>
  at(s.tactic, p) + at(s.strategy, p) + STATUS_TOKENS + (hasTech(s, p, 'threeTokens') ? 1 : 0)

/** (6), (7): cards ready, strategy cards go back, a new round. */
function newRound(s: State): void {
  pop(s)
  readyAll(s)
  s.tired.fill(0)
  if (s.council === EXHAUSTED) s.council = READY
  s.holders.fill(NONE)
  s.used.fill(0)
  s.passed.fill(0)
  push(s, 'round', NONE)
}

/** TE-16.3: points, objectives, Thunder's Edge, fewer slices, earlier in the last order. */
export function ranking(s: State): Player[] {
  const order = initiative(s)
  const key = (p: Player): readonly number[] => [
    scoreOf(s, p).total,
    objectivesScored(s, p),
    at(s.owner, thundersEdge(s)) === p ? 1 : 0,
    0 - at(s.claims, p),
    0 - order.indexOf(p),
  ]
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const i = a.findIndex((n, k) => n !== b[k])
    return i < 0 ? 0 : at(b, i) - at(a, i)
  }
  return s.goods.map((_, p) => p).toSorted((p, q) => compare(key(p), key(q)))
}

function finish(s: State, emit: Emit): void {
  s.winner = ranking(s)[0] ?? 0
  emit?.({ kind: 'over', winner: s.winner, points: s.goods.map((_, p) => scoreOf(s, p).total) })
}

import { at, indexesWhere } from '@orrery/kernel'
import { drawCards } from '../../rules/cards.ts'
import { below } from '../../rules/chance.ts'
import { pop, push } from '../../rules/frames.ts'
import { lastRound, objectivesScored, scoreOf } from '../../rules/holdings.ts'
import { thundersEdge } from '../../rules/planets.ts'
import { readyAll } from '../../rules/sixth.ts'
import { hasTech } from '../../rules/techs.ts'
import { type Emit, EXHAUSTED, NONE, type Player, READY, type State } from '../../types.ts'
import type { Step } from '../step.ts'
import { initiative } from './round.ts'

/* TE-15.17, TE-16: the status phase and the end. */

/** TE-15.17 (2): kinds alternate, a `spend` first. */
function reveal(s: State, emit: Emit): void {
  const wanted = s.publics.length % 2 === 0 ? 'spend' : 'hold'
  const left = indexesWhere(s.ruleset.objectives, ({ kind }, o) => kind === wanted && !s.publics.includes(o))
  if (left.length === 0) return
  const o = at(left, below(s, left.length))
  s.publics.push(o)
  s.reveals++
  emit?.({ kind: 'revealed', objective: o })
}

/** After the scoring: the game ends, or steps 2 to 7. `held` 1 says that only the tokens were still to be shared out. */
export const status: Step = {
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
  proceed(s, f, emit) {
    pop(s)
    drawCards(s, f.seat, hasTech(s, f.seat, 'twoCards') ? 2 : 1, emit)
  },
}

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

import { at, bitCount, type Judge, of } from '@orrery/kernel'
import { OBJECTIVE_ROWS } from '../src/data/scenario.ts'
import { claimsMade } from '../src/rules/claim.ts'
import { canScore, hasScored, holds, lastRound, scoreOf, secretHolds } from '../src/rules/holdings.ts'
import { holdsSecret, SECRET_COUNT } from '../src/rules/cards.ts'
import { thundersEdge } from '../src/rules/planets.ts'
import { ABSENT, NONE, type Player, type State } from '../src/types.ts'

/* What a position is worth, in tenths of a point. */

/** A habit of play (TE-17.8): how much further slices, and things kept, are liked beyond their worth. */
export interface Habit {
  /** For each slice after the first. */
  readonly slice: number
  /** On goods, planets and objectives in reach. */
  readonly hoard: number
}

export const HABITS = {
  racer: { slice: 6, hoard: 0.8 },
  hoarder: { slice: -6, hoard: 1.2 },
  weigher: { slice: 0, hoard: 1 },
} as const satisfies { readonly [name: string]: Habit }

const POINT = 10
const GOOD = 1.1
const COMMODITY = 0.5
const TACTIC = 1.2
const STRATEGY = 1
const CARD = 1
const SECRET = 2.5
const SECRET_DONE = 6
const OBJECTIVE_DONE = 7
const OBJECTIVE_NEXT = 2
const TECH = 1.5
const PDS = 0.8
const DOCK = 0.8
const PLANET = 1.2
const PER_VALUE = 0.45
const READIED = 0.25
const EDGE_KEPT = 0.8
const INFANTRY = 0.5
/** More infantry than this on one planet add little. */
const CROWD = 4

/** How much a thing that pays off over time is worth with so many rounds to come. */
const lasting = (s: State): number => Math.min(1, (lastRound(s) - s.round + 0.35) / 2.5)

function planetsWorth(s: State, p: Player, later: number): number {
  let worth = 0
  for (let q = 0; q < s.owner.length; q++) {
    if (at(s.owner, q) !== p) continue
    const { resources, influence } = of(s.box.planets, q).row
    const infantry = at(s.infantry, q)
    worth += later * (PLANET + PER_VALUE * (resources + influence)) + PDS * at(s.pds, q) + DOCK * at(s.docks, q)
    if (at(s.spent, q) === 0) worth += READIED * Math.max(resources, influence)
    worth += INFANTRY * Math.min(infantry, CROWD) + 0.1 * Math.max(0, infantry - CROWD)
  }
  return worth
}

/** The best objective that could be scored now counts most: one per status phase. */
function objectivesWorth(s: State, p: Player): number {
  let worth = 0
  let done = 0
  for (const o of s.publics) {
    if (hasScored(s, p, o)) continue
    const { have, n = 1 } = of(OBJECTIVE_ROWS, o)
    if (canScore(s, p, o)) worth += done++ === 0 ? OBJECTIVE_DONE : OBJECTIVE_NEXT
    else if (have !== undefined) worth += OBJECTIVE_NEXT * (holds(s, p, have) / n) ** 2
  }
  return worth
}

function secretsWorth(s: State, p: Player): number {
  const worth = SECRET * at(s.secrets, p)
  for (let k = 0; k < SECRET_COUNT; k++)
    if (holdsSecret(s, p, k) && secretHolds(s, p, k)) return worth + SECRET_DONE - SECRET
  return worth
}

/** The chance to get Thunder's Edge by slices: most of them, the more the nearer the sixth. */
function edgeHope(s: State, p: Player): number {
  if (s.flipped) return at(s.owner, thundersEdge(s)) === p ? EDGE_KEPT : 0
  let sum = 0
  for (const n of s.claims) sum += n * n
  return sum === 0 ? 0 : ((at(s.claims, p) ** 2 / sum) * claimsMade(s)) / 8
}

/** A transaction nobody gains by is idle talk; one that both gain by is half as good as done. */
const IDLE = 0.3

function dealWorth(s: State, p: Player): number {
  const f = s.stack[s.stack.length - 1]
  if (p !== s.active) return 0
  if (f?.step === 'deal') {
    // The trade that always pays: as many commodities each way.
    const n = Math.min(at(s.commodities, p), at(s.commodities, f.by))
    const isSwap = n > 0 && f.list.every((said, i) => said === (i % 2 === 0 ? 0 : n))
    return isSwap ? n * (GOOD - COMMODITY) * 0.5 : -IDLE
  }
  if (s.deal === undefined) return -IDLE * bitCount(s.dealt)
  const { goods, commodities, forGoods, forCommodities } = s.deal
  const mine = GOOD * (forGoods + forCommodities - goods) - COMMODITY * commodities
  const theirs = GOOD * (goods + commodities - forGoods) - COMMODITY * forCommodities
  return mine > 0 && theirs > 0.5 * mine ? 0.7 * mine : -IDLE
}

function worthOf(s: State, p: Player, habit: Habit): number {
  const later = lasting(s)
  const score = scoreOf(s, p)
  const safe = score.total - score.thundersEdge - score.treasury
  const kept =
    GOOD * at(s.goods, p) +
    COMMODITY * at(s.commodities, p) +
    later * (TACTIC * at(s.tactic, p) + STRATEGY * at(s.strategy, p) + TECH * bitCount(at(s.techs, p))) +
    CARD * later * Math.min(6, at(s.cards, p)) +
    planetsWorth(s, p, later) +
    objectivesWorth(s, p) +
    secretsWorth(s, p)
  const further = at(s.claims, p) > 1 ? habit.slice * (at(s.claims, p) - 1) : 0
  const first = at(s.breakthroughs, p) === ABSENT ? 0 : 1
  return (
    POINT * safe + POINT * s.box.settings.thundersEdgePoints * edgeHope(s, p) + habit.hoard * kept + further + first
  )
}

/** One's own worth against the others: their mean, and a little against the best of them. */
export function valueFor(s: State, p: Player, habit: Habit): number {
  if (s.winner !== NONE) return (s.winner === p ? 1000 : -1000) + POINT * scoreOf(s, p).total
  let sum = 0
  let best = -Infinity
  for (let q = 0; q < s.box.seats; q++) {
    if (q === p) continue
    const worth = worthOf(s, q, HABITS.weigher)
    sum += worth
    best = Math.max(best, worth)
  }
  return worthOf(s, p, habit) + dealWorth(s, p) - (0.3 * sum) / (s.box.seats - 1) - 0.2 * best
}

export const judgeOf = (habit: Habit): Judge<State> => ({ value: (s, seat) => valueFor(s, seat, habit) })

import { at } from '@orrery/kernel'
import { treasuryOf } from '../src/rules/holdings.ts'
import { hasTraded } from '../src/rules/deals.ts'
import { top } from '../src/rules/frames.ts'
import type { Player, State } from '../src/types.ts'
import { GOODS_COUNTED } from './parts.ts'

/*
 * What talk is worth in points (TE-15.12): commodities become trade goods when somebody else gets them, so there is
 * always a trade both gain by while anybody has some. Everything else is idle, and idle talk instead of an action worse.
 */

const TALK = 1
/** Less is not worth the talk. */
const LEAST_GAIN = 0.12
/** Trust in an offer that is not made yet, and in one that is. */
const PLANNED = 0.5
const OFFERED = 0.7

/** The terms worth offering: as many commodities for as many; nobody pays trade goods for commodities. */
function term(s: State, p: Player, q: Player, i: number): number {
  return i % 2 === 0 ? 0 : Math.min(at(s.commodities, p), at(s.commodities, q))
}

/** From this many trade goods on, more are of no use. */
const isRich = (s: State, p: Player): boolean => at(s.goods, p) >= GOODS_COUNTED

/** What a trade good and a commodity are worth now. */
export interface Prices {
  readonly good: number
  readonly commodity: number
}

/** What the offerer gains by terms, and whether the other one gains enough to take them. */
function gain(
  { good, commodity }: Prices,
  goods: number,
  commodities: number,
  forGoods: number,
  forCommodities: number,
): number {
  const mine = good * (forGoods + forCommodities - goods) - commodity * commodities
  const theirs = good * (goods + commodities - forGoods) - commodity * forCommodities
  return mine > 0 && theirs > 0.5 * mine ? mine : 0
}

/** A player who has declined is not asked again in the same turn. */
const isRepeated = (s: State, q: Player): boolean => at(s.offers, q) > 1

/** Terms that are being named: worth something as long as they are those worth offering; all nothing where none are. */
/** Points of the treasury that a change of trade goods would bring, which the other side is loath to give. */
const treasuryGain = (s: State, p: Player, goods: number): number =>
  treasuryOf(s.ruleset, at(s.goods, p) + goods) - treasuryOf(s.ruleset, at(s.goods, p))

/** Whether the terms help the other side to at least as many points. */
function isFair(s: State, p: Player, q: Player): boolean {
  const [goods, given, asked, got] = [term(s, p, q, 0), term(s, p, q, 1), term(s, p, q, 2), term(s, p, q, 3)]
  return treasuryGain(s, p, asked + got - goods) <= treasuryGain(s, q, goods + given - asked)
}

function plannedWorth(prices: Prices, s: State, p: Player, q: Player, said: readonly number[]): number {
  if (isRepeated(s, q)) return -2 * TALK
  for (let i = 0; i < said.length; i++) if (at(said, i) !== term(s, p, q, i)) return -2 * TALK
  const mine = gain(prices, term(s, p, q, 0), term(s, p, q, 1), term(s, p, q, 2), term(s, p, q, 3))
  return mine >= LEAST_GAIN && isFair(s, p, q) && !isRich(s, p) && !isRich(s, q) ? PLANNED * mine : -TALK
}

/** Offers that came to nothing. */
function offersMade(s: State): number {
  let n = 0
  for (let q = 0; q < s.ruleset.seats; q++) if (!hasTraded(s, q)) n += at(s.offers, q)
  return n
}

export function dealWorth(s: State, p: Player, prices: Prices): number {
  const f = top(s)
  if (p !== s.active || f === undefined) return 0
  if (f.step === 'deal') return plannedWorth(prices, s, p, f.by, f.list)
  if (s.deal === undefined) return f.step === 'turn' || f.step === 'window' ? -TALK * offersMade(s) : 0
  const { to, goods, commodities, forGoods, forCommodities } = s.deal
  const mine = gain(prices, goods, commodities, forGoods, forCommodities)
  const isEven = goods + forGoods === 0 && commodities === forCommodities
  return isEven && mine >= LEAST_GAIN && isFair(s, p, to) && !isRepeated(s, to) ? OFFERED * mine : -2 * TALK
}

import { at } from '@orrery/kernel'
import { top } from '../src/rules/frames.ts'
import type { Player, State } from '../src/types.ts'
import { GOODS_COUNTED } from './parts.ts'

/*
 * What talk is worth in points (TE-15.12): commodities become trade goods when somebody else gets them, so there is
 * always a trade both gain by while anybody has some. Everything else is idle, and idle talk instead of an action worse.
 */

const GOOD = 0.11
const COMMODITY = 0.05
const TALK = 0.25
/** Trust in an offer that is not made yet, and in one that is. */
const PLANNED = 0.5
const OFFERED = 0.7
/** Trade goods paid for commodities of one side alone, by number. */
const PRICE = 2 / 3

/** The terms worth offering: goods given, commodities given, goods asked, commodities asked. */
function term(s: State, p: Player, q: Player, i: number): number {
  const mine = at(s.commodities, p)
  const theirs = at(s.commodities, q)
  if (mine > 0 && theirs > 0) return i % 2 === 0 ? 0 : Math.min(mine, theirs)
  if (theirs > 0) {
    const n = Math.min(theirs, Math.floor(at(s.goods, p) / PRICE))
    return i === 0 ? Math.ceil(n * PRICE) : i === 3 ? n : 0
  }
  const n = Math.min(mine, Math.floor(at(s.goods, q) / PRICE))
  return i === 1 ? n : i === 2 ? Math.floor(n * PRICE) : 0
}

/** From this many trade goods on, more are of no use. */
const isRich = (s: State, p: Player): boolean => at(s.goods, p) >= GOODS_COUNTED

/** What the offerer gains by terms, and whether the other one gains enough to take them. */
function gain(goods: number, commodities: number, forGoods: number, forCommodities: number): number {
  const mine = GOOD * (forGoods + forCommodities - goods) - COMMODITY * commodities
  const theirs = GOOD * (goods + commodities - forGoods) - COMMODITY * forCommodities
  return mine > 0 && theirs > 0.5 * mine ? mine : 0
}

/** A player who has declined is not asked again in the same turn. */
const isRepeated = (s: State, q: Player): boolean => at(s.offers, q) > 1

/** Terms that are being named: worth something as long as they are those worth offering; all nothing where none are. */
function plannedWorth(s: State, p: Player, q: Player, said: readonly number[]): number {
  if (isRepeated(s, q)) return -2 * TALK
  for (let i = 0; i < said.length; i++) if (at(said, i) !== term(s, p, q, i)) return -2 * TALK
  const mine = gain(term(s, p, q, 0), term(s, p, q, 1), term(s, p, q, 2), term(s, p, q, 3))
  return mine > 0 && !isRich(s, p) && !isRich(s, q) ? PLANNED * mine : -TALK
}

function offersMade(s: State): number {
  let n = 0
  for (let q = 0; q < s.box.seats; q++) n += at(s.offers, q)
  return n
}

export function dealWorth(s: State, p: Player): number {
  const f = top(s)
  if (p !== s.active || f === undefined) return 0
  if (f.step === 'deal') return plannedWorth(s, p, f.by, f.list)
  if (s.deal === undefined) return f.step === 'turn' ? -TALK * offersMade(s) : 0
  const { to, goods, commodities, forGoods, forCommodities } = s.deal
  const mine = gain(goods, commodities, forGoods, forCommodities)
  return mine > 0 && !isRepeated(s, to) ? OFFERED * mine : -2 * TALK
}

import { at, hasBit } from '@orrery/kernel'
import type { Deal, Frame, Player, State } from '../types.ts'
import { top } from './frames.ts'

/* TE-15.12: in the own turn once with each other player. */

/** Offers to one player in a turn, also those that came to nothing: talk must end. */
export const MOST_OFFERS = 3

export const hasTraded = (s: State, q: Player): boolean => hasBit(s.dealt, q)

export const hasAnythingToTrade = (s: State, p: Player, q: Player): boolean =>
  at(s.goods, p) + at(s.commodities, p) + at(s.goods, q) + at(s.commodities, q) > 0

/** Whether these two have anything to trade, and have not yet traded or talked enough in this turn. */
export const canOffer = (s: State, p: Player, q: Player): boolean =>
  p !== q && !hasTraded(s, q) && at(s.offers, q) < MOST_OFFERS && hasAnythingToTrade(s, p, q)

/**
 * TE-15.19: an offer by two numbers. Commodities go first: to their owner they are worth less than trade goods, and to
 * who gets them as much.
 */
export function swapOf(s: State, { seat, by }: Frame, give: number, get: number): Deal {
  const commodities = Math.min(give, at(s.commodities, seat))
  const forCommodities = Math.min(get, at(s.commodities, by))
  return { to: by, goods: give - commodities, commodities, forGoods: get - forCommodities, forCommodities }
}

/** Whether both still have what the offer names. */
export const canDeal = (s: State, { to, goods, commodities, forGoods, forCommodities }: Deal): boolean =>
  at(s.goods, s.active) >= goods &&
  at(s.commodities, s.active) >= commodities &&
  at(s.goods, to) >= forGoods &&
  at(s.commodities, to) >= forCommodities

/** The offer that can be answered now: beside the questions of the offerer's own turn. */
export function openDeal(s: State): Deal | undefined {
  const step = top(s)?.step
  if (s.deal === undefined || (step !== 'turn' && step !== 'window')) return undefined
  return canDeal(s, s.deal) ? s.deal : undefined
}

import { at } from '@orrery/kernel'
import type { Core, Planet, Player, Slice } from '../types.ts'
import {
  CARD_SLICE,
  COSTS,
  GOODS_SLICE,
  INFLUENCE,
  INFLUENCE_SLICE,
  paysHigher,
  printedValue,
  RESOURCE_SLICE,
  RESOURCES,
  SECRET_SLICE,
  type Value,
} from './payment.ts'
import { isReady, isStation, ownedBy, specialtiesOf } from './planets.ts'

/* What a player could pay with: for offers, and for the marks beside the slices (TE-13.6). */

/** What all readied planets and trade goods of a player come to. */
export function meansOf(s: Core, player: Player, value: Value): number {
  let sum = at(s.goods, player)
  const isHigher = paysHigher(s, player)
  for (let p = 0; p < s.owner.length; p++)
    if (ownedBy(s, p, player) && isReady(s, p)) sum += printedValue(s, p, value, isHigher)
  return sum
}

export const paysSpecialty = (s: Core, player: Player, p: Planet): boolean =>
  ownedBy(s, p, player) && isReady(s, p) && specialtiesOf(s, p) !== 0 && !isStation(s, p)

/** How much a player has of what the slice costs. */
export function meansForSlice(s: Core, player: Player, slice: Slice): number {
  if (slice === RESOURCE_SLICE) return meansOf(s, player, RESOURCES)
  if (slice === INFLUENCE_SLICE) return meansOf(s, player, INFLUENCE)
  if (slice === CARD_SLICE) return at(s.cards, player)
  if (slice === SECRET_SLICE) return at(s.secrets, player)
  if (slice === GOODS_SLICE) return at(s.goods, player)
  return s.owner.some((_, p) => paysSpecialty(s, player, p)) ? 1 : 0
}

export const canPaySlice = (s: Core, player: Player, slice: Slice): boolean =>
  meansForSlice(s, player, slice) >= (COSTS[slice]?.amount ?? 0)

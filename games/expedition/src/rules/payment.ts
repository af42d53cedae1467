import { add, at, type Refusal } from '@orrery/kernel'
import type { ModifierRow, SpendingEffect } from '../data/modifiers.ts'
import { type Core, NONE, type Paid, type Planet, type Player, type Slice, SLICES } from '../types.ts'
import { hasPower, infoOf, isReady, isStation, ownedBy, planetName, specialtiesOf } from './planets.ts'
import { firstOf, refuse } from './refusing.ts'

/* TE-2: what may pay, and the whole payment checked before anything changes (TE-2.13). */

export const RESOURCES = 0
export const INFLUENCE = 1
export type Value = typeof RESOURCES | typeof INFLUENCE

export const RESOURCE_SLICE = SLICES.indexOf('resources')
export const CARD_SLICE = SLICES.indexOf('actionCards')
export const INFLUENCE_SLICE = SLICES.indexOf('influence')
export const SECRET_SLICE = SLICES.indexOf('secret')
export const SPECIALTY_SLICE = SLICES.indexOf('specialty')
export const GOODS_SLICE = SLICES.indexOf('tradeGoods')

/** The six costs, clockwise from the top of the token. */
export const COSTS: readonly { readonly amount: number; readonly text: string }[] = [
  { amount: 5, text: '5 resources' },
  { amount: 2, text: '2 action cards' },
  { amount: 5, text: '5 influence' },
  { amount: 1, text: '1 unscored secret objective' },
  { amount: 1, text: 'a planet with a technology specialty' },
  { amount: 3, text: '3 trade goods' },
]

/** Something that counts as much as the table says: a planet, or with NONE whatever else it brings (TE-2.17). */
interface Counted {
  readonly planet: Planet
  readonly name: string
  readonly as: number
}

/** What a player lays down. Commodities pay only where a card lets them (TE-2.4, TE-2.16). */
export interface Payment extends Paid {
  readonly commodities: number
  /** What changes the value of a planet (TE-2.15). */
  readonly changes: readonly { readonly planet: Planet; readonly row: ModifierRow }[]
  readonly counts: readonly Counted[]
  readonly effects: readonly SpendingEffect[]
  /** The specialty is used by Psychoarchaeology, without exhausting the planet (TE-2.12). */
  readonly psychoarchaeology: boolean
}

export const NO_PAYMENT: Payment = {
  planets: [],
  goods: 0,
  commodities: 0,
  changes: [],
  counts: [],
  effects: [],
  cards: 0,
  secrets: 0,
  psychoarchaeology: false,
}

/** With Archon's Gift a planet gives the higher of both values (TE-10.1). */
export const paysHigher = (s: Core, player: Player): boolean => hasPower(s, player, 'eitherValue')

export function printedValue(s: Core, p: Planet, value: Value, isHigher: boolean): number {
  const { resources, influence } = infoOf(s, p).row
  if (isHigher) return Math.max(resources, influence)
  return value === RESOURCES ? resources : influence
}

/** What a planet gives when it is spent (TE-2.1). */
export const valueOf = (s: Core, player: Player, p: Planet, value: Value): number =>
  printedValue(s, p, value, paysHigher(s, player))

/** What a planet gives in this payment: as the table says, or its values with everything that changes them. */
function worthIn(s: Core, player: Player, p: Planet, value: Value, pay: Payment): number {
  const counted = pay.counts.find(({ planet }) => planet === p)
  if (counted !== undefined) return counted.as
  let { resources, influence } = infoOf(s, p).row
  for (const { planet, row } of pay.changes) {
    if (planet !== p) continue
    resources += row.resources
    influence += row.influence
  }
  if (pay.effects.includes('valuesTogether')) return resources + influence
  if (paysHigher(s, player)) return Math.max(resources, influence)
  return value === RESOURCES ? resources : influence
}

const isTracked = (s: Core): boolean => s.ruleset.settings.payments === 'tracked'

/* ---- conditions, in the order of TE-12 ------------------------------------------------------------------------------ */

const commodities = (pay: Payment): Refusal | undefined =>
  pay.commodities > 0 && !pay.effects.includes('commoditiesPay')
    ? refuse('TE-2.4', 'COMMODITIES_NOT_TRADE_GOODS')
    : undefined

export const takesPlanets = (slice: Slice): boolean =>
  slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === SPECIALTY_SLICE
export const takesGoods = (slice: Slice): boolean =>
  slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === GOODS_SLICE

/** The first thing in the payment that this slice does not take. */
function wrongKind(s: Core, slice: Slice, pay: Payment): Refusal | undefined {
  const [first] = pay.planets
  const planet = first === undefined ? undefined : planetName(s, first)
  const wrong = (thing: string, rule: string): Refusal =>
    refuse(rule, 'WRONG_PAYMENT_KIND', { cost: COSTS[slice]?.text ?? '', thing })
  if (pay.psychoarchaeology && (slice !== SPECIALTY_SLICE || !s.ruleset.settings.psychoarchaeology))
    return wrong('Psychoarchaeology', 'TE-2.12')
  if (planet !== undefined && !takesPlanets(slice)) return wrong(planet, 'TE-2.3')
  const station = slice === SPECIALTY_SLICE ? pay.planets.find((p) => isStation(s, p)) : undefined
  if (station !== undefined) return wrong(`${planetName(s, station)}, a space station,`, 'TE-2.5')
  if (pay.goods > 0 && !takesGoods(slice)) return wrong('A trade good', 'TE-2.2')
  if (pay.commodities > 0 && !takesGoods(slice)) return wrong('A commodity', 'TE-2.4')
  if (pay.cards > 0 && slice !== CARD_SLICE) return wrong('An action card', 'TE-2.7')
  if (pay.secrets > 0 && slice !== SECRET_SLICE) return wrong('A secret objective', 'TE-2.8')
  return undefined
}

function planets(s: Core, player: Player, pay: Payment): Refusal | undefined {
  const name = (p: Planet): Refusal['args'] => ({ planet: planetName(s, p) })
  const foreign = isTracked(s) ? pay.planets.find((p) => !ownedBy(s, p, player)) : undefined
  if (foreign !== undefined) return refuse('TE-2.1', 'PLANET_NOT_YOURS', name(foreign))
  const tired = isTracked(s) && !pay.psychoarchaeology ? pay.planets.find((p) => !isReady(s, p)) : undefined
  if (tired !== undefined) return refuse('TE-2.1', 'PLANET_EXHAUSTED', name(tired))
  const twice = pay.planets.find((p, i) => pay.planets.indexOf(p) < i)
  return twice === undefined ? undefined : refuse('TE-2.1', 'LISTED_TWICE', { thing: planetName(s, twice) })
}

const isCounted = (pay: Payment, p: Planet): boolean => pay.counts.some(({ planet, as }) => planet === p && as > 0)

function specialty(s: Core, slice: Slice, pay: Payment): Refusal | undefined {
  const plain =
    slice === SPECIALTY_SLICE ? pay.planets.find((p) => specialtiesOf(s, p) === 0 && !isCounted(pay, p)) : undefined
  return plain === undefined ? undefined : refuse('TE-2.9', 'NO_SPECIALTY', { planet: planetName(s, plain) })
}

function goods(s: Core, player: Player, pay: Payment): Refusal | undefined {
  const have = at(s.goods, player)
  if (!isTracked(s) || pay.goods <= have) return undefined
  return refuse('TE-2.2', 'NOT_ENOUGH_TRADE_GOODS', { have, need: pay.goods })
}

function commoditiesThere(s: Core, player: Player, pay: Payment): Refusal | undefined {
  const have = at(s.commodities, player)
  if (!isTracked(s) || pay.commodities <= have) return undefined
  return refuse('TE-2.16', 'NOT_ENOUGH_COMMODITIES', { have, need: pay.commodities })
}

/** A part of a payment: how it is called, and what it counts. */
interface Part {
  readonly name: string
  readonly worth: number
}

/** Of the parts that could stay away the least valuable; the first of equal ones, trade goods first (TE-2.6). */
function needless(parts: readonly Part[], need: number): Part | undefined {
  const all = worthOfAll(parts)
  return parts
    .filter((part) => all - part.worth >= need)
    .reduce<Part | undefined>(
      (least, part) => (least === undefined || part.worth < least.worth ? part : least),
      undefined,
    )
}

const many = (n: number, part: Part): Part[] => Array.from({ length: n }, () => part)

/** What a planet gives for this slice. */
export const worthFor = (s: Core, player: Player, slice: Slice, p: Planet, pay: Payment): number =>
  slice === SPECIALTY_SLICE
    ? Number(specialtiesOf(s, p) !== 0 || isCounted(pay, p))
    : worthIn(s, player, p, slice === INFLUENCE_SLICE ? INFLUENCE : RESOURCES, pay)

/** Trade goods, and commodities that pay like them; Mirror Computing doubles them where resources or influence is spent. */
function goodsIn(slice: Slice, pay: Payment): Part[] {
  const worth = pay.effects.includes('goodsCountTwice') && slice !== GOODS_SLICE ? 2 : 1
  const commodities = pay.effects.includes('commoditiesPay') ? pay.commodities : 0
  return [...many(pay.goods, { name: '1 trade good', worth }), ...many(commodities, { name: '1 commodity', worth })]
}

/** Everything that was laid down, with what it counts for this slice; what the slice does not take aside. */
export function partsOf(s: Core, player: Player, slice: Slice, pay: Payment): readonly Part[] {
  const others = pay.counts.flatMap(({ planet, name, as }) => (planet === NONE ? [{ name, worth: as }] : []))
  if (slice === CARD_SLICE) return [...many(pay.cards, { name: 'an action card', worth: 1 }), ...others]
  if (slice === SECRET_SLICE) return [...many(pay.secrets, { name: 'a secret objective', worth: 1 }), ...others]
  const planets = pay.planets.map((p) => ({ name: planetName(s, p), worth: worthFor(s, player, slice, p, pay) }))
  if (slice === SPECIALTY_SLICE) return [...planets, ...others]
  return [...goodsIn(slice, pay), ...(slice === GOODS_SLICE ? [] : planets), ...others]
}

export const worthOfAll = (parts: readonly Part[]): number => parts.reduce((n, { worth }) => n + worth, 0)

function handRefusal(s: Core, player: Player, slice: Slice, pay: Payment): Refusal | undefined {
  if (!isTracked(s)) return undefined
  if (slice === CARD_SLICE && pay.cards > at(s.cards, player)) return refuse('TE-2.7', 'CARD_NOT_IN_HAND')
  return slice === SECRET_SLICE && pay.secrets > at(s.secrets, player)
    ? refuse('TE-2.8', 'SECRET_NOT_YOURS')
    : undefined
}

const KINDS = ['resources', '', 'influence', '', 'specialty planets', 'trade goods']

function sum(s: Core, player: Player, slice: Slice, pay: Payment): Refusal | undefined {
  const parts = partsOf(s, player, slice, pay)
  const paid = worthOfAll(parts)
  const need = COSTS[slice]?.amount ?? 0
  if (slice === CARD_SLICE) return paid === need ? undefined : refuse('TE-2.7', 'CARD_COUNT', { count: paid })
  if (slice === SECRET_SLICE) return paid === need ? undefined : refuse('TE-2.8', 'SECRET_COUNT')
  if (paid < need) return refuse('TE-2.13', 'PAYMENT_SHORT', { paid, need, kind: KINDS[slice] ?? '' })
  const extra = needless(parts, need)
  return extra === undefined ? undefined : refuse('TE-2.6', 'OVERPAID', { thing: extra.name })
}

/** Why this payment does not buy this slice; nothing where it does. */
export const paymentRefusal = (s: Core, player: Player, slice: Slice, pay: Payment): Refusal | undefined =>
  firstOf(
    commodities(pay),
    wrongKind(s, slice, pay),
    planets(s, player, pay),
    specialty(s, slice, pay),
    goods(s, player, pay),
    commoditiesThere(s, player, pay),
    handRefusal(s, player, slice, pay),
    sum(s, player, slice, pay),
  )

const takeFrom = (list: number[], player: Player, n: number): void => add(list, player, -Math.min(n, at(list, player)))

/**
 * Exhausts and takes away what was paid, as far as it is there: a ruling may let more count (TE-18.13). Cards and secrets:
 * the numbers only; faces are the scenario's business.
 */
export function takePayment(s: Core, player: Player, pay: Payment): void {
  if (!isTracked(s)) return
  if (!pay.psychoarchaeology) for (const p of pay.planets) s.spent[p] = 1
  takeFrom(s.goods, player, pay.goods)
  takeFrom(s.commodities, player, pay.commodities)
  takeFrom(s.cards, player, pay.cards)
  takeFrom(s.secrets, player, pay.secrets)
}

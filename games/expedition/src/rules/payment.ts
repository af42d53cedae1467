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

/** The first thing in the payment that this slice does not take. */
function wrongKind(s: Core, slice: Slice, pay: Payment): Refusal | undefined {
  const takesPlanets = slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === SPECIALTY_SLICE
  const takesGoods = slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === GOODS_SLICE
  const [first] = pay.planets
  const planet = first === undefined ? undefined : planetName(s, first)
  const wrong = (thing: string, rule: string): Refusal =>
    refuse(rule, 'WRONG_PAYMENT_KIND', { cost: COSTS[slice]?.text ?? '', thing })
  if (pay.psychoarchaeology && (slice !== SPECIALTY_SLICE || !s.ruleset.settings.psychoarchaeology))
    return wrong('Psychoarchaeology', 'TE-2.12')
  if (planet !== undefined && !takesPlanets) return wrong(planet, 'TE-2.3')
  const station = slice === SPECIALTY_SLICE ? pay.planets.find((p) => isStation(s, p)) : undefined
  if (station !== undefined) return wrong(`${planetName(s, station)}, a space station,`, 'TE-2.5')
  if (pay.goods > 0 && !takesGoods) return wrong('A trade good', 'TE-2.2')
  if (pay.commodities > 0 && !takesGoods) return wrong('A commodity', 'TE-2.4')
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

function specialty(s: Core, slice: Slice, pay: Payment): Refusal | undefined {
  const isCounted = (p: Planet): boolean => pay.counts.some(({ planet, as }) => planet === p && as > 0)
  const plain =
    slice === SPECIALTY_SLICE ? pay.planets.find((p) => specialtiesOf(s, p) === 0 && !isCounted(p)) : undefined
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

const A_GOOD: Part = { name: '1 trade good', worth: 1 }
const A_COMMODITY: Part = { name: '1 commodity', worth: 1 }

/** Of the parts that could stay away the least valuable; the first of equal ones, trade goods first (TE-2.6). */
function needless(parts: readonly Part[], need: number): Part | undefined {
  const sum = parts.reduce((n, part) => n + part.worth, 0)
  return parts
    .filter((part) => sum - part.worth >= need)
    .reduce<Part | undefined>(
      (least, part) => (least === undefined || part.worth < least.worth ? part : least),
      undefined,
    )
}

function sum(parts: readonly Part[], need: number, kind: string): Refusal | undefined {
  const paid = parts.reduce((n, part) => n + part.worth, 0)
  if (paid < need) return refuse('TE-2.13', 'PAYMENT_SHORT', { paid, need, kind })
  const extra = needless(parts, need)
  return extra === undefined ? undefined : refuse('TE-2.6', 'OVERPAID', { thing: extra.name })
}

/** What else the table lets count (TE-2.17). */
const othersIn = (pay: Payment): Part[] =>
  pay.counts.filter(({ planet }) => planet === NONE).map(({ name, as }) => ({ name, worth: as }))

const othersWorth = (pay: Payment): number => othersIn(pay).reduce((n, { worth }) => n + worth, 0)

/** Trade goods, and commodities that pay like them; each is worth as much as the slice takes it for. */
const goodsIn = (pay: Payment, worth: number): Part[] => [
  ...Array.from({ length: pay.goods }, () => ({ ...A_GOOD, worth })),
  ...Array.from({ length: pay.commodities }, () => ({ ...A_COMMODITY, worth })),
]

/** Spending resources or influence, for a slice or for anything else. */
function spending(s: Core, player: Player, value: Value, need: number, pay: Payment): Refusal | undefined {
  const part = (p: Planet): Part => ({ name: planetName(s, p), worth: worthIn(s, player, p, value, pay) })
  const parts = [
    ...goodsIn(pay, pay.effects.includes('goodsCountTwice') ? 2 : 1),
    ...pay.planets.map(part),
    ...othersIn(pay),
  ]
  return sum(parts, need, value === RESOURCES ? 'resources' : 'influence')
}

function cards(s: Core, player: Player, pay: Payment): Refusal | undefined {
  if (isTracked(s) && pay.cards > at(s.cards, player)) return refuse('TE-2.7', 'CARD_NOT_IN_HAND')
  const count = pay.cards + othersWorth(pay)
  return count === 2 ? undefined : refuse('TE-2.7', 'CARD_COUNT', { count })
}

function secrets(s: Core, player: Player, pay: Payment): Refusal | undefined {
  if (isTracked(s) && pay.secrets > at(s.secrets, player)) return refuse('TE-2.8', 'SECRET_NOT_YOURS')
  return pay.secrets + othersWorth(pay) === 1 ? undefined : refuse('TE-2.8', 'SECRET_COUNT')
}

const SUMS: readonly ((s: Core, player: Player, pay: Payment) => Refusal | undefined)[] = [
  (s, player, pay) => spending(s, player, RESOURCES, 5, pay),
  cards,
  (s, player, pay) => spending(s, player, INFLUENCE, 5, pay),
  secrets,
  (s, _, pay) =>
    sum([...pay.planets.map((p) => ({ name: planetName(s, p), worth: 1 })), ...othersIn(pay)], 1, 'specialty planets'),
  (_, __, pay) => sum([...goodsIn(pay, 1), ...othersIn(pay)], 3, 'trade goods'),
]

/** Why this payment does not buy this slice; nothing where it does. */
export const paymentRefusal = (s: Core, player: Player, slice: Slice, pay: Payment): Refusal | undefined =>
  firstOf(
    commodities(pay),
    wrongKind(s, slice, pay),
    planets(s, player, pay),
    specialty(s, slice, pay),
    goods(s, player, pay),
    commoditiesThere(s, player, pay),
    SUMS[slice]?.(s, player, pay),
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

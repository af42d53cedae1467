import { add, at, bit, bitCount, hasBit, itemAt } from '@orrery/kernel'
import { feasibleCost } from '../src/rules/costs.ts'
import { hasPower } from '../src/rules/planets.ts'
import { techsOfColour } from '../src/rules/techs.ts'
import { type Cost, COLOURS, type Holding, NONE, type Player, type State, TRAITS } from '../src/types.ts'

/*
 * What everybody has on planets, counted in one walk over them: a search asks for it at every step, so nothing is
 * allocated. The rules ask the same questions one by one (src/rules/holdings.ts).
 */

const MOST_PLAYERS = 6
const MOST_TRAITS = TRAITS.length
/** More infantry than this on one planet add little. */
const CROWD = 4

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** By player; read at once, never kept. */
export const held = {
  planets: zeros(MOST_PLAYERS),
  away: zeros(MOST_PLAYERS),
  resources: zeros(MOST_PLAYERS),
  influence: zeros(MOST_PLAYERS),
  /** What readied planets would pay in either value, at the higher of both, and how many of them have a specialty. */
  readyResources: zeros(MOST_PLAYERS),
  readyInfluence: zeros(MOST_PLAYERS),
  ready: zeros(MOST_PLAYERS),
  readySpecialties: zeros(MOST_PLAYERS),
  specialties: zeros(MOST_PLAYERS),
  traits: zeros(MOST_PLAYERS * MOST_TRAITS),
  pds: zeros(MOST_PLAYERS),
  docks: zeros(MOST_PLAYERS),
  /** Infantry up to a crowd, those beyond it, and the most on a planet without a dock. */
  infantry: zeros(MOST_PLAYERS),
  crowds: zeros(MOST_PLAYERS),
  mostAway: zeros(MOST_PLAYERS),
  legendary: zeros(MOST_PLAYERS),
}
const LISTS: readonly number[][] = Object.values(held)

/** By system: mask of players with a planet there. */
const here: number[] = []

const systemOf = (s: State, q: number): number =>
  q < s.ruleset.firstToken ? itemAt(s.ruleset.planets, q).system : at(s.tokenAt, q - s.ruleset.firstToken)

/** Counts everything in `held`. */
export function countHeld(s: State): void {
  for (let i = 0; i < LISTS.length; i++) itemAt(LISTS, i).fill(0)
  for (let i = 0; i < s.ruleset.systems.length; i++) here[i] = 0
  for (let q = 0; q < s.owner.length; q++) {
    const p = at(s.owner, q)
    if (p === NONE) continue
    const system = systemOf(s, q)
    if (system !== NONE) here[system] = at(here, system) | bit(p)
    countPlanet(s, p, q, system)
  }
}

function countPlanet(s: State, p: Player, q: number, system: number): void {
  const { row, specialties, traits } = itemAt(s.ruleset.planets, q)
  add(held.planets, p, 1)
  add(held.resources, p, row.resources)
  add(held.influence, p, row.influence)
  if (system !== NONE && itemAt(s.ruleset.systems, system).home === NONE) add(held.away, p, 1)
  if (specialties !== 0) add(held.specialties, p, 1)
  if (row.legendary === true) add(held.legendary, p, 1)
  for (let t = 0; t < MOST_TRAITS; t++) if (hasBit(traits, t)) add(held.traits, p * MOST_TRAITS + t, 1)
  if (at(s.spent, q) === 0) countReady(s, p, row.resources, row.influence, specialties)
  add(held.pds, p, at(s.pds, q))
  add(held.docks, p, at(s.docks, q))
  const infantry = at(s.infantry, q)
  add(held.infantry, p, infantry < CROWD ? infantry : CROWD)
  if (infantry > CROWD) add(held.crowds, p, infantry - CROWD)
  if (at(s.docks, q) === 0 && infantry > at(held.mostAway, p)) held.mostAway[p] = infantry
}

function countReady(s: State, p: Player, resources: number, influence: number, specialties: number): void {
  const more = resources > influence ? resources : influence
  const isEither = hasPower(s, p, 'eitherValue')
  add(held.ready, p, more)
  add(held.readyResources, p, isEither ? more : resources)
  add(held.readyInfluence, p, isEither ? more : influence)
  if (specialties !== 0) add(held.readySpecialties, p, 1)
}

function bestColour(s: State, p: Player): number {
  let most = 0
  for (let c = 0; c < COLOURS.length; c++) most = Math.max(most, techsOfColour(s, p, c))
  return most
}

function colourPairs(s: State, p: Player): number {
  let n = 0
  for (let c = 0; c < COLOURS.length; c++) if (techsOfColour(s, p, c) >= 2) n++
  return n
}

function bestTrait(p: Player): number {
  let most = 0
  for (let t = 0; t < MOST_TRAITS; t++) most = Math.max(most, at(held.traits, p * MOST_TRAITS + t))
  return most
}

/** Whether the player has a planet in a system where somebody else has one too. */
function hasShared(s: State, p: Player): number {
  for (let i = 0; i < s.ruleset.systems.length; i++) {
    const mask = at(here, i)
    if (hasBit(mask, p) && mask !== bit(p)) return 1
  }
  return 0
}

const HAVE: { readonly [holding in Holding]: (s: State, p: Player) => number } = {
  sameTrait: (_s, p) => bestTrait(p),
  planetsAway: (_s, p) => at(held.away, p),
  specialties: (_s, p) => at(held.specialties, p),
  twoColours: colourPairs,
  structures: (_s, p) => at(held.pds, p) + at(held.docks, p),
  cultural: (_s, p) => at(held.traits, p * MOST_TRAITS),
  hazardous: (_s, p) => at(held.traits, p * MOST_TRAITS + 1),
  industrial: (_s, p) => at(held.traits, p * MOST_TRAITS + 2),
  cards: (s, p) => at(s.cards, p),
  oneColour: bestColour,
  pds: (_s, p) => at(held.pds, p),
  influence: (_s, p) => at(held.influence, p),
  resources: (_s, p) => at(held.resources, p),
  infantryAway: (_s, p) => at(held.mostAway, p),
  legendary: (_s, p) => at(held.legendary, p),
  shared: hasShared,
}

/** What share of a cost could be paid now; of two values together only whether it could. */
function payable(s: State, p: Player, cost: Cost): number {
  const goods = at(s.goods, p)
  if (cost.tokens !== undefined) return (at(s.tactic, p) + at(s.strategy, p)) / cost.tokens
  if (cost.resources !== undefined && cost.influence !== undefined) {
    const need = cost.resources + cost.influence + (cost.goods ?? 0)
    const share = (Math.min(goods, need) + at(held.ready, p)) / need
    // Planets are shared out between the two only where goods alone would not do.
    return share < 1 || goods >= need || feasibleCost(s, p, cost) ? share : 0.9
  }
  if (cost.resources !== undefined) return (at(held.readyResources, p) + goods) / cost.resources
  if (cost.influence !== undefined) return (at(held.readyInfluence, p) + goods) / cost.influence
  return goods / (cost.goods ?? 1)
}

/** How much of what a public objective asks for is there; 1 or more can be scored. */
export function objectiveShare(s: State, p: Player, objective: number): number {
  const { cost, have, n = 1 } = itemAt(s.ruleset.objectives, objective)
  if (cost !== undefined) return payable(s, p, cost)
  return have === undefined ? 0 : HAVE[have](s, p) / n
}

/** The same for a secret of the status phase; one tied to a special moment has no share. */
export function secretShare(s: State, p: Player, secret: number): number {
  const { have, n = 1 } = itemAt(s.ruleset.secrets, secret)
  return have === undefined ? 0 : HAVE[have](s, p) / n
}

export const techCount = (s: State, p: Player): number => bitCount(at(s.techs, p))

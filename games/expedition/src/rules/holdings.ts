import { at, hasBit, itemAt } from '@orrery/kernel'
import type { Ruleset, Holding, Objective, Planet, Player, Secret, State } from '../types.ts'
import { ABSENT, COLOURS, NONE, TRAITS } from '../types.ts'
import { scoredSecrets } from './cards.ts'
import { claimsMade } from './claim.ts'
import { feasibleCost } from './costs.ts'
import { infoOf, ownedBy, specialtiesOf, systemOf, thundersEdge } from './planets.ts'
import { techsOfColour } from './techs.ts'

/* What objectives ask for, and points (TE-15.17, TE-16). */

function countPlanets(s: State, p: Player, counts: (planet: Planet) => number): number {
  let n = 0
  for (let planet = 0; planet < s.owner.length; planet++) if (ownedBy(s, planet, p)) n += counts(planet)
  return n
}

const ofTrait = (s: State, p: Player, trait: number): number =>
  countPlanets(s, p, (planet) => (hasBit(infoOf(s, planet).traits, trait) ? 1 : 0))

const isAway = (s: State, planet: Planet): boolean => {
  const system = systemOf(s, planet)
  return system !== NONE && itemAt(s.ruleset.systems, system).home === NONE
}

function othersIn(s: State, p: Player, planet: Planet): boolean {
  const system = systemOf(s, planet)
  if (system === NONE) return false
  for (let other = 0; other < s.owner.length; other++)
    if (at(s.owner, other) !== NONE && at(s.owner, other) !== p && systemOf(s, other) === system) return true
  return false
}

const mostInfantryAway = (s: State, p: Player): number => {
  let most = 0
  for (let planet = 0; planet < s.owner.length; planet++)
    if (ownedBy(s, planet, p) && at(s.docks, planet) === 0) most = Math.max(most, at(s.infantry, planet))
  return most
}

const HOLDINGS: { readonly [holding in Holding]: (s: State, p: Player) => number } = {
  sameTrait: (s, p) => Math.max(...TRAITS.map((_, trait) => ofTrait(s, p, trait))),
  planetsAway: (s, p) => countPlanets(s, p, (planet) => (isAway(s, planet) ? 1 : 0)),
  specialties: (s, p) => countPlanets(s, p, (planet) => (specialtiesOf(s, planet) === 0 ? 0 : 1)),
  twoColours: (s, p) => COLOURS.filter((_, c) => techsOfColour(s, p, c) >= 2).length,
  structures: (s, p) => countPlanets(s, p, (planet) => at(s.pds, planet) + at(s.docks, planet)),
  cultural: (s, p) => ofTrait(s, p, 0),
  hazardous: (s, p) => ofTrait(s, p, 1),
  industrial: (s, p) => ofTrait(s, p, 2),
  cards: (s, p) => at(s.cards, p),
  oneColour: (s, p) => Math.max(...COLOURS.map((_, c) => techsOfColour(s, p, c))),
  pds: (s, p) => countPlanets(s, p, (planet) => at(s.pds, planet)),
  influence: (s, p) => countPlanets(s, p, (planet) => infoOf(s, planet).row.influence),
  resources: (s, p) => countPlanets(s, p, (planet) => infoOf(s, planet).row.resources),
  infantryAway: mostInfantryAway,
  legendary: (s, p) => countPlanets(s, p, (planet) => (infoOf(s, planet).row.legendary === true ? 1 : 0)),
  shared: (s, p) => countPlanets(s, p, (planet) => (othersIn(s, p, planet) ? 1 : 0)),
}

export const holds = (s: State, p: Player, holding: Holding): number => HOLDINGS[holding](s, p)

export const hasScored = (s: State, p: Player, o: Objective): boolean => hasBit(at(s.scored, p), o)

/** Whether the player can pay or has what this public objective asks for. */
export function isFulfilled(s: State, p: Player, o: Objective): boolean {
  const { cost, have, n } = itemAt(s.ruleset.objectives, o)
  if (cost !== undefined) return feasibleCost(s, p, cost)
  return have !== undefined && holds(s, p, have) >= (n ?? 1)
}

/** Whether the player could score this public objective now. */
export const canScore = (s: State, p: Player, o: Objective): boolean =>
  !hasScored(s, p, o) && s.publics.includes(o) && isFulfilled(s, p, o)

/** Whether what this secret asks for in the status phase is there. */
export function secretHolds(s: State, p: Player, k: Secret): boolean {
  const { have, n } = itemAt(s.ruleset.secrets, k)
  return have !== undefined && holds(s, p, have) >= (n ?? 1)
}

/* ---- points (TE-16.2) -------------------------------------------------------------------------------------------------- */

const bits = (mask: number): number => {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}

export const objectivesScored = (s: State, p: Player): number => bits(at(s.scored, p)) + scoredSecrets(s, p)

/** TE-15.1: strategy cards of each player. */
export const cardsEach = ({ seats, settings, race }: Ruleset): number =>
  settings.strategyCards === 'one' ? 1 : (race.strategyCards[seats] ?? 1)

/** One line for each source of points (TE-16.4). */
export interface Score {
  readonly publics: number
  readonly secrets: number
  readonly breakthrough: number
  readonly mecatol: number
  readonly styx: number
  readonly thundersEdge: number
  readonly treasury: number
  readonly total: number
}

/** TE-16.2: points for this number of trade goods at the end. */
export const treasuryOf = ({ race: { treasury } }: Ruleset, goods: number): number =>
  Math.min(treasury.most, Math.floor(goods / treasury.per))

export function scoreOf(s: State, p: Player): Score {
  const publics = bits(at(s.scored, p))
  const secrets = scoredSecrets(s, p)
  const breakthrough = at(s.breakthroughs, p) === ABSENT ? 0 : 1
  const mecatol = at(s.points, p)
  const styx = at(s.owner, s.ruleset.styx) === p ? 1 : 0
  const edge = at(s.owner, thundersEdge(s)) === p ? s.ruleset.settings.thundersEdgePoints : 0
  const treasury = treasuryOf(s.ruleset, at(s.goods, p))
  const total = publics + secrets + breakthrough + mecatol + styx + edge + treasury
  return { publics, secrets, breakthrough, mecatol, styx, thundersEdge: edge, treasury, total }
}

/** Points that are safe or held now, without the treasury that counts at the end only. */
export const pointsNow = (s: State, p: Player): number => {
  const { total, treasury } = scoreOf(s, p)
  return total - treasury
}

/** TE-16.5: by the house rule, because a race that everybody joins may be over before the second round. */
export const isSixthTooEarly = (s: State): boolean =>
  s.round < s.ruleset.settings.sixthRound && claimsMade(s) === s.slices.length - 1

/** TE-16.1. */
export function lastRound(s: State): number {
  const { maxRounds, minRounds, tailRounds } = s.ruleset.settings
  return s.placedIn === 0 ? maxRounds : Math.min(maxRounds, Math.max(minRounds, s.placedIn + tailRounds))
}

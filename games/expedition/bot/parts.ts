import { at, bit, hasBit, itemAt } from '@orrery/kernel'
import { STRATEGY_ROWS } from '../src/data/scenario.ts'
import { SCORED } from '../src/rules/cards.ts'
import { cardsEach, treasuryOf } from '../src/rules/holdings.ts'
import { CARD_SLICE, COSTS, GOODS_SLICE, INFLUENCE_SLICE, RESOURCE_SLICE, SECRET_SLICE } from '../src/rules/payment.ts'
import { isMecatolRex, thundersEdge } from '../src/rules/planets.ts'
import { ABSENT, type Frame, NONE, type Player, type State } from '../src/types.ts'
import { countHeld, held, objectiveShare, secretShare, techCount } from './holdings.ts'

/*
 * The parts of a position that can be counted for each player. What a part is worth is said in value.ts; here nothing
 * is weighed. A search asks at every step, so nothing is allocated.
 */

export const PART = {
  /** Points that nobody can take away; Styx and points of Thunder's Edge while held, and infantry that guard it. */
  points: 0,
  styx: 1,
  edge: 2,
  guard: 3,
  /** The points of Thunder's Edge as far as slices promise it: most of them, the more the nearer the sixth. */
  hope: 4,
  slices: 5,
  /** A first slice that could be paid for now. */
  first: 6,
  goods: 7,
  /** Points the trade goods would be at the end. */
  treasury: 8,
  commodities: 9,
  tactic: 10,
  strategy: 11,
  cards: 12,
  secrets: 13,
  /** A secret whose condition holds. */
  ripe: 14,
  techs: 15,
  planets: 16,
  /** Resources and influence of all planets, and what readied ones can pay. */
  wealth: 17,
  ready: 18,
  infantry: 19,
  crowds: 20,
  pds: 21,
  docks: 22,
  /** A public objective that could be scored in this round, further ones, and how near others are. */
  scorable: 23,
  further: 24,
  near: 25,
  mecatol: 26,
  speaker: 27,
  passed: 28,
  /** An action of the turn still to do, and a claim still open in it. */
  action: 29,
  claim: 30,
  /** What the middle of a turn has begun: still to pay, and still to get. */
  due: 31,
  research: 32,
  building: 33,
  readying: 34,
  tokens: 35,
  landing: 36,
  /** Strategy cards still to be drafted. */
  draft: 37,
  /** Strategy cards not yet used. */
  leadership: 38,
  diplomacy: 39,
  politics: 40,
  construction: 41,
  trade: 42,
  warfare: 43,
  technology: 44,
  imperial: 45,
  /** Planets that an action under way is after, and a card that was just played. */
  conquest: 46,
  playing: 47,
} as const

export type PartName = keyof typeof PART
export const PART_NAMES = Object.keys(PART) as readonly PartName[]
export const PART_COUNT = PART_NAMES.length
/** More trade goods than this are of no use. */
export const GOODS_COUNTED = 10
const FIRST_CARD = PART.leadership
export const MOST_PLAYERS = 6

/** What was last counted, by `player * PART_COUNT + part`. Read at once, never kept. */
const parts = new Float64Array(MOST_PLAYERS * PART_COUNT)

function count(p: Player, part: number, n: number): void {
  const i = p * PART_COUNT + part
  parts[i] = (parts[i] as number) + n
}

export const partOf = (p: Player, part: number): number => parts[p * PART_COUNT + part] as number

/* ---- the expedition ------------------------------------------------------------------------------------------------- */

function canPay(s: State, p: Player, slice: number): boolean {
  const amount = COSTS[slice]?.amount ?? 0
  if (slice === RESOURCE_SLICE) return at(held.readyResources, p) + at(s.goods, p) >= amount
  if (slice === INFLUENCE_SLICE) return at(held.readyInfluence, p) + at(s.goods, p) >= amount
  if (slice === CARD_SLICE) return at(s.cards, p) >= amount
  if (slice === SECRET_SLICE) return at(s.secrets, p) >= amount
  if (slice === GOODS_SLICE) return at(s.goods, p) >= amount
  return at(held.readySpecialties, p) > 0
}

/** Who is paying for a slice, which is as good as claimed. */
let claimant: Player = NONE

const claimsOf = (s: State, p: Player): number => at(s.claims, p) + (p === claimant ? 1 : 0)

function countSlices(s: State): void {
  let made = 0
  let squares = 0
  for (let p = 0; p < s.ruleset.seats; p++) {
    made += claimsOf(s, p)
    squares += claimsOf(s, p) ** 2
  }
  const { thundersEdgePoints } = s.ruleset.settings
  const isOpen = at(s.owner, thundersEdge(s)) === NONE
  for (let p = 0; p < s.ruleset.seats; p++) {
    const claims = isOpen ? claimsOf(s, p) : 0
    if (claims > 0) count(p, PART.hope, (claims ** 2 / squares) * (made / s.slices.length) * thundersEdgePoints)
    count(p, PART.slices, claims)
    if (at(s.breakthroughs, p) !== ABSENT || p === claimant) count(p, PART.points, 1)
    else if (!s.flipped && at(s.passed, p) === 0 && canPayAny(s, p)) count(p, PART.first, 1)
  }
}

function canPayAny(s: State, p: Player): boolean {
  for (let slice = 0; slice < s.slices.length; slice++)
    if (at(s.slices, slice) === NONE && canPay(s, p, slice)) return true
  return false
}

function countEdge(s: State): void {
  const planet = thundersEdge(s)
  const owner = at(s.owner, planet)
  if (owner === NONE) return
  count(owner, PART.edge, s.ruleset.settings.thundersEdgePoints)
  count(owner, PART.guard, Math.min(6, at(s.infantry, planet)) + 2 * at(s.pds, planet))
}

/* ---- what everybody has ---------------------------------------------------------------------------------------------- */

function countGoods(s: State, p: Player): void {
  const goods = at(s.goods, p)
  count(p, PART.goods, Math.min(goods, GOODS_COUNTED))
  count(p, PART.treasury, treasuryOf(s.ruleset, goods))
  count(p, PART.commodities, at(s.commodities, p))
  count(p, PART.tactic, Math.min(6, at(s.tactic, p)))
  count(p, PART.strategy, Math.min(5, at(s.strategy, p)))
  count(p, PART.cards, at(s.cards, p))
  count(p, PART.secrets, at(s.secrets, p))
  count(p, PART.techs, techCount(s, p))
}

function countPlanets(p: Player): void {
  count(p, PART.planets, at(held.planets, p))
  count(p, PART.wealth, at(held.resources, p) + at(held.influence, p))
  count(p, PART.ready, at(held.ready, p))
  count(p, PART.infantry, at(held.infantry, p))
  count(p, PART.crowds, at(held.crowds, p))
  count(p, PART.pds, at(held.pds, p))
  count(p, PART.docks, at(held.docks, p))
}

/** Points scored, and the secret that would be the next. */
function countSecrets(s: State): void {
  for (let k = 0; k < s.secretAt.length; k++) {
    const place = at(s.secretAt, k)
    if (place >= SCORED && place < SCORED + s.ruleset.seats) count(place - SCORED, PART.points, 1)
    else if (place >= 0 && place < s.ruleset.seats && secretShare(s, place, k) >= 1)
      parts[place * PART_COUNT + PART.ripe] = 1
  }
}

function countObjectives(s: State, p: Player, mayScore: boolean): void {
  let scorable = 0
  const scored = at(s.scored, p)
  for (let i = 0; i < s.publics.length; i++) {
    const o = at(s.publics, i)
    if (hasBit(scored, o)) {
      count(p, PART.points, 1)
      continue
    }
    const share = objectiveShare(s, p, o)
    if (share < 1) count(p, PART.near, share * share)
    else count(p, nextPart(p, scorable++, mayScore), 1)
  }
}

/** What an objective that could be scored counts as: Imperial scores one at once, the status phase one. */
function nextPart(p: Player, before: number, mayScore: boolean): number {
  const atOnce = hasBit(scores, p) ? 1 : 0
  if (before < atOnce) return PART.points
  return mayScore && before === atOnce ? PART.scorable : PART.further
}

/* ---- what is under way ------------------------------------------------------------------------------------------------ */

/** Seats whose turn to score in this status phase is over, as a mask; all of it in a round that goes on. */
let scoring = 0
/** Seats that may score an objective at once. */
let scores = 0

function countFrame(s: State, f: Frame): void {
  const p = f.seat
  switch (f.step) {
    case 'turn':
      return count(p, PART.action, f.left)
    case 'window':
      return s.claimed || s.flipped ? undefined : count(p, PART.claim, 1)
    case 'pay':
      return count(p, PART.due, f.left + f.held)
    case 'spendTokens':
      return count(p, PART.due, f.left)
    case 'claim':
      claimant = p
      return f.what === GOODS_SLICE ? count(p, PART.due, COSTS[GOODS_SLICE]?.amount ?? 0) : undefined
    case 'giveTokens':
      return count(p, PART.tokens, f.left)
    case 'research':
    case 'skip':
    case 'assimilate':
      return count(p, PART.research, 1)
    case 'structure':
      return count(p, PART.building, 1)
    case 'readyPlanets':
      return count(p, PART.readying, f.left)
    case 'statusTokens':
      return count(p, PART.tokens, 2)
    case 'produce':
      return f.what === NONE ? undefined : count(p, PART.landing, f.left)
    case 'warfare':
      return count(p, PART.conquest, ANYWHERE)
    case 'card':
      return count(p, PART.playing, 1)
    case 'throne':
    case 'drawSecret':
      return countDrawn(s, f)
    case 'scorePublic':
      scores |= bit(p)
      return undefined
    case 'muster':
      countTargets(s, f)
      return count(p, PART.landing, f.held)
    case 'land':
      if (f.held > 0) countTargets(s, f)
      return count(p, PART.landing, f.held)
    case 'assault':
    case 'combat':
      return count(p, PART.landing, f.left)
    case 'statusPublic':
      scoring |= bit(p)
      return undefined
    case 'status':
      scoring &= ~STATUS_OPEN
      return undefined
    case 'draft':
      return countDraft(s, f)
    default:
      return undefined
  }
}

/** An action that may still go anywhere. */
const ANYWHERE = 1
/** How likely a landing takes a planet: nobody there, somebody weaker, or as many as come. */
const TAKEN = [1, 0.6, 0.25] as const

const throneOf = (s: State): Player => at(s.owner, at(itemAt(s.ruleset.planetsIn, s.ruleset.mecatol), 0))

/** Imperial: a point for Mecatol Rex, else a secret. */
function countDrawn(s: State, f: Frame): void {
  count(f.seat, f.step === 'throne' && throneOf(s) === f.seat ? PART.points : PART.secrets, 1)
}

/** What a tactical action can get: planets of others and of nobody in its system. */
function countTargets(s: State, f: Frame): void {
  const planets = itemAt(s.ruleset.planetsIn, f.what)
  for (let i = 0; i < planets.length; i++) countTarget(s, f, at(planets, i))
  for (let t = 0; t < s.tokenAt.length; t++)
    if (at(s.tokenAt, t) === f.what) countTarget(s, f, s.ruleset.firstToken + t)
}

function countTarget(s: State, f: Frame, q: number): void {
  const p = f.seat
  if (at(s.owner, q) === p) return
  const { resources, influence } = itemAt(s.ruleset.planets, q).row
  const defenders = at(s.infantry, q) + at(s.pds, q)
  const chance = defenders === 0 ? TAKEN[0] : defenders < Math.max(3, f.held) ? TAKEN[1] : TAKEN[2]
  if (s.custodians === NONE && isMecatolRex(s, q)) {
    if (at(held.readyInfluence, p) + at(s.goods, p) < s.ruleset.race.prices.custodians) return
    count(p, PART.points, 1)
    count(p, PART.due, s.ruleset.race.prices.custodians)
  }
  if (q === thundersEdge(s)) count(p, PART.edge, (chance / 2) * s.ruleset.settings.thundersEdgePoints)
  count(p, PART.conquest, chance * (1 + (resources + influence) / VALUES_AS_PLANET))
}

/** Resources and influence that are as good as a planet more. */
const VALUES_AS_PLANET = 5

/** A bit beyond all players: no status phase has begun. */
const STATUS_OPEN = bit(MOST_PLAYERS)

/** `held` cards are taken, one after the other from the speaker on. */
function countDraft(s: State, f: Frame): void {
  const { seats } = s.ruleset
  const all = seats * cardsEach(s.ruleset)
  for (let k = f.held; k < all; k++) count((s.speaker + k) % seats, PART.draft, 1)
}

function countCards(s: State): void {
  for (let c = 0; c < STRATEGY_ROWS.length; c++) {
    const holder = at(s.holders, c)
    if (holder !== NONE && at(s.used, c) === 0) count(holder, FIRST_CARD + c, 1)
  }
}

/** Counts every part of the position for every player into `parts`. */
export function countParts(s: State): void {
  parts.fill(0)
  countHeld(s)
  scoring = STATUS_OPEN
  scores = 0
  claimant = NONE
  for (let i = 0; i < s.stack.length; i++) countFrame(s, itemAt(s.stack, i))
  for (let p = 0; p < s.ruleset.seats; p++) {
    const mayScore = (scoring & (STATUS_OPEN | bit(p))) !== 0
    count(p, PART.points, at(s.points, p))
    countGoods(s, p)
    countPlanets(p)
    countObjectives(s, p, mayScore)
    count(p, PART.passed, at(s.passed, p))
  }
  countSecrets(s)
  countSlices(s)
  countEdge(s)
  countCards(s)
  const throne = throneOf(s)
  if (throne !== NONE) count(throne, PART.mecatol, 1)
  const styx = at(s.owner, s.ruleset.styx)
  if (styx !== NONE) count(styx, PART.styx, 1)
  count(s.speaker, PART.speaker, 1)
}

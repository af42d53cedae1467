import { at, bitCount, hasBit, itemAt, listOf, lowestBit, realAt } from '@orrery/kernel'
import { BONUS, CRITICAL_CP } from '../src/data/setup.ts'
import { orbitalControl, standingOn } from '../src/rules/control.ts'
import { BASE_COUNT, ORBITAL_COUNT, ORBITAL_OF, SECTOR_OF_BASE } from '../src/rules/map.ts'
import { clockwise } from '../src/rules/order.ts'
import { fleetsOf } from '../src/rules/pieces.ts'
import { holderOf } from '../src/rules/powers.ts'
import { cardIn, keptBy } from '../src/rules/track.ts'
import { type Base, NONE, type Player, SECTORS, type State } from '../src/types.ts'
import { techWorth } from './techs.ts'

/*
 * The parts of a position that can be counted for each player. What a part is worth is said in value.ts; here nothing
 * is weighed. A search asks at every step, so nothing is allocated.
 */

export const PART = {
  /** CP in hand. */
  points: 0,
  /** CP that the scoring under way gives. */
  due: 1,
  /** CP that Final Scoring would give if the board stayed as it is. */
  final: 2,
  /** CP of a Scoring outside the Bonus Sector. */
  firsts: 3,
  /** Bases on which a player is first by two or more. */
  firm: 4,
  /** Bases with a cube of the player's. */
  bases: 5,
  /** Fleets on the map, Orbitals they are in, Orbitals they control: a control is counted on its Bases already. */
  fleets: 6,
  reach: 7,
  control: 8,
  kept: 9,
  rocinante: 10,
  resources: 11,
  /** Points of Power Plays still to come. */
  plays: 12,
  techs: 13,
  /** Action points in hand, and those of a card just taken, as far as a turn can use them well. */
  actions: 14,
  card: 15,
  /** An Event under way or open to this player, and one that is still to be offered to the others. */
  event: 16,
  offered: 17,
  /**
   * How many players' turns come after this one's: a player who is next, or has not begun, counts as ahead of all
   * others.
   */
  turn: 18,
} as const

export type PartName = keyof typeof PART
export const PART_COUNT = Object.keys(PART).length
const BEST_CARD = 3
export const MOST_PLAYERS = 4
/** Standings count twice the influence, so that ties can be broken by one. */
const FIRM = 4

/** What was last counted, by `player * PART_COUNT + part`. Read at once, never kept. */
export const parts: number[] = listOf(MOST_PLAYERS * PART_COUNT, () => 0)

/** Fractions count, too: a Bonus Sector that is not known yet is there with its chance. */
function count(p: Player, part: number, n: number): void {
  const i = p * PART_COUNT + part
  parts[i] = realAt(parts, i) + n
}

/** Who controls each Orbital, and the standing of each player on each Base, by `player * BASE_COUNT + base`. */
export const controllers: number[] = listOf(ORBITAL_COUNT, () => NONE)
const standings: number[] = listOf(MOST_PLAYERS * BASE_COUNT, () => 0)

const isScoring = (s: State): boolean => {
  for (let i = 0; i < s.stack.length; i++) if (itemAt(s.stack, i).step === 'score') return true
  return false
}

/** Chance that a Sector is the Bonus Sector of the scoring under way: certain when it is chosen and known. */
function bonusChance(s: State, sector: number): number {
  if (s.chosen >= 0) return sector === s.chosen ? 1 : 0
  if (at(s.markers, sector) === 0) return 0
  let open = 0
  for (let x = 0; x < SECTORS.length; x++) if (at(s.markers, x) > 0) open++
  return 1 / open
}

function compareBases(s: State): void {
  const tieWinner = holderOf(s, s.ruleset.powers.winsInfluenceTies)
  for (let i = 0; i < standings.length; i++) standings[i] = 0
  for (let p = 0; p < s.ruleset.players; p++) {
    for (let m = at(s.on, p); m !== 0; m &= m - 1) {
      const b = lowestBit(m)
      standings[p * BASE_COUNT + b] = standingOn(s, p, b, at(controllers, at(ORBITAL_OF, b)), tieWinner)
    }
  }
}

/** A player's place on a Base as scored: 0 alone first, 1 alone second or shared first, and so on. */
export function placeOn(players: number, p: Player, b: Base): number {
  const mine = at(standings, p * BASE_COUNT + b)
  let place = 0
  let shared = 0
  for (let q = 0; q < players; q++) {
    const theirs = at(standings, q * BASE_COUNT + b)
    if (theirs > mine) place++
    else if (theirs === mine && q !== p) shared = 1
  }
  return place + shared
}

export function isFirm(players: number, p: Player, b: Base): boolean {
  const most = at(standings, p * BASE_COUNT + b) - FIRM
  for (let q = 0; q < players; q++) if (q !== p && at(standings, q * BASE_COUNT + b) > most) return false
  return true
}

/** CP that a scoring under way gives for a place, the Bonus Sector counted with its chance. */
function duePoints(s: State, b: Base, place: number): number {
  const inside = bonusChance(s, at(SECTOR_OF_BASE, b))
  const values = BONUS.bonusSector[s.scorings - 1] ?? BONUS.normal
  return inside * (values[place] ?? 0) + (1 - inside) * (BONUS.normal[place] ?? 0)
}

/** What a player can expect from the Bases in Final Scoring, and in a Scoring in progress. */
function countBases(s: State, p: Player, scoring: boolean): void {
  const players = s.ruleset.players
  let final = 0
  let firsts = 0
  let firm = 0
  let bases = 0
  for (let m = at(s.on, p) & s.inPlay; m !== 0; m &= m - 1) {
    const b = lowestBit(m)
    const place = placeOn(players, p, b)
    const critical = place === 0 && hasBit(at(s.ruleset.critical, p), at(s.ruleset.resourceOn, b)) ? CRITICAL_CP : 0
    bases++
    final += (BONUS.final[place] ?? 0) + critical
    if (place === 0) {
      firsts += 1 + critical
      if (isFirm(players, p, b)) firm++
    }
    if (scoring) count(p, PART.due, duePoints(s, b, place) + critical)
  }
  count(p, PART.final, final)
  count(p, PART.firsts, firsts)
  count(p, PART.firm, firm)
  count(p, PART.bases, bases)
}

function countFleets(s: State): void {
  for (let o = 0; o < ORBITAL_COUNT; o++) {
    const controller = orbitalControl(s, o)
    controllers[o] = controller
    if (controller >= 0) count(controller, PART.control, 1)
  }
  for (let p = 0; p < s.ruleset.players; p++) {
    count(p, PART.fleets, fleetsOnMap(s, p))
    count(p, PART.reach, bitCount(at(s.at, p)))
  }
}

/** All that is not in reserve. */
function fleetsOnMap(s: State, p: Player): number {
  let n = 0
  for (const kind of fleetsOf(s, p)) n += at(s.ruleset.fleetTotals, kind) - at(s.reserve, kind)
  return n
}

/** Power Plays still to come: as many as there are Sectors and points for them, the best points first. */
function playsToCome(s: State, p: Player): number {
  let worth = 0
  let plays = bitCount(at(s.plays, p))
  for (let i = s.ruleset.points.length - 1; i >= 0 && plays > 0; i--) {
    if (!hasBit(at(s.points, p), i)) continue
    worth += at(s.ruleset.points, i)
    plays--
  }
  return worth
}

/** What the players are in the middle of: a turn half done is worth what can still be done in it. */
function countTurn(s: State): void {
  let next = clockwise(s, s.active, 1)
  let performer: Player = NONE
  for (let i = 0; i < s.stack.length; i++) {
    const f = itemAt(s.stack, i)
    if (f.step === 'turn') next = f.seat
    else if (f.step === 'spend') count(f.seat, PART.actions, Math.max(0, f.left))
    else if (f.step === 'use') count(f.seat, PART.card, Math.min(cardIn(s, s.inHand).ap, BEST_CARD))
    else if (f.step === 'effect') performer = f.by
    else if (f.step === 'offer') {
      if (f.seat === NONE) count(s.active, PART.offered, 1)
      else performer = f.seat
    }
  }
  for (let k = 0; k < s.ruleset.players - 1; k++) count(clockwise(s, next, k), PART.turn, s.ruleset.players - 1 - k)
  if (performer !== NONE) count(performer, PART.event, 1)
}

/** Counts every part of the position for every player into `parts`. */
export function countParts(s: State): void {
  for (let i = 0; i < parts.length; i++) parts[i] = 0
  countFleets(s)
  compareBases(s)
  const scoring = isScoring(s)
  for (let p = 0; p < s.ruleset.players; p++) {
    countBases(s, p, scoring)
    count(p, PART.points, at(s.cp, p))
    if (s.ruleset.resourceLimit > 0) count(p, PART.resources, at(s.resources, p))
    if (s.final) continue
    if (s.ruleset.points.length > 0) count(p, PART.plays, playsToCome(s, p))
    if (s.ruleset.drawsTechs) count(p, PART.techs, techWorth(s, p))
  }
  if (s.captain >= 0) count(s.captain, PART.rocinante, 1)
  if (s.final) return
  for (let i = 0; i < s.kept.length; i++) count(keptBy(at(s.kept, i)), PART.kept, 1)
  countTurn(s)
}

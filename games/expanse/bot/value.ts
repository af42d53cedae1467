import { at, bitCount, lowestBit, realAt } from '@orrery/kernel'
import { BONUS } from '../src/data/setup.ts'
import { orbitalControl, standingOn } from '../src/rules/control.ts'
import { holderOf } from '../src/rules/powers.ts'
import { ORBITAL_COUNT, ORBITAL_OF, RESOURCE_OF, SECTOR_OF_BASE } from '../src/rules/map.ts'
import { tokensOf } from '../src/rules/pieces.ts'
import { keptBy } from '../src/rules/track.ts'
import { NONE, SECTORS } from '../src/types.ts'
import type { Player, State } from '../src/types.ts'
import { techWorth } from './techs.ts'

/*
 * What a position is worth, in CP: points in hand, points that the coming scorings would give if the board stayed as
 * it is, and what fleets and kept Events are good for.
 */

/** How far the board as it is now can be trusted when the next, a later and the last scoring come. */
const NEXT = 0.75
const LATER = 0.25
const FINAL_EARLY = 0.25
const FINAL_LATE = 0.9
/** In CP. */
const FLEET_ON_MAP = 0.5
const ORBITAL_REACHED = 0.25
const LEAD = 0.12
const KEPT_EVENT = 0.8
const ROCINANTE = 0.3
/** What a Power Play still to come is worth for each point of its token. */
const PLAY_PER_POINT = 1.5
const RESOURCE = 0.9

/** How much each set of place values counts now: outside the Bonus Sector, inside by Sector, and in Final Scoring. */
interface Weights {
  readonly normal: number
  readonly bonus: readonly number[]
  readonly places: readonly number[]
  readonly final: number
}

const isScoringNow = (s: State): boolean => s.stack.some((f) => f.step === 'score')

/** Chance that a Sector is the Bonus Sector of the next scoring: certain when it is chosen and known. */
function chances(s: State, scoring: boolean): number[] {
  if (scoring && s.chosen >= 0) return SECTORS.map((_, x) => (x === s.chosen ? 1 : 0))
  const open = s.markers.filter((n) => n > 0).length
  return s.markers.map((n) => (n > 0 ? 1 / open : 0))
}

function weights(s: State): Weights {
  const scoring = isScoringNow(s)
  const index = Math.min(scoring ? s.scorings - 1 : s.scorings, BONUS.bonusSector.length - 1)
  const left = s.final ? 0 : Math.max(0, BONUS.bonusSector.length - index)
  const next = left === 0 ? 0 : scoring ? 1 : NEXT
  const later = left > 1 ? LATER * Math.min(left - 1, 3) : 0
  const progress = s.scoresDrawn / 6
  return {
    normal: next + later,
    bonus: chances(s, scoring).map((chance) => next * chance + later / SECTORS.length),
    places: BONUS.bonusSector[index] ?? BONUS.normal,
    final: s.final ? 1 : FINAL_EARLY + (FINAL_LATE - FINAL_EARLY) * progress * progress,
  }
}

const standings = [0, 0, 0, 0]

/** Place of a player on a Base as scored: 0 alone first, 1 alone second or shared first, and so on. */
function placeOf(p: Player, players: number): number {
  const mine = at(standings, p)
  let place = 0
  let shared = 0
  for (let q = 0; q < players; q++) {
    if (q === p) continue
    if (at(standings, q) > mine) place++
    else if (at(standings, q) === mine) shared = 1
  }
  return place + shared
}

/** Adds what a Base promises each player. */
function addBase(s: State, b: number, w: Weights, worth: number[]): void {
  const players = s.box.players
  const controller = orbitalControl(s, at(ORBITAL_OF, b))
  const tieWinner = holderOf(s, s.box.powers.winsInfluenceTies)
  for (let p = 0; p < players; p++) standings[p] = standingOn(s, p, b, controller, tieWinner)
  const bonus = realAt(w.bonus, at(SECTOR_OF_BASE, b))
  for (let p = 0; p < players; p++) {
    const mine = at(standings, p)
    if (mine === 0) continue
    const place = placeOf(p, players)
    const outside = (w.normal - bonus) * (BONUS.normal[place] ?? 0)
    const inside = bonus * (w.places[place] ?? 0)
    const critical = place === 0 && (at(s.box.critical, p) & (1 << at(RESOURCE_OF, b))) !== 0 ? w.normal + w.final : 0
    worth[p] =
      realAt(worth, p) + outside + inside + critical + w.final * (BONUS.final[place] ?? 0) + LEAD * Math.min(mine, 8)
  }
}

function addFleets(s: State, p: Player, worth: number[]): void {
  let tokens = 0
  let orbitals = 0
  for (let o = 0; o < ORBITAL_COUNT; o++) {
    const n = tokensOf(s, p, o)
    tokens += n
    if (n > 0) orbitals++
  }
  worth[p] = realAt(worth, p) + FLEET_ON_MAP * tokens + ORBITAL_REACHED * orbitals + (s.captain === p ? ROCINANTE : 0)
}

/** Power Plays still to come: as many as there are Sectors and points for them, the best points first. */
function playsToCome(s: State, p: Player): number {
  let worth = 0
  let plays = bitCount(at(s.plays, p))
  for (let i = s.box.points.length - 1; i >= 0 && plays > 0; i--) {
    if ((at(s.points, p) & (1 << i)) === 0) continue
    worth += at(s.box.points, i) * PLAY_PER_POINT
    plays--
  }
  return worth
}

/** What each player's side of the position is worth. */
function worths(s: State): number[] {
  const worth = s.cp.slice()
  const w = weights(s)
  for (let m = s.inPlay; m !== 0; m &= m - 1) addBase(s, lowestBit(m), w, worth)
  for (let p = 0; p < s.box.players; p++) {
    addFleets(s, p, worth)
    worth[p] = realAt(worth, p) + RESOURCE * at(s.resources, p)
    if (!s.final) worth[p] = realAt(worth, p) + (playsToCome(s, p) + techWorth(s, p)) * (1 - s.scoresDrawn / 6)
  }
  if (!s.final) for (const code of s.kept) worth[keptBy(code)] = realAt(worth, keptBy(code)) + KEPT_EVENT
  return worth
}

/** One's own worth against the mean of the others, and a little against the best of them. */
export function valueFor(s: State, p: Player): number {
  if (s.winner !== NONE) return (s.winner === p ? 1000 : -1000) + at(s.cp, p)
  const worth = worths(s)
  let sum = 0
  let best = -Infinity
  for (let q = 0; q < worth.length; q++) {
    if (q === p) continue
    sum += realAt(worth, q)
    best = Math.max(best, realAt(worth, q))
  }
  return realAt(worth, p) - 0.6 * (sum / (worth.length - 1)) - 0.4 * best
}

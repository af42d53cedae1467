import { at, bit, hasBit, indexesWhere, lastOf, type Rng } from '@orrery/kernel'
import { patternIn, sideOf } from './rules/ruleset.ts'
import { heldCards } from './rules/cards.ts'
import { WORDS } from './rules/hexes.ts'
import { HIDDEN, NONE } from './types.ts'
import type { Card, Mission, Player, Position, Side, State, View } from './types.ts'

/* HX-19.3, HX-19.4: who knows which mission, and what may be deduced. */

/** Place in the order of picking: the player before the first one begins (HX-5.7). */
const pickOf = (s: Position, p: Player): number => (s.first - 1 - p + 2 * s.ruleset.players) % s.ruleset.players

/** A seat has seen the rest of the pool when it has picked, or is picking now. */
function hasSeenRest(s: State, p: Player): boolean {
  const f = lastOf(s.stack)
  return at(s.missions, p) !== NONE || (f?.step === 'mission' && f.seat === p && f.left !== NONE)
}

/** Missions that were gone when this player picked, as a mask; NONE for who has not seen that. */
export function goneFor(s: State, p: Player): number {
  if (!s.ruleset.secret || p < 0 || p >= s.ruleset.players || !hasSeenRest(s, p)) return NONE
  let mask = 0
  for (let q = 0; q < s.ruleset.players; q++) {
    if (pickOf(s, q) < pickOf(s, p) && at(s.missions, q) !== NONE) mask |= bit(at(s.missions, q))
  }
  return mask
}

/** A mission is open to its owner and his partner, to all after his defeat and after the end. */
export const maySeeMission = (s: Position, viewer: Player, p: Player): boolean =>
  s.winner !== NONE || !hasBit(s.alive, p) || (viewer >= 0 && sideOf(s.ruleset, viewer) === sideOf(s.ruleset, p))

/** Whether a side holds a whole pattern: then it is no mission of that side, or the game would be over. */
function isBuilt(s: Position, side: Side, mission: Mission): boolean {
  const { words } = patternIn(s.ruleset, mission)
  const held = Array.from({ length: WORDS }, (_, w) =>
    s.ruleset.sideOf.reduce((mask, of, p) => (of === side ? mask | at(s.on, p * WORDS + w) : mask), 0),
  )
  for (let i = 0; i < words.length; i += WORDS) {
    if (held.every((mask, w) => (mask & at(words, i + w)) === at(words, i + w))) return true
  }
  return false
}

/** What a player could have picked, as far as the view shows. */
function couldHave(v: View, p: Player, mission: Mission): boolean {
  if (mission === v.common) return false
  if (v.gone === NONE || v.seat < 0) return true
  const wasGone = hasBit(v.gone, mission)
  return pickOf(v, p) < pickOf(v, v.seat) === wasGone
}

type Could = (p: Player, mission: Mission) => boolean

/** One way, drawn by chance, to give every hidden mission to one of these players who could have it. */
function assign(v: View, missions: Mission[], unknown: readonly Player[], could: Could, rng: Rng): boolean {
  const [p, ...others] = unknown
  if (p === undefined) return true
  for (const mission of rng.shuffle(v.missionPool.filter((m) => !missions.includes(m) && could(p, m)))) {
    missions[p] = mission
    if (assign(v, missions, others, could, rng)) return true
    missions[p] = HIDDEN
  }
  return false
}

/** Missions that agree with the view. Only in a position that no game reaches does a side hold its own pattern. */
export function guessMissions(v: View, rng: Rng): Mission[] {
  const missions = v.missions.slice()
  const unknown = indexesWhere(missions, (mission) => mission === HIDDEN)
  const unbuilt: Could = (p, mission) => couldHave(v, p, mission) && !isBuilt(v, sideOf(v.ruleset, p), mission)
  const any: Could = (p, mission) => couldHave(v, p, mission)
  if (assign(v, missions, unknown, unbuilt, rng) || assign(v, missions, unknown, any, rng)) return missions
  throw new Error('no missions agree with this view')
}

/** The cards nobody sees, sorted. */
export function unseenCards(v: View): Card[] {
  const left = v.ruleset.deck.slice()
  for (const card of [...v.market, ...v.extras, ...v.discard, ...v.removed, v.playing, ...heldCards(v)]) {
    if (card !== NONE) left.splice(left.indexOf(card), 1)
  }
  return left
}

import { at, bitCount, bitCountOfThree, itemAt, lowestBit } from '@orrery/kernel'
import { ACTIONS_PER_TURN, PATTERN_CELLS } from '../data/setup.ts'
import { type Hex, type Mission, NONE, type Position, type Side } from '../types.ts'
import { bitOf, wordOf, WORDS } from './hexes.ts'
import { BoardMemory, lookAt, looked, own, PLACES, taken, walls } from './side-board.ts'

/*
 * HX-16.2: how far a side is from a pattern, by the way of building it that needs least. Bots compute this for every
 * side of every position, so nothing is allocated: results are read at once and never kept.
 */

/** In fifths of an action: to fill an empty cell, and one that something has to be driven from first. */
const FIFTHS = 5
const BLOCKED = 12
/** Ways that cost this much more than the cheapest one do not matter. */
const FAR = 2 * FIFTHS
/** What one turn completes with placements alone. */
const TURN = ACTIONS_PER_TURN * FIFTHS
const NOWHERE = PATTERN_CELLS * BLOCKED

/** By cost: a way one action farther counts half as much. */
const SHARE: readonly number[] = Array.from({ length: NOWHERE + 1 }, (_, cost) => 0.5 ** (cost / FIFTHS))

interface Progress {
  mission: Mission | typeof NONE
  /** Where in the words of its pattern the nearest way begins. */
  from: number
  /** Cells that hold no unit of the side, and those of them on which something else stands. */
  lacking: number
  blocked: number
  /** Actions to the end of the nearest way, in fifths. */
  cost: number
  /** All ways, the farther ones for less; one at the cost of 0 would be 1. */
  ways: number
  /** Of ways that one turn completes: 0 when a unit on one hex would stop them all, 1 when the loss of one would, or 2. */
  firm: number
}

const found: Progress = { mission: NONE, from: 0, lacking: 0, blocked: 0, cost: 0, ways: 0, firm: 0 }

/** What all ways have in common that one turn completes: the hexes they lack, and those they have. */
const gaps = Array.from({ length: WORDS }, () => 0)
const posts = Array.from({ length: WORDS }, () => 0)
/** Empty hexes that the nearest way still lacks. */
const lacking = Array.from({ length: WORDS }, () => 0)

function narrow(p: number, q: number, r: number): void {
  gaps[0] = at(gaps, 0) & p & ~at(own, 0)
  gaps[1] = at(gaps, 1) & q & ~at(own, 1)
  gaps[2] = at(gaps, 2) & r & ~at(own, 2)
  posts[0] = at(posts, 0) & p & at(own, 0)
  posts[1] = at(posts, 1) & q & at(own, 1)
  posts[2] = at(posts, 2) & r & at(own, 2)
}

const isNone = (mask: readonly number[]): boolean => (at(mask, 0) | at(mask, 1) | at(mask, 2)) === 0

function firmness(): number {
  if (!isNone(gaps)) return 0
  return isNone(posts) ? 2 : 1
}

/** The nearest way of this mission, where it is nearer than what was found before. */
function look(s: Position, mission: Mission): void {
  const { words } = itemAt(s.ruleset.patterns, mission)
  const [a = 0, b = 0, c = 0] = own
  const [x = 0, y = 0, z = 0] = taken
  const [u = 0, v = 0, w = 0] = walls
  let best = found.cost
  let from = NONE
  let most = Math.floor((best + FAR) / FIFTHS)
  let ways = 0
  for (let i = 0; i < words.length; i += WORDS) {
    const p = words[i] as number
    const q = words[i + 1] as number
    const r = words[i + 2] as number
    const missing = PATTERN_CELLS - bitCountOfThree(p & a, q & b, r & c)
    if (missing > most || ((p & u) | (q & v) | (r & w)) !== 0) continue
    const cost = missing * FIFTHS + bitCountOfThree(p & x, q & y, r & z) * (BLOCKED - FIFTHS)
    ways += SHARE[cost] as number
    if (cost <= TURN) narrow(p, q, r)
    if (cost >= best) continue
    best = cost
    from = i
    most = Math.floor((best + FAR) / FIFTHS)
  }
  found.ways += ways
  if (from === NONE) return
  found.cost = best
  found.mission = mission
  found.from = from
}

const memory = new BoardMemory()
const costs = new Int32Array(PLACES)
const froms = new Int32Array(PLACES)
const missionsFound = new Int32Array(PLACES)
const firms = new Int32Array(PLACES)
const waysFound = new Float64Array(PLACES)

function recall(place: number): void {
  found.cost = costs[place] as number
  found.from = froms[place] as number
  found.mission = missionsFound[place] as number
  found.ways = waysFound[place] as number
  found.firm = firms[place] as number
}

function remember(place: number): void {
  costs[place] = found.cost
  froms[place] = found.from
  missionsFound[place] = found.mission
  waysFound[place] = found.ways
  firms[place] = found.firm
}

function lookForAll(s: Position, missions: number): void {
  found.cost = NOWHERE
  found.from = 0
  found.mission = NONE
  found.ways = 0
  gaps.fill(-1)
  posts.fill(-1)
  for (let mask = missions; mask !== 0; mask &= mask - 1) look(s, lowestBit(mask))
  found.firm = firmness()
}

/** Of all missions known to win for the side, the nearest. The object is used again: read it at once. */
export function progressOf(s: Position, side: Side): Readonly<Progress> {
  lookAt(s, side)
  const { missions, place } = looked
  if (memory.take(place)) recall(place)
  else {
    lookForAll(s, missions)
    remember(place)
  }
  found.lacking = found.blocked = 0
  const words = found.mission === NONE ? own : itemAt(s.ruleset.patterns, found.mission).words
  for (let w = 0; w < WORDS; w++) {
    const missing = at(words, found.from + w) & ~at(own, w)
    found.lacking += bitCount(missing)
    found.blocked += bitCount(missing & at(taken, w))
    lacking[w] = missing & ~at(taken, w)
  }
  return found
}

/** Whether a unit on this hex would be a step along the way that `progressOf` found last. */
export const isLacking = (h: Hex): boolean => (at(lacking, wordOf(h)) & bitOf(h)) !== 0

/** Actions that the nearest way found last would take. */
export const actionsTo = ({ cost }: Readonly<Progress>): number => cost / FIFTHS

/** Whether two placements on empty hexes would complete it. */
export const canFinish = ({ cost }: Readonly<Progress>): boolean => cost <= TURN

import { at, bit, firstBits, hasBit, mixWord } from '@orrery/kernel'
import { type Hex, MISSIONS, NEUTRAL, NONE, type Position, type Side } from '../types.ts'
import { bitOf, wordOf, WORDS } from './hexes.ts'
import { ownerOf } from './pieces.ts'

/*
 * The board as one side sees it on its way to a pattern. Bots ask for every side of every position, so nothing is
 * allocated: these masks hold the last result and must be read before the next call.
 */

/** Hexes of the side; hexes it cannot use as they are: other units, neutral ones, its own warlords; enemy warlords. */
export const own = Array.from({ length: WORDS }, () => 0)
export const taken = Array.from({ length: WORDS }, () => 0)
export const walls = Array.from({ length: WORDS }, () => 0)

const mark = (mask: number[], h: Hex): void => void (mask[wordOf(h)] = at(mask, wordOf(h)) | bitOf(h))

function markHexes(s: Position, side: Side): void {
  for (let w = 0; w < WORDS; w++) own[w] = taken[w] = walls[w] = 0
  for (let p = 0; p < s.ruleset.players; p++) {
    const isOurs = at(s.ruleset.sideOf, p) === side
    const into = isOurs ? own : taken
    for (let w = 0; w < WORDS; w++) into[w] = at(into, w) | at(s.on, p * WORDS + w)
    if (at(s.warlords, p) !== NONE) mark(isOurs ? taken : walls, at(s.warlords, p))
  }
  if (s.alive === firstBits(s.ruleset.players)) return
  for (let h = 0; h < s.ruleset.cells; h++) if (ownerOf(at(s.pieces, h)) === NEUTRAL) mark(taken, h)
}

/** The missions known to win for the side, as a mask. */
function missionsOf(s: Position, side: Side): number {
  let mask = s.common === NONE ? 0 : bit(s.common)
  for (let p = 0; p < s.ruleset.players; p++) {
    const mission = at(s.missions, p)
    if (mission >= 0 && at(s.ruleset.sideOf, p) === side && hasBit(s.alive, p)) mask |= bit(mission)
  }
  return mask
}

/*
 * A search comes to the same board again and again: most choices change nothing on it, and other worlds differ in cards.
 * What was found is remembered by all it depends on; a board that falls on the same place takes it over.
 */
export const PLACES = bit(13)
const KEYS = 3 * WORDS + 1
const key = new Int32Array(KEYS)

/** Boards that something is remembered of, by their places. */
export class BoardMemory {
  readonly #keys = new Int32Array(PLACES * KEYS).fill(NONE)

  /** Whether this place holds the board that was looked at last; from now on it does. */
  take(place: number): boolean {
    const keys = this.#keys
    let isKnown = true
    for (let i = 0; i < KEYS; i++) {
      if (keys[place * KEYS + i] === key[i]) continue
      keys[place * KEYS + i] = key[i] as number
      isKnown = false
    }
    return isKnown
  }
}

/** Writes down what the ways of the side depend on; its place. */
function placeOf(s: Position, missions: number): number {
  for (let w = 0; w < WORDS; w++) {
    key[w] = at(own, w)
    key[WORDS + w] = at(taken, w)
    key[2 * WORDS + w] = at(walls, w)
  }
  key[KEYS - 1] = s.ruleset.cells * bit(MISSIONS.length) + missions
  let hash = 0
  for (let i = 0; i < KEYS; i++) hash = mixWord(hash, key[i] as number)
  return hash & (PLACES - 1)
}

/** What was looked at last: the missions known to win for the side, as a mask, and the place of its board in memories. */
export const looked = { missions: 0, place: 0 }

export function lookAt(s: Position, side: Side): void {
  markHexes(s, side)
  looked.missions = missionsOf(s, side)
  looked.place = placeOf(s, looked.missions)
}

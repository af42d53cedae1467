import { bitCountOfThree, itemAt, lowestBit } from '@orrery/kernel'
import { ACTIONS_PER_TURN, PATTERN_CELLS } from '../src/data/setup.ts'
import { WORDS } from '../src/rules/hexes.ts'
import { BoardMemory, looked, own, PLACES, taken, walls } from '../src/rules/side-board.ts'
import type { Mission, Side, State } from '../src/types.ts'

/* All ways of a side to its patterns, counted by how much they lack. The same on every turned or mirrored board. */

/** Ways with more hexes taken by others than this are not counted. */
export const MOST_TAKEN = 2
const KINDS = MOST_TAKEN + 1
const COUNTS = (PATTERN_CELLS + 1) * KINDS
/** Where words of hexes begin: what all ways that one turn completes lack, and what they have; what completes one at once. */
const GAPS = COUNTS
const POSTS = GAPS + WORDS
const LAST = POSTS + WORDS
const ROW = LAST + WORDS

const rows = new Int32Array(PLACES * ROW)
const memory = new BoardMemory()

function look(s: State, mission: Mission, row: number): void {
  const { words } = itemAt(s.ruleset.patterns, mission)
  const [a = 0, b = 0, c = 0] = own
  const [x = 0, y = 0, z = 0] = taken
  const [u = 0, v = 0, w = 0] = walls
  for (let i = 0; i < words.length; i += WORDS) {
    const p = words[i] as number
    const q = words[i + 1] as number
    const r = words[i + 2] as number
    if (((p & u) | (q & v) | (r & w)) !== 0) continue
    const held = bitCountOfThree(p & x, q & y, r & z)
    if (held > MOST_TAKEN) continue
    const lacking = PATTERN_CELLS - bitCountOfThree(p & a, q & b, r & c)
    const n = row + lacking * KINDS + held
    rows[n] = (rows[n] as number) + 1
    if (held > 0 || lacking > ACTIONS_PER_TURN) continue
    narrow(row, 0, p, a, lacking)
    narrow(row, 1, q, b, lacking)
    narrow(row, 2, r, c, lacking)
  }
}

function narrow(row: number, word: number, way: number, mine: number, lacking: number): void {
  const gap = row + GAPS + word
  const post = row + POSTS + word
  const last = row + LAST + word
  rows[gap] = (rows[gap] as number) & way & ~mine
  rows[post] = (rows[post] as number) & way & mine
  if (lacking === 1) rows[last] = (rows[last] as number) | (way & ~mine)
}

/** Sides never share a place, so that the rows of all of them can be read together. */
const SIDES = 4

/** Counts the ways of the side that was looked at last; the row they stand in. */
export function countWays(s: State, side: Side): number {
  const place = looked.place - (looked.place % SIDES) + side
  const row = place * ROW
  if (memory.take(place)) return row
  rows.fill(0, row, row + ROW)
  rows.fill(-1, row + GAPS, row + LAST)
  for (let mask = looked.missions; mask !== 0; mask &= mask - 1) look(s, lowestBit(mask), row)
  return row
}

/** The number of ways that lack this many hexes, of which others hold this many. */
export const waysWith = (row: number, lacking: number, held: number): number =>
  rows[row + lacking * KINDS + held] as number

const sizeAt = (from: number): number =>
  bitCountOfThree(rows[from] as number, rows[from + 1] as number, rows[from + 2] as number)

/** Where one turn completes a way: empty hexes that all such ways lack, and units they all need. */
export const commonGaps = (row: number): number => sizeAt(row + GAPS)
export const commonPosts = (row: number): number => sizeAt(row + POSTS)
/** Those units, as a word of hexes. */
export const postsIn = (row: number, word: number): number => rows[row + POSTS + word] as number
/** Empty hexes of which each completes a way at once. */
export const lastHexes = (row: number): number => sizeAt(row + LAST)

/** Fewest hexes that any way lacks, none of them taken; more than a pattern has where there is none. */
export function fewestLacking(row: number): number {
  let lacking = 0
  while (lacking <= PATTERN_CELLS && waysWith(row, lacking, 0) === 0) lacking++
  return lacking
}

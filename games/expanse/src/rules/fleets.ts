import { at, type MoveList } from '@orrery/kernel'
import { FLEET_ROWS } from '../data/pieces.ts'
import { type Fleet, FLEETS, type Frame, type Orbital, type Player, type Position, type State } from '../types.ts'
import * as moves from './moves.ts'
import { fleetMark, fleetsOf, freshFleets, shiftFleet } from './pieces.ts'

/*
 * A group of fleets as one number: three bits per kind where a faction may have up to five, two where up to three.
 * Plain fleets and flagships of all factions share their bits, since a group has one owner.
 */
const PLAIN = 4
const FLAGSHIPS = FLEET_ROWS.findIndex((row) => row.flagship === true)
const isShared = (kind: Fleet): boolean => kind < PLAIN || kind >= FLAGSHIPS
const SHIFT: readonly number[] = FLEETS.map((_, kind) =>
  kind < PLAIN ? 0 : 3 + (Math.min(kind, FLAGSHIPS) - PLAIN) * 2,
)
const WIDTH: readonly number[] = FLEETS.map((_, kind) => (kind < PLAIN ? 7 : kind < FLAGSHIPS ? 3 : 1))
/** The kind of a player's flagship: it moves with a group of its own, and is removed last. */
export const flagshipOf = (p: Player): Fleet => FLAGSHIPS + p

export const groupCode = (kind: Fleet, n: number): number => n << at(SHIFT, kind)
export const inGroup = (group: number, kind: Fleet): number => (group >> at(SHIFT, kind)) & at(WIDTH, kind)

/** Counts by kind of fleet; plain fleets and flagships are counted under their owner. */
export function ungroup(group: number, p: Player): number[] {
  return FLEETS.map((_, kind) => (isShared(kind) && kind !== p && kind !== flagshipOf(p) ? 0 : inGroup(group, kind)))
}

export function groupSize(group: number): number {
  let n = inGroup(group, 0)
  for (let kind = PLAIN; kind <= FLAGSHIPS; kind++) n += inGroup(group, kind)
  return n
}

/** All own fleets in an Orbital that this effect has not moved yet, as a group. */
export function wholeGroup(s: Position, f: Frame, p: Player, o: Orbital): number {
  let group = 0
  for (const kind of fleetsOf(s, p)) group += groupCode(kind, freshFleets(s, f, kind, o))
  return group
}

/** Adds every group but the empty one that can be made of these fleets, larger ones first; `must` are always in it. */
export function listGroups(s: Position, p: Player, whole: number, must: number, out: MoveList): void {
  const kinds = fleetsOf(s, p)
  const start = out.length
  listFrom(kinds, 0, whole, must, 0, out)
  if (must === 0 && out.length > start) out.length--
}

/** Goes through the kinds one after the other; the last group made this way is the empty one. */
function listFrom(kinds: readonly Fleet[], i: number, whole: number, must: number, group: number, out: MoveList): void {
  if (i === kinds.length) {
    out.push(moves.fleets(group))
    return
  }
  const kind = at(kinds, i)
  for (let n = inGroup(whole, kind); n >= inGroup(must, kind); n--) {
    listFrom(kinds, i + 1, whole, must, group + groupCode(kind, n), out)
  }
}

export function moveGroup(s: State, p: Player, group: number, from: Orbital, to: Orbital): void {
  for (const kind of fleetsOf(s, p)) {
    const n = inGroup(group, kind)
    if (n > 0) shiftFleet(s, kind, from, to, n)
  }
}

/** What an effect has put down, with the fleets of a group that have just arrived. */
export function withGroupMarks(
  touched: readonly number[],
  s: Position,
  p: Player,
  group: number,
  to: Orbital,
): readonly number[] {
  const marks = touched.slice()
  for (const kind of fleetsOf(s, p)) for (let n = inGroup(group, kind); n > 0; n--) marks.push(fleetMark(kind, to))
  return marks
}

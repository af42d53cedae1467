import { add, at, bit, itemAt, lowestBit } from '@orrery/kernel'
import { CUBE_ROWS, FLEET_ROWS } from '../data/pieces.ts'
import { FACTIONS, FLEETS, NONE } from '../types.ts'
import type { Base, Cube, Fleet, Frame, Orbital, Player, Position, State } from '../types.ts'
import { cellOf } from './cell.ts'
import { hasPower } from './powers.ts'

/* Who owns which kind of piece, and the few functions through which every piece moves. */

export const CUBE_OWNER: readonly Player[] = CUBE_ROWS.map((c) => FACTIONS.indexOf(c.owner))
const WEIGHT: readonly number[] = CUBE_ROWS.map((c) => c.weight)
/** A faction's cube of a kind of its own (the UN's Diplomat), or NONE. */
export const SPECIAL_CUBE: readonly Cube[] = FACTIONS.map((id) =>
  CUBE_ROWS.findIndex((c) => c.owner === id && !c.plain),
)

export const ROCINANTE: Fleet = FLEETS.indexOf('rocinante')
export const DAMAGED: Fleet = FLEETS.indexOf('damaged')
export const FRESH: Fleet = FLEETS.indexOf('fresh')
export const HALVES: readonly number[] = FLEET_ROWS.map((f) => f.halves)
export const BUILDABLE: readonly boolean[] = FLEET_ROWS.map((f) => f.buildable)
/** Owner by kind of fleet; NONE for the Rocinante, which is its captain's. */
export const FLEET_OWNER: readonly Player[] = FLEET_ROWS.map((f) =>
  f.owner === 'captain' ? NONE : FACTIONS.indexOf(f.owner),
)
/** What one removal makes of a fleet: another kind, or NONE = off the map. */
const HIT: readonly Fleet[] = FLEET_ROWS.map((f) =>
  f.hit === 'off' || f.hit === 'never' ? NONE : FLEETS.indexOf(f.hit),
)
const RESERVE: readonly Fleet[] = FLEET_ROWS.map((f) => FLEETS.indexOf(f.reserve))
const FLAGSHIP: readonly boolean[] = FLEET_ROWS.map((f) => f.flagship === true)
/** Removals one token can take (EX-9.4, EX-9.5). */
export const LIVES: readonly number[] = FLEET_ROWS.map((f) => (f.hit === 'never' ? 0 : f.hit === 'off' ? 1 : 2))

/** Kinds of fleets a player has, the Rocinante among them for its captain (EX-14.2). */
export const fleetsOf = (s: Position, p: Player): readonly Fleet[] =>
  itemAt(s.captain === p ? s.ruleset.fleetsAsCaptain : s.ruleset.fleetsOf, p)
export const removableFleetsOf = (s: Position, p: Player): readonly Fleet[] => itemAt(s.ruleset.fleetsOf, p)
export const ownerOf = (s: Position, f: Fleet): Player => (f === ROCINANTE ? s.captain : at(FLEET_OWNER, f))

/* A faction's plain cube and plain fleet have the faction's own number. */
export const plainCube = (p: Player): Cube => p as number
export const plainFleet = (p: Player): Fleet => p as number

export const cubesAt = (s: Position, kind: Cube, b: Base): number => at(s.cubes, cellOf(kind, b))
export const fleetsAt = (s: Position, kind: Fleet, o: Orbital): number => at(s.fleets, cellOf(kind, o))

/** Cubes of a player on a Base, every kind counting one. */
export function cubesOf(s: Position, p: Player, b: Base): number {
  const special = at(SPECIAL_CUBE, p)
  return cubesAt(s, plainCube(p), b) + (special < 0 ? 0 : cubesAt(s, special, b))
}

/** Influence of a player on a Base: a Diplomat counts 2 (EX-9.10), as an Embassy it counts 1 (SX-1). */
export function influenceOf(s: Position, p: Player, b: Base): number {
  const special = at(SPECIAL_CUBE, p)
  const n = special < 0 ? 0 : cubesAt(s, special, b)
  const plain = cubesAt(s, plainCube(p), b)
  if (n === 0) return plain
  return plain + n * (hasPower(s, p, s.ruleset.powers.lightCubes) ? 1 : at(WEIGHT, special))
}

/** Bases on which a kind of cube may be put beside those there: no two Embassies on one (SX-1). */
export function roomFor(s: Position, kind: Cube): number {
  const p = at(CUBE_OWNER, kind)
  if (kind === p || !hasPower(s, p, s.ruleset.powers.singleCubes)) return s.inPlay
  let open = s.inPlay
  for (let m = at(s.on, p); m !== 0; m &= m - 1) if (cubesAt(s, kind, lowestBit(m)) > 0) open &= ~(m & -m)
  return open
}

/** Fleet tokens of a player in an Orbital, each counting one (EX-9.1). */
export function tokensOf(s: Position, p: Player, o: Orbital): number {
  let n = 0
  for (const kind of fleetsOf(s, p)) n += fleetsAt(s, kind, o)
  return n
}

/** Removals a player's fleets in an Orbital can take. */
export function livesOf(s: Position, p: Player, o: Orbital): number {
  let n = 0
  for (const kind of removableFleetsOf(s, p)) n += fleetsAt(s, kind, o) * at(LIVES, kind)
  return n
}

/** A flagship is removed last: not while another removable fleet of its owner is there (DC-E.4, DC-E.5). */
export const isShielded = (s: Position, kind: Fleet, o: Orbital): boolean =>
  itemAt(FLAGSHIP, kind) && livesOf(s, at(FLEET_OWNER, kind), o) > 1

/** How many more cubes of a kind a position may have: where a special one sets a plain one aside it needs both (EX-9.13). */
export function cubesLeft(s: Position, kind: Cube): number {
  const plain = plainCube(at(CUBE_OWNER, kind))
  const left = at(s.supply, kind)
  return s.ruleset.setsAside ? Math.min(left, at(s.supply, plain)) : left
}

/** Moves cubes between the map and their owner's supply; d is +1 or -1 as seen from the Base. */
export function addCube(s: State, kind: Cube, b: Base, d: number): void {
  add(s.cubes, cellOf(kind, b), d)
  add(s.supply, kind, -d)
  const p = at(CUBE_OWNER, kind)
  if (s.ruleset.setsAside && kind !== plainCube(p)) add(s.supply, plainCube(p), -d)
  if (d > 0) s.on[p] = at(s.on, p) | bit(b)
  else if (cubesOf(s, p, b) === 0) s.on[p] = at(s.on, p) & ~bit(b)
}

/** Changes how many fleets of a kind stand in an Orbital, and nothing else. */
function addFleet(s: State, kind: Fleet, o: Orbital, d: number): void {
  add(s.fleets, cellOf(kind, o), d)
  const p = ownerOf(s, kind)
  if (d > 0) s.at[p] = at(s.at, p) | bit(o)
  else if (tokensOf(s, p, o) === 0) s.at[p] = at(s.at, p) & ~bit(o)
}

export function enterFleet(s: State, kind: Fleet, o: Orbital): void {
  add(s.reserve, at(RESERVE, kind), -1)
  addFleet(s, kind, o, 1)
}

function leaveFleet(s: State, kind: Fleet, o: Orbital): void {
  add(s.reserve, at(RESERVE, kind), 1)
  addFleet(s, kind, o, -1)
}

export function shiftFleet(s: State, kind: Fleet, from: Orbital, to: Orbital, n: number): void {
  addFleet(s, kind, to, n)
  addFleet(s, kind, from, -n)
}

/** Turns one fleet into another kind where it stands. */
export function turnFleet(s: State, kind: Fleet, into: Fleet, o: Orbital): void {
  addFleet(s, into, o, 1)
  addFleet(s, kind, o, -1)
}

/** One removal (EX-9.3 to EX-9.5); true when it only damaged the fleet. */
export function hitFleet(s: State, kind: Fleet, o: Orbital): boolean {
  const into = at(HIT, kind)
  if (into < 0) leaveFleet(s, kind, o)
  else turnFleet(s, kind, into, o)
  return into >= 0
}

/** Orbitals where a fleet of this kind stands. */
export function orbitalsWith(s: Position, kind: Fleet): number {
  let mask = 0
  for (let m = at(s.at, ownerOf(s, kind)); m !== 0; m &= m - 1) if (fleetsAt(s, kind, lowestBit(m)) > 0) mask |= m & -m
  return mask
}

/** Where the Rocinante is. */
export function rocinanteAt(s: Position): Orbital {
  for (let m = at(s.at, s.captain); m !== 0; m &= m - 1)
    if (fleetsAt(s, ROCINANTE, lowestBit(m)) > 0) return lowestBit(m)
  return NONE
}

/** The token stays where it is; presence of the old and the new captain changes with it (EX-14.3). */
export function giveRocinante(s: State, p: Player): void {
  const before = s.captain
  const o = rocinanteAt(s)
  s.captain = p
  if (o < 0) return
  if (tokensOf(s, before, o) === 0) s.at[before] = at(s.at, before) & ~bit(o)
  s.at[p] = at(s.at, p) | bit(o)
}

/* ---- what an effect has already put down (EX-8.10, "no token moves in two units") -------------------------------- */

export const cubeMark = (kind: Cube, b: Base): number => cellOf(kind, b)
export const fleetMark = (kind: Fleet, o: Orbital): number => 256 + cellOf(kind, o)

export function touchedTimes(f: Frame, mark: number): number {
  const marks = f.touched
  let n = 0
  for (let i = 0; i < marks.length; i++) if (marks[i] === mark) n++
  return n
}

/** Cubes of a kind on a Base that this effect has not put there. */
export const freshCubes = (s: Position, f: Frame, kind: Cube, b: Base): number =>
  cubesAt(s, kind, b) - touchedTimes(f, cubeMark(kind, b))
export const freshFleets = (s: Position, f: Frame, kind: Fleet, o: Orbital): number =>
  fleetsAt(s, kind, o) - touchedTimes(f, fleetMark(kind, o))

/** Bases on which a player can put a cube: with an empty supply one must come from another Base (EX-8.8, EX-8.10). */
export function placeable(s: Position, f: Frame, p: Player): number {
  if (at(s.supply, p) > 0) return s.inPlay
  const special = at(SPECIAL_CUBE, p)
  return reachedFrom(s, f, p, plainCube(p)) | (special < 0 ? 0 : reachedFrom(s, f, p, special))
}

/** Bases to which a kind of cube can be relocated from some other Base. */
function reachedFrom(s: Position, f: Frame, p: Player, kind: Cube): number {
  let sources = 0
  for (let m = at(s.on, p); m !== 0; m &= m - 1) if (freshCubes(s, f, kind, lowestBit(m)) > 0) sources |= m & -m
  if (sources === 0) return 0
  const goals = roomFor(s, kind)
  return (sources & (sources - 1)) === 0 ? goals & ~sources : goals
}

import { at, bitCount, lowestBit, of } from '@orrery/kernel'
import { ALL, FLEETS, NONE } from '../types.ts'
import type { Ability, Fleet, Frame, Op, Player, Position } from '../types.ts'
import { controlledBases, controlledOrbitals } from '../rules/control.ts'
import { anyTakeable, basesToTakeFrom, openBases, takeable, takeablePlain } from '../rules/cubes.ts'
import { matchingBases, matchingOrbitals } from '../rules/filters.ts'
import { COUNTED, N_BOUND, PICKED, X_BOUND, X_PLUS_ONE } from '../rules/formula.ts'
import { leaderOf } from '../rules/fleets.ts'
import { abilityOf, newFrame } from '../rules/frames.ts'
import { BASES_IN_SECTOR, HOME, orbitalsOf } from '../rules/map.ts'
import { anyFleetToMove } from '../rules/movement.ts'
import {
  BUILDABLE,
  DAMAGED,
  fleetsAt,
  fleetsOf,
  orbitalsWith,
  placeable,
  removableFleetsOf,
  rocinanteAt,
  roomFor,
  SPECIAL_CUBE,
  tokensOf,
} from '../rules/pieces.ts'
import { anyFleetToHit, openOrbitals } from '../rules/removals.ts'
import { spentPoints } from '../rules/powerPlay.ts'
import { anyTechToGain, techsHeld } from '../rules/techs.ts'
import { standeeGoals } from './proto.ts'
import { cardIn, keptBy, lacksDeck, SCORE } from '../rules/track.ts'

/* "Could this step do anything now?" asked without doing it: EX-8.15, EX-10.3, V-7. Hidden cards are never looked at. */

/** How many a step is to do. An unbound number counts as what it could at most be without being chosen. */
export function amount(s: Position, f: Frame, op: Op): number {
  switch (op.n) {
    case N_BOUND:
      return f.count < 0 ? ALL : f.count
    case X_BOUND:
      return Math.max(0, f.count)
    case X_PLUS_ONE:
      return Math.max(0, f.count) + 1
    case PICKED:
      return 1
    case COUNTED:
      return counted(s, f, op)
    default:
      return op.n
  }
}

function counted(s: Position, f: Frame, op: Op): number {
  const n = countOf(s, f, op) * (op.counted?.per ?? 1)
  return op.counted?.max === undefined ? n : Math.min(n, op.counted.max)
}

function countOf(s: Position, f: Frame, op: Op): number {
  switch (op.counted?.count) {
    case 'controlledBases':
      return controlledBases(s, f.seat, op.at.bases)
    case 'opponentsWhoBuilt':
      return builders(s, f)
    case 'ownFleetsThere':
      return tokensOf(s, f.seat, rocinanteAt(s))
    case 'controlledSectors':
      return BASES_IN_SECTOR.filter((bases) => controlledBases(s, f.seat, bases) > 0).length
    case 'controlledOrbitals':
      return bitCount(controlledOrbitals(s, f.seat))
    case 'ownTechs':
      return bitCount(techsHeld(s, f.seat))
    case undefined:
      return 0
  }
}

function builders(s: Position, f: Frame): number {
  let n = 0
  for (let p = 0; p < s.box.players; p++) if (p !== f.seat && f.count > 0 && (f.count & (1 << p)) !== 0) n++
  return n
}

/** Bases to which the frame's ability may not return in this turn. */
export function closedTo(s: Position, f: Frame): number {
  if (s.closed === 0 || f.source >= NONE) return 0
  return of(s.box.abilities, abilityOf(f)).influences ? s.closed : 0
}

/** Bases on which a `place` step can put something now. */
export const openForPlacing = (s: Position, f: Frame, op: Op): number =>
  openBases(s, f, op) & ~closedTo(s, f) & placeable(s, f, f.seat)

/** Where a `build` step puts its fleets, or NONE while its place is unbound. */
export function buildPlace(s: Position, f: Frame, op: Op): number {
  if (op.home) return at(HOME, f.seat)
  const mask = matchingOrbitals(s, f, op.to)
  return mask === 0 ? NONE : lowestBit(mask)
}

function anythingToBuild(s: Position, f: Frame, op: Op): boolean {
  const place = buildPlace(s, f, op)
  if (place < 0) return false
  if (op.unit === 'leader') return fleetsAt(s, leaderOf(f.seat), place) === 0
  for (const kind of removableFleetsOf(s, f.seat)) if (of(BUILDABLE, kind) && at(s.reserve, kind) > 0) return true
  if (!op.alsoFromMap) return false
  for (const kind of fleetsOf(s, f.seat)) {
    for (let m = at(s.at, f.seat) & ~(1 << place); m !== 0; m &= m - 1)
      if (fleetsAt(s, kind, lowestBit(m)) > 0) return true
  }
  return false
}

/** A cube of this owner could come from one Base to another by a swap. */
const canComeTo = (s: Position, f: Frame, op: Op, p: Player, from: number, to: number): boolean =>
  takeable(s, f, op, p, from) > 0 &&
  (takeablePlain(s, f, op, p, from) > 0 || (roomFor(s, at(SPECIAL_CUBE, p)) & (1 << to)) !== 0)

/** A cube and its partner on another Base, of another owner, can be found for a swap. */
export function hasPartner(s: Position, f: Frame, op: Op, owner: Player, b: number): boolean {
  for (let p = 0; p < s.box.players; p++) {
    if (p === owner) continue
    for (let m = s.inPlay & at(s.on, p) & ~(1 << b); m !== 0; m &= m - 1)
      if (canComeTo(s, f, op, p, lowestBit(m), b)) return true
  }
  return false
}

function anySwap(s: Position, f: Frame, op: Op): boolean {
  for (let p = 0; p < s.box.players; p++) {
    for (let m = s.inPlay & at(s.on, p); m !== 0; m &= m - 1) {
      const b = lowestBit(m)
      if (takeable(s, f, op, p, b) > 0 && hasPartner(s, f, op, p, b)) return true
    }
  }
  return false
}

/** Bases from which a `moveInf` step could take a cube somewhere else. */
export function sourcesForMoving(s: Position, f: Frame, op: Op): number {
  const targets = matchingBases(s, f, op.to)
  let mask = 0
  for (let m = openBases(s, f, op); m !== 0; m &= m - 1) {
    const b = lowestBit(m)
    if ((targets & ~(1 << b)) !== 0) mask |= 1 << b
  }
  return mask
}

/** A Kept Event of the side the step speaks of. */
export const mayGo = (f: Frame, op: Op, code: number): boolean => (keptBy(code) === f.seat) === (op.owner === 'self')

function anyKept(s: Position, f: Frame, op: Op): boolean {
  for (const code of s.kept) if (mayGo(f, op, code)) return true
  return false
}

export const SCRAP = FLEETS.indexOf('scrap')

/** Orbitals where a Scrap Ship may be put by this step: own influence on an attached Base. */
export const scrapPlaces = (s: Position, f: Frame, op: Op): number =>
  orbitalsOf(at(s.on, f.seat)) & matchingOrbitals(s, f, op.to)

function anyScrapMove(s: Position, f: Frame, op: Op): boolean {
  const places = scrapPlaces(s, f, op)
  if (places === 0) return false
  if (at(s.reserve, SCRAP) > 0) return true
  for (let m = orbitalsWith(s, SCRAP); m !== 0; m &= m - 1) if ((places & ~(m & -m)) !== 0) return true
  return false
}

/** S-5: an Action card on the track that works when performed at once. */
export function canCopy(s: Position, slot: number): boolean {
  const card = at(s.track, slot)
  if (card === NONE || card === SCORE) return false
  const row = cardIn(s, card).row
  return row.play === 'normal' && !lacksDeck(s, card)
}

function anyToCopy(s: Position): boolean {
  for (let slot = 0; slot < s.track.length; slot++) if (canCopy(s, slot)) return true
  return false
}

/** SX-1: from the reserve to any Base without one. */
export function embassyBases(s: Position, p: Player): number {
  const special = at(SPECIAL_CUBE, p)
  return special < 0 || at(s.supply, special) === 0 ? 0 : roomFor(s, special)
}

const freeProbe = newFrame('effect', 0)

/** SX-5: an action tech in force that could do something now, with a token for it where it needs one. */
export function canUseFreely(s: Position, f: Frame, ability: Ability): boolean {
  const a = of(s.box.abilities, ability)
  if (a.player !== f.seat || a.level === 0 || !a.isAction) return false
  if ((at(s.techs, f.seat) & a.bit) === 0 || a.cost.token > at(s.tokens, f.seat)) return false
  freeProbe.seat = f.seat
  freeProbe.by = f.by
  return readyProgram(s, freeProbe, a.program, 0)
}

function anyFreeTech(s: Position, f: Frame): boolean {
  for (const ability of of(s.box.actionsOf, f.seat)) if (canUseFreely(s, f, ability)) return true
  return false
}

function readySpecial(s: Position, f: Frame, op: Op): boolean {
  switch (op.rule) {
    case 'repair':
      return orbitalsWith(s, DAMAGED) !== 0
    case 'scrapShip':
      return anyScrapMove(s, f, op)
    case 'kenzo':
      return anyToCopy(s)
    case 'embassy':
      return embassyBases(s, f.seat) !== 0
    case 'freeTech':
      return anyFreeTech(s, f)
    case 'keptAfterAp':
    case 'twoPlays':
    case 'apBonus':
    case 'miller':
    case 'mercantile':
    case 'diplomat':
    case 'slotDiscount':
    case 'freeKeep':
    case '':
      return false
  }
}

function readyProto(s: Position, f: Frame, op: Op): boolean {
  if (op.deed === 'take') return s.holder !== f.seat
  return op.deed === 'suppress' ? !s.suppressed : standeeGoals(s, f, op) !== 0
}

/** The people a `forEach` asks, in turn with the frame lent to each (V-4). */
function readyForEach(s: Position, f: Frame, op: Op): boolean {
  const seat = f.seat
  let found = false
  for (let p = 0; p < s.box.players && !found; p++) {
    if (p === seat && !op.everybody) continue
    f.seat = p
    found = readyProgram(s, f, at(op.programs, 0), 0)
  }
  f.seat = seat
  return found
}

/** Could this step change anything now, with the frame's names bound as they are? */
export function ready(s: Position, f: Frame, op: Op): boolean {
  switch (op.op) {
    case 'place':
      return openForPlacing(s, f, op) !== 0
    case 'remove':
      return amount(s, f, op) > 0 && anyTakeable(s, f, op, basesToTakeFrom(s, f, op))
    case 'moveInf':
      return anyTakeable(s, f, op, sourcesForMoving(s, f, op))
    case 'swap':
      return anySwap(s, f, op)
    case 'moveFleets':
      return anyFleetToMove(s, f, op)
    case 'removeFleets':
      return op.n === PICKED ? f.place >= 0 : amount(s, f, op) > 0 && anyFleetToHit(s, f, op, openOrbitals(s, f, op))
    case 'build':
      return anythingToBuild(s, f, op)
    case 'gainCP':
      return amount(s, f, op) > 0
    case 'gainAP':
      return true
    case 'peekBonus':
      return s.chosen !== NONE
    case 'proto':
      return readyProto(s, f, op)
    case 'gainTech':
      return anyTechToGain(s, f.seat)
    case 'recoverPoint':
      return spentPoints(s, f.seat) !== 0
    case 'discardKept':
      return anyKept(s, f, op)
    case 'chooseOne':
      return op.programs.some((program) => readyProgram(s, f, program, 0))
    case 'forEach':
      return readyForEach(s, f, op)
    case 'special':
      return readySpecial(s, f, op)
    case 'pick':
    case 'revealTop':
      return false
  }
}

/** A program could do something from step `pc` on. With a choice of place still open, some place must allow it. */
export function readyProgram(s: Position, f: Frame, program: number, pc: number): boolean {
  const ops = of(s.box.programs, program)
  const used = f.used
  f.used = 0
  let found = false
  for (let i = pc; i < ops.length && !found; i++) {
    const op = of(ops, i)
    if (op.op === 'pick' && op.what !== 'number') {
      found = anyPlaceWorks(s, f, program, i)
      break
    }
    found = ready(s, f, op)
    // What works whole or not at all works if its first step does.
    if (op.whole) break
  }
  f.used = used
  return found
}

/** Binds a place for a moment to ask what the later steps could do with it (V-7). */
export function worksAt(s: Position, f: Frame, program: number, pc: number, place: number): boolean {
  const bound = f.place
  f.place = place
  const works = readyProgram(s, f, program, pc + 1)
  f.place = bound
  return works
}

function anyPlaceWorks(s: Position, f: Frame, program: number, pc: number): boolean {
  const op = of(of(s.box.programs, program), pc)
  if (op.what === 'fleet') return anyFleetWorks(s, f, op, program, pc)
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) if (worksAt(s, f, program, pc, lowestBit(m))) return true
  return false
}

/** Every Base, Orbital or Band that a `pick` could bind, before V-7; of a fleet, the Orbitals where it may be. */
export function placesToPick(s: Position, f: Frame, op: Op): number {
  if (op.what === 'base') return matchingBases(s, f, op.at)
  if (op.what === 'orbital') return matchingOrbitals(s, f, op.at)
  if (op.what === 'fleet') return matchingOrbitals(s, f, op.at) & at(s.at, f.seat)
  return op.what === 'band' ? op.at.bands : 0
}

/** Kinds of fleets that a `pick` could bind. */
export const kindsToPick = (s: Position, f: Frame, op: Op): readonly Fleet[] =>
  op.at.removable ? removableFleetsOf(s, f.seat) : fleetsOf(s, f.seat)

function anyFleetWorks(s: Position, f: Frame, op: Op, program: number, pc: number): boolean {
  for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    for (const kind of kindsToPick(s, f, op))
      if (fleetsAt(s, kind, o) > 0 && worksAt(s, f, program, pc, kind * 16 + o)) return true
  }
  return false
}

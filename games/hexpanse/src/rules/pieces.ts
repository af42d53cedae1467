import { add, at, bit, hasBit, itemAt } from '@orrery/kernel'
import { FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL, WARLORD } from '../types.ts'
import type { Emit, Event, Hex, Piece, Player, Position, State, Unit, Whither } from '../types.ts'
import { destructionEntry, dropQueuedAt, placementEntry, swapQueued } from './chain.ts'
import { bitOf, wordOf, WORDS } from './hexes.ts'

/* What stands where, and the few functions through which every piece comes, goes and changes. */

export const pieceOf = (owner: Player, unit: Unit): Piece => owner * 32 + unit
export const ownerOf = (piece: Piece): Player => piece >> 5
export const unitOf = (piece: Piece): Unit => piece & 31
export const isUnit = (piece: Piece): boolean => piece !== NONE && unitOf(piece) !== WARLORD
export const isWarlord = (piece: Piece): boolean => piece !== NONE && unitOf(piece) === WARLORD
export const pieceAt = (s: Position, h: Hex): Piece => at(s.pieces, h)
export const isEmpty = (s: Position, h: Hex): boolean => at(s.pieces, h) === NONE

export const isMercenary = (unit: Unit): boolean => unit >= FIRST_MERCENARY
export const mercenaryBit = (unit: Unit): number => bit(unit - FIRST_MERCENARY)

export const isZombie = (s: Position, p: Player): boolean => s.ruleset.zombies[at(s.minors, p)] === true

/** HX-1.7: still in the game, not oneself, not the partner. */
export const isEnemy = (s: Position, p: Player, q: Player): boolean =>
  q < NEUTRAL && (s.alive & ~at(s.ruleset.partners, p) & bit(q)) !== 0

/** HX-9.7: units with the Destruction icon cannot attack, by the house rule nor can Zombies. */
export const canAttack = (s: Position, p: Player, unit: Unit): boolean =>
  unit !== MINOR || (itemAt(s.ruleset.fighters, at(s.minors, p)) && !(s.ruleset.zombiesHold && isZombie(s, p)))

/** HX-7.3, HX-7.13: an enemy unit, a neutral unit or an enemy warlord. */
export function isTarget(s: Position, p: Player, h: Hex): boolean {
  const piece = at(s.pieces, h)
  return piece !== NONE && hasBit(foesOf(s, p), ownerOf(piece))
}

/** Owners of what may be attacked, as a mask. */
const foesOf = (s: Position, p: Player): number => (s.alive & ~at(s.ruleset.partners, p)) | bit(NEUTRAL)

/** Whether something that stands here has a target next to it. */
export function hasTarget(s: Position, p: Player, h: Hex): boolean {
  const foes = foesOf(s, p)
  const near = itemAt(s.ruleset.near, h)
  for (let i = 0; i < near.length; i++) {
    const piece = at(s.pieces, at(near, i))
    if (piece !== NONE && hasBit(foes, ownerOf(piece))) return true
  }
  return false
}

export function hasEmpty(s: Position): boolean {
  for (let h = 0; h < s.ruleset.cells; h++) if (at(s.pieces, h) === NONE) return true
  return false
}

export function hasEmptyNear(s: Position, h: Hex): boolean {
  for (const n of itemAt(s.ruleset.near, h)) if (at(s.pieces, n) === NONE) return true
  return false
}

export const inReserve = (s: Position, p: Player, unit: Unit): number => at(s.reserve, p * 2 + unit)
export const inShip = (s: Position, p: Player, unit: Unit): number => at(s.ship, p * 2 + unit)
/** Mercenaries on their cards, as a mask (HX-10.3). */
export const onCards = (s: Position, p: Player): number => at(s.mercs, p) & ~s.placed

/** Whether this unit can be placed: from the Reserve, or from its card. */
export const canSupply = (s: Position, p: Player, unit: Unit): boolean =>
  isMercenary(unit) ? (onCards(s, p) & mercenaryBit(unit)) !== 0 : inReserve(s, p, unit) > 0
export const canSupplyAny = (s: Position, p: Player): boolean =>
  at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1) > 0 || onCards(s, p) !== 0

/** Puts a piece on an empty hex, and nothing else. */
export function put(s: State, h: Hex, piece: Piece): void {
  s.pieces[h] = piece
  const owner = ownerOf(piece)
  if (owner !== NEUTRAL && unitOf(piece) !== WARLORD)
    s.on[owner * WORDS + wordOf(h)] = at(s.on, owner * WORDS + wordOf(h)) | bitOf(h)
}

/** Takes a piece off its hex, and nothing else. */
export function lift(s: State, h: Hex): Piece {
  const piece = at(s.pieces, h)
  s.pieces[h] = NONE
  const owner = ownerOf(piece)
  if (owner !== NEUTRAL && unitOf(piece) !== WARLORD)
    s.on[owner * WORDS + wordOf(h)] = at(s.on, owner * WORDS + wordOf(h)) & ~bitOf(h)
  return piece
}

export function gain(s: State, p: Player, n: number, why: Extract<Event, { kind: 'gained' }>['why'], emit: Emit): void {
  add(s.hexilum, p, n)
  emit?.({ kind: 'gained', player: p, n, why })
}

/** HX-15.2, HX-15.3: placing on or moving onto an X hex gives its reward at once. */
export function enter(s: State, p: Player, h: Hex, emit: Emit): void {
  if (itemAt(s.ruleset.isX, h)) gain(s, p, s.ruleset.setup.hexilum.entry, 'entry', emit)
}

/** HX-9.8, HX-10.5, HX-10.9: the ability of a piece that has just come onto the board joins the chain, if it has not run. */
function queuePlacement(s: State, p: Player, unit: Unit, h: Hex): void {
  if (isMercenary(unit)) {
    if ((s.ran & mercenaryBit(unit)) !== 0) return
    s.ran |= mercenaryBit(unit)
  } else if (unit === NORMAL || !itemAt(s.ruleset.runsPlaced, at(s.minors, p))) return
  s.queue.push(placementEntry(unit, p, h))
}

/** A unit comes onto the board from where it waited; whether that wins is for the caller to ask. */
export function placeUnit(
  s: State,
  p: Player,
  unit: Unit,
  h: Hex,
  from: 'reserve' | 'ship' | 'card',
  emit: Emit,
): void {
  if (from === 'card') s.placed |= mercenaryBit(unit)
  else add(from === 'ship' ? s.ship : s.reserve, p * 2 + unit, -1)
  put(s, h, pieceOf(p, unit))
  emit?.({ kind: 'placed', player: p, unit, hex: h, from })
  enter(s, p, h, emit)
  queuePlacement(s, p, unit, h)
}

/** HX-9.5, HX-9.9, HX-10.8: where a removed unit goes. */
function putAway(s: State, owner: Player, unit: Unit): Whither {
  if (owner === NEUTRAL) return 'gone'
  if (isMercenary(unit)) {
    s.mercs[owner] = at(s.mercs, owner) & ~mercenaryBit(unit)
    s.placed &= ~mercenaryBit(unit)
    s.removed.push(unit - FIRST_MERCENARY)
    return 'gone'
  }
  if (unit === MINOR && isZombie(s, owner)) {
    add(s.reserve, owner * 2 + unit, 1)
    return 'reserve'
  }
  add(s.ship, owner * 2 + unit, 1)
  if (unit === MINOR && itemAt(s.ruleset.runsDestroyed, at(s.minors, owner))) s.queue.push(destructionEntry(owner))
  return 'ship'
}

/** HX-1.9: taken off the board by attack, TA, UA or PO. */
export function removeUnit(s: State, h: Hex, emit: Emit): void {
  const piece = lift(s, h)
  dropQueuedAt(s, h)
  const to = putAway(s, ownerOf(piece), unitOf(piece))
  emit?.({ kind: 'removed', owner: ownerOf(piece), unit: unitOf(piece), hex: h, to })
}

/** HX-15.4: only the executing player gains, for his own unit that comes from a hex without to one with hexilum. */
function exchangeGain(s: State, by: Player, piece: Piece, from: Hex, to: Hex, emit: Emit): void {
  if (piece !== NONE && ownerOf(piece) === by && !itemAt(s.ruleset.isX, from)) enter(s, by, to, emit)
}

/** HX-12.20: two units change places, or one goes to an empty hex. */
export function exchange(s: State, by: Player, a: Hex, b: Hex, emit: Emit): void {
  const one = lift(s, a)
  const other = isEmpty(s, b) ? NONE : lift(s, b)
  put(s, b, one)
  if (other !== NONE) put(s, a, other)
  swapQueued(s, a, b)
  emit?.({ kind: 'exchanged', player: by, from: a, hex: b, alone: other === NONE })
  exchangeGain(s, by, one, a, b, emit)
  exchangeGain(s, by, other, b, a, emit)
}

/** The hex a mercenary's token stands on. */
export function mercenaryHex(s: Position, unit: Unit): Hex {
  for (let h = 0; h < s.ruleset.cells; h++) {
    const piece = at(s.pieces, h)
    if (piece !== NONE && unitOf(piece) === unit && ownerOf(piece) !== NEUTRAL) return h
  }
  return NONE
}

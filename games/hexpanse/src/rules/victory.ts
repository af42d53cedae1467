import { at, hasBit, indexesWhere, itemAt } from '@orrery/kernel'
import { NEUTRAL, NONE } from '../types.ts'
import type { Emit, Ending, Hex, Mission, Player, Position, Side, State } from '../types.ts'
import { bitOf, wordOf, WORDS } from './hexes.ts'
import { isUnit, ownerOf } from './pieces.ts'
import { cellsOf, completedBy } from './patterns.ts'

/* HX-16: won at once, in anybody's turn. */

const playersOf = (s: State, side: Side): Player[] => indexesWhere(s.ruleset.sideOf, (its) => its === side)

function win(s: State, side: Side, ending: Ending, mission: Mission, way: number, emit: Emit): void {
  s.winner = side
  s.ending = ending
  s.wonWith = mission
  s.wonAt = way
  s.stack.length = 0
  s.queue.length = 0
  s.reveals++
  if (emit === undefined) return
  const pattern = s.ruleset.patterns[mission]
  const cells = pattern === undefined ? [] : cellsOf(pattern, way)
  const rotation = pattern?.rotations[way] ?? 0
  emit({ kind: 'won', side, players: playersOf(s, side), ending, mission, cells, rotation })
}

/** HX-16.4, HX-18.4: no enemy warlord is left. */
export function checkLastSide(s: State, ending: Ending, emit: Emit): void {
  let side: Side = NONE
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!hasBit(s.alive, p) || at(s.ruleset.sideOf, p) === side) continue
    if (side !== NONE) return
    side = at(s.ruleset.sideOf, p)
  }
  win(s, side, ending, NONE, NONE, emit)
}

/** HX-16.1, HX-18.3: the common mission, or the own one of a living member of the side. */
function isMissionOf(s: Position, side: Side, mission: Mission): boolean {
  if (mission === s.common) return true
  for (let p = 0; p < s.ruleset.players; p++) {
    if (at(s.ruleset.sideOf, p) === side && hasBit(s.alive, p) && s.missions[p] === mission) return true
  }
  return false
}

/** The hexes a side holds together (HX-18.2), word by word. */
const held = Array.from({ length: WORDS }, () => 0)
function lookAt(s: Position, side: Side): void {
  for (let word = 0; word < WORDS; word++) {
    let mask = 0
    for (let p = 0; p < s.ruleset.players; p++) if (at(s.ruleset.sideOf, p) === side) mask |= at(s.on, p * WORDS + word)
    held[word] = mask
  }
}

/** A pattern that a side has just completed with this hex. */
interface Formed {
  readonly side: Side
  readonly mission: Mission
  readonly way: number
}

/**
 * What the unit on this hex completes, if that wins. A pattern of the pool that does not win tells everybody that it is
 * not a mission of that side: something is revealed either way.
 */
function formedAt(s: State, h: Hex): Formed | undefined {
  const piece = at(s.pieces, h)
  if (!isUnit(piece) || ownerOf(piece) === NEUTRAL) return undefined
  const side = at(s.ruleset.sideOf, ownerOf(piece))
  lookAt(s, side)
  const missions = s.missionPool
  let found: Formed | undefined
  for (let i = 0; i < missions.length; i++) {
    const mission = missions[i] as Mission
    const way = completedBy(itemAt(s.ruleset.patterns, mission), held, h)
    if (way === NONE) continue
    if (isMissionOf(s, side, mission)) found ??= { side, mission, way }
    else s.reveals++
  }
  return found
}

/** Whether a unit of this player on this hex would win by a pattern, whatever stands there now. */
export function wouldWin(s: Position, p: Player, h: Hex): boolean {
  const side = at(s.ruleset.sideOf, p)
  lookAt(s, side)
  held[wordOf(h)] = at(held, wordOf(h)) | bitOf(h)
  for (const mission of s.missionPool) {
    if (completedBy(itemAt(s.ruleset.patterns, mission), held, h) !== NONE && isMissionOf(s, side, mission)) return true
  }
  return false
}

/** HX-16.7: of several sides the acting player's wins, then the first clockwise after him. */
function firstOf(s: State, one: Formed, other: Formed): Formed {
  for (let i = 0; i < s.ruleset.players; i++) {
    const side = at(s.ruleset.sideOf, (s.active + i) % s.ruleset.players)
    if (side === one.side) return one
    if (side === other.side) return other
  }
  return one
}

/** HX-16.5: asked after every change that has put units on these hexes; a removal can complete nothing. */
export function checkPatterns(s: State, a: Hex, b: Hex | typeof NONE, emit: Emit): void {
  const one = formedAt(s, a)
  const other = b === NONE ? undefined : formedAt(s, b)
  const found = one !== undefined && other !== undefined ? firstOf(s, one, other) : (one ?? other)
  if (found !== undefined) win(s, found.side, 'pattern', found.mission, found.way, emit)
}

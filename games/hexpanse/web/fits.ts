import { at } from '@orrery/kernel'
import { useSyncExternalStore } from 'react'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { patternIn, sideOf } from '../src/rules/ruleset.ts'
import { isUnit, isWarlord, ownerOf } from '../src/rules/pieces.ts'
import { type Hex, type Mission, NEUTRAL, NONE, type Player, type Side, type View } from '../src/types.ts'
import type { Aimed } from './aim.ts'

/* How far a side is from a mission: the ways of building it that need fewest cells. */

export interface Fit {
  readonly mission: Mission
  readonly way: number
  readonly cells: readonly Hex[]
  /** Of the nine cells: those a unit of the side stands on. */
  readonly held: readonly boolean[]
  readonly short: number
  /** Missing cells where somebody else stands. */
  readonly blocked: number
}

/** By hex: held by the side, free, or somebody else's. */
export type Ground = readonly ('own' | 'free' | 'other')[]

export function groundOf(view: View, side: Side): Ground {
  return view.pieces.map((piece) => {
    if (piece === NONE) return 'free'
    const owner = ownerOf(piece)
    return isUnit(piece) && owner !== NEUTRAL && sideOf(view.ruleset, owner) === side ? 'own' : 'other'
  })
}

/** The ground as the aimed card would leave it: hits empty hexes, placements fill them. */
export function groundAfter(view: View, side: Side, aimed: Aimed): Ground {
  const ground = [...groundOf(view, side)]
  const mine = sideOf(view.ruleset, aimed.seat) === side
  if (aimed.lands && mine) ground[aimed.at] = 'own'
  for (const { verdict, hex } of aimed.shots) {
    if (verdict === 'place') ground[hex] = mine ? 'own' : 'other'
    else if (verdict !== 'void' && !isWarlord(at(view.pieces, hex))) ground[hex] = 'free'
  }
  return ground
}

const byNearness = (a: Fit, b: Fit): number => a.short - b.short || a.blocked - b.blocked || a.way - b.way

/** The nearest ways of building a mission, best first. */
export function fitsOf(view: View, mission: Mission, ground: Ground, most: number): Fit[] {
  const pattern = patternIn(view.ruleset, mission)
  const best: Fit[] = []
  for (let way = 0; way < pattern.count; way++) {
    const cells = pattern.cells.slice(way * PATTERN_CELLS, (way + 1) * PATTERN_CELLS)
    const held = cells.map((h) => ground[h] === 'own')
    const short = held.filter((own) => !own).length
    const blocked = cells.filter((h) => ground[h] === 'other').length
    best.push({ mission, way, cells, held, short, blocked })
    if (best.length > most * 8) best.sort(byNearness).splice(most)
  }
  return best.sort(byNearness).slice(0, most)
}

/** Cells missing in the nearest way; of a mission that cannot be built here all of them. */
export const shortOf = (view: View, mission: Mission, ground: Ground): number =>
  fitsOf(view, mission, ground, 1)[0]?.short ?? PATTERN_CELLS

/** Missions that would win for a player, as far as this view knows: the common one, then the player's own. */
export function missionsOf(view: View, p: Player): Mission[] {
  const own = view.missions[p] ?? NONE
  return [view.common, own].filter((mission) => mission >= 0)
}

/* ---- which of them is shown on the board ---------------------------------------------------------------------------- */

export const MOST_FITS = 3

export interface Shown {
  readonly mission: Mission
  readonly nth: number
}

let shown: Shown | undefined
const listeners = new Set<() => void>()

export function showFit(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked for by a button beside the board, drawn on the board. */
export const useShownFit = (): Shown | undefined =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => shown,
  )

import { at, bitCount, hasBit, of } from '@orrery/kernel'
import { ACTIONS_PER_TURN } from '../src/data/setup.ts'
import { sideOf } from '../src/rules/box.ts'
import { canAttack, isEnemy, isWarlord, onCards, ownerOf, pieceAt, unitOf } from '../src/rules/pieces.ts'
import { canPayLife } from '../src/rules/warlords.ts'
import { NEUTRAL, NONE } from '../src/types.ts'
import type { Hex, Mission, Player, Side, View } from '../src/types.ts'
import { type Fit, fitsOf, groundOf, missionsOf } from './fits.ts'

/*
 * Who can complete a mission in their next turn, as far as this view knows the missions: with units from the Reserve or
 * from cards on empty hexes, or by an attack that frees the last one.
 */

export interface Threat {
  readonly side: Side
  /** Who of the side could do it. */
  readonly player: Player
  readonly mission: Mission
  readonly held: readonly Hex[]
  readonly missing: readonly Hex[]
  /** The same threat has the same key. */
  readonly key: string
}

const unitsInHand = (view: View, p: Player): number =>
  at(view.reserve, p * 2) + at(view.reserve, p * 2 + 1) + bitCount(onCards(view, p))

/** Whether this player has a piece next to the hex that can drive off what stands there and is not needed itself. */
function canFree(view: View, p: Player, h: Hex, needed: readonly Hex[]): boolean {
  const piece = pieceAt(view, h)
  const owner = ownerOf(piece)
  if (isWarlord(piece) || (owner !== NEUTRAL && !isEnemy(view, p, owner))) return false
  return of(view.box.near, h).some((n) => {
    const attacker = pieceAt(view, n)
    if (attacker === NONE || ownerOf(attacker) !== p || needed.includes(n)) return false
    return isWarlord(attacker) ? canPayLife(view, p) : canAttack(view, p, unitOf(attacker))
  })
}

/** Whether one turn of this player is enough. */
function canComplete(view: View, p: Player, { cells, missing, blocked }: Fit & { readonly missing: readonly Hex[] }) {
  if (missing.length > unitsInHand(view, p)) return false
  if (blocked === 0) return missing.length <= ACTIONS_PER_TURN
  const [last] = missing
  return missing.length === 1 && last !== undefined && canFree(view, p, last, cells)
}

function threatBy(view: View, p: Player): Threat | undefined {
  const side = sideOf(view.box, p)
  const ground = groundOf(view, side)
  for (const mission of missionsOf(view, p)) {
    for (const fit of fitsOf(view, mission, ground, MOST_WAYS)) {
      const missing = fit.cells.filter((_, i) => fit.held[i] !== true)
      if (missing.length > ACTIONS_PER_TURN) break
      if (!canComplete(view, p, { ...fit, missing })) continue
      const held = fit.cells.filter((_, i) => fit.held[i] === true)
      return { side, player: p, mission, held, missing, key: `${side} ${mission} ${fit.way}` }
    }
  }
  return undefined
}

const MOST_WAYS = 12

function listThreats(view: View): readonly Threat[] {
  if (view.round === 0 || view.winner !== NONE) return []
  const mine = view.seat >= 0 ? sideOf(view.box, view.seat) : NONE
  const all = view.box.sideOf.flatMap((side, p) =>
    side !== mine && hasBit(view.alive, p) ? (threatBy(view, p) ?? []) : [],
  )
  // Partners threaten the same once.
  return all.filter(({ key }, i) => all.findIndex((other) => other.key === key) === i)
}

const known = new WeakMap<View, readonly Threat[]>()

/** Found once per view: board, seats and menus ask for it. */
export function threatsIn(view: View): readonly Threat[] {
  const threats = known.get(view) ?? listThreats(view)
  known.set(view, threats)
  return threats
}

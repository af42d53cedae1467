import { hasBit } from '@orrery/kernel'
import { sideOf } from '../src/rules/ruleset.ts'
import { pieceOf } from '../src/rules/pieces.ts'
import { type Hex, type Mission, NONE, NORMAL, type Player, type Side, type View } from '../src/types.ts'
import { completing, type Means, mostFilled } from './completing.ts'
import { fitsOf, groundOf, missionsOf } from './fits.ts'

/*
 * Who can complete a mission in their next turn, as far as this view knows the missions. completing.ts says which turns
 * are considered.
 */

export interface Threat {
  readonly side: Side
  /** Who of the side could do it. */
  readonly player: Player
  readonly mission: Mission
  readonly held: readonly Hex[]
  readonly missing: readonly Hex[]
  /** What it takes beside basic actions. */
  readonly by: readonly Means[]
  /** The same threat has the same key. */
  readonly key: string
}

const MOST_WAYS = 12

function threatBy(view: View, p: Player): Threat | undefined {
  const side = sideOf(view.ruleset, p)
  const ground = groundOf(view, side)
  const most = mostFilled(view, p)
  for (const mission of missionsOf(view, p)) {
    for (const { cells, held: isHeld, short, way } of fitsOf(view, mission, ground, MOST_WAYS)) {
      if (short > most) break
      const by = completing(view, p, cells)
      if (by === undefined) continue
      const [held, missing] = [true, false].map((own) => cells.filter((_, i) => isHeld[i] === own))
      return {
        side,
        player: p,
        mission,
        held: held ?? [],
        missing: missing ?? [],
        by,
        key: `${side} ${mission} ${way}`,
      }
    }
  }
  return undefined
}

function listThreats(view: View): readonly Threat[] {
  if (view.round === 0 || view.winner !== NONE) return []
  const mine = view.seat >= 0 ? sideOf(view.ruleset, view.seat) : NONE
  const all = view.ruleset.sideOf.flatMap((side, p) =>
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

/** Whether a unit of the viewer on this hex would leave that player no way to complete the mission in one turn. */
export function isStopped(view: View, { player, mission }: Threat, h: Hex): boolean {
  const then = { ...view, pieces: view.pieces.with(h, pieceOf(view.seat, NORMAL)) }
  return threatBy(then, player)?.mission !== mission
}

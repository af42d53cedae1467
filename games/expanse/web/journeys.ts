import type { GameEvent, Seen } from '@orrery/kernel'
import { ungroup } from '../src/rules/fleets.ts'
import { CUBE_OWNER, FLEET_OWNER } from '../src/rules/pieces.ts'
import type { Base, Cube, Event, Fleet, Orbital, Player, View } from '../src/types.ts'
import { fleetTarget } from './targets.ts'

/* What moved, read from events: for trails, for the marks of provisional pieces, and for motion. */

export interface Journey {
  readonly player: Player
  readonly piece: { readonly kind: 'fleet'; readonly fleet: Fleet } | { readonly kind: 'cube'; readonly cube: Cube }
  /** Undefined where it came from off the map, or left it. */
  readonly from?: number
  readonly to?: number
}

const byFleet = (player: Player, fleet: Fleet, from?: Orbital, to?: Orbital): Journey => ({
  player,
  piece: { kind: 'fleet', fleet },
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})
const byCube = (player: Player, cube: Cube, from?: Base, to?: Base): Journey => ({
  player,
  piece: { kind: 'cube', cube },
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

export function journeysOf(seen: Seen<GameEvent>): readonly Journey[] {
  const e = seen.event as Event
  switch (e.kind) {
    case 'moved':
      return ungroup(e.group, e.player).flatMap((n, fleet) =>
        Array.from({ length: n }, () => byFleet(e.player, fleet, e.from, e.to)),
      )
    case 'shifted':
      return [byFleet(e.player, e.fleet, e.from, e.to)]
    case 'built':
    case 'deployed':
      return [byFleet(e.player, e.fleet, undefined, e.orbital)]
    case 'hit':
      return e.damaged ? [] : [byFleet(e.player, e.fleet, e.orbital)]
    case 'placed':
      return [byCube(e.player, e.cube, undefined, e.base)]
    case 'removed':
      return [byCube(e.player, e.cube, e.base)]
    case 'relocated':
    case 'movedCube':
      return [byCube(e.player, e.cube, e.from, e.to)]
    case 'swapped':
      return [byCube(e.player, e.cube, e.base, e.otherBase), byCube(e.player, e.otherCube, e.otherBase, e.base)]
    default:
      return []
  }
}

/** Marks of what a seat put down and may still take back: fleets by their target, cubes by `player@base`. */
export function putDown(staged: readonly Seen<GameEvent>[]): ReadonlySet<string> {
  const marks = new Set<string>()
  for (const { piece, to } of staged.flatMap(journeysOf)) {
    if (to === undefined) continue
    marks.add(piece.kind === 'fleet' ? fleetTarget(piece.fleet, to) : `${CUBE_OWNER[piece.cube] ?? -1}@${to}`)
  }
  return marks
}

/** Whose piece travels. */
export const ownerOfJourney = (view: View, { piece }: Journey): Player => {
  if (piece.kind === 'cube') return CUBE_OWNER[piece.cube] ?? -1
  const owner = FLEET_OWNER[piece.fleet] ?? -1
  return owner < 0 ? view.captain : owner
}

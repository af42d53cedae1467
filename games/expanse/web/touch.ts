import { kindOf, lowestBit, type Move } from '@orrery/kernel'
import type { Target, WebEntryPoint } from '@orrery/ui'
import { steps } from '../src/rules/map.ts'
import { firstOf } from '../modules/web.ts'
import * as kinds from '../src/rules/moves.ts'
import {
  CUBE_OWNER,
  cubesAt,
  FLEET_OWNER,
  fleetsAt,
  fleetsOf,
  plainCube,
  plainFleet,
  ROCINANTE,
  SPECIAL_CUBE,
} from '../src/rules/pieces.ts'
import { CARDS } from '../src/data/cards.ts'
import { type Base, type Orbital, ORBITALS, type View } from '../src/types.ts'
import { baseTarget, orbitalTarget, readTarget, type Thing } from './targets.ts'
import { viewer, ways } from './ways.ts'

/* What lies under a thing, and the move a player meant by a touch that leads to none. */

/** Pieces lie on an Orbital or a Base. */
function under(_: View, target: Target): readonly Target[] {
  const { kind, place } = readTarget(target)
  if (kind === 'fleet') return [orbitalTarget(place)]
  return kind === 'cube' ? [baseTarget(place)] : []
}

const offers = (view: View, kind: number): boolean => view.offer.some((m) => kindOf(m) === kind)

/** Where the picked up fleets stand, or -1. */
function origin(selected: Target | undefined): Orbital {
  if (selected === undefined) return -1
  const { kind, id, place } = readTarget(selected)
  return kind === 'orbital' ? id : kind === 'fleet' ? place : -1
}

/** From where the player would come: the nearest own fleets. */
function nearest(view: View, to: Orbital): Orbital {
  const mine = view.at[viewer(view)] ?? 0
  let best = -1
  for (let m = mine; m !== 0; m &= m - 1) {
    const from = lowestBit(m)
    if (from !== to && (best < 0 || steps(from, to) < steps(best, to))) best = from
  }
  return best
}

function moveTo(view: View, selected: Target | undefined, to: Orbital): Move {
  const from = origin(selected) >= 0 ? origin(selected) : nearest(view, to)
  return kinds.move(from >= 0 ? from : (to + 1) % ORBITALS.length, to)
}

/** The cube on a Base that an effect most likely means: an opponent's, else an own one. */
function cubeOn(view: View, base: Base): Move {
  const here = CUBE_OWNER.flatMap((_, cube) => (cubesAt(view, cube, base) > 0 ? [cube] : []))
  const other = here.find((cube) => CUBE_OWNER[cube] !== viewer(view))
  return kinds.cube(other ?? here[0] ?? viewer(view), base)
}

function fleetIn(view: View, orbital: Orbital): Move {
  const here = FLEET_OWNER.flatMap((_, fleet) => (fleetsAt(view, fleet, orbital) > 0 ? [fleet] : []))
  const other = here.find((fleet) => fleet !== ROCINANTE && FLEET_OWNER[fleet] !== viewer(view))
  return kinds.fleet(other ?? here[0] ?? plainFleet(viewer(view)), orbital)
}

function baseMeant(view: View, base: Base): Move {
  if (offers(view, kinds.CUBE)) return cubeOn(view, base)
  if (offers(view, kinds.WHICH)) return kinds.which(SPECIAL_CUBE[viewer(view)] ?? plainCube(viewer(view)))
  return offers(view, kinds.BASE) ? kinds.base(base) : kinds.influence(base)
}

function orbitalMeant(view: View, selected: Target | undefined, orbital: Orbital): Move {
  if (offers(view, kinds.ORBITAL)) return kinds.orbital(orbital)
  if (offers(view, kinds.FLEET)) return fleetIn(view, orbital)
  return moveTo(view, selected, orbital)
}

/** Another player's fleet cannot be moved at all; an own one has nowhere to go. */
function fleetMeant(view: View, selected: Target | undefined, fleet: number, orbital: Orbital): Move {
  if (offers(view, kinds.FLEET)) return kinds.fleet(fleet, orbital)
  const own = fleetsOf(view, viewer(view)).includes(fleet)
  const neighbour = nearest(view, orbital)
  return own && selected === undefined && neighbour >= 0
    ? kinds.move(orbital, neighbour)
    : moveTo(view, selected, orbital)
}

type Meant = (thing: Thing, view: View, selected: Target | undefined) => Move | undefined

const MEANT: { readonly [kind: string]: Meant } = {
  base: ({ id }, view) => baseMeant(view, id),
  cube: ({ id, place }, view) => (offers(view, kinds.CUBE) ? kinds.cube(id, place) : baseMeant(view, place)),
  orbital: ({ id }, view, selected) => orbitalMeant(view, selected, id),
  fleet: ({ id, place }, view, selected) => fleetMeant(view, selected, id, place),
  band: ({ id }) => kinds.band(id),
  sector: ({ id }) => kinds.bonus(id),
  card: ({ id }, view) => (id < 0 ? kinds.perform : offers(view, kinds.SLOT) ? kinds.slot(id) : kinds.take(id)),
  kept: ({ id }, view) => (offers(view, kinds.DISCARD) ? kinds.discard(id) : kinds.play(id)),
  tech: ({ id }) => kinds.use(id),
  reserve: ({ id }) => kinds.build(id),
}

/** Only what the table could ever be asked: a card that is in the pool, a place that exists. */
function meant(view: View, selected: Target | undefined, touched: Target): Move | undefined {
  const thing = readTarget(touched)
  if (thing.id < 0 && thing.kind !== 'card') return undefined
  if (thing.kind === 'kept' && CARDS[thing.id] === undefined) return undefined
  return firstOf((module) => module.meant?.(thing, view, viewer(view))) ?? MEANT[thing.kind]?.(thing, view, selected)
}

export const touching: Pick<WebEntryPoint<View>, 'offer' | 'ways' | 'under' | 'meant'> = {
  offer: (view) => view.offer,
  ways,
  under,
  meant,
}

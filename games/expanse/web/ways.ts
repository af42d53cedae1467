import { firstArg, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import type { Target, Way } from '@orrery/ui'
import { ungroup } from '../src/rules/fleets.ts'
import { top } from '../src/rules/frames.ts'
import { BAND_OF } from '../src/rules/map.ts'
import { firstOf } from '../modules/web.ts'
import * as kinds from '../src/rules/moves.ts'
import { cubesAt, fleetsAt, fleetsOf, plainCube, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { type Base, type Cube, ORBITALS, type Orbital, type Player, type View } from '../src/types.ts'
import { askedOf } from '../words/context.ts'
import * as t from './targets.ts'

/* Where a move is made on the table: what is touched first and, where that does not say all, what is touched then. */

const at = (...targets: readonly Target[]): Way => ({ at: targets })

/** Own fleets in an Orbital, each kind a thing of its own. */
const ownFleets = (view: View, player: Player, orbital: Orbital): Target[] =>
  fleetsOf(view, player)
    .filter((kind) => fleetsAt(view, kind, orbital) > 0)
    .map((kind) => t.fleetTarget(kind, orbital))

function groupWay(view: View, player: Player, group: number): Way {
  const { place } = top(view) ?? { place: -1 }
  const going = ungroup(group, player).flatMap((n, kind) => (n > 0 ? [t.fleetTarget(kind, place)] : []))
  return at(...going, t.orbitalTarget(place))
}

/** To another player an owner's cubes on a Base are alike: any of them may be pointed at (EX-10.9). */
function cubeWay(view: View, player: Player, cube: Cube, base: Base): Way {
  const special = plainCube(player) === cube ? cube : (SPECIAL_CUBE[cube] ?? cube)
  const here = [cube, special].filter((kind, i, both) => both.indexOf(kind) === i && cubesAt(view, kind, base) > 0)
  return at(...here.map((kind) => t.cubeTarget(kind, base)), t.baseTarget(base))
}

const bandWay = (band: number): Way =>
  at(t.bandTarget(band), ...ORBITALS.flatMap((_, o) => (BAND_OF[o] === band ? [t.orbitalTarget(o)] : [])))

const abilityWay = (view: View, ability: number): Way =>
  view.ruleset.crew.includes(ability) ? at(t.CREW) : at(t.techTarget(ability))

type Rule = (m: Move, view: View, player: Player) => Way | undefined

const WAYS: { readonly [kind: number]: Rule } = {
  [kinds.TAKE]: (m) => at(t.slotTarget(onlyArg(m))),
  [kinds.PLAY]: (m) => at(t.keptTarget(onlyArg(m))),
  [kinds.PERFORM]: () => at(t.HAND),
  [kinds.KEEP]: () => at(t.HAND),
  [kinds.POINTS]: () => at(t.HAND),
  [kinds.DECLINE]: () => at(t.HAND),
  [kinds.INFLUENCE]: (m) => at(t.baseTarget(onlyArg(m))),
  [kinds.DIPLOMAT]: (m) => at(t.baseTarget(onlyArg(m))),
  [kinds.MOVE]: (m, view, player) => ({
    at: [t.orbitalTarget(firstArg(m)), ...ownFleets(view, player, firstArg(m))],
    to: [t.orbitalTarget(secondArg(m))],
  }),
  [kinds.BUILD]: (m) => at(t.reserveTarget(onlyArg(m))),
  [kinds.USE]: (m, view) => abilityWay(view, onlyArg(m)),
  [kinds.FLEETS]: (m, view, player) => groupWay(view, player, onlyArg(m)),
  [kinds.CUBE]: (m, view, player) => cubeWay(view, player, firstArg(m), secondArg(m)),
  [kinds.WHICH]: (m, view) => at(t.cubeTarget(onlyArg(m), top(view)?.place ?? -1)),
  [kinds.BASE]: (m) => at(t.baseTarget(onlyArg(m))),
  [kinds.ORBITAL]: (m) => at(t.orbitalTarget(onlyArg(m))),
  [kinds.BAND]: (m) => bandWay(onlyArg(m)),
  [kinds.FLEET]: (m) => at(t.fleetTarget(firstArg(m), secondArg(m)), t.orbitalTarget(secondArg(m))),
  [kinds.SLOT]: (m) => at(t.slotTarget(onlyArg(m))),
  [kinds.DISCARD]: (m) => at(t.keptTarget(onlyArg(m))),
  [kinds.BONUS]: (m) => at(t.sectorTarget(onlyArg(m))),
}

/** The player whose eyes these are; the one who is asked for somebody who watches. */
export const viewer = (view: View): Player => view.seating[view.seat] ?? askedOf(view)

export function ways(m: Move, view: View): readonly Way[] {
  const player = viewer(view)
  const way = firstOf((module) => module.way?.(m, view, player)) ?? WAYS[kindOf(m)]?.(m, view, player)
  return way === undefined ? [] : [way]
}

import { tokensTarget } from '../modules/delta/web.tsx'
import { pointTarget } from '../modules/epsilon/web.tsx'
import type { Target } from '@orrery/ui'
import { CUBE_OWNER, cubesAt, fleetsAt, fleetsOf } from '../src/rules/pieces.ts'
import { keptCard } from '../src/rules/track.ts'
import { BANDS, BASES, FLEETS, NONE, ORBITALS, SECTORS, type View } from '../src/types.ts'
import * as t from '../web/targets.ts'

/** Everything that can be on the table in a position, by name: written anew, so that drawing is checked against it. */
export function boardTargets(view: View): ReadonlySet<Target> {
  const things: Target[] = [
    ...BANDS.map((_, i) => t.bandTarget(i)),
    ...SECTORS.map((_, i) => t.sectorTarget(i)),
    ...ORBITALS.map((_, i) => t.orbitalTarget(i)),
    ...BASES.map((_, i) => t.baseTarget(i)),
    ...BASES.flatMap((_, b) =>
      CUBE_OWNER.flatMap((__, cube) => (cubesAt(view, cube, b) > 0 ? [t.cubeTarget(cube, b)] : [])),
    ),
    ...ORBITALS.flatMap((_, o) =>
      FLEETS.flatMap((__, kind) => (fleetsAt(view, kind, o) > 0 ? [t.fleetTarget(kind, o)] : [])),
    ),
    ...view.track.flatMap((card, slot) => (card === NONE ? [] : [t.slotTarget(slot)])),
    ...(view.inHand === NONE ? [] : [t.HAND]),
    ...view.kept.map((code) => t.keptTarget(keptCard(code))),
    t.CREW,
    t.DECK,
    t.DISCARD,
  ]
  for (const player of view.seating) {
    things.push(...(view.ruleset.abilitiesOf[player] ?? []).map(t.techTarget))
    things.push(
      ...fleetsOf(view, player).flatMap((kind) => ((view.reserve[kind] ?? 0) > 0 ? [t.reserveTarget(kind)] : [])),
    )
    if (view.ruleset.resourceLimit > 0) things.push(tokensTarget(player))
    things.push(...view.ruleset.points.map((point) => pointTarget(player, point)))
  }
  return new Set(things)
}

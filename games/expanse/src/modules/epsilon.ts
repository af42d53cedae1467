import { of } from '@orrery/kernel'
import { FACTION_ROWS } from '../data/factions.ts'
import { POWER_PLAY } from '../data/modules.ts'
import { FLEET_ROWS } from '../data/pieces.ts'
import { type Draft, packFleets } from '../rules/box.ts'
import { leaderOf } from '../rules/fleets.ts'
import { FLEETS } from '../types.ts'
import type { Chart } from '../types.ts'

/* Leaders: a fleet more that is removed last, an action of its own, and Power Play as a third kind of turn (DC-E). */

const withLeader = (chart: Chart, p: number): Chart => ({
  ...chart,
  fleets: [...chart.fleets, [of(FLEETS, leaderOf(p)), FACTION_ROWS[p]?.home ?? 'earth', 1]],
})

export const epsilon = {
  edit(box: Draft): void {
    packFleets(
      box,
      box.fleetTotals.map((n, kind) => (FLEET_ROWS[kind]?.module === true && kind < leaderOf(box.players) ? 1 : n)),
    )
    box.chart = box.chart.map(withLeader)
    box.points = POWER_PLAY.points
  },
}

import { itemAt } from '@orrery/kernel'
import { FACTION_ROWS } from '../../src/data/factions.ts'
import { FLEET_ROWS } from '../../src/data/pieces.ts'
import { packFleets } from '../../src/rules/ruleset.ts'
import { flagshipOf } from '../../src/rules/fleets.ts'
import type { Module } from '../../src/steps/module.ts'
import { type Chart, FLEETS } from '../../src/types.ts'
import { recoverPoint } from './effects.ts'
import { fields } from './fields.ts'
import { POWER, power } from './moves.ts'
import { POWER_PLAY } from './rules.ts'
import { listPowerPlays, playPower } from './steps.ts'

/* Leaders: a fleet more that is removed last, an action of its own, and Power Play as a third kind of turn (DC-E). */

const withLeader = (chart: Chart, p: number): Chart => ({
  ...chart,
  fleets: [...chart.fleets, [itemAt(FLEETS, flagshipOf(p)), FACTION_ROWS[p]?.home ?? 'earth', 1]],
})

export const epsilon = {
  id: 'epsilon',
  title: 'Leaders',
  set: 'L',
  players: [2, 3, 4],
  provenance: 'rulebook',
  fields,
  ruleset: { points: [] },
  effects: { recoverPoint },
  moves: {
    [POWER]: {
      line: 'power {number}',
      rule: 'DC-E.14',
      code: 'whenPower',
      all: (ruleset) => ruleset.points.map(power),
    },
  },
  turnAnswers: [playPower],
  edit(ruleset) {
    packFleets(
      ruleset,
      ruleset.fleetTotals.map((n, kind) =>
        FLEET_ROWS[kind]?.module === true && kind < flagshipOf(ruleset.players) ? 1 : n,
      ),
    )
    ruleset.chart = ruleset.chart.map(withLeader)
    ruleset.points = POWER_PLAY.points
    ruleset.turnMoves = [listPowerPlays, ...ruleset.turnMoves]
  },
} satisfies Module

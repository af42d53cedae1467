import { itemAt } from '@orrery/kernel'
import type { Module } from '../../src/steps/module.ts'
import { FACTIONS } from '../../src/types.ts'
import { chartOf, deploy } from './steps.ts'

/* Variable Setup: six rounds of placing replace the chart (DC-G). */

export const gamma = {
  id: 'gamma',
  title: 'Variable Setup',
  set: '',
  players: [2, 3, 4],
  provenance: 'rulebook',
  steps: { deploy },
  edit(ruleset) {
    ruleset.chart = ruleset.chart.map((_, p) => chartOf(itemAt(FACTIONS, p)))
    ruleset.setupSteps = [...ruleset.setupSteps, 'deploy']
  },
} satisfies Module

import { withInstead } from '../../src/rules/ruleset.ts'
import type { Module } from '../../src/steps/module.ts'
import { proto } from './effects.ts'
import { fields } from './fields.ts'
import { atStandee, PROTOMOLECULE, standeeValues } from './rules.ts'
import { accident, firstHolder, standee, weigh } from './steps.ts'

/* The Protomolecule: a Base that scores its own way, and what may become of it (DC-B). */

export const beta = {
  id: 'beta',
  title: 'The Protomolecule',
  set: 'P',
  players: [2, 3, 4],
  provenance: 'rulebook',
  fields,
  ruleset: { standeeValues: [] },
  steps: { firstHolder, standee, weigh, accident },
  frames: { accident: { place: 'player' } },
  effects: { proto },
  traits: { standee: atStandee },
  /** So that the standee is put down last (DC-X.7). */
  editsLate: 1,
  edit(ruleset) {
    ruleset.standeeValues = [...PROTOMOLECULE.byScoring, PROTOMOLECULE.final].map((value) => [value, 0, 0])
    ruleset.valuesOn = standeeValues
    ruleset.setupSteps = [...ruleset.setupSteps, 'firstHolder']
    ruleset.scoringSteps = withInstead(ruleset.scoringSteps, 'score', ['weigh', 'score', 'accident'])
  },
} satisfies Module

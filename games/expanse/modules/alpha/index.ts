import { packTechs, withInstead, withoutBaseTechs } from '../../src/rules/ruleset.ts'
import type { Module } from '../../src/steps/module.ts'
import { gainTech } from './effects.ts'
import { checkOwing, fields } from './fields.ts'
import { drawAll, guessTechs, hidden } from './hidden.ts'
import { TECH, tech } from './moves.ts'
import { afterBases, drawTechs } from './steps.ts'

/* Expanded Technologies: two techs of three are drawn, one is kept in secret, all are shown together (DC-A). */

export const alpha = {
  id: 'alpha',
  title: 'Expanded Technologies',
  set: 'T',
  players: [2, 3, 4],
  provenance: 'rulebook',
  fields,
  ruleset: { drawsTechs: false },
  steps: { drawTechs, afterBases },
  frames: { drawTechs: { used: 'player', several: true } },
  effects: { gainTech },
  moves: {
    [TECH]: {
      line: 'tech {ability}',
      rule: 'DC-A.2',
      code: 'whenTech',
      all: (ruleset) =>
        ruleset.drawsTechs ? ruleset.techsOf.flatMap((levels) => levels.slice(1).flat()).map(tech) : [],
    },
  },
  setUp: drawAll,
  guess: guessTechs,
  hidden,
  check: checkOwing,
  /** So that techs pay before an accident. */
  editsLate: 2,
  edit(ruleset) {
    packTechs(ruleset, withoutBaseTechs(ruleset.abilities))
    ruleset.drawsTechs = true
    const drawing = withInstead(ruleset.scoringSteps, 'techs', ['drawTechs'])
    ruleset.scoringSteps = withInstead(drawing, 'score', ['score', 'afterBases'])
    const followed = ruleset.abilities.flatMap((a) => (a.row.influences === true ? [a.program] : []))
    // What follows an ability that places influence must know the Base.
    ruleset.programs = ruleset.programs.map((ops, i) =>
      followed.includes(i) ? ops.map((op) => ({ ...op, binds: true })) : ops,
    )
  },
} satisfies Module

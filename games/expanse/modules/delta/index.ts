import { withInstead } from '../../src/rules/ruleset.ts'
import type { Module } from '../../src/steps/module.ts'
import { fields } from './fields.ts'
import { TOKEN, token, TOP, top } from './moves.ts'
import { gainResource, purse, RESOURCE_TOKENS } from './rules.ts'
import { inSpend, inTurn, listPromotion, listSpending, payment, promote, tokenBonus } from './steps.ts'

/* Resource Tokens: instead of the critical resource point, for AP, for CP, and for the Initiative (DC-D). */

export const delta = {
  id: 'delta',
  title: 'Resource Tokens',
  set: 'R',
  players: [3, 4],
  provenance: 'rulebook',
  fields,
  ruleset: { resourceStart: 0, resourceLimit: 0 },
  steps: { payment, promote, tokenBonus },
  frames: { payment: { needs: ['left'] } },
  moves: {
    [TOKEN]: { line: 'token', rule: 'DC-D.5', code: 'whenToken', all: () => [token] },
    [TOP]: { line: 'initiative', rule: 'DC-D.10', code: 'whenInitiative', all: () => [top] },
  },
  turnAnswers: inTurn,
  spendAnswers: inSpend,
  edit(ruleset) {
    ruleset.resourceStart = RESOURCE_TOKENS.start
    ruleset.resourceLimit = RESOURCE_TOKENS.max
    ruleset.purse = purse
    ruleset.criticalCp = 0
    ruleset.alsoForCritical = gainResource
    ruleset.turnMoves = [...ruleset.turnMoves, listPromotion]
    ruleset.spendMoves = [...ruleset.spendMoves, listSpending]
    ruleset.turnSteps = withInstead(ruleset.turnSteps, 'endTurn', ['promote', 'endTurn'])
    ruleset.scoringSteps = withInstead(ruleset.scoringSteps, 'rocinante', ['promote', 'rocinante'])
    ruleset.finalSteps = withInstead(ruleset.finalSteps, 'over', ['tokenBonus', 'over'])
  },
} satisfies Module

import { withInstead } from '../../src/rules/box.ts'
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
  box: { resourceStart: 0, resourceLimit: 0 },
  steps: { payment, promote, tokenBonus },
  frames: { payment: { needs: ['left'] } },
  moves: {
    [TOKEN]: { line: 'token', rule: 'DC-D.5', code: 'whenToken', all: () => [token] },
    [TOP]: { line: 'initiative', rule: 'DC-D.10', code: 'whenInitiative', all: () => [top] },
  },
  turnAnswers: inTurn,
  spendAnswers: inSpend,
  edit(box) {
    box.resourceStart = RESOURCE_TOKENS.start
    box.resourceLimit = RESOURCE_TOKENS.max
    box.purse = purse
    box.criticalCp = 0
    box.alsoForCritical = gainResource
    box.turnMoves = [...box.turnMoves, listPromotion]
    box.spendMoves = [...box.spendMoves, listSpending]
    box.turnSteps = withInstead(box.turnSteps, 'endTurn', ['promote', 'endTurn'])
    box.scoringSteps = withInstead(box.scoringSteps, 'rocinante', ['promote', 'rocinante'])
    box.finalSteps = withInstead(box.finalSteps, 'over', ['tokenBonus', 'over'])
  },
} satisfies Module

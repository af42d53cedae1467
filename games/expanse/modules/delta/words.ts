import { at, kindOf, onlyArg } from '@orrery/kernel'
import { NUMBER } from '../../src/rules/moves.ts'
import type { View } from '../../src/types.ts'
import { frameOf } from '../../words/context.ts'
import { plural } from '../../words/grammar.ts'
import { type ModuleWords, under } from '../../words/module.ts'
import { TOKEN, TOP } from './moves.ts'
import { RESOURCE_TOKENS } from './rules.ts'

export const tokensNote = (view: View): string =>
  `Resource Tokens, at most ${view.ruleset.resourceLimit}: one comes with every Base of a critical resource won in a Scoring. One pays 1 CP, adds 1 AP to a card below 4, or buys the top of the Initiative Track. At the end they score ${RESOURCE_TOKENS.finalBonus.join(', ')}.`

export const delta = {
  about: 'Critical resources earn tokens that pay, add action points or buy first place on the Initiative Track.',
  questions: {
    payment: (_, { left }) => `pay ${left}: choose how many Resource Tokens to use`,
    promote: () => 'spend a Resource Token for the top of the Initiative Track, or pass',
    tokenBonus: () => 'continue',
  },
  move(m, view) {
    if (kindOf(m) === TOKEN) return 'Spend a Resource Token for 1 action point'
    if (kindOf(m) === TOP) return 'Spend a Resource Token for the top of the Initiative Track'
    const isPaying = kindOf(m) === NUMBER && frameOf(view)?.step === 'payment'
    return isPaying ? plural(onlyArg(m), 'Resource Token') : undefined
  },
  choice(m, view) {
    if (kindOf(m) === TOKEN) return under('R', 'Spend a Resource Token for', '1 action point')
    if (kindOf(m) === TOP) return under('R', 'Spend a Resource Token for', 'the top of the Initiative Track')
    const frame = frameOf(view)
    if (kindOf(m) !== NUMBER || frame?.step !== 'payment') return undefined
    return under('P', `Pay ${frame.left} with`, `${plural(onlyArg(m), 'token')}, ${frame.left - onlyArg(m)} CP`)
  },
  events: {
    raised: ({ ap }, _, does) => `${does('spend')} a Resource Token: the card gives ${ap} action points`,
    paid: ({ cp, tokens }, _, does) => `${does('pay')} ${cp} CP and ${plural(tokens, 'Resource Token')}`,
  },
  refusals: {
    noResource: 'you have no Resource Token',
    apAtLimit: 'the card already gives 4 action points',
    onTop: 'you are already on top of the Initiative Track',
    tooFewTokens: 'at least {n} must be Resource Tokens',
    tooManyTokens: 'at most {n} can be Resource Tokens',
    whenToken: 'a Resource Token raises a card while you spend its action points. Now: {asked}',
    whenInitiative: 'you can only buy the top of the Initiative Track at certain moments of your turn. Now: {asked}',
  },
  counts: {
    resources: { of: (view, player) => at(view.resources, player), noun: (n) => plural(n, 'Resource Token') },
  },
  playerParts: (view, player) =>
    view.ruleset.resourceLimit === 0 ? [] : [['resources', `${view.resources[player] ?? 0}`]],
} satisfies ModuleWords

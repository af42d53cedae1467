import { add, at } from '@orrery/kernel'
import { type Answer, none, numberBetween, question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import { hasTech } from '../../rules/techs.ts'
import type { Emit, Frame, Player, State } from '../../types.ts'
import { never, type Step } from '../step.ts'

/* Command tokens: how many of them lie in the tactic pool; the others are for strategy. */

/** Asks for a number of tactic tokens; `pools` says what both pools hold then. */
function sharing(
  rule: string,
  least: (s: State, f: Frame) => number,
  most: (s: State, f: Frame) => number,
  pools: (s: State, f: Frame, n: number) => readonly [tactic: number, strategy: number],
): Step {
  const share: Answer['effect'] = ({ s, f, a: n }, emit) => {
    const [tactic, strategy] = pools(s, f, n)
    pop(s)
    s.tactic[f.seat] = tactic
    s.strategy[f.seat] = strategy
    emit?.({ kind: 'tokens', player: f.seat, tactic, strategy })
  }
  const chooseNumber = question({ answers: [numberBetween(rule, least, most, share)] })
  return { question: () => chooseNumber, proceed: never }
}

export function gainTokens(s: State, p: Player, tactic: number, strategy: number, emit: Emit): void {
  add(s.tactic, p, tactic)
  add(s.strategy, p, strategy)
  emit?.({ kind: 'tokens', player: p, tactic: at(s.tactic, p), strategy: at(s.strategy, p) })
}

const inBoth = (s: State, f: Frame): number => at(s.tactic, f.seat) + at(s.strategy, f.seat)

/** TE-15.4: `left` new tokens go to either pool. */
export const giveTokens = sharing(
  'TE-15.4',
  none,
  (_s, f) => f.left,
  (s, f, n) => [at(s.tactic, f.seat) + n, at(s.strategy, f.seat) + f.left - n],
)

/** All tokens are shared out again. */
export const redistribute = sharing('TE-15.4', none, inBoth, (s, f, n) => [n, inBoth(s, f) - n])

/** TE-15.17 (5): tokens are gained, and all are shared out again. */
const withGain = (s: State, f: Frame): number =>
  inBoth(s, f) + s.ruleset.race.gains.statusTokens + (hasTech(s, f.seat, 'threeTokens') ? 1 : 0)
export const statusTokens = sharing('TE-15.17', none, withGain, (s, f, n) => [n, withGain(s, f) - n])

/** `left` tokens are spent: how many of them come from the tactic pool. */
export const spendTokens = sharing(
  'TE-15.17',
  (s, f) => Math.max(0, f.left - at(s.strategy, f.seat)),
  (s, f) => Math.min(f.left, at(s.tactic, f.seat)),
  (s, f, n) => [at(s.tactic, f.seat) - n, at(s.strategy, f.seat) - f.left + n],
)

import {
  type Difficulty,
  type Game,
  itemAt,
  type Judge,
  type Move,
  type Puzzle,
  puzzleId,
  puzzlePosition,
  type PuzzleStep,
  rngFrom,
  type Seat,
  type Words,
} from '@orrery/kernel'
import type { Question } from '../analysis.ts'
import { greedyBot } from '../greedy.ts'
import { type Reason, reasonsFor } from '../reasons.ts'
import { turnAhead } from '../turn-ahead.ts'
import { weigh, type Weighed, type Weighing } from './weigh.ts'

/* Whether a decision makes a puzzle: the same move clearly best in two long searches with different seeds. */

export interface Examiner<S, V> {
  readonly game: Game<S, V>
  readonly judge: Judge<S>
  readonly words?: Pick<Words<V>, 'reason'>
}

export interface Effort {
  /** Of each of the two long searches. */
  readonly iterations: number
  readonly seed: string
}

/** How much better than any other the first move of the turn must be, in winning chance. */
export const MARGIN = 0.08
/** Later moves of the turn are right if they give away less than this, and are asked for if one can give away more. */
const AS_GOOD = 0.03
const MATTERS = 0.06
/** A search that finds the same turn worth so much more or less a move later has not seen enough. */
const DRIFT = 0.08
export const LEAST_ANSWERS = 4
/** A game that is as good as lost or won sets no task. */
const LEAST_CHANCE = 0.15
/** Decisions of one turn that may be asked for. */
const MOST_STEPS = 4
/** Later decisions are about less, and looked at with this share of the iterations. */
const LATER_SHARE = 1 / 2

/** A decision of the turn that two searches agree on. */
interface Settled<S, V> {
  readonly question: Question<V>
  readonly first: Weighing<S, V>
  readonly step: PuzzleStep
  readonly found: number
}

/** A puzzle from this position, or undefined if no turn is clearly best or nothing explains why it is. */
export function examine<S, V>(examiner: Examiner<S, V>, view: V, seat: Seat, effort: Effort): Puzzle | undefined {
  const { game } = examiner
  const position = puzzlePosition(game, view, seat)
  const settled = settleTurn(examiner, view, seat, effort)
  const [first] = settled
  if (first === undefined) return undefined
  const asked = settled.map(({ step }) => itemAt(step.chances, 0)[0])
  const foreseen = turnOf(game, first, view, seat)
  const goesOn = asked.every((line, i) => line === foreseen[i])
  const reasons = reasonsOf(examiner, settled, seat, effort.seed)
  if (reasons.length === 0) return undefined
  return {
    id: puzzleId(view),
    seat,
    position,
    steps: settled.map(({ step }) => step),
    turn: goesOn ? foreseen : asked,
    difficulty: difficultyOf(examiner, settled),
    reasons: reasons.flatMap(({ text }) => (text === '' ? [] : [text])),
    theme: reasons[0]?.part ?? '',
  }
}

/** The whole turn as the search would play it, up to where something unknown is shown. */
function turnOf<S, V>(game: Game<S, V>, { first }: Settled<S, V>, view: V, seat: Seat): readonly string[] {
  const s = game.guess(view, seat, rngFrom('turn'))
  const reveals = game.reveals(s)
  const lines: string[] = []
  for (const { move } of turnAhead(game, first.search, view, seat, itemAt(first.answers, 0).move)) {
    if (game.reveals(s) !== reveals) break
    lines.push(game.print(move))
    game.apply(s, seat, move)
  }
  return lines
}

/** The moves of the turn that are clear, from the first on; none where the first is not. */
function settleTurn<S, V>(examiner: Examiner<S, V>, view: V, seat: Seat, effort: Effort): readonly Settled<S, V>[] {
  const { game } = examiner
  const s = game.guess(view, seat, rngFrom('puzzle'))
  const reveals = game.reveals(s)
  const settled: Settled<S, V>[] = []
  while (settled.length < MOST_STEPS && game.reveals(s) === reveals && isAskedAlone(game, s, seat)) {
    const question = { view: game.view(s, seat), seat, offer: game.moves(s, seat).slice() }
    const one = settle(examiner, question, settled.length === 0, effort)
    if (one === undefined) break
    settled.push(one)
    if (Math.abs(chanceOf(one) - chanceOf(itemAt(settled, 0))) > DRIFT) return []
    if (one.step.right > 1) break
    game.apply(s, seat, itemAt(one.first.answers, 0).move)
  }
  return settled
}

const chanceOf = ({ first }: Settled<unknown, unknown>): number => itemAt(first.answers, 0).chance

export function isAskedAlone<S, V>(game: Game<S, V>, s: S, seat: Seat): boolean {
  const asks = game.pending(s)
  return asks.length === 1 && asks[0]?.seat === seat
}

/** Two searches that know nothing of each other, and agree. */
function settle<S, V>(
  { game, judge }: Examiner<S, V>,
  question: Question<V>,
  isFirst: boolean,
  { iterations, seed }: Effort,
): Settled<S, V> | undefined {
  const isClear = isFirst ? isAloneBest : isBestAndMatters
  const most = isFirst ? iterations : Math.ceil(iterations * LATER_SHARE)
  const first = weigh(game, judge, question, most, rngFrom(`${seed}/first`))
  if (!isClear(first.answers)) return undefined
  const second = weigh(game, judge, question, most, rngFrom(`${seed}/second`))
  const best = itemAt(first.answers, 0).move
  const agreed = bestFirst(second.answers, best)
  if (agreed === undefined || !isClear(agreed)) return undefined
  const answers = bestFirst(meanOf(first.answers, second.answers), best) ?? first.answers
  const chances = answers.map(({ move, chance }): [string, number] => [game.print(move), Math.round(chance * 100)])
  const right = isFirst ? 1 : rightOf(answers)
  return { question, first, step: { chances, right }, found: Math.max(first.found, second.found) }
}

const lossOf = (answers: readonly Weighed[], i: number): number => itemAt(answers, 0).chance - itemAt(answers, i).chance

const isAloneBest = (answers: readonly Weighed[]): boolean =>
  lossOf(answers, 1) >= MARGIN && itemAt(answers, 0).chance >= LEAST_CHANCE

/** At least half of the answers are wrong, and one is bad. */
const isBestAndMatters = (answers: readonly Weighed[]): boolean =>
  lossOf(answers, answers.length - 1) >= MATTERS && rightOf(answers) * 2 <= answers.length

const rightOf = (answers: readonly Weighed[]): number => answers.filter((_, i) => lossOf(answers, i) < AS_GOOD).length

/** With the other search's best in front; undefined where this one finds it clearly worse than its own. */
function bestFirst(answers: readonly Weighed[], best: Move): readonly Weighed[] | undefined {
  const one = answers.find(({ move }) => move === best)
  if (one === undefined || itemAt(answers, 0).chance - one.chance >= AS_GOOD / 2) return undefined
  return [one, ...answers.filter((other) => other !== one)]
}

function meanOf(answers: readonly Weighed[], others: readonly Weighed[]): readonly Weighed[] {
  const means = answers.map(({ move, chance }) => {
    const other = others.find((one) => one.move === move)?.chance ?? chance
    return { move, chance: (chance + other) / 2 }
  })
  return means.toSorted((a, b) => b.chance - a.chance)
}

/** Why the best move, at the decision where it matters most. */
function reasonsOf<S, V>(
  { game, judge, words }: Examiner<S, V>,
  settled: readonly Settled<S, V>[],
  seat: Seat,
  seed: string,
): readonly Reason[] {
  const stakes = ({ first, step }: Settled<S, V>): number => lossOf(first.answers, step.right)
  const { first, step } = settled.reduce((most, one) => (stakes(one) > stakes(most) ? one : most))
  const better = itemAt(first.answers, 0)
  const played = itemAt(first.answers, step.right)
  const subject = {
    game,
    judge,
    search: first.search,
    ...(words?.reason === undefined ? {} : { reason: words.reason }),
  }
  const loss = better.chance - played.chance
  return reasonsFor(subject, { seat, better: better.move, played: played.move, loss, seed })
}

/** Iterations a search needs at most for an easy and for a medium puzzle. */
const EASY = 100
const MEDIUM = 800

/** By how long a search needs to find the answer for good, and whether looking at the own turn alone finds it. */
function difficultyOf<S, V>({ game, judge }: Examiner<S, V>, settled: readonly Settled<S, V>[]): Difficulty {
  const found = Math.max(...settled.map((one) => one.found))
  const greedy = greedyBot(game, judge)
  const seesAll = settled.every(({ question: { view, seat, offer }, step }) => {
    const move = game.print(greedy.choose(view, seat, offer, rngFrom('greedy')))
    return step.chances.findIndex(([line]) => line === move) < step.right
  })
  const points = (found > EASY ? 1 : 0) + (found > MEDIUM ? 1 : 0) + (seesAll ? 0 : 1)
  return points === 0 ? 1 : points === 1 ? 2 : 3
}

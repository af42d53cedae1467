import {
  type Game,
  itemAt,
  type Json,
  type Move,
  OBSERVER,
  problemText,
  type Puzzle,
  rngFrom,
  type Seat,
} from '@orrery/kernel'
import type { Question } from '../analysis.ts'
import { Search } from '../search/search.ts'
import { type Effort, type Examiner, examine, isAskedAlone, LEAST_ANSWERS, MARGIN } from './puzzle.ts'
import { weigh } from './weigh.ts'

/* Plays games with a small search and looks for decisions that make puzzles. */

export interface MineOptions {
  readonly seats: number
  readonly options: Json
  readonly seed: string
  /** How much a first move of a turn is thought about before it is checked; the games are played with a quarter of it. */
  readonly look: number
  /** How much each of the two searches thinks that check a puzzle. */
  readonly check: number
}

/** The share of a look that goes into playing on. */
const PLAY = 1 / 4
/** More puzzles of one game would be much alike. */
const MOST_PER_GAME = 2

/**
 * Plays the game of that number and yields, for each decision that looked promising, the puzzle it makes or undefined.
 * A game depends on the options and its number only, so a search for puzzles can stop after any game and go on later.
 */
export function* mine<S, V>(
  examiner: Examiner<S, V>,
  options: MineOptions,
  number: number,
): Generator<Puzzle | undefined> {
  const { game } = examiner
  const seed = `${options.seed}/${number}`
  const laid = game.setup(options.options, options.seats, seed)
  if (!laid.ok) throw new Error(`the game cannot be set up: ${problemText(laid.error)}`)
  const s = laid.value
  let last: Seat = OBSERVER
  const begun: string[] = []
  for (let decision = 0; game.pending(s).length > 0 && begun.length < MOST_PER_GAME; decision++) {
    const seat = asked(game, s)
    const question = { view: game.view(s, seat), seat, offer: game.moves(s, seat).slice() }
    const effort = { iterations: options.look, seed: `${seed}/${decision}` }
    const isFirst = seat !== last && isAskedAlone(game, s, seat)
    const best = isFirst ? promising(examiner, question, effort) : undefined
    if (best !== undefined && !begun.includes(best)) {
      const found = examine(examiner, question.view, seat, { ...effort, iterations: options.check })
      if (found !== undefined) begun.push(best)
      yield found
    }
    game.apply(s, seat, play(examiner, question, effort))
    last = seat
  }
}

/** The move that stands out at a first look, if one does. */
function promising<S, V>({ game, judge }: Examiner<S, V>, question: Question<V>, effort: Effort): string | undefined {
  if (question.offer.length < LEAST_ANSWERS) return undefined
  const { answers } = weigh(game, judge, question, effort.iterations, rngFrom(`${effort.seed}/look`))
  const best = itemAt(answers, 0)
  return best.chance - itemAt(answers, 1).chance >= MARGIN ? game.print(best.move) : undefined
}

function play<S, V>({ game, judge }: Examiner<S, V>, { view, seat, offer }: Question<V>, effort: Effort): Move {
  const search = new Search(game, judge)
  search.start(view, seat, offer, rngFrom(`${effort.seed}/play`))
  search.run(Math.ceil(effort.iterations * PLAY))
  return itemAt(search.best(), 0).move
}

/** Of several seats that are asked the first; one that lets others answer first comes last. */
function asked<S, V>(game: Game<S, V>, s: S): Seat {
  const asks = game.pending(s)
  return (asks.find(({ patient }) => patient !== true) ?? itemAt(asks, 0)).seat
}

import { type Game, itemAt, type Judge, type Move, type Rng, type Seat } from '@orrery/kernel'
import type { Bot } from './bot.ts'
import { after, LONGEST_TURN, turnCompleted } from './turn.ts'

export interface GreedyOptions {
  /** How many guesses of what is hidden to average over. */
  readonly worlds?: number
  /** How many moves are thought through, and for how many steps: fewer for a quicker, weaker bot. */
  readonly candidates?: number
  readonly steps?: number
}

/** Moves of an offer that are played out to the end of the turn; the others are dropped after a first look. */
const CANDIDATES = 8

/** A move under consideration: the state it leads to in each guessed world, and what they are worth together. */
interface Candidate<S> {
  readonly move: Move
  readonly states: S[]
  worth: number
}

/**
 * Plays for the best position at the end of its own turn. Each offered move is tried on a guess of the true state, and
 * the turn is completed step by step with what looks best at once; it looks no further than the next reveal, because
 * beyond it a guess would be taken for knowledge.
 */
export function greedyBot<S, V>(game: Game<S, V>, judge: Judge<S>, options: GreedyOptions = {}): Bot<V> {
  const { worlds = 1, candidates: most = CANDIDATES, steps = LONGEST_TURN } = options

  return {
    choose(view, seat, offer, rng) {
      if (offer.length === 1) return itemAt(offer, 0)
      const guesses = Array.from({ length: worlds }, () => game.guess(view, seat, rng))
      const reveals = game.reveals(itemAt(guesses, 0))
      const candidates = shortlist(judge, seat, tryAll(game, guesses, seat, offer), most)
      for (const candidate of candidates) {
        candidate.worth = 0
        for (const s of candidate.states)
          candidate.worth += judge.value(turnCompleted(game, judge, s, seat, { reveals, steps }), seat)
      }
      return oneOfTheBest(candidates, rng).move
    },
  }
}

function tryAll<S, V>(
  game: Game<S, V>,
  guesses: readonly S[],
  seat: Seat,
  offer: readonly Move[],
): readonly Candidate<S>[] {
  return offer.map((move) => ({ move, states: guesses.map((s) => after(game, s, seat, move)), worth: 0 }))
}

/** The most promising by their value at once; equal ones keep the order of the offer, so the choice is repeatable. */
function shortlist<S>(
  judge: Judge<S>,
  seat: Seat,
  all: readonly Candidate<S>[],
  most: number,
): readonly Candidate<S>[] {
  if (all.length <= most) return all
  for (const candidate of all) for (const s of candidate.states) candidate.worth += judge.value(s, seat)
  return all.toSorted((a, b) => b.worth - a.worth).slice(0, most)
}

function oneOfTheBest<S>(candidates: readonly Candidate<S>[], rng: Rng): Candidate<S> {
  let worth = -Infinity
  for (const candidate of candidates) worth = Math.max(worth, candidate.worth)
  const best = candidates.filter((candidate) => candidate.worth === worth)
  return itemAt(best, rng.below(best.length))
}

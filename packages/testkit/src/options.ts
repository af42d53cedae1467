/** How much is asked at each decision. What is left out at one decision comes up at another, or in another game. */
export interface CheckOptions {
  /** Every how many-th member of the universe is tried; the others at the following decisions. */
  readonly universe: number
  /** At every how many-th decision it is looked at whether questions, and moves on a clone, leave the state alone. */
  readonly copies: number
  /** At every how many-th decision the position is written and read back. */
  readonly position: number
  /** At every how many-th decision secrets and guesses are looked into. */
  readonly secrets: number
  /** How many watchers (seats, and the observer) are looked at then, and how many kinds of hidden things for each. */
  readonly watchers: number
  readonly things: number
  /** How many members of the universe are tried for a seat that is not asked, and compared in a pair of secrets. */
  readonly sample: number
  /** Replays the game at its end: from its seed, from a sampled decision, and as a record. */
  readonly retell: boolean
  /** A game with more faults than this is given up. */
  readonly enough: number
}

export type Thoroughness = 'each' | 'rotating' | 'light'

export const CHECKS: { readonly [T in Thoroughness]: CheckOptions } = {
  /** Everything for everybody at every decision: for `npm test` and for hunting. */
  each: {
    universe: 1,
    copies: 1,
    position: 1,
    secrets: 1,
    watchers: Infinity,
    things: Infinity,
    sample: 16,
    retell: true,
    enough: 10,
  },
  /** Every check at every decision, but secrets for one watcher and one hidden thing at a time, by turns. */
  rotating: {
    universe: 1,
    copies: 1,
    position: 1,
    secrets: 1,
    watchers: 1,
    things: 1,
    sample: 8,
    retell: true,
    enough: 10,
  },
  /** Every check in every game, each at some decisions: for thousands of games. */
  light: {
    universe: 16,
    copies: 4,
    position: 8,
    secrets: 4,
    watchers: 1,
    things: 1,
    sample: 8,
    retell: true,
    enough: 10,
  },
}

export const checkOptions = (check: Thoroughness | CheckOptions): CheckOptions =>
  typeof check === 'string' ? CHECKS[check] : check

import { type AnyGame, moveAt } from '@orrery/kernel'
import { layTable, type Options } from '../table.ts'

export interface Rate {
  readonly decisions: number
  readonly games: number
  readonly seconds: number
}

/** What is measured: a game at a table of its own. */
export interface Played {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
}

/** Xorshift, as in limit.mjs: the yardstick and what is measured pay the same for chance. */
let word = 123456789
const next = (): number => {
  word ^= word << 13
  word ^= word >>> 17
  word ^= word << 5
  return word >>> 0
}

/** One game at random with the cheapest questions of the contract; `visit` sees each state before its answer. */
function playOut(
  { game, options, seats }: Played,
  seed: string,
  visit?: (s: unknown, decision: number) => void,
): number {
  const s = layTable(game, options, seats, seed)
  let decisions = 0
  for (let ask = game.pending(s)[0]; ask !== undefined; ask = game.pending(s)[0]) {
    const offer = game.moves(s, ask.seat)
    const choice = moveAt(offer, (next() >>> 8) % offer.length)
    if (offer.length > 1) decisions++
    visit?.(s, decisions)
    game.apply(s, ask.seat, choice)
  }
  return decisions
}

/** Whole games, set-up included, until the time is over. */
export function randomPlay(played: Played, seed: string, seconds: number): Rate {
  const start = performance.now()
  let decisions = 0
  let games = 0
  let elapsed = 0
  do {
    decisions += playOut(played, `${seed}/${games}`)
    games++
    elapsed = performance.now() - start
  } while (elapsed < seconds * 1000)
  return { decisions, games, seconds: elapsed / 1000 }
}

const SAMPLES = 200
const SAMPLE_EVERY = 7

/** States in the middle of games, as a search would meet them. */
export function sampleStates(played: Played, seed: string): readonly unknown[] {
  const states: unknown[] = []
  for (let k = 0; states.length < SAMPLES && k < SAMPLES; k++) {
    playOut(played, `${seed}/sample/${k}`, (s, decision) => {
      if (decision % SAMPLE_EVERY === 0 && states.length < SAMPLES) states.push(played.game.clone(s))
    })
  }
  return states
}

/** The mean cost in nanoseconds of asking something of each state, over enough rounds to be measurable. */
export function costOf(states: readonly unknown[], seconds: number, question: (s: unknown) => unknown): number {
  const start = performance.now()
  let asked = 0
  let kept: unknown
  let elapsed = 0
  do {
    for (const s of states) kept = question(s)
    asked += states.length
    elapsed = performance.now() - start
  } while (elapsed < seconds * 1000)
  if (kept === start) throw new Error('unreachable: the answer is kept so that the question is not optimised away')
  return (elapsed / asked) * 1e6
}

export const cloneCost = (game: AnyGame, states: readonly unknown[], seconds: number): number =>
  costOf(states, seconds, (s) => game.clone(s))

export const movesCost = (game: AnyGame, states: readonly unknown[], seconds: number): number =>
  costOf(states, seconds, (s) => game.moves(s, game.pending(s)[0]?.seat ?? 0))

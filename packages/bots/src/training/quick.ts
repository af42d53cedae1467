import {
  type Game,
  itemAt,
  type Judge,
  type Move,
  moveAt,
  type Outcome,
  realAt,
  type Rng,
  type Seat,
} from '@orrery/kernel'

/** How quick games are played. */
export interface QuickOptions<S> {
  /** By seat. */
  readonly judges: readonly Judge<S>[]
  /** How often a move is taken at random, from 0 to 1. */
  readonly random: number
  /** Told of every position in which somebody is asked. */
  readonly watch?: (s: S) => void
}

/** Plays a game to its end with the moves that look best at once; undefined where it comes to none. */
export function quickGame<S, V>(
  game: Game<S, V>,
  s: S,
  rng: Rng,
  { judges, random, watch }: QuickOptions<S>,
): Outcome | undefined {
  let asks = game.pending(s)
  for (let n = 0; asks.length > 0 && n < game.longest; n++) {
    const { seat } = itemAt(asks, asks.length === 1 ? 0 : rng.below(asks.length))
    watch?.(s)
    game.apply(s, seat, quickMove(game, itemAt(judges, seat), s, seat, random, rng))
    asks = game.pending(s)
  }
  return game.outcome(s)
}

const chances: number[] = []

/** The move that leads to the best position at once, in one world that agrees with what the seat knows. */
function quickMove<S, V>(game: Game<S, V>, judge: Judge<S>, s: S, seat: Seat, random: number, rng: Rng): Move {
  const offer = game.moves(s, seat).slice()
  if (rng.next() / 2 ** 32 < random) return moveAt(offer, rng.below(offer.length))
  const world = game.guess(game.view(s, seat), seat, rng)
  let best = moveAt(offer, 0)
  let most = -Infinity
  for (let i = 0; i < offer.length; i++) {
    const next = game.clone(world)
    game.apply(next, seat, moveAt(offer, i))
    const worth = worthOf(game, judge, next, seat)
    if (worth <= most) continue
    most = worth
    best = moveAt(offer, i)
  }
  return best
}

function worthOf<S, V>(game: Game<S, V>, judge: Judge<S>, s: S, seat: Seat): number {
  const outcome = game.outcome(s)
  if (outcome !== undefined) return outcome.winners.includes(seat) ? 2 : -1
  if (judge.chance === undefined) return judge.value(s, seat)
  judge.chance(s, chances)
  return realAt(chances, seat)
}

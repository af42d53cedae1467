import { type Ask, type Game, type GameEvent, type Move, ok, type Outcome, type Rng, type Seat } from '@orrery/kernel'

/*
 * Games small enough to know the right answer. A state is a few numbers; a toy says what is particular about it, and
 * the rest of the contract is the same for all.
 */

export type Numbers = number[]
export const move = (n: number): Move => n as Move
export const wonBy = (seat: Seat): Outcome => ({ scores: [0, 1].map((s) => (s === seat ? 1 : 0)), winners: [seat] })

export interface Toy {
  readonly start?: Numbers
  asks(s: Numbers): readonly Seat[]
  moves(s: Numbers, seat: Seat): readonly number[]
  apply(s: Numbers, seat: Seat, n: number, sink?: (event: GameEvent) => void): void
  outcome(s: Numbers): Outcome | undefined
  /** Hides what the seat may not know, and makes it up again. */
  view?(s: Numbers, seat: Seat): Numbers
  guess?(v: Numbers, seat: Seat, rng: Rng): Numbers
}

export function toyGame(toy: Toy): Game<Numbers, Numbers> {
  const view = toy.view ?? ((s) => s.slice())
  const guess = toy.guess ?? ((v) => v.slice())
  return {
    id: 'toy',
    title: 'Toy',
    seats: { min: 2, max: 2 },
    rulesVersion: 1,
    longest: 100,
    options: [],
    sides: () => ['first', 'second'],
    sidesFor: () => ['first', 'second'],
    setup: () => ok((toy.start ?? []).slice()),
    fullOptions: (options) => options,
    pending: (s): readonly Ask[] => toy.asks(s).map((seat) => ({ seat, decision: 0 })),
    moves: (s, seat) => (toy.asks(s).includes(seat) ? toy.moves(s, seat).map(move) : []),
    refusals: () => [],
    universe: () => [],
    apply: toy.apply,
    outcome: toy.outcome,
    clone: (s) => s.slice(),
    view,
    openView: (json) => json as unknown as Numbers,
    guess,
    hidden: [],
    reveals: () => 0,
    print: (m) => `${m}`,
    parse: (text) => ok(move(Number(text))),
    position: { write: (s) => s.slice(), read: (json) => ok((json as Numbers).slice()) },
    faults: () => [],
  }
}

/** Take one to three from a heap; whoever takes the last wins. State: heap, whose turn. Leave a multiple of four. */
export const heap = toyGame({
  start: [6, 0],
  asks: ([left = 0, turn = 0]) => (left > 0 ? [turn] : []),
  moves: ([left = 0]) => [1, 2, 3].filter((n) => n <= left),
  apply: (s, seat, n) => {
    s[0] = (s[0] ?? 0) - n
    s[1] = 1 - seat
  },
  outcome: ([left = 0, turn = 0]) => (left > 0 ? undefined : wonBy(1 - turn)),
})

const CHOOSE = 0
const HIDE = 1
const SEEK = 2
const OVER = 3
const NEVER = 9
export const GAMBLE = 10
export const SURE = 11

/**
 * The first seat takes a sure thing, which wins in so many of a hundred worlds, or gambles: then the second hides a
 * coin and the first must say where. Whoever could look would never refuse the gamble. State: stage, where the coin is,
 * who has won, the luck of the sure thing.
 */
export const coin = (percent: number): Game<Numbers, Numbers> =>
  toyGame({
    asks: ([stage]) => (stage === OVER ? [] : [stage === HIDE ? 1 : 0]),
    moves: ([stage]) => (stage === CHOOSE ? [GAMBLE, SURE] : [0, 1]),
    apply: (s, _seat, n, sink) => {
      const [stage, hidden, , luck = 0] = s
      if (stage === CHOOSE && n === SURE) [s[0], s[2]] = [OVER, luck < percent ? 0 : 1]
      else if (stage === CHOOSE) s[0] = HIDE
      else if (stage === HIDE) {
        ;[s[0], s[1]] = [SEEK, n]
        sink?.({ kind: 'hidden', only: [1] })
      } else [s[0], s[2]] = [OVER, n === hidden ? 0 : 1]
    },
    outcome: ([stage, , winner = 0]) => (stage === OVER ? wonBy(winner) : undefined),
    view: ([stage = 0, hidden = 0, winner = 0], seat) => [stage, seat === 1 ? hidden : NEVER, winner, NEVER],
    guess: ([stage = 0, hidden = 0, winner = 0], _seat, rng) => [
      stage,
      hidden === NEVER ? rng.below(2) : hidden,
      winner,
      rng.below(100),
    ],
  })

/** Both show a hand at once; the first wins when they are alike. State: the hands, 9 for none yet. */
export const hands = toyGame({
  asks: (s) => [0, 1].filter((seat) => s[seat] === NEVER),
  moves: () => [0, 1],
  apply: (s, seat, n) => void (s[seat] = n),
  outcome: ([first, second]) => (first === NEVER || second === NEVER ? undefined : wonBy(first === second ? 0 : 1)),
  view: (s, seat) => (s.includes(NEVER) ? s.map((hand, i) => (i === seat ? hand : NEVER)) : s.slice()),
})

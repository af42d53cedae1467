import { greedyBot } from '@orrery/bots'
import { rngFrom } from '@orrery/kernel'
import { HABITS, judgeOf } from '../bot/index.ts'
import { game, type State } from '../src/index.ts'

/* TE-17.9: many games of bots with three habits, seats and factions rotated. */

type HabitName = keyof typeof HABITS
const NAMES = Object.keys(HABITS) as HabitName[]

interface Share {
  played: number
  won: number
}

export interface Balance {
  readonly games: number
  readonly seats: number
  readonly habit: { [name: string]: Share }
  readonly seat: { [name: string]: Share }
  readonly faction: { [name: string]: Share }
  placed: number
  placedInRoundOne: number
  lastRounds: number
  decisions: number
}

/** A quick greedy player: a few moves thought through, for a few steps. */
const BOTS = Object.fromEntries(
  NAMES.map((name) => [name, greedyBot(game, judgeOf(HABITS[name]), { candidates: 4, steps: 6 })]),
)

/** Twelve factions in other neighbourhoods from game to game. */
function seatingOf(seats: number, n: number): readonly string[] {
  const sides = [...game.sidesFor(seats)]
  const order = rngFrom(`seating ${Math.floor(n / sides.length)}`).shuffle(sides)
  const from = n % order.length
  return [...order.slice(from), ...order.slice(0, from)].slice(0, seats)
}

const habitOf = (seat: number, n: number): HabitName =>
  NAMES[(seat + n + Math.floor(n / 3)) % NAMES.length] ?? 'weigher'

function play(seats: number, n: number, seed: string): { readonly state: State; readonly decisions: number } {
  const start = game.setup({ seating: seatingOf(seats, n) }, seats, `${seed}/${n}`)
  if (!start.ok) throw new Error(start.error.expected)
  const s = start.value
  const rng = rngFrom(`${seed}/${n}/bots`)
  let decisions = 0
  for (let ask = game.pending(s).at(-1); ask !== undefined; ask = game.pending(s).at(-1)) {
    const bot = BOTS[habitOf(ask.seat, n)]
    const offer = game.moves(s, ask.seat).slice()
    const move = bot?.choose(game.view(s, ask.seat), ask.seat, offer, rng)
    if (move === undefined) throw new Error('a bot without an answer')
    game.apply(s, ask.seat, move)
    decisions++
  }
  return { state: s, decisions }
}

function count(shares: { [name: string]: Share }, name: string, hasWon: boolean): void {
  const share = (shares[name] ??= { played: 0, won: 0 })
  share.played++
  if (hasWon) share.won++
}

export function balance(seats: number, games: number, seed: string): Balance {
  const result: Balance = {
    games,
    seats,
    habit: {},
    seat: {},
    faction: {},
    placed: 0,
    placedInRoundOne: 0,
    lastRounds: 0,
    decisions: 0,
  }
  for (let n = 0; n < games; n++) {
    const { state, decisions } = play(seats, n, seed)
    for (let p = 0; p < seats; p++) {
      count(result.habit, habitOf(p, n), state.winner === p)
      count(result.seat, `${p}`, state.winner === p)
      count(result.faction, game.sides(state)[p] ?? '', state.winner === p)
    }
    if (state.placedIn > 0) result.placed++
    if (state.placedIn === 1) result.placedInRoundOne++
    result.lastRounds += state.round
    result.decisions += decisions
  }
  return result
}

/** Wins against a fair share: 1 is fair. */
export const shareOf = ({ played, won }: Share, seats: number): number => (won / played) * seats

/** One line of shares, with half of the 95 % interval. */
export const sharesText = (shares: { readonly [name: string]: Share }, seats: number): string =>
  Object.entries(shares)
    .map(([name, share]) => {
      const rate = share.won / share.played
      const half = 1.96 * Math.sqrt((rate * (1 - rate)) / share.played) * seats
      return `${name} ${shareOf(share, seats).toFixed(2)}±${half.toFixed(2)}`
    })
    .join('  ')

import { join } from 'node:path'
import type { AnyBot } from '@orrery/bots'
import {
  type AnyGame,
  type AnyJudge,
  type GameRecord,
  itemAt,
  type Outcome,
  packNamed,
  realAt,
  rngFrom,
  type Seat,
  stateHash,
  writeRecord,
} from '@orrery/kernel'
import { faultText, type PlayedMove, type PlayHow, playRandom, type Tally } from '@orrery/testkit'
import { writeText } from '../files.ts'
import { type BotName, makeBot } from '../bots.ts'
import type { GameEntry } from '../registry.ts'
import { layTable, type Options } from '../table.ts'
import { messageOf } from '../usage.ts'
import { type Account, Bookkeeper } from './account.ts'
import { type Fixture, fixture, type Plan } from './plan.ts'

/** What became of one game. Plain data: workers send it. */
export interface GameReport {
  readonly number: number
  readonly decisions: number
  readonly sides: readonly string[]
  readonly levels: readonly BotName[]
  readonly outcome: Outcome | undefined
  readonly stuck: boolean
  readonly faults: readonly string[]
  /** Milliseconds of processor time that each seat's bot thought. */
  readonly spent: readonly number[]
  readonly options: Options
  readonly habits: readonly string[]
  /** Where the plan asks for it. */
  readonly account: Account | undefined
}

interface Played {
  readonly decisions: number
  readonly outcome: Outcome | undefined
  readonly faults: readonly string[]
  readonly steps: readonly PlayedMove[]
}

/** A fault of a game is part of its report: one bad game does not end the series. */
export function playOne(entry: GameEntry, plan: Plan, number: number, tally: Tally): GameReport {
  const which = withRandomPack(entry, plan, fixture(plan, entry.game, number))
  const start = layTable(entry.game, which.options, plan.seats, which.seed)
  const sides = [...entry.game.sides(start)]
  const ledger = plan.ledger === true ? entry.ledger : undefined
  const books = ledger === undefined ? undefined : new Bookkeeper(ledger, start)
  const listen: PlayHow = books === undefined ? { tally } : { tally, ...heardBy(books, entry.game) }
  const spent = which.levels.map(() => 0)
  const played = playSafely(entry, plan, which, start, listen, spent)
  const { decisions, outcome, faults } = played
  const { levels, options, habits } = which
  const stuck = outcome === undefined
  if (plan.records !== undefined) keepRecord(entry.game, plan, plan.records, which, played.steps)
  return { number, decisions, sides, levels, outcome, stuck, faults, spent, options, habits, account: books?.account() }
}

const heardBy = (books: Bookkeeper, game: AnyGame): Pick<PlayHow, 'onEvent' | 'onDecision'> => ({
  onEvent: (e, s) => books.hear(e, s),
  onDecision(s, { seat }, move) {
    if (game.moves(s, seat).length > 1) books.answer(s, seat, move)
  },
})

/** Games per random pack. */
const GAMES_PER_PACK = 8
let lastPack: { readonly seed: string; readonly hash: string } | undefined

function withRandomPack({ game, input }: GameEntry, plan: Plan, which: Fixture): Fixture {
  if (plan.randomPacks !== true || input === undefined || game.packs === undefined) return which
  const seed = `${plan.seed} pack ${Math.floor(which.number / GAMES_PER_PACK)}`
  if (lastPack?.seed !== seed) lastPack = { seed, hash: game.packs.keep(input.random(rngFrom(seed))) }
  return { ...which, options: { ...which.options, pack: lastPack.hash } }
}

function playSafely(
  entry: GameEntry,
  plan: Plan,
  which: Fixture,
  start: unknown,
  listen: PlayHow,
  spent: number[],
): Played {
  const { game } = entry
  const { options, seed } = which
  const plain = which.levels.every((level) => level === 'random')
  if (plain && plan.check === undefined && listen.onEvent === undefined) return playBlind(game, start, seed)
  const how: PlayHow = {
    ...listen,
    ...(plan.check === undefined ? {} : { check: plan.check }),
    ...(plain ? {} : { choose: choiceOf(entry, plan, which, spent) }),
  }
  const { decisions, outcome, errors, steps } = playRandom(game, options, plan.seats, seed, how)
  return { decisions, outcome, faults: errors.map(faultText), steps }
}

/** Bots that think see what a person in their seat sees. */
function choiceOf(
  entry: GameEntry,
  { scale = 1, scales = {} }: Plan,
  which: Fixture,
  spent: number[],
): NonNullable<PlayHow['choose']> {
  const { game } = entry
  const judgeOf = (seat: Seat): AnyJudge => entry.habits?.[which.habits[seat] ?? ''] ?? entry.judge
  const bots: readonly AnyBot[] = which.levels.map((name, seat) =>
    makeBot(entry, name, { scale: scale * (scales[name] ?? 1) }, judgeOf(seat)),
  )
  return (s, { seat }, offer, rng) => {
    const start = processorTime()
    const move = itemAt(bots, seat).choose(game.view(s, seat), seat, offer, rng)
    spent[seat] = realAt(spent, seat) + processorTime() - start
    return move
  }
}

/** Milliseconds that this thread has computed: on a busy machine the clock tells how long others did. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Random play needs no view: one state, the cheapest questions. It draws as the testkit does, so it plays its games. */
function playBlind(game: AnyGame, s: unknown, seed: string): Played {
  const rng = rngFrom(`${seed} choices`)
  const steps: PlayedMove[] = []
  let decisions = 0
  try {
    for (let asks = game.pending(s); asks.length > 0 && steps.length < game.longest; asks = game.pending(s)) {
      const { seat } = itemAt(asks, rng.below(asks.length))
      const offer = game.moves(s, seat)
      const move = itemAt(offer, rng.below(offer.length))
      if (offer.length > 1) decisions++
      steps.push({ seat, move })
      game.apply(s, seat, move)
    }
  } catch (error) {
    const threw = `threw: ${messageOf(error)}, after ${steps.length} moves (seed "${seed}")`
    return { decisions, outcome: undefined, faults: [threw], steps }
  }
  return { decisions, outcome: game.outcome(s), faults: [], steps }
}

/** Replays the game from its seed, so that the record is checked against nothing but itself. */
function keepRecord(game: AnyGame, plan: Plan, folder: string, which: Fixture, steps: readonly PlayedMove[]): void {
  const s = layTable(game, which.options, plan.seats, which.seed)
  const log = steps.map(({ seat, move }) => {
    const entry = { side: game.sides(s)[seat] ?? '', move: game.print(move) }
    game.apply(s, seat, move)
    return entry
  })
  const options = game.fullOptions(which.options, plan.seats)
  const pack = game.packs?.find(packNamed(options))
  const record: GameRecord = {
    format: 'orrery-record',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: plan.seats,
    options,
    ...(pack === undefined ? {} : { pack }),
    start: { seed: which.seed },
    names: which.levels,
    log,
    finished: game.outcome(s) !== undefined,
    hash: stateHash(game, s),
  }
  const digits = String(plan.games - 1).length
  writeText(join(folder, `${game.id}-${String(which.number).padStart(digits, '0')}.txt`), writeRecord(record))
}

import { join } from 'node:path'
import { type AnyBot, type Level, levels } from '@orrery/bots'
import {
  type AnyGame,
  type GameRecord,
  type Move,
  type Outcome,
  of,
  rngFrom,
  type Seat,
  stateHash,
  writeRecord,
} from '@orrery/kernel'
import { faultText, playRandom, type Tally } from '@orrery/testkit'
import { writeText } from '../files.ts'
import type { Entry } from '../registry.ts'
import { layTable } from '../table.ts'
import { messageOf } from '../usage.ts'
import { Looker } from './look.ts'
import { type Fixture, fixture, type Plan } from './plan.ts'

interface Step {
  readonly seat: Seat
  readonly move: Move
}

/** What became of one game. Plain data: workers send it. */
export interface GameReport {
  readonly number: number
  readonly decisions: number
  readonly sides: readonly string[]
  readonly levels: readonly Level[]
  readonly outcome: Outcome | undefined
  readonly stuck: boolean
  readonly faults: readonly string[]
}

interface Played {
  readonly decisions: number
  readonly outcome: Outcome | undefined
  readonly faults: readonly string[]
  readonly steps: readonly Step[]
}

/** A fault of a game is part of its report: one bad game does not end the series. */
export function playOne(entry: Entry, plan: Plan, number: number, tally: Tally): GameReport {
  const which = fixture(plan, entry.game, number)
  const start = layTable(entry.game, which.options, plan.seats, which.seed)
  const sides = [...entry.game.sides(start)]
  const played = playSafely(entry, plan, which, start, tally)
  const { decisions, outcome, faults } = played
  if (plan.records !== undefined) keepRecord(entry.game, plan, plan.records, which, played.steps)
  return { number, decisions, sides, levels: which.levels, outcome, stuck: outcome === undefined, faults }
}

function playSafely(entry: Entry, plan: Plan, which: Fixture, start: unknown, tally: Tally): Played {
  const { game } = entry
  const { check } = plan
  const { options, seed } = which
  const plain = which.levels.every((level) => level === 'random')
  if (check !== undefined && plain) {
    const { decisions, outcome, errors, steps } = playRandom(game, options, plan.seats, seed, { check, tally })
    return { decisions, outcome, faults: errors.map(faultText), steps }
  }
  const looker = check === undefined ? undefined : new Looker(game, rngFrom(`${seed} looks`), tally, check)
  const steps: Step[] = []
  const found = (): string[] => (looker?.faults ?? []).map((fault) => `${fault} (seed "${seed}")`)
  try {
    const decisions = plain ? playBlind(game, start, seed, steps) : playSeeing(entry, which, start, steps, looker)
    return { decisions, outcome: game.outcome(start), faults: found(), steps }
  } catch (error) {
    const threw = `threw: ${messageOf(error)}, after ${steps.length} moves (seed "${seed}")`
    return { decisions: steps.length, outcome: undefined, faults: [...found(), threw], steps }
  }
}

/** Random play needs no view: one state, the cheapest questions. It draws as the testkit does, so it plays its games. */
function playBlind(game: AnyGame, s: unknown, seed: string, steps: Step[]): number {
  const rng = rngFrom(`${seed} choices`)
  let decisions = 0
  for (let asks = game.pending(s); asks.length > 0 && steps.length < game.longest; asks = game.pending(s)) {
    const { seat } = of(asks, rng.below(asks.length))
    const offer = game.moves(s, seat)
    const move = of(offer, rng.below(offer.length))
    if (offer.length > 1) decisions++
    steps.push({ seat, move })
    game.apply(s, seat, move)
  }
  return decisions
}

/** Bots that think see what a person in their seat sees. */
function playSeeing({ game, judge }: Entry, which: Fixture, s: unknown, steps: Step[], looker?: Looker): number {
  const rng = rngFrom(`${which.seed} choices`)
  const bots: readonly AnyBot[] = which.levels.map((level) => levels[level](game, judge))
  let decisions = 0
  for (let asks = game.pending(s); asks.length > 0 && steps.length < game.longest; asks = game.pending(s)) {
    const { seat } = of(asks, rng.below(asks.length))
    const offer = game.moves(s, seat).slice()
    looker?.look(s, steps.length)
    const move = of(bots, seat).choose(game.view(s, seat), seat, offer, rng)
    if (!offer.includes(move)) throw new Error(`${of(which.levels, seat)} answered with a move that was not offered`)
    if (offer.length > 1) decisions++
    steps.push({ seat, move })
    game.apply(s, seat, move)
  }
  looker?.look(s, steps.length)
  return decisions
}

/** The game is told again from its seed: what the record says then rests on nothing but the record. */
function keepRecord(game: AnyGame, plan: Plan, folder: string, which: Fixture, steps: readonly Step[]): void {
  const s = layTable(game, which.options, plan.seats, which.seed)
  const log = steps.map(({ seat, move }) => {
    const entry = { side: game.sides(s)[seat] ?? '', move: game.print(move) }
    game.apply(s, seat, move)
    return entry
  })
  const record: GameRecord = {
    format: 'orrery-record',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: plan.seats,
    options: which.options,
    start: { seed: which.seed },
    names: which.levels,
    log,
    finished: game.outcome(s) !== undefined,
    hash: stateHash(game, s),
  }
  const digits = String(plan.games - 1).length
  writeText(join(folder, `${game.id}-${String(which.number).padStart(digits, '0')}.txt`), writeRecord(record))
}

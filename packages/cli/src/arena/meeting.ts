import { itemAt, victoryOf } from '@orrery/kernel'
import type { BotName } from '../bots.ts'
import type { World } from '../command.ts'
import type { GameEntry } from '../registry.ts'
import type { GameReport } from '../simulate/game.ts'
import type { Plan } from '../simulate/plan.ts'
import { playSeries } from '../simulate/series.ts'
import { layTable, teamsOf } from '../table.ts'

/** Who plays at one kind of table, a team being one; over its games they move round it. */
export type Pairing = readonly BotName[]

/** What came of some games of a pairing. */
export interface Results {
  readonly games: number
  readonly wins: { readonly [bot: string]: number }
}

/** The share of its budget with which each bot thinks. */
export type Scales = NonNullable<Plan['scales']>

/** How a pairing is played. */
export interface Series {
  readonly seed: string
  readonly games: number
  readonly scales?: Scales
  readonly onDone?: (games: number) => void
}

/** Games that show how fast each bot thinks. */
const TIMED_GAMES = 8

/** The table at which bots meet, each deal played once from every side. */
export class MeetingPlace {
  readonly teams: readonly number[]
  /** How many play against each other. */
  readonly sides: number
  /** Games that did not end as they should. */
  faults = 0
  readonly #entry: GameEntry
  readonly #plan: Omit<Plan, 'levels' | 'games'>
  readonly #jobs: number
  readonly #err: World['err']

  constructor(entry: GameEntry, plan: Omit<Plan, 'levels' | 'games'>, jobs: number, err: World['err']) {
    this.#entry = entry
    this.#plan = plan
    this.#jobs = jobs
    this.#err = err
    this.teams = teamsOf(entry.game, layTable(entry.game, plan.options, plan.seats, plan.seed), plan.seats)
    this.sides = new Set(this.teams).size
  }

  async play(pairing: Pairing, series: Series): Promise<Results> {
    const reports = await this.#reports(pairing, series)
    this.#tellFaults(reports)
    const wins: Record<string, number> = {}
    for (const { levels, outcome } of reports)
      for (const [seat, bot] of levels.entries()) {
        if (this.teams.indexOf(itemAt(this.teams, seat)) !== seat) continue
        wins[bot] = (wins[bot] ?? 0) + (outcome === undefined ? 0 : victoryOf(outcome, seat))
      }
    return { games: reports.length, wins }
  }

  /** The share of its budget with which each bot thinks as long as the last one of the pairing does with its own. */
  async equalTimes(pairing: Pairing, seed: string): Promise<Scales> {
    const times = timesOf(await this.#reports(pairing, { seed: `${seed} times`, games: TIMED_GAMES }))
    const measure = times[pairing.at(-1) ?? ''] ?? 1
    return Object.fromEntries(Object.entries(times).map(([bot, time]) => [bot, measure / time]))
  }

  async #reports(pairing: Pairing, { seed, games, scales = {}, onDone }: Series): Promise<readonly GameReport[]> {
    const sides = [...new Set(this.teams)]
    const levels = this.teams.map((team) => itemAt(pairing, sides.indexOf(team)))
    const plan = { ...this.#plan, seed, games, scales, levels, repeatDeals: sides.length }
    const reports: GameReport[] = []
    await playSeries(this.#entry, plan, this.#jobs, (batch) => {
      reports.push(...batch.reports)
      onDone?.(reports.length)
    })
    return reports
  }

  #tellFaults(reports: readonly GameReport[]): void {
    const faulty = reports.filter(({ stuck, faults }) => stuck || faults.length > 0)
    for (const { number, faults } of faulty) this.#err.write(`game ${number}: ${faults[0] ?? 'came to no end'}\n`)
    this.faults += faulty.length
  }
}

/** How long each bot thought on average in a game, in milliseconds a seat. */
function timesOf(reports: readonly GameReport[]): { readonly [bot: string]: number } {
  const sums = new Map<string, { time: number; seats: number }>()
  for (const { levels, spent } of reports)
    for (const [seat, bot] of levels.entries()) {
      const sum = sums.get(bot) ?? { time: 0, seats: 0 }
      sums.set(bot, { time: sum.time + (spent[seat] ?? 0), seats: sum.seats + 1 })
    }
  return Object.fromEntries([...sums].map(([bot, { time, seats }]) => [bot, time / seats]))
}

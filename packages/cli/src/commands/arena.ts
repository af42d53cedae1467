import { of } from '@orrery/kernel'
import { Ladder, type Pairing, pairings } from '../arena/standings.ts'
import { type BotName, oneBot } from '../bots.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { gamesFlag, JOBS, SCALE, TABLE_FLAGS } from '../shared-flags.ts'
import type { GameReport } from '../simulate/game.ts'
import type { Plan } from '../simulate/plan.ts'
import { playSeries } from '../simulate/series.ts'
import { chooseTable, chooseSeats, chooseSeed, layTable, readOptions, teamsOf } from '../table.ts'
import { progressBar, percent, tableText } from '../terminal.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'

export const arena: Command = {
  name: 'arena',
  about: 'measure how strong bots are against each other',
  flags: {
    ...TABLE_FLAGS,
    bots: { kind: 'text', value: 'LEVELS', about: 'two or more, strongest first (captain,greedy)' },
    games: gamesFlag(100, 'how many games for each pairing'),
    scale: SCALE,
    'equal-time': {
      kind: 'switch',
      about: 'some games first show how fast each bot thinks; then all get the time of the last one in the list',
    },
    jobs: JOBS,
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: [
    'As many bots as seats play together; otherwise each plays against a table full of the next one in the list.',
    'Of teams each is played by one bot and counted as one.',
    'Each deal is played once from every seat, and the sides move round from deal to deal. A rate is victories per',
    'seat held: 1 in 2 is an even match for two, 1 in 4 for four. Elo counts from the last bot of the list.',
  ],
  examples: [
    'arena --seats 2 --bots legend,greedy --games 100 --scale 0.05',
    'arena --seats 4 --bots legend,admiral,captain,greedy,random --games 200 --scale 0.02 --jobs 2 --json',
  ],
  async run(args, world) {
    args.none()
    const entry = await chooseTable(args, world.games)
    const bots = readLadder(args, entry)
    const plan = readPlan(args, entry, bots)
    const jobs = args.number('jobs')
    const teams = teamsOf(entry.game, layTable(entry.game, plan.options, plan.seats, plan.seed), plan.seats)
    const sides = [...new Set(teams)]
    const ladder = new Ladder(bots, teams)
    const tables = pairings(bots, sides.length)
    let faults = 0
    for (const [number, pairing] of tables.entries()) {
      const levels = teams.map((team) => of(pairing, sides.indexOf(team)))
      const table = { ...plan, levels, repeatDeals: sides.length }
      const scales = args.has('equal-time') ? await equalTimes(entry, table, jobs) : {}
      const reports = await meet(entry, { ...table, scales }, jobs, (done) =>
        progressBar(world.err, number * plan.games + done, tables.length * plan.games),
      )
      ladder.add(pairing, reports)
      faults += tellFaults(world, reports)
    }
    world.out.write(`${args.has('json') ? asJson(plan, ladder) : asText(entry, plan, ladder)}\n`)
    return faults === 0 ? 0 : FOUND_WRONG
  },
}

function readLadder(args: Args, entry: GameEntry): readonly BotName[] {
  const bots = (args.text('bots') ?? 'captain,greedy').split(',').map((name) => oneBot(entry, name))
  if (new Set(bots).size === bots.length && bots.length > 1) return bots
  throw new UsageError('--bots names two or more bots, each of them once.')
}

function readPlan(args: Args, entry: GameEntry, levels: readonly BotName[]): Plan {
  const { game } = entry
  return {
    game: game.id,
    seats: chooseSeats(args, game),
    options: readOptions(args, entry),
    levels,
    seed: chooseSeed(args),
    games: args.number('games'),
    scale: args.number('scale'),
  }
}

async function meet(
  entry: GameEntry,
  plan: Plan,
  jobs: number,
  onDone: (games: number) => void,
): Promise<readonly GameReport[]> {
  const reports: GameReport[] = []
  await playSeries(entry, plan, jobs, (batch) => {
    reports.push(...batch.reports)
    onDone(reports.length)
  })
  return reports
}

/** Games that show how fast each bot thinks. */
const TIMED_GAMES = 8

/** The share of its budget with which each bot thinks as long as the last one of the list does with its own. */
async function equalTimes(entry: GameEntry, plan: Plan, jobs: number): Promise<NonNullable<Plan['scales']>> {
  const reports = await meet(entry, { ...plan, seed: `${plan.seed} times`, games: TIMED_GAMES }, jobs, () => undefined)
  const times = timesOf(reports)
  const measure = times[plan.levels.at(-1) ?? ''] ?? 1
  return Object.fromEntries(Object.entries(times).map(([bot, time]) => [bot, measure / time]))
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

function tellFaults({ err }: World, reports: readonly GameReport[]): number {
  const faulty = reports.filter(({ stuck, faults }) => stuck || faults.length > 0)
  for (const { number, faults } of faulty) err.write(`game ${number}: ${faults[0] ?? 'came to no end'}\n`)
  return faulty.length
}

const asJson = ({ game, seats, seed, scale }: Plan, ladder: Ladder): string =>
  JSON.stringify({ game, seats, seed, scale, bots: ladder.standings(), meetings: ladder.meetings() })

function opponents([, ...others]: Pairing | readonly string[]): string {
  const names = [...new Set(others)]
  return names.length === 1 && others.length > 1 ? `${others.length} of ${names[0]}` : others.join(', ')
}

function asText({ game }: GameEntry, { seats, games, seed, scale }: Plan, ladder: Ladder): string {
  const bots = Object.entries(ladder.standings()).map(([name, one]) => [
    name,
    String(one.games),
    one.wins.toFixed(1),
    percent(one.rate),
    `${percent(one.low)} to ${percent(one.high)}`,
    String(one.elo),
  ])
  const met = ladder
    .meetings()
    .map(({ seats, first }) => [
      `${seats[0]} against ${opponents(seats)}`,
      percent(first.rate),
      `${percent(first.low)} to ${percent(first.high)}`,
    ])
  return [
    `${game.title}, ${seats} seats, ${games} games for each pairing, budgets times ${scale}, seed ${seed}`,
    '',
    tableText([['', 'games', 'wins', 'rate', '95 % interval', 'Elo'], ...bots]),
    '',
    tableText([['', 'wins', '95 % interval'], ...met]),
  ].join('\n')
}

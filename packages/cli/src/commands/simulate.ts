import { mkdirSync } from 'node:fs'
import { levelNames } from '@orrery/bots'
import type { Thoroughness } from '@orrery/testkit'
import { readBots } from '../bots.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import { type GameEntry, withInput } from '../registry.ts'
import { gamesFlag, JOBS, TABLE_FLAGS } from '../shared-flags.ts'
import { fixture, type Plan } from '../simulate/plan.ts'
import { playSeries } from '../simulate/series.ts'
import { Results, type Summary } from '../simulate/summary.ts'
import { chooseTable, chooseSeats, chooseSeed, layTable, manifestOf, readOptions } from '../table.ts'
import { progressBar, percent, tableText } from '../terminal.ts'
import { FOUND_WRONG, messageOf, UsageError } from '../usage.ts'

export const simulate: Command = {
  name: 'simulate',
  about: 'let bots play many games and count',
  flags: {
    ...TABLE_FLAGS,
    bots: { kind: 'text', value: 'LEVELS', about: `${levelNames.join(', ')}, or one for each seat (random)` },
    games: gamesFlag(100),
    jobs: JOBS,
    records: { kind: 'text', value: 'FOLDER', about: 'write a record of each game into this folder' },
    check: { kind: 'switch', about: 'look for faults of the rules at every move' },
    light: { kind: 'switch', about: 'with --check: each check only at some moves, for very many games' },
    'random-packs': { kind: 'switch', about: 'every 8 games with another random pack: packs cannot break the rules' },
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: [
    'Bots and sides move round the table from game to game, so that every bot plays every side from every seat.',
    'Game K of the series has the seed SEED/K. The exit code is 1 when a fault was found or a game got stuck.',
  ],
  examples: [
    'simulate --seats 4 --bots greedy,random,random,random --games 200',
    'simulate --seats 2 --games 1000 --check --seed nightly',
    'simulate --seats 3 --games 10000 --jobs 4 --json',
    'simulate --games 10 --bots greedy --records records/',
    'simulate --seats 4 --modules all --games 1000 --check --random-packs --jobs 4',
  ],
  async run(args, world) {
    args.none()
    const chosen = await chooseTable(args, world.games)
    const isRandom = args.has('random-packs')
    if (isRandom && args.has('pack')) throw new UsageError('Say --pack or --random-packs, not both.')
    const entry = isRandom ? await withInput(chosen, manifestOf(world.games, chosen.game.id)) : chosen
    const plan = readPlan(args, entry)
    const jobs = args.number('jobs')
    prepare(entry, plan)
    const results = new Results(entry.game.sidesFor(plan.seats), plan.levels)
    const start = performance.now()
    await playSeries(entry, plan, jobs, (batch) => {
      results.add(batch)
      progressBar(world.err, results.games, plan.games)
    })
    const summary = results.summary((performance.now() - start) / 1000, plan.check !== undefined)
    tellFaults(world, results.faults)
    world.out.write(`${args.has('json') ? JSON.stringify(summary) : summaryText(entry, plan, summary)}\n`)
    return summary.errors > 0 || summary.stuck > 0 ? FOUND_WRONG : 0
  },
}

function readPlan(args: Args, entry: GameEntry): Plan {
  const { game } = entry
  const seats = chooseSeats(args, game)
  const records = args.text('records')
  if (args.has('light') && !args.has('check')) throw new UsageError('--light says how to check: say --check as well.')
  const check: Thoroughness = args.has('light') ? 'light' : 'rotating'
  return {
    game: game.id,
    seats,
    options: readOptions(args, entry),
    levels: readBots(entry, args.text('bots') ?? 'random', seats),
    seed: chooseSeed(args),
    games: args.number('games'),
    ...(args.has('check') ? { check } : {}),
    ...(args.has('random-packs') ? { randomPacks: true } : {}),
    ...(records === undefined ? {} : { records }),
  }
}

/** What cannot work is said before the first game, not after the last. */
function prepare({ game }: GameEntry, plan: Plan): void {
  const first = fixture(plan, game, 0)
  layTable(game, first.options, plan.seats, first.seed)
  if (plan.records === undefined) return
  try {
    mkdirSync(plan.records, { recursive: true })
  } catch (error) {
    throw new UsageError(`The folder ${plan.records} cannot be made: ${messageOf(error)}`)
  }
}

const FAULTS_SHOWN = 20

function tellFaults({ err }: World, faults: readonly string[]): void {
  for (const fault of faults.slice(0, FAULTS_SHOWN)) err.write(`${fault}\n`)
  if (faults.length > FAULTS_SHOWN) err.write(`... and ${faults.length - FAULTS_SHOWN} more faults\n`)
}

function summaryText({ game }: GameEntry, plan: Plan, summary: Summary): string {
  const { games, seconds, decisionsPerSecond, gamesPerSecond, meanDecisions, wins } = summary
  const rows = [...Object.entries(wins.factions), ...Object.entries(wins.bots)].map(([name, one]) => [
    name,
    String(one.games),
    one.wins.toFixed(1),
    percent(one.rate),
    `${percent(one.low)} to ${percent(one.high)}`,
    one.meanScore.toFixed(1),
  ])
  return [
    `${game.title}, ${plan.seats} seats, ${games} games, seed ${plan.seed}`,
    `${seconds.toFixed(1)} s, ${gamesPerSecond.toFixed(1)} games/s, ${decisionsPerSecond} decisions/s, ` +
      `${meanDecisions.toFixed(1)} decisions a game`,
    `${summary.errors} faults, ${summary.stuck} games without an end`,
    '',
    tableText([['', 'games', 'wins', 'rate', '95 % interval', 'mean score'], ...rows]),
  ].join('\n')
}

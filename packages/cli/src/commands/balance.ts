import { mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { AnyLedger, Json } from '@orrery/kernel'
import { csv } from '../balance/csv.ts'
import { type Figures, figures } from '../balance/figures.ts'
import { sentences, verdicts } from '../balance/verdicts.ts'
import { oneBot } from '../bots.ts'
import type { Command, World } from '../command.ts'
import { writeText } from '../files.ts'
import { type Args, oneOf } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { gamesFlag, JOBS, SCALE, TABLE_FLAGS } from '../shared-flags.ts'
import type { GameReport } from '../simulate/game.ts'
import { fixture, type Plan } from '../simulate/plan.ts'
import { playSeries } from '../simulate/series.ts'
import { chooseTable, chooseSeats, chooseSeed, layTable, readOptions } from '../table.ts'
import { progressBar } from '../terminal.ts'
import { FOUND_WRONG, messageOf, UsageError } from '../usage.ts'

const SEATING = 'seating'

export const balance: Command = {
  name: 'balance',
  about: 'let equal bots play many games and write a report: who wins, with what, how long it takes',
  flags: {
    ...TABLE_FLAGS,
    mix: { kind: 'list', value: 'OPTION', about: 'each game draws this option, such as modules; may be given again' },
    habits: { kind: 'switch', about: 'bots of different tempers, where the game has them' },
    bots: { kind: 'text', value: 'LEVEL', about: 'who plays all seats (greedy)' },
    games: gamesFlag(200),
    scale: SCALE,
    jobs: JOBS,
    out: { kind: 'text', value: 'FOLDER|FILE.html', about: 'where the page goes, its figures beside it as .csv (.)' },
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: [
    'The page holds everything it needs: it can be sent, printed and read without a network.',
    'Sides move round the table from game to game. The same seed gives the same page.',
  ],
  examples: [
    'balance --seats 4 --games 2000 --jobs 2',
    'balance --seats 4 --games 600 --mix modules --seed mixed --out reports/mixed.html',
    'balance --seats 2 --bots captain --scale 0.02 --json',
    'balance --seats 4 --habits --games 300 --out reports/',
  ],
  async run(args, world) {
    args.none()
    const entry = await chooseTable(args, world.games)
    const { ledger } = entry
    if (ledger === undefined)
      throw new UsageError(`${entry.game.title} keeps no ledger, so there is nothing to report.`)
    const plan = readPlan(args, entry)
    const jobs = args.number('jobs')
    const first = fixture(plan, entry.game, 0)
    layTable(entry.game, first.options, plan.seats, first.seed)
    const paths = readPaths(args, plan)
    const reports: GameReport[] = []
    await playSeries(entry, plan, jobs, (batch) => {
      reports.push(...batch.reports)
      progressBar(world.err, reports.length, plan.games)
    })
    const faults = tellFaults(world, reports)
    const told = await write(entry, ledger, plan, paths, reports)
    world.out.write(`${args.has('json') ? asJson(plan, paths, told, faults) : asText(entry, plan, paths, told)}\n`)
    return faults === 0 ? 0 : FOUND_WRONG
  },
}

function readPlan(args: Args, entry: GameEntry): Plan {
  const { game } = entry
  const seats = chooseSeats(args, game)
  const options = readOptions(args, entry)
  const level = oneBot(entry, args.text('bots') ?? 'greedy')
  const mix = readMix(args, entry, Object.keys(options))
  const habits = Object.keys(entry.habits ?? {})
  if (args.has('habits') && habits.length === 0)
    throw new UsageError(`Bots of ${game.title} have one temper only: leave --habits out.`)
  return {
    game: game.id,
    seats,
    options,
    levels: Array.from({ length: seats }, () => level),
    seed: chooseSeed(args),
    games: args.number('games'),
    scale: args.number('scale'),
    ledger: true,
    ...(mix.length === 0 ? {} : { mix }),
    ...(args.has('habits') ? { habits } : {}),
  }
}

function readMix(args: Args, { game }: GameEntry, set: readonly string[]): readonly string[] {
  const names = game.options.map(({ name }) => name).filter((name) => name !== SEATING)
  if (args.has('mix') && names.length === 0) throw new UsageError(`${game.title} has no option to mix.`)
  const mix = args.list('mix').map((said) => oneOf('option', said, names))
  const twice = mix.find((name) => set.includes(name))
  if (twice === undefined) return [...new Set(mix)]
  throw new UsageError(`${twice} cannot be both set and mixed: leave one of them out.`)
}

interface Paths {
  readonly page: string
  readonly csv: string
}

/** What cannot be written is said before the first game, not after the last. */
function readPaths(args: Args, { game, seats }: Plan): Paths {
  const out = args.text('out') ?? '.'
  const file = extname(out) === '.html' ? out : join(out, `${game}-${seats}.html`)
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new UsageError(`The folder ${dirname(file)} cannot be made: ${messageOf(error)}`)
  }
  return { page: file, csv: file.replace(/\.html$/, '.csv') }
}

function tellFaults({ err }: World, reports: readonly GameReport[]): number {
  const faulty = reports.filter(({ stuck, faults }) => stuck || faults.length > 0)
  for (const { number, faults } of faulty) err.write(`game ${number}: ${faults[0] ?? 'came to no end'}\n`)
  return faulty.length
}

async function write(
  entry: GameEntry,
  ledger: AnyLedger,
  plan: Plan,
  paths: Paths,
  reports: readonly GameReport[],
): Promise<Figures> {
  // Loaded when needed: the help of other commands draws nothing.
  const { page } = await import('../balance/page.ts')
  const told = figures(entry.game, ledger, plan, reports)
  if (told.games === 0) throw new UsageError('No game came to an end, so there is nothing to report.')
  const making = { ...entry, plan, command: commandOf(plan), version: version(), csv: basename(paths.csv) }
  writeText(paths.page, page(making, told))
  writeText(paths.csv, csv(told))
  return told
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

const valueText = (value: Json): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : (value as readonly string[]).join(',')
}

const quoted = (word: string): string =>
  /^[\w.,=/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The line that plays these games again. */
function commandOf({ game, seats, games, levels, seed, scale = 1, options, mix = [], habits }: Plan): string {
  const flags: readonly (readonly string[])[] = [
    ['--game', game],
    ['--seats', String(seats)],
    ['--games', String(games)],
    ['--bots', levels[0] ?? ''],
    ['--seed', seed],
    ...(scale === 1 ? [] : [['--scale', String(scale)]]),
    ...Object.entries(options).map(([name, value]) => ['--set', `${name}=${valueText(value)}`]),
    ...mix.map((name) => ['--mix', name]),
    ...(habits === undefined ? [] : [['--habits']]),
  ]
  const words = ['./orrery', 'balance', ...flags.flat()]
  return words.map(quoted).join(' ')
}

function asJson(plan: Plan, paths: Paths, told: Figures, faults: number): string {
  const { game, seats, seed, scale, options, levels } = plan
  const gates = verdicts(told.tables)
  const places = told.tables.filter(({ kind }) => kind === 'place' || kind === 'ending')
  const shares = places.map(({ name, rows }) => [
    name,
    Object.fromEntries(rows.map(({ thing, n, rate, low, high }) => [thing, { n, rate, low, high }])),
  ])
  return JSON.stringify({
    game,
    seats,
    games: told.games,
    bots: levels[0],
    seed,
    scale,
    options,
    ...paths,
    faults,
    shares: Object.fromEntries(shares) as unknown,
    lengths: Object.fromEntries(
      told.lengths.map(({ of, mean, low, median, high }) => [of, { mean, low, median, high }]),
    ),
    ...(told.questions === undefined ? {} : { questions: told.questions }),
    gates,
    outside: gates.filter(({ inside }) => !inside),
  })
}

const asText = (
  { game }: GameEntry,
  { seats, seed }: Plan,
  { page: file, csv: figuresFile }: Paths,
  told: Figures,
): string =>
  [
    `${game.title}, ${seats} seats, ${told.games} games, seed ${seed}`,
    '',
    ...sentences(told).map(({ text }) => text),
    '',
    `The report is ${file}, all figures are in ${figuresFile}.`,
  ].join('\n')

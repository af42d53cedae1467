import type { PageReport } from '@orrery/browser'
import { itemAt } from '@orrery/kernel'
import { limitMovesPerSecond } from '../bench/limit.mjs'
import { type SearchRate, searchRate } from '../bench/search.ts'
import { cloneCost, costOf, movesCost, type Played, randomPlay, sampleStates } from '../bench/measure.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import { type GameEntry, loadEntry } from '../registry.ts'
import { median, tidy } from '../statistics.ts'
import { chooseGame } from '../table.ts'
import { tableText } from '../terminal.ts'
import { UsageError } from '../usage.ts'

/** Absolute timings vary from run to run: everything is measured in turns, and the middle one of five is believed. */
const ROUNDS = 5
const WARM_UP = 0.3

interface Sample {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly meanDecisions: number
  readonly ratioToLimit: number
  readonly cloneNs: number
  readonly movesNs: number
}

/** Single questions of a game, in nanoseconds. */
type Costs = { readonly [question: string]: number }

interface Report {
  readonly limit: { readonly movesPerSecond: number }
  readonly games: { readonly [name: string]: Sample & { readonly costs?: Costs } }
  /** Of the fullest table of each game. */
  readonly mcts: { readonly [name: string]: SearchRate }
}

interface Subject {
  readonly name: string
  readonly played: Played
  readonly states: readonly unknown[]
  readonly samples: Sample[]
  readonly entry: GameEntry
  /** Costs of single questions, one of each round. */
  readonly asked: { [question: string]: readonly number[] }
}

export const bench: Command = {
  name: 'bench',
  about: "measure every game against the machine's own limit",
  flags: {
    game: { kind: 'text', value: 'NAME', about: 'only this game' },
    seconds: { kind: 'amount', max: 3600, preset: 1, about: 'time for each sample' },
    seed: { kind: 'text', value: 'TEXT', about: 'the games to play (bench)' },
    web: {
      kind: 'switch',
      about: 'the page in Chromium instead, and nothing else: its first question, a click, and thinking beside it',
    },
    json: { kind: 'switch', about: 'one JSON object instead of a table' },
  },
  examples: ['bench', 'bench --json --seconds 0.2', 'bench --web'],
  async run(args, world) {
    args.none()
    if (args.has('web')) return benchPage(args, world)
    const report = await measure(args, world)
    world.out.write(`${args.has('json') ? JSON.stringify(report) : reportText(report)}\n`)
    return 0
  },
}

/** The browser is loaded only when it is asked for. */
async function benchPage(args: Args, world: World): Promise<number> {
  for (const flag of ['game', 'seconds', 'seed'])
    if (args.has(flag)) throw new UsageError(`--web measures the page and nothing else: leave --${flag} out.`)
  const { measurePage } = await import('@orrery/browser')
  const report = await measurePage(world.games[0]?.id ?? '')
  world.out.write(`${args.has('json') ? JSON.stringify({ web: report }) : pageText(report)}\n`)
  return 0
}

const BREATHS: { readonly [what in keyof PageReport['breath']]: string } = {
  bot: 'a Captain thinks on this device',
  hint: 'the best moves are looked for',
  coach: 'the coach goes through a game on this device',
  opening: 'what the coach found is opened',
}

function pageText({ interactive, clickToPaint, breath }: PageReport): string {
  const rows = Object.entries(BREATHS).map(([what, words]) => {
    const { task, frame } = breath[what as keyof typeof BREATHS]
    return [words, `${task}`, `${frame}`]
  })
  return [
    `On a processor four times slower, middle of five: table interactive ${interactive} ms, click to paint ${clickToPaint} ms.`,
    tableText([['longest, in ms, while', 'task (0: under 50)', 'frame'], ...rows]),
  ].join('\n\n')
}

async function measure(args: Args, world: World): Promise<Report> {
  const seconds = args.number('seconds')
  const seed = args.text('seed') ?? 'bench'
  const entries = args.has('game')
    ? [await chooseGame(world.games, args.text('game'))]
    : await Promise.all(world.games.map(loadEntry))
  const subjects = entries.flatMap((entry) => subjectsOf(entry, seed))
  for (const { played } of subjects) randomPlay(played, seed, Math.min(seconds, WARM_UP))
  const limits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const limit = limitMovesPerSecond(seconds * 1000)
    limits.push(limit)
    for (const subject of subjects) {
      subject.samples.push(sample(subject, `${seed}/${round}`, seconds, limit))
      askAll(subject, seconds)
    }
  }
  return {
    limit: { movesPerSecond: Math.round(median(limits)) },
    games: Object.fromEntries(
      subjects.map((subject) => [subject.name, { ...middle(subject.samples), ...costsOf(subject) }]),
    ),
    mcts: Object.fromEntries(
      entries.filter(({ hasBots }) => hasBots).map((entry) => searchOf(entry, subjects, seconds)),
    ),
  }
}

function searchOf({ game, judge }: GameEntry, subjects: readonly Subject[], seconds: number): [string, SearchRate] {
  const name = `${game.id}-${game.seats.max}`
  const { played, states } = subjects.find((subject) => subject.name === name) ?? itemAt(subjects, 0)
  const rates = Array.from({ length: ROUNDS }, () => searchRate(played, judge, states, seconds / ROUNDS))
  const middleOf = (key: keyof SearchRate): number => Math.round(median(rates.map((rate) => rate[key])))
  return [name, { opening: middleOf('opening'), midGame: middleOf('midGame'), judged: middleOf('judged') }]
}

function subjectOf(entry: GameEntry, name: string, played: Played, seed: string): Subject {
  return { name, played, states: sampleStates(played, seed), samples: [], entry, asked: {} }
}

/** Single questions of a game, measured in turns like everything else. */
function askAll({ entry, states, asked }: Subject, seconds: number): void {
  for (const [name, { ask }] of Object.entries(entry.costs ?? {})) {
    asked[name] = [...(asked[name] ?? []), costOf(states, seconds / 10, ask)]
  }
}

function costsOf({ asked }: Subject): { readonly costs?: Costs } {
  const told = Object.entries(asked).map(([name, all]) => [name, Math.round(median(all))] as const)
  return told.length === 0 ? {} : { costs: Object.fromEntries(told) }
}

/** A game at every number of seats, the further tables of its entry, and the fullest one with all its modules. */
function subjectsOf(entry: GameEntry, seed: string): Subject[] {
  const { game, tables = [] } = entry
  const { min, max } = game.seats
  const plain = Array.from({ length: max - min + 1 }, (_, i) => min + i).map((seats) =>
    subjectOf(entry, `${game.id}-${seats}`, { game, options: {}, seats }, seed),
  )
  const hasModules = game.options.some((field) => field.name === 'modules' && field.choices.length > 0)
  const others = tables.map(({ name, seats, options }) =>
    subjectOf(entry, `${game.id}-${name}`, { game, options, seats }, seed),
  )
  if (!hasModules) return [...plain, ...others]
  return [
    ...plain,
    ...others,
    subjectOf(entry, `${game.id}-${max}-all`, { game, options: { modules: ['all'] }, seats: max }, seed),
  ]
}

function sample({ played, states }: Subject, seed: string, seconds: number, limit: number): Sample {
  const { decisions, games, seconds: spent } = randomPlay(played, seed, seconds)
  const decisionsPerSecond = decisions / spent
  return {
    decisionsPerSecond,
    gamesPerSecond: games / spent,
    meanDecisions: decisions / games,
    ratioToLimit: decisionsPerSecond / limit,
    cloneNs: cloneCost(played.game, states, seconds / 10),
    movesNs: movesCost(played.game, states, seconds / 10),
  }
}

function middle(samples: readonly Sample[]): Sample {
  const medianOf = (key: keyof Sample): number => median(samples.map((one) => one[key]))
  return {
    decisionsPerSecond: Math.round(medianOf('decisionsPerSecond')),
    gamesPerSecond: tidy(medianOf('gamesPerSecond')),
    meanDecisions: tidy(medianOf('meanDecisions')),
    ratioToLimit: tidy(medianOf('ratioToLimit')),
    cloneNs: Math.round(medianOf('cloneNs')),
    movesNs: Math.round(medianOf('movesNs')),
  }
}

function reportText({ limit, games, mcts }: Report): string {
  const rows = Object.entries(games).map(([name, one]) => [
    name,
    String(one.decisionsPerSecond),
    one.gamesPerSecond.toFixed(0),
    one.meanDecisions.toFixed(1),
    one.ratioToLimit.toFixed(3),
    String(one.cloneNs),
    String(one.movesNs),
  ])
  const head = ['game', 'decisions/s', 'games/s', 'decisions', 'to limit', 'clone ns', 'moves ns']
  const single = Object.entries(games).flatMap(([name, { costs = {} }]) =>
    Object.entries(costs).map(([question, ns]) => `${name}: ${question} ${ns} ns`),
  )
  const searches = Object.entries(mcts).map(([name, { opening, midGame, judged }]) =>
    [name, opening, midGame, judged].map(String),
  )
  const searchHead = ['search, iterations/s', 'opening', 'mid-game', 'judged']
  return [
    `The limit of this machine: ${limit.movesPerSecond} moves/s.`,
    tableText([head, ...rows]),
    ...(single.length === 0 ? [] : [single.join('\n')]),
    tableText([searchHead, ...searches]),
  ].join('\n\n')
}

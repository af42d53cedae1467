import { learnedJudge, match, Network, newNetwork, type Score, Trainer, writeData } from '@orrery/bots'
import { type AnyJudge, type AnyLearning, rngFrom } from '@orrery/kernel'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { gamesFlag } from '../shared-flags.ts'
import { chooseGame, chooseSeed } from '../table.ts'
import { progressBar, percent } from '../terminal.ts'
import { TrainingFolder } from '../train/folder.ts'
import { UsageError } from '../usage.ts'

/** Units of the second layer. */
const SECOND = 16
const WINDOW = 4
const TRUST = 0.8
const RATE = 0.000_15

export const train: Command = {
  name: 'train',
  about: 'let a network learn to judge a game from games of its own',
  flags: {
    game: { kind: 'text', value: 'NAME', about: 'which game' },
    seats: { kind: 'text', value: 'N,N', about: 'for how many players, one number or several (the fewest)' },
    generations: { kind: 'count', max: 10_000, preset: 10, about: 'how many more generations' },
    games: gamesFlag(2000, 'quick games of each generation'),
    match: gamesFlag(200, 'games of the match against the best network so far'),
    units: { kind: 'count', max: 128, preset: 32, about: 'units of the first layer' },
    exploit: { kind: 'switch', about: 'learn nothing but to beat the bots of today: how far they can be exploited' },
    folder: { kind: 'text', value: 'FOLDER', about: 'where it is kept, and goes on from (training/GAME-SEATS)' },
    seed: { kind: 'text', value: 'TEXT', about: 'where all chance comes from' },
    json: { kind: 'switch', about: 'a JSON object for each generation' },
  },
  notes: [
    'Each generation plays quick games against itself, older networks and the judge made by hand, learns from the last',
    'four generations, and becomes the champion if it wins a match against the champion. The folder has the champion as',
    'weights.ts: put it into games/GAME/bot/weights/ and name it in games/GAME/bot/learning.ts.',
    'With --exploit it plays against the judge that bots use now and nobody else, and the share it wins of those matches is what',
    'a person could learn to win.',
    'Stop it at any time; the same command goes on from the last complete generation.',
  ],
  examples: ['train --seats 2 --generations 30', 'train --seats 4 --games 4000 --folder training/four'],
  async run(args, world) {
    args.none()
    const entry = await chooseGame(world.games, args.text('game'))
    const { learning, hand } = entry
    if (learning === undefined || hand === undefined)
      throw new UsageError(`${entry.game.title} has nothing to learn by: it has no features.`)
    const seats = readSeats(args, entry)
    const folder = new TrainingFolder(args.text('folder') ?? `training/${entry.game.id}-${seats.join('-')}`)
    const rival = args.has('exploit') ? entry.judge : hand
    new Training(entry, learning, rival, { seats, folder, args, world }).run()
    return 0
  },
}

function readSeats(args: Args, { game }: GameEntry): readonly number[] {
  const { min, max } = game.seats
  const seats = (args.text('seats') ?? String(min)).split(',').map(Number)
  if (seats.every((n) => Number.isInteger(n) && n >= min && n <= max)) return seats
  throw new UsageError(`${game.title} is for ${min} to ${max} seats: --seats ${args.text('seats')} is not possible.`)
}

interface Plan {
  readonly seats: readonly number[]
  readonly folder: TrainingFolder
  readonly args: Args
  readonly world: World
}

/** One run of the command. */
class Training {
  readonly #entry: GameEntry
  readonly #learning: AnyLearning
  /** What it is measured against. */
  readonly #rival: AnyJudge
  readonly #plan: Plan
  readonly #seed: string
  readonly #network: Network
  readonly #champion: Network

  constructor(entry: GameEntry, learning: AnyLearning, rival: AnyJudge, plan: Plan) {
    const { folder, args } = plan
    this.#entry = entry
    this.#learning = learning
    this.#rival = rival
    this.#plan = plan
    this.#seed = chooseSeed(args)
    const units = { first: args.number('units'), second: SECOND }
    this.#network = newNetwork(learning.features, units, rngFrom(`${this.#seed} network`))
    this.#champion = new Network(this.#network.shape, this.#network.weights.slice())
    for (const [name, network] of [
      ['latest', this.#network],
      ['champion', this.#champion],
    ] as const) {
      const kept = folder.read(name, network.weights.length)
      if (kept !== undefined) network.weights.set(kept)
    }
  }

  run(): void {
    const { folder, args, seats, world } = this.#plan
    const { game } = this.#entry
    const begun = folder.generations
    const rng = rngFrom(`${this.#seed} ${begun}`)
    const course = {
      seats,
      games: args.number('games'),
      window: WINDOW,
      trust: TRUST,
      rate: RATE,
      passes: 1,
      isAlone: args.has('exploit'),
    }
    const trainer = new Trainer(game, this.#rival, this.#learning, this.#network, course, rng)
    for (let generation = begun; generation < begun + args.number('generations'); generation++) {
      const report = trainer.generation((done) => progressBar(world.err, done, course.games))
      const own = learnedJudge(game, this.#learning.features, this.#network)
      const best = learnedJudge(game, this.#learning.features, this.#champion)
      const against = { champion: this.#meet(own, best, generation), hand: this.#meet(own, this.#rival, generation) }
      const isChampion = against.champion.won > against.champion.even
      folder.write('latest', this.#network.weights)
      if (isChampion) this.#crown(trainer)
      const line = { generation, ...report, against, isChampion }
      folder.log(line)
      world.out.write(`${args.has('json') ? JSON.stringify(line) : asText(line, course.isAlone)}\n`)
    }
  }

  #meet(own: AnyJudge, other: AnyJudge, generation: number): Score {
    const { seats, args } = this.#plan
    const games = Math.ceil(args.number('match') / seats.length)
    const rng = rngFrom(`${this.#seed} match ${generation}`)
    const scores = seats.map((n) =>
      match(this.#entry.game, { seats: n, games, tableFor: () => ({}) }, [own, other], rng),
    )
    const sum = (of: (score: Score) => number): number => scores.reduce((total, score) => total + of(score), 0)
    return { won: sum(({ won }) => won), played: sum(({ played }) => played), even: sum(({ even }) => even) }
  }

  #crown(trainer: Trainer<unknown, unknown>): void {
    const { folder, seats } = this.#plan
    this.#champion.weights.set(this.#network.weights)
    folder.write('champion', this.#champion.weights)
    folder.publish({
      rules: this.#entry.game.rulesVersion,
      features: this.#learning.features.version,
      seats,
      first: this.#champion.shape.first,
      second: this.#champion.shape.second,
      data: writeData(this.#champion),
    })
    trainer.remember()
  }
}

interface GenerationLine {
  readonly generation: number
  readonly samples: number
  readonly loss: number
  readonly against: { readonly champion: Score; readonly hand: Score }
  readonly isChampion: boolean
}

function asText(line: GenerationLine, isExploit: boolean): string {
  const { champion, hand } = line.against
  const share = ({ won, played }: Score): string => percent(won / played)
  const crowned = line.isChampion ? ', the new champion' : ''
  return (
    `generation ${line.generation}: ${line.samples} positions, log loss ${line.loss.toFixed(3)}, won ${share(champion)} against ` +
    `the champion and ${share(hand)} against ${isExploit ? 'the bots of today' : 'the judge made by hand'}${crowned}`
  )
}

import { Analysis } from '@orrery/bots'
import { itemAt, type Move, victoryOf } from '@orrery/kernel'
import { playRandom } from '@orrery/testkit'
import { type Decile, deciles, type Forecast } from '../calibrate/deciles.ts'
import { makeBot, readBots } from '../bots.ts'
import type { Command } from '../command.ts'
import type { GameEntry } from '../registry.ts'
import { gamesFlag, iterationsFlag, SCALE, TABLE_FLAGS } from '../shared-flags.ts'
import { fixture, type Plan } from '../simulate/plan.ts'
import { chooseTable, chooseSeats, chooseSeed, layTable, readOptions } from '../table.ts'
import { progressBar, percent, tableText } from '../terminal.ts'

/** Every n-th decision of a game is sampled: neighbouring ones say much the same. */
const EVERY = 8

export const calibrate: Command = {
  name: 'calibrate',
  about: "compare the coach's chances with who wins in the end",
  flags: {
    ...TABLE_FLAGS,
    bots: { kind: 'text', value: 'LEVELS', about: 'who plays the games (greedy)' },
    games: gamesFlag(200),
    iterations: iterationsFlag(30, 'how much the coach thinks about a decision'),
    scale: SCALE,
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: ['Each decile holds the chances given to any seat within its bounds, and how many of those seats won.'],
  examples: ['calibrate --seats 2 --games 200', 'calibrate --seats 4 --games 100 --bots captain --scale 0.02 --json'],
  async run(args, world) {
    args.none()
    const entry = await chooseTable(args, world.games)
    const seats = chooseSeats(args, entry.game)
    const plan: Plan = {
      game: entry.game.id,
      seats,
      options: readOptions(args, entry),
      levels: readBots(entry, args.text('bots') ?? 'greedy', seats),
      seed: chooseSeed(args),
      games: args.number('games'),
      scale: args.number('scale'),
    }
    layTable(entry.game, plan.options, seats, plan.seed)
    const iterations = args.number('iterations')
    const all: Forecast[] = []
    for (let number = 0; number < plan.games; number++) {
      all.push(...forecasts(entry, plan, number, iterations))
      progressBar(world.err, number + 1, plan.games)
    }
    const drawers = deciles(all)
    const report = {
      game: plan.game,
      seats,
      seed: plan.seed,
      games: plan.games,
      forecasts: all.length,
      deciles: drawers,
    }
    world.out.write(`${args.has('json') ? JSON.stringify(report) : asText(entry, plan, drawers)}\n`)
    return 0
  },
}

/** One game of the series, and what the coach said on the way: from the view of the player who chose. */
function forecasts(entry: GameEntry, plan: Plan, number: number, iterations: number): readonly Forecast[] {
  const { game, judge } = entry
  const which = fixture(plan, game, number)
  const bots = which.levels.map((level) => makeBot(entry, level, { scale: plan.scale ?? 1 }))
  const said: (readonly number[])[] = []
  let decision = number
  const { outcome } = playRandom(game, which.options, plan.seats, which.seed, {
    choose(s, { seat }, offer, rng): Move {
      const view = game.view(s, seat)
      const move = itemAt(bots, seat).choose(view, seat, offer, rng)
      if (offer.length > 1 && ++decision % EVERY === 0) {
        const analysis = new Analysis(game, judge, { view, seat, offer }, { iterations }).finish()
        said.push(analysis.about(move)?.chances ?? [])
      }
      return move
    },
  })
  return said.flatMap((chances) =>
    chances.map((chance, seat) => ({
      game: number,
      chance,
      won: outcome === undefined ? 0 : victoryOf(outcome, seat),
    })),
  )
}

function asText({ game }: GameEntry, { seats, games, seed }: Plan, drawers: readonly Decile[]): string {
  const rows = drawers.map(({ from, to, forecasts: n, games: played, predicted, actual }) => [
    `${from * 100} to ${to * 100} %`,
    String(n),
    String(played),
    percent(predicted),
    percent(actual),
  ])
  return [
    `${game.title}, ${seats} seats, ${games} games, seed ${seed}`,
    '',
    tableText([['chance', 'forecasts', 'of games', 'predicted', 'won'], ...rows]),
  ].join('\n')
}

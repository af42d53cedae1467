import { MeetingPlace, type Pairing } from '../arena/meeting.ts'
import { climb, CLIMBERS, LadderFile, RUNGS } from '../arena/rungs.ts'
import { against, pairings, Standings } from '../arena/standings.ts'
import { type BotName, oneBot } from '../bots.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { gamesFlag, JOBS, SCALE, TABLE_FLAGS } from '../shared-flags.ts'
import type { Plan } from '../simulate/plan.ts'
import { chooseTable, chooseSeats, chooseSeed, readOptions } from '../table.ts'
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
    ladder: {
      kind: 'text',
      value: 'FILE',
      about: 'every level against the next one below and those of reference; kept in FILE, and goes on from there',
    },
    jobs: JOBS,
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: [
    'As many bots as seats play together; otherwise each plays against a table full of the next one in the list.',
    'Of teams each is played by one bot and counted as one.',
    'Each deal is played once from every seat, and the sides move round from deal to deal. A rate is victories per',
    'seat held: 1 in 2 is an even match for two, 1 in 4 for four. Elo counts from the last bot of the list.',
    'A rung of --ladder is over when its interval excludes an even match, or after --games; with --bots it has the rungs',
    'between those alone. Against a bot of reference both think for the same time.',
  ],
  examples: [
    'arena --seats 2 --bots legend,greedy --games 100 --scale 0.05',
    'arena --seats 4 --bots legend,admiral,captain,greedy,random --games 200 --scale 0.02 --jobs 2 --json',
    'arena --ladder ladder.jsonl --seats 4 --games 100 --scale 0.025',
  ],
  async run(args, world) {
    args.none()
    const entry = await chooseTable(args, world.games)
    const plan = readPlan(args, entry)
    const place = new MeetingPlace(entry, plan, args.number('jobs'), world.err)
    const standings = args.has('ladder')
      ? await playLadder({ args, entry, plan, place, world })
      : await playPairings({ args, entry, plan, place, world })
    world.out.write(`${args.has('json') ? asJson(plan, standings) : asText(entry, plan, standings)}\n`)
    return place.faults === 0 ? 0 : FOUND_WRONG
  },
}

interface Arena {
  readonly args: Args
  readonly entry: GameEntry
  readonly plan: ArenaPlan
  readonly place: MeetingPlace
  readonly world: World
}

async function playPairings({ args, entry, plan, place, world }: Arena): Promise<Standings> {
  const bots = readBots(args.text('bots') ?? 'captain,greedy', entry)
  const standings = new Standings(bots)
  const tables = pairings(bots, place.sides)
  for (const [number, pairing] of tables.entries()) {
    const scales = args.has('equal-time') ? await place.equalTimes(pairing, plan.seed) : {}
    const onDone = (done: number): void =>
      progressBar(world.err, number * plan.games + done, tables.length * plan.games)
    standings.add(pairing, await place.play(pairing, { seed: plan.seed, games: plan.games, scales, onDone }))
  }
  return standings
}

/** All rungs between the bots that are asked for, or all there are. */
async function playLadder({ args, entry, plan, place, world }: Arena): Promise<Standings> {
  const { game } = entry
  if (args.has('equal-time')) throw new UsageError('--ladder sets times by itself: leave --equal-time out.')
  const asked = args.text('bots')
  const bots = asked === undefined ? CLIMBERS : readBots(asked, entry)
  const rungs = RUNGS.filter((rung) => rung.bots.every((bot) => bots.includes(bot)))
  const { seats, options, scale, seed, games } = plan
  const table = { game: game.id, rules: game.rulesVersion, seats, options, scale, seed }
  const file = new LadderFile(args.text('ladder') ?? '', table)
  const standings = new Standings(bots)
  for (const [number, rung] of rungs.entries()) {
    const onDone = (done: number): void => progressBar(world.err, number * games + done, rungs.length * games)
    standings.add(against(...rung.bots, place.sides), await climb(rung, place, file, { seed, games, onDone }))
  }
  return standings
}

function readBots(text: string, entry: GameEntry): readonly BotName[] {
  const bots = text.split(',').map((name) => oneBot(entry, name))
  if (new Set(bots).size === bots.length && bots.length > 1) return bots
  throw new UsageError('--bots names two or more bots, each of them once.')
}

type ArenaPlan = Required<Pick<Plan, 'game' | 'seats' | 'options' | 'seed' | 'games' | 'scale'>>

function readPlan(args: Args, entry: GameEntry): ArenaPlan {
  const { game } = entry
  return {
    game: game.id,
    seats: chooseSeats(args, game),
    options: readOptions(args, entry),
    seed: args.has('ladder') ? (args.text('seed') ?? 'ladder') : chooseSeed(args),
    games: args.number('games'),
    scale: args.number('scale'),
  }
}

const asJson = ({ game, seats, seed, scale }: ArenaPlan, standings: Standings): string =>
  JSON.stringify({ game, seats, seed, scale, bots: standings.table(), meetings: standings.meetings() })

function opponents([, ...others]: Pairing | readonly string[]): string {
  const names = [...new Set(others)]
  return names.length === 1 && others.length > 1 ? `${others.length} of ${names[0]}` : others.join(', ')
}

function asText({ game }: GameEntry, { seats, seed, scale }: ArenaPlan, standings: Standings): string {
  const bots = Object.entries(standings.table()).map(([name, one]) => [
    name,
    String(one.games),
    one.wins.toFixed(1),
    percent(one.rate),
    `${percent(one.low)} to ${percent(one.high)}`,
    String(one.elo),
  ])
  const met = standings
    .meetings()
    .map(({ seats, games: played, first }) => [
      `${seats[0]} against ${opponents(seats)}`,
      String(played),
      percent(first.rate),
      `${percent(first.low)} to ${percent(first.high)}`,
    ])
  return [
    `${game.title}, ${seats} seats, budgets times ${scale}, seed ${seed}`,
    '',
    tableText([['', 'games', 'wins', 'rate', '95 % interval', 'Elo'], ...bots]),
    '',
    tableText([['', 'games', 'wins', '95 % interval'], ...met]),
  ].join('\n')
}

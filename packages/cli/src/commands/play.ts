import { Readable } from 'node:stream'
import { levelNames } from '@orrery/bots'
import { type AnyGame, Match, problemText, replay, rngFrom, type Seat } from '@orrery/kernel'
import { makeBot, readBots } from '../bots.ts'
import type { Command, World } from '../command.ts'
import { readText } from '../files.ts'
import { openRecordFile } from '../packs.ts'
import type { Args } from '../flags.ts'
import { keyboard, type Lines, linesOf, readyMade } from '../play/lines.ts'
import { type AnyMatch, Screen } from '../play/screen.ts'
import { type Players, Session } from '../play/session.ts'
import type { GameEntry } from '../registry.ts'
import { TABLE_FLAGS } from '../shared-flags.ts'
import { chooseTable, chooseSeats, chooseSeed, readOptions } from '../table.ts'
import { anyOf, UsageError } from '../usage.ts'

const HOT_SEAT = 'none'
const clock = (): number => performance.now()

export const play: Command = {
  name: 'play',
  about: 'play at this terminal, against bots or with friends at one keyboard',
  flags: {
    ...TABLE_FLAGS,
    you: { kind: 'text', value: 'SIDE', about: 'the side you play, or the number of your seat (the first side)' },
    bots: {
      kind: 'text',
      value: 'LEVELS',
      about: `${levelNames.join(', ')}, one for all or one for each other seat, or none (greedy)`,
    },
    load: { kind: 'text', value: 'FILE', about: 'go on with a saved game' },
    script: { kind: 'text', value: 'FILE', about: 'take the answers from a file, one a line' },
    stdin: { kind: 'switch', about: 'take the answers from a pipe' },
  },
  examples: [
    'play',
    'play --seats 4 --you 2 --bots greedy,greedy,random',
    'play --bots none --seats 3',
    'play --seed "rainy sunday" --script answers.txt',
  ],
  async run(args, world) {
    args.none()
    const entry = await chooseTable(args, world.games)
    const match = args.has('load') ? await loaded(args, world, entry) : laid(args, entry)
    const players = seatPlayers(args, entry, match)
    const lines = answersFrom(args, world)
    if (lines === undefined) {
      world.out.write(howToPlay(entry.game))
      return 0
    }
    await new Session(entry, match, players, new Screen(match, entry.words, world), lines).run()
    return 0
  },
}

function laid(args: Args, entry: GameEntry): AnyMatch {
  const { game } = entry
  const seats = chooseSeats(args, game)
  const match = Match.start(game, { options: readOptions(args, entry), seats, seed: chooseSeed(args) })
  if (match.ok) return match.value
  throw new UsageError(`${game.title} cannot be set up like this: ${problemText(match.error)}.`)
}

async function loaded(args: Args, { games }: World, { game }: GameEntry): Promise<AnyMatch> {
  const file = args.text('load') ?? ''
  for (const flag of ['seats', 'set', 'modules', 'pack', 'seed'])
    if (args.has(flag)) throw new UsageError(`A saved game brings its own table: leave --${flag} out with --load.`)
  const match = replay(game, await openRecordFile(games, file))
  if (match.ok) return match.value
  throw new UsageError(`${file} cannot be played on: at ${problemText(match.error)}.`)
}

function seatPlayers(args: Args, entry: GameEntry, match: AnyMatch): Players {
  const { hasBots } = entry
  const said = args.text('bots') ?? (hasBots ? 'greedy' : HOT_SEAT)
  const start = match.record().start
  const rng = rngFrom(`${'seed' in start ? start.seed : 'position'}/bots/${match.length}`)
  if (said === HOT_SEAT) {
    if (args.has('you')) throw new UsageError('With --bots none everybody plays at this terminal: leave --you out.')
    return { bots: match.sides().map(() => undefined), rng }
  }
  const you = yourSeat(args.text('you'), match)
  const named = [...readBots(entry, said, match.seats - 1)]
  const bots = match.sides().map((_, seat) => {
    const level = seat === you ? undefined : named.shift()
    return level === undefined ? undefined : makeBot(entry, level, { clock })
  })
  return { bots, rng }
}

function yourSeat(said: string | undefined, match: AnyMatch): Seat {
  const sides = match.sides()
  if (said === undefined) return Math.max(0, sides.indexOf(match.game.sidesFor(match.seats)[0] ?? ''))
  const seat = sides.findIndex((side, i) => side.toLowerCase() === said.toLowerCase() || String(i + 1) === said)
  if (seat >= 0) return seat
  throw new UsageError(`Nobody plays "${said}": --you may be ${anyOf(sides)}, or a seat from 1 to ${sides.length}.`)
}

function answersFrom(args: Args, { input, out }: World): Lines | undefined {
  const script = args.text('script')
  if (script !== undefined) return readyMade(linesOf(Readable.from([readText(script)])), out)
  if (args.has('stdin')) return readyMade(linesOf(input), out)
  return input.isTTY === true ? keyboard(input, process.stdout) : undefined
}

const howToPlay = (game: AnyGame): string =>
  [
    `${game.title} is played at a terminal, and this is not one. In a terminal type`,
    '',
    '  ./orrery play',
    '',
    'and answer each question with the number of a choice. Answers from a file or a pipe are taken with',
    '',
    '  ./orrery play --script answers.txt',
    '  ./orrery play --stdin < answers.txt',
    '',
    'orrery play --help tells about seats, bots and options.',
    '',
  ].join('\n')

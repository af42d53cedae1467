import { type GameRecord, problemText, replay as replayRecord, victoryOf } from '@orrery/kernel'
import type { Command } from '../command.ts'
import { openRecordFile } from '../packs.ts'
import type { Args } from '../flags.ts'
import type { AnyMatch } from '../play/screen.ts'
import { chooseGame } from '../table.ts'
import { UsageError } from '../usage.ts'

export const replay: Command = {
  name: 'replay',
  about: 'play a recorded game through and tell how it ended',
  takes: 'FILE',
  flags: {
    at: { kind: 'count', min: 0, about: 'print the position after this many entries of the log, as JSON' },
    json: { kind: 'switch', about: 'one JSON object' },
  },
  examples: ['replay game.txt', 'replay game.txt --at 12', 'replay game.txt --json'],
  async run(args, world) {
    const file = args.only('a record file')
    const record = await openRecordFile(world.games, file)
    const { game } = await chooseGame(world.games, record.game)
    const at = entryNumber(args, record)
    const match = replayRecord(game, record)
    if (!match.ok) throw new UsageError(`${file} cannot be replayed: at ${problemText(match.error)}.`)
    const then = at === undefined ? match.value : match.value.at(at)
    const tell = args.has('json') ? asJson : at === undefined ? asText : asPosition
    world.out.write(`${tell(then, record)}\n`)
    return 0
  },
}

function entryNumber(args: Args, { log }: GameRecord): number | undefined {
  if (!args.has('at')) return undefined
  const at = args.number('at')
  if (at <= log.length) return at
  throw new UsageError(`--at must be a whole number from 0 to ${log.length}, the entries of this record, not "${at}".`)
}

function asText(match: AnyMatch, record: GameRecord): string {
  const { game } = match
  const sides = match.sides()
  const outcome = match.outcome()
  const head = `${game.title}, ${record.seats} seats, ${match.length} entries.`
  const asked = match.pending().map(({ seat }) => sides[seat])
  const standing =
    outcome === undefined
      ? [`The game goes on: ${asked.join(' and ')} to answer.`]
      : sides.map((side, seat) => {
          const part = victoryOf(outcome, seat)
          const won = part === 0 ? '' : part === 1 ? ', wins' : ', shares the victory'
          return `  ${side}: ${outcome.scores[seat]}${won}`
        })
  return [head, ...standing, `hash ${match.hash()}`].join('\n')
}

const asPosition = (match: AnyMatch): string => JSON.stringify(match.position(), undefined, 2)

function asJson(match: AnyMatch, record: GameRecord): string {
  const sides = match.sides()
  const outcome = match.outcome()
  return JSON.stringify({
    game: record.game,
    rulesVersion: record.rulesVersion,
    seats: record.seats,
    entries: match.length,
    finished: outcome !== undefined,
    sides,
    asked: match.pending().map(({ seat }) => sides[seat]),
    ...(outcome === undefined ? {} : { scores: outcome.scores, winners: outcome.winners.map((seat) => sides[seat]) }),
    hash: match.hash(),
    position: match.position(),
  })
}

import { readInput } from '@orrery/input'
import {
  type AnyGame,
  type GameEvent,
  type Json,
  OBSERVER,
  problemText,
  type Refusal,
  type Seat,
  stateHash,
} from '@orrery/kernel'
import * as z from 'zod/mini'
import type { Command, World } from '../command.ts'
import { readJsonFile } from '../files.ts'
import type { GameEntry } from '../registry.ts'
import { chooseGame } from '../table.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'

interface Task {
  readonly state: unknown
  readonly moves: readonly string[]
}

interface Refused {
  readonly number: number
  readonly line: string
  readonly side: string
  readonly refusals: readonly { readonly rule: string; readonly code: string; readonly says: string }[]
}

export const position: Command = {
  name: 'position',
  about: 'set up a position, make moves in it and see what comes of it',
  takes: 'run FILE',
  flags: {
    game: { kind: 'text', value: 'NAME', about: 'which game, where the file does not say' },
    json: { kind: 'switch', about: 'one JSON object' },
  },
  notes: [
    'FILE holds { "position": ..., "moves": ["...", ...] }, or a position alone as `orrery replay --at` prints it.',
    'The exit code is 1 when a move is refused.',
  ],
  examples: ['position run puzzle.json', 'position run puzzle.json --json'],
  async run(args, world) {
    const [verb, ...rest] = args.words
    if (verb !== 'run') throw new UsageError('Say what to do with the position: orrery position run FILE.')
    const file = args.only('run and a file', rest)
    const { position, moves } = readTask(file, readJsonFile(file))
    const entry = await chooseGame(world.games, args.text('game') ?? gameIn(position))
    const state = stateIn(file, position, entry.game)
    const told: string[] = []
    const refused = makeMoves(entry, { state, moves }, told)
    const tell = args.has('json') ? tellJson : tellText
    tell(world, entry.game, state, told, refused)
    return refused === undefined ? 0 : FOUND_WRONG
  },
}

const wrapped = z.object({
  position: z.json(),
  moves: z._default(z.array(z.string(), { error: 'a list of moves' }), []),
})

/** A position may say itself which game it is of. */
function gameIn(position: Json): string | undefined {
  const read = readInput(z.object({ game: z.string() }), position)
  return read.ok ? read.value.game : undefined
}

function readTask(file: string, json: Json): { readonly position: Json; readonly moves: readonly string[] } {
  const isAlone = !readInput(z.object({ position: z.unknown() }), json).ok
  const read = readInput(wrapped, isAlone ? { position: json } : json)
  if (!read.ok) throw new UsageError(`${file}: at ${problemText(read.error)}.`)
  return read.value
}

function stateIn(file: string, position: Json, game: AnyGame): unknown {
  const read = game.position.read(position)
  if (!read.ok) throw new UsageError(`${file} holds no position of ${game.title}: at ${problemText(read.error)}.`)
  return read.value
}

/** Makes the moves on the state; stops at the first that is refused and says why. */
function makeMoves({ game, words }: GameEntry, { state, moves }: Task, told: string[]): Refused | undefined {
  for (const [i, line] of moves.entries()) {
    const move = game.parse(line)
    if (!move.ok) throw new UsageError(`moves[${i}] is no move: at ${problemText(move.error)}.`)
    const asked = game.pending(state).map(({ seat }) => seat)
    const seat = asked.find((candidate) => game.refusals(state, candidate, move.value).length === 0)
    if (seat === undefined) {
      const by = asked[0] ?? 0
      const refusals = explain({ game, words }, state, by, game.refusals(state, by, move.value))
      return { number: i, line, side: game.sides(state)[by] ?? '', refusals }
    }
    const events: GameEvent[] = []
    game.apply(state, seat, move.value, (event) => events.push(event))
    for (const event of events) told.push(words.event(event, game.view(state, event.only?.[0] ?? OBSERVER)))
  }
  return undefined
}

function explain(
  { game, words }: Pick<GameEntry, 'game' | 'words'>,
  s: unknown,
  seat: Seat,
  refusals: readonly Refusal[],
): Refused['refusals'] {
  const view = game.view(s, seat)
  return refusals.map((refusal) => ({ rule: refusal.rule, code: refusal.code, says: words.refusal(refusal, view) }))
}

function tellJson({ out }: World, game: AnyGame, s: unknown, told: readonly string[], refused?: Refused): void {
  const sides = game.sides(s)
  const report = {
    ok: refused === undefined,
    ...(refused === undefined ? {} : { refused }),
    events: told,
    asked: game.pending(s).map(({ seat }) => sides[seat]),
    outcome: game.outcome(s),
    hash: stateHash(game, s),
    position: game.position.write(s),
  }
  out.write(`${JSON.stringify(report)}\n`)
}

function tellText({ out, err }: World, game: AnyGame, s: unknown, told: readonly string[], refused?: Refused): void {
  for (const line of told) if (line !== '') out.write(`${line}\n`)
  if (refused === undefined) {
    out.write(`${JSON.stringify(game.position.write(s), undefined, 2)}\n`)
    return
  }
  err.write(`${refused.side} may not "${refused.line}" (moves[${refused.number}]):\n`)
  for (const { says } of refused.refusals) err.write(`  ${says}\n`)
}

import { examine, mine } from '@orrery/bots'
import type { Puzzle, PuzzleFile } from '@orrery/kernel'
import type { World } from '../command.ts'
import type { Args } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { chooseGame, chooseSeats, layTable, readOptions } from '../table.ts'
import { bar } from '../terminal.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'
import { ownFile, readPuzzles, writePuzzles } from './file.ts'

/** No more than this share of the puzzles is easy, and no more than a few have the same answer. */
const EASY_SHARE = 0.4
const MOST_ALIKE = 3

interface Opened {
  readonly entry: GameEntry
  readonly file: string
  readonly found: PuzzleFile
}

async function open(args: Args, { games }: World): Promise<Opened> {
  const entry = await chooseGame(games, args.text('game'))
  if (!entry.hasBots) throw new UsageError(`${entry.game.title} has no bots, so nobody can find puzzles in it.`)
  const file = args.text('out') ?? ownFile(entry.game.id)
  return { entry, file, found: readPuzzles(file, entry.game) }
}

/** `puzzles mine`: plays games until the file has as many puzzles as asked for. It can be stopped and goes on there. */
export async function minePuzzles(args: Args, world: World): Promise<number> {
  const { entry, file, found } = await open(args, world)
  const { game } = entry
  if (found.rules !== game.rulesVersion)
    throw new UsageError(`${file} is of older rules: first run orrery puzzles check --write --game ${game.id}.`)
  const seats = chooseSeats(args, game)
  const seed = args.text('seed') ?? 'puzzles'
  const options = {
    seats,
    options: readOptions(args, entry),
    seed,
    look: args.number('look'),
    check: args.number('iterations'),
  }
  layTable(game, options.options, seats, seed)
  const count = args.number('count')
  const began = `${seed}, ${seats} seats`
  let now = found
  for (let games = found.mined[began] ?? 0; now.puzzles.length < count; games++) {
    bar(world.err, now.puzzles.length, count)
    const fresh: Puzzle[] = []
    for (const puzzle of mine(entry, options, games)) if (puzzle !== undefined) fresh.push(puzzle)
    const puzzles = withFresh(now.puzzles, fresh, count)
    now = { ...now, mined: { ...now.mined, [began]: games + 1 }, puzzles }
    writePuzzles(file, now)
  }
  bar(world.err, count, count)
  tell(args, world, { game: game.id, file, games: now.mined[began] ?? 0, puzzles: now.puzzles.length }, now)
  return 0
}

function withFresh(before: readonly Puzzle[], fresh: readonly Puzzle[], count: number): readonly Puzzle[] {
  const puzzles = [...before]
  for (const puzzle of fresh) {
    const easy = puzzles.filter(({ difficulty }) => difficulty === 1).length
    const isOneTooMany = puzzle.difficulty === 1 && easy >= count * EASY_SHARE
    const isNew = !puzzles.some(({ id }) => id === puzzle.id)
    const alike = puzzles.filter((one) => answerOf(one) === answerOf(puzzle)).length
    if (isNew && !isOneTooMany && alike < MOST_ALIKE && puzzles.length < count) puzzles.push(puzzle)
  }
  return puzzles
}

const answerOf = ({ steps }: Puzzle): string => steps.map(({ chances }) => chances[0]?.[0]).join()

/** `puzzles check`: looks at every puzzle again, with other seeds and the present rules and bots. */
export async function checkPuzzles(args: Args, world: World): Promise<number> {
  const { entry, file, found } = await open(args, world)
  const effort = { iterations: args.number('iterations'), seed: args.text('seed') ?? 'check' }
  const kept: Puzzle[] = []
  const failed: string[] = []
  for (const [i, puzzle] of found.puzzles.entries()) {
    bar(world.err, i, found.puzzles.length)
    const again = examinedAgain(entry, puzzle, effort)
    if (again === undefined) failed.push(puzzle.id)
    else kept.push(again)
  }
  bar(world.err, found.puzzles.length, found.puzzles.length)
  const now = { ...found, rules: entry.game.rulesVersion, puzzles: kept }
  if (args.has('write')) writePuzzles(file, now)
  tell(args, world, { game: entry.game.id, file, puzzles: kept.length, failed }, now)
  return failed.length === 0 || args.has('write') ? 0 : FOUND_WRONG
}

function examinedAgain(
  entry: GameEntry,
  puzzle: Puzzle,
  effort: { iterations: number; seed: string },
): Puzzle | undefined {
  const { game } = entry
  const state = game.position.read(puzzle.position)
  if (!state.ok) return undefined
  const { seat } = puzzle
  const again = examine(entry, game.view(state.value, seat), seat, { ...effort, seed: `${effort.seed}/${puzzle.id}` })
  return again?.turn[0] === puzzle.turn[0] ? again : undefined
}

function tell(
  args: Args,
  { out }: World,
  report: { readonly failed?: readonly string[]; readonly [key: string]: unknown },
  now: PuzzleFile,
): void {
  const [easy, medium, hard] = ([1, 2, 3] as const).map(
    (grade) => now.puzzles.filter(({ difficulty }) => difficulty === grade).length,
  )
  if (args.has('json')) {
    out.write(`${JSON.stringify({ ...report, easy, medium, hard })}\n`)
    return
  }
  out.write(`${now.puzzles.length} puzzles: ${easy} easy, ${medium} medium, ${hard} hard.\n`)
  const { failed = [] } = report
  if (failed.length > 0) out.write(`No longer clear: ${failed.join(', ')}.\n`)
}

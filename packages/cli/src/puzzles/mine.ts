import { examine, mine } from '@orrery/bots'
import { type AnyGame, dealtAgain, type Puzzle, puzzleFaults, type PuzzleFile } from '@orrery/kernel'
import type { World } from '../command.ts'
import type { Args } from '../flags.ts'
import type { GameEntry } from '../registry.ts'
import { chooseGame, chooseSeats, layTable, readOptions } from '../table.ts'
import { progressBar } from '../terminal.ts'
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
    progressBar(world.err, now.puzzles.length, count)
    const fresh: Puzzle[] = []
    for (const puzzle of mine(entry, options, games)) if (puzzle !== undefined) fresh.push(puzzle)
    const puzzles = withFresh(now.puzzles, fresh, count)
    now = { ...now, mined: { ...now.mined, [began]: games + 1 }, puzzles }
    writePuzzles(file, now)
  }
  progressBar(world.err, count, count)
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

/** `puzzles check`: looks at every puzzle again, with other seeds and the present rules and bots. Stopped, it goes on there. */
export async function checkPuzzles(args: Args, world: World): Promise<number> {
  const { entry, file, found } = await open(args, world)
  const { game } = entry
  const seed = args.text('seed') ?? 'check'
  const again = args.has('deal') ? wellDealt(game) : examined(entry, args.number('iterations'), seed)
  const done = args.has('write') ? (found.checked?.[seed] ?? 0) : 0
  const kept: Puzzle[] = found.puzzles.slice(0, done)
  const failed: string[] = []
  for (const [i, puzzle] of found.puzzles.slice(done).entries()) {
    progressBar(world.err, done + i, found.puzzles.length)
    const one = again(puzzle)
    if (one === undefined) failed.push(puzzle.id)
    else kept.push(one)
    const left = found.puzzles.slice(done + i + 1)
    if (args.has('write') && left.length > 0)
      writePuzzles(file, { ...found, checked: { [seed]: kept.length }, puzzles: [...kept, ...left] })
  }
  progressBar(world.err, found.puzzles.length, found.puzzles.length)
  const rules = args.has('deal') ? found.rules : game.rulesVersion
  const now: PuzzleFile = { game: found.game, rules, mined: found.mined, puzzles: kept }
  if (args.has('write')) writePuzzles(file, now)
  tell(args, world, { game: game.id, file, puzzles: kept.length, failed }, now)
  return failed.length === 0 || args.has('write') ? 0 : FOUND_WRONG
}

type Again = (puzzle: Puzzle) => Puzzle | undefined

/** Found clear once more, with the same first move. */
const examined =
  (entry: GameEntry, iterations: number, seed: string): Again =>
  (puzzle) => {
    const { game } = entry
    const state = game.position.read(puzzle.position)
    if (!state.ok) return undefined
    const effort = { iterations, seed: `${seed}/${puzzle.id}` }
    const again = examine(entry, game.view(state.value, puzzle.seat), puzzle.seat, effort)
    return again?.turn[0] === puzzle.turn[0] ? again : undefined
  }

/** The same puzzle, its hidden things dealt as the game guesses them now; without a search. */
const wellDealt =
  (game: AnyGame): Again =>
  (puzzle) => {
    const dealt = dealtAgain(game, puzzle)
    return dealt !== undefined && puzzleFaults(game, dealt).length === 0 ? dealt : undefined
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

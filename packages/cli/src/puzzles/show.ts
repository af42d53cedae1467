import type { Manifest } from '@orrery/games'
import {
  type AnyGame,
  type AnyWords,
  bestChance,
  type Difficulty,
  nextChance,
  problemText,
  type Puzzle,
  puzzleOfDay,
  type Seat,
} from '@orrery/kernel'
import type { World } from '../command.ts'
import type { Args } from '../flags.ts'
import { chooseGame, manifestOf } from '../table.ts'
import { colourDepth, painter, tableText } from '../terminal.ts'
import { UsageError } from '../usage.ts'

const GRADES: { readonly [difficulty in Difficulty]: string } = { 1: 'easy', 2: 'medium', 3: 'hard' }

interface Shelf {
  readonly manifest: Manifest
  readonly puzzles: readonly Puzzle[]
}

/** Games with puzzles: the one asked for, or all. */
async function shelves(args: Args, { games }: World): Promise<readonly Shelf[]> {
  const name = args.text('game')
  const wanted = name === undefined ? games : [manifestOf(games, name)]
  const loaded = await Promise.all(
    wanted.map(async (manifest) => ({ manifest, puzzles: (await manifest.puzzles?.())?.puzzles.puzzles ?? [] })),
  )
  return loaded.filter(({ puzzles }) => puzzles.length > 0)
}

/** `puzzles`: how many there are, and the puzzle of the day; of one game all of them. */
export async function listPuzzles(args: Args, world: World): Promise<number> {
  const found = await shelves(args, world)
  const today = found.map(({ manifest, puzzles }) => ({ game: manifest.id, ...puzzleOfDay(puzzles, Date.now()) }))
  if (args.has('json')) {
    const all = found.map(({ manifest, puzzles }, i) => ({
      game: manifest.id,
      today: today[i]?.id,
      puzzles: puzzles.map(({ id, difficulty, theme }) => ({ id, difficulty: GRADES[difficulty], theme })),
    }))
    world.out.write(`${JSON.stringify(all)}\n`)
    return 0
  }
  if (found.length === 0) throw new UsageError('There are no puzzles yet: see orrery puzzles --help.')
  const lines = found.flatMap(({ manifest, puzzles }, i) => [
    `${manifest.title}: ${puzzles.length} puzzles; today ${today[i]?.id ?? ''}`,
    ...(args.has('game') ? [tableText(puzzles.map(puzzleRow))] : []),
  ])
  world.out.write(`${lines.join('\n')}\n`)
  return 0
}

const puzzleRow = ({ id, difficulty, steps }: Puzzle): readonly string[] => [
  id,
  GRADES[difficulty],
  `${steps.length} ${steps.length === 1 ? 'decision' : 'decisions'}`,
]

/** `puzzles show ID`: the table as its seat sees it, and the question. */
export async function showPuzzle(args: Args, world: World, id: string): Promise<number> {
  const found = await shelves(args, world)
  const shelf = found.find(({ puzzles }) => puzzles.some((one) => one.id === id))
  const puzzle = shelf?.puzzles.find((one) => one.id === id)
  if (shelf === undefined || puzzle === undefined)
    throw new UsageError(`There is no puzzle "${id}": orrery puzzles --game NAME lists them.`)
  const { game, words } = await chooseGame(world.games, shelf.manifest.id)
  const read = game.position.read(puzzle.position)
  if (!read.ok) throw new UsageError(`This puzzle is of other rules: at ${problemText(read.error)}.`)
  const state = read.value
  const view = game.view(state, puzzle.seat)
  if (args.has('json')) {
    world.out.write(`${JSON.stringify(puzzle)}\n`)
    return 0
  }
  const board = painter(colourDepth(world.out, world.env))(words.board(view), words.tones)
  const side = game.sides(state)[puzzle.seat] ?? ''
  const moves = game.moves(state, puzzle.seat).map((move) => [words.move(move, view), game.print(move)])
  world.out.write(
    `${board}\n\nFind the best turn for ${side} (${GRADES[puzzle.difficulty]}).\n${words.question(view, puzzle.seat)}\n`,
  )
  world.out.write(`${tableText(moves)}\n`)
  if (args.has('answer')) world.out.write(`\n${answerOf(game, words, puzzle, state)}\n`)
  return 0
}

/** The turn in words, what it is worth and why. */
function answerOf(game: AnyGame, words: AnyWords, { seat, steps, turn, reasons }: Puzzle, state: unknown): string {
  const said = turn.flatMap((line) => sentenceOf(game, words, state, seat, line))
  const [first] = steps
  const chances =
    first === undefined
      ? []
      : [`This leaves a chance of ${bestChance(first)} %; the next best move leaves ${nextChance(first)} %.`]
  return [...said.map((text, i) => `${i + 1}. ${text}`), ...chances, ...reasons].join('\n')
}

/** The move as a sentence, made on the state. */
function sentenceOf(game: AnyGame, words: AnyWords, state: unknown, seat: Seat, line: string): readonly string[] {
  const move = game.parse(line)
  if (!move.ok) return []
  const text = words.move(move.value, game.view(state, seat))
  game.apply(state, seat, move.value)
  return [text]
}

import type { Manifest } from '@orrery/games'
import { type AnyGame, type Difficulty, type Puzzle, type PuzzleLibrary, puzzleOfDay } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { games, gameOf, loadLook } from '../registry.ts'
import { asJson } from '../think/as-json.ts'
import type { TurnStep } from '../think/thinker.ts'

export const GRADES: { readonly [difficulty in Difficulty]: string } = { 1: 'Easy', 2: 'Medium', 3: 'Hard' }

/** Stands for an id in an address. */
const TODAY = 'today'

/** A game with puzzles. */
export interface Shelf {
  readonly manifest: Manifest
  readonly library: PuzzleLibrary
}

async function shelfOf(manifest: Manifest): Promise<Shelf | undefined> {
  const loaded = await manifest.puzzles?.()
  return loaded === undefined ? undefined : { manifest, library: loaded.puzzles }
}

export async function loadShelves(): Promise<readonly Shelf[]> {
  const shelves = await Promise.all(games.map(shelfOf))
  return shelves.filter((shelf) => shelf !== undefined)
}

export interface OpenPuzzle extends Shelf {
  readonly game: AnyGame
  readonly entryPoint: AnyEntryPoint
  readonly puzzle: Puzzle
  readonly seats: number
  /** Each move of its turn, and what the seat sees before it. */
  readonly turn: readonly TurnStep[]
}

const NONE = 'There is no such puzzle.'

/** For "game/id"; fails with a sentence to be shown. */
export async function loadPuzzle(key: string): Promise<OpenPuzzle> {
  const [name = '', id = ''] = key.split('/')
  const manifest = gameOf(name)
  const [shelf, look] = await Promise.all([manifest === undefined ? undefined : shelfOf(manifest), loadLook(name)])
  if (shelf === undefined || look === undefined) throw new Error(NONE)
  const { puzzles } = shelf.library
  const puzzle = id === TODAY ? puzzleOfDay(puzzles, Date.now()) : puzzles.find((one) => one.id === id)
  if (puzzle === undefined) throw new Error(NONE)
  return { ...shelf, ...look, puzzle, ...readPuzzle(look.game, puzzle) }
}

function readPuzzle(game: AnyGame, { position, seat, turn }: Puzzle): Pick<OpenPuzzle, 'seats' | 'turn'> {
  const read = game.position.read(position)
  if (!read.ok) throw new Error('This puzzle is of other rules. Take another one.')
  const state = read.value
  const seats = game.sides(state).length
  const steps = turn.map((line): TurnStep => {
    const move = game.parse(line)
    if (!move.ok) throw new Error('This puzzle is of other rules. Take another one.')
    const view = asJson(game.view(state, seat))
    game.apply(state, seat, move.value)
    return { move: move.value, view }
  })
  return { seats, turn: steps }
}

/** The next one that has no mark, from this one on and around. */
export function nextUnsolved(
  { puzzles }: PuzzleLibrary,
  id: string,
  marks: { readonly [id: string]: unknown },
): Puzzle | undefined {
  const at = puzzles.findIndex((one) => one.id === id)
  const inTurn = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  return inTurn.find((one) => marks[one.id] === undefined) ?? inTurn[0]
}

import type { AnyGame, Game, GameEvent, Json, Move, Seat } from './contract.ts'
import { hashText } from './hash.ts'
import { rngFrom } from './rng.ts'

/* A puzzle: a position in which one turn is clearly best. It is data: a game has a file of them, made by `orrery puzzles mine`. */

/** From easy to hard. */
export type Difficulty = 1 | 2 | 3

/** One decision of the turn that is asked for. */
export interface PuzzleStep {
  /** Every offered move with the chance of winning it leaves, in percent, the best first. */
  readonly chances: readonly (readonly [line: string, chance: number])[]
  /** How many of them are right; after more than one nothing else is asked. */
  readonly right: number
}

export interface Puzzle {
  /** Names what its seat sees. */
  readonly id: string
  /** The seat that is asked. What it cannot see was dealt by `puzzlePosition`, and tells nothing. */
  readonly seat: Seat
  readonly position: Json
  /** The decisions that are asked for, from the first of the turn on. */
  readonly steps: readonly PuzzleStep[]
  /** The best turn as far as it can be foreseen; it may go on after what is asked for. */
  readonly turn: readonly string[]
  readonly difficulty: Difficulty
  /** What makes it best, in sentences, and the part of the judge's estimate that gains most; '' where none does. */
  readonly reasons: readonly string[]
  readonly theme: string
}

/** The puzzles of one game, and how far the search for more has come. */
export interface PuzzleFile {
  readonly game: string
  /** The version of the rules they were checked with. */
  readonly rules: number
  /** Number of games searched so far, by seed. */
  readonly mined: { readonly [seed: string]: number }
  /** By seed: how many puzzles, from the first, an unfinished check has already passed. */
  readonly checked?: { readonly [seed: string]: number }
  readonly puzzles: readonly Puzzle[]
}

/** A game's puzzles. */
export interface PuzzleLibrary extends Pick<PuzzleFile, 'rules' | 'puzzles'> {
  /** What a theme is called: "The pattern". Themes without a name are not shown. */
  readonly themes: { readonly [theme: string]: string }
}

/** The library of a file that was imported; a test of its game checks what is in it. */
export function puzzleLibrary(file: unknown, themes: PuzzleLibrary['themes']): PuzzleLibrary {
  const { rules, puzzles } = file as PuzzleFile
  return { rules, puzzles, themes }
}

/** The position as its seat knows it: everything hidden is dealt from one fixed seed, so the same view gives the same position. */
export function puzzlePosition<S, V, E extends GameEvent>(game: Game<S, V, E>, view: V, seat: Seat): Json {
  return game.position.write(game.guess(view, seat, rngFrom('puzzle')))
}

const ID_LENGTH = 8

export const puzzleId = (view: unknown): string => hashText(JSON.stringify(view)).slice(0, ID_LENGTH)

/** The puzzle with everything its seat cannot see dealt again by `guess`; undefined if the rules can no longer read it. */
export function dealtAgain(game: AnyGame, puzzle: Puzzle): Puzzle | undefined {
  const { seat } = puzzle
  const read = game.position.read(puzzle.position)
  if (!read.ok) return undefined
  const view = game.view(read.value, seat)
  return { ...puzzle, id: puzzleId(view), position: puzzlePosition(game, view, seat) }
}

/** The chance the best move of a step leaves, and the best of those that are not right. */
export const bestChance = ({ chances }: PuzzleStep): number => chances[0]?.[1] ?? 0
export const nextChance = ({ chances, right }: PuzzleStep): number => chances[right]?.[1] ?? 0

/** How far a player's moves have come. */
export interface PuzzleProgress {
  /** Moves that were right. */
  readonly made: number
  /** The first move that was not, and how many points of winning chance it gives away. */
  readonly miss: { readonly line: string; readonly loss: number; readonly chance: number } | undefined
  readonly isSolved: boolean
}

export function puzzleProgress({ steps }: Pick<Puzzle, 'steps'>, lines: readonly string[]): PuzzleProgress {
  for (const [made, step] of steps.entries()) {
    const line = lines[made]
    if (line === undefined) return { made, miss: undefined, isSolved: false }
    const at = step.chances.findIndex(([other]) => other === line)
    if (at >= 0 && at < step.right) continue
    const chance = step.chances[at]?.[1] ?? 0
    return { made, miss: { line, chance, loss: bestChance(step) - chance }, isSolved: false }
  }
  return { made: steps.length, miss: undefined, isSolved: true }
}

const DAY = 86_400_000

/** The puzzle of the day at that time (milliseconds since 1970, days in UTC): all of them in turn, in an order of their own. */
export function puzzleOfDay<P extends Pick<Puzzle, 'id'>>(puzzles: readonly P[], time: number): P | undefined {
  const inTurn = puzzles.toSorted((a, b) => (hashText(`day ${a.id}`) < hashText(`day ${b.id}`) ? -1 : 1))
  return inTurn[Math.floor(time / DAY) % puzzles.length]
}

/** What is wrong with a puzzle under the current rules, in words for a developer; empty when it can be played. */
export function puzzleFaults(game: AnyGame, puzzle: Puzzle): readonly string[] {
  const read = game.position.read(puzzle.position)
  if (!read.ok) return [`its position cannot be read: ${read.error.at}, expected ${read.error.expected}`]
  const state = read.value
  const { seat } = puzzle
  const faults: string[] = []
  const view = game.view(state, seat)
  if (puzzleId(view) !== puzzle.id) faults.push('its id is not that of its view')
  const dealt = puzzlePosition(game, view, seat)
  if (JSON.stringify(dealt) !== JSON.stringify(puzzle.position))
    faults.push('its position says something that its seat cannot see')
  const reveals = game.reveals(state)
  for (const [i, line] of puzzle.turn.entries()) {
    if (game.reveals(state) !== reveals) faults.push(`"${line}" answers what was not known at first`)
    const offer = game.pending(state).some((ask) => ask.seat === seat) ? game.moves(state, seat).slice() : []
    const move = game.parse(line)
    if (!move.ok || !offer.includes(move.value)) return [...faults, `"${line}" is not offered`]
    const step = puzzle.steps[i]
    if (step !== undefined) faults.push(...stepFaults(game, step, line, offer))
    game.apply(state, seat, move.value)
  }
  if (puzzle.steps.length === 0 || puzzle.steps.length > puzzle.turn.length) faults.push('its turn does not answer it')
  return faults
}

function stepFaults(
  game: AnyGame,
  { chances, right }: PuzzleStep,
  line: string,
  offer: readonly Move[],
): readonly string[] {
  const told = chances.map(([one]) => one)
  const lines = offer.map((move) => game.print(move))
  const faults: string[] = []
  if (told[0] !== line) faults.push(`"${line}" is not the best answer`)
  if (told.toSorted().join('\n') !== lines.toSorted().join('\n'))
    faults.push(`before "${line}" other moves are offered`)
  if (right < 1 || right >= chances.length) faults.push(`before "${line}" no move is wrong`)
  return faults
}

import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  bestChance,
  dealtAgain,
  nextChance,
  type Puzzle,
  puzzleFaults,
  puzzleId,
  puzzleOfDay,
  puzzlePosition,
  puzzleProgress,
} from '../src/index.ts'
import { nim, type NimState } from './nim.ts'

const game = nim as AnyGame

/** Seven counters, the card face down: take three. */
function puzzleAt(state: NimState): Puzzle {
  const view = nim.view(state, 0)
  const position = puzzlePosition(nim, view, 0)
  return {
    id: puzzleId(view),
    seat: 0,
    position,
    steps: [
      {
        chances: [
          ['take 3', 80],
          ['take 2', 40],
          ['take 1', 30],
          ['peek', 10],
        ],
        right: 1,
      },
    ],
    turn: ['take 3'],
    difficulty: 1,
    reasons: ['Four are left.'],
    theme: '',
  }
}

const START: NimState = { seats: 2, turn: 0, heap: 7, card: 0, peeked: 0, taker: -1, decision: 0 }
const puzzle = puzzleAt(START)

describe('a puzzle', () => {
  it('has nothing in its position that depends on what its seat cannot see', () => {
    expect(puzzleAt({ ...START, card: 1 })).toEqual(puzzle)
    expect(puzzleFaults(game, puzzle)).toEqual([])
    const other = { ...(puzzle.position as unknown as NimState) }
    other.card = 1 - other.card
    const position = { ...other }
    const told = { ...puzzle, position }
    expect(puzzleFaults(game, told)).toEqual(['its position says something that its seat cannot see'])
    expect(dealtAgain(game, told)).toEqual(puzzle)
    expect(dealtAgain(game, { ...puzzle, position: { heap: 'no' } })).toBeUndefined()
  })

  it('is at fault when the rules no longer read it, offer its answer, or offer the same moves', () => {
    expect(puzzleFaults(game, { ...puzzle, position: { heap: 'no' } })[0]).toMatch(/^its position cannot be read/)
    expect(puzzleFaults(game, { ...puzzle, id: 'other' })).toEqual(['its id is not that of its view'])
    const [step] = puzzle.steps
    const fewer = { chances: step?.chances.slice(0, 3) ?? [], right: 1 }
    expect(puzzleFaults(game, { ...puzzle, steps: [fewer] })).toEqual(['before "take 3" other moves are offered'])
    expect(puzzleFaults(game, { ...puzzle, turn: ['take 2'] })).toEqual(['"take 2" is not the best answer'])
    expect(puzzleFaults(game, { ...puzzle, turn: ['take 3', 'take 1'] })).toEqual(['"take 1" is not offered'])
    expect(puzzleFaults(game, { ...puzzle, steps: [] })).toEqual(['its turn does not answer it'])
    const allRight = { chances: step?.chances ?? [], right: 4 }
    expect(puzzleFaults(game, { ...puzzle, steps: [allRight] })).toEqual(['before "take 3" no move is wrong'])
  })

  it('is solved move by move, and a miss tells what it gives away', () => {
    const steps = [
      {
        chances: [
          ['a', 60],
          ['b', 48],
        ],
        right: 1,
      },
      {
        chances: [
          ['c', 61],
          ['d', 60],
          ['e', 20],
        ],
        right: 2,
      },
    ] as const
    expect(puzzleProgress({ steps }, [])).toEqual({ made: 0, miss: undefined, isSolved: false })
    expect(puzzleProgress({ steps }, ['b'])).toMatchObject({ made: 0, miss: { line: 'b', chance: 48, loss: 12 } })
    expect(puzzleProgress({ steps }, ['a', 'e', 'c'])).toMatchObject({ made: 1, miss: { line: 'e', loss: 41 } })
    expect(puzzleProgress({ steps }, ['a', 'd', 'e'])).toEqual({ made: 2, miss: undefined, isSolved: true })
    expect([bestChance(steps[1]), nextChance(steps[1])]).toEqual([61, 20])
  })
})

describe('the puzzle of the day', () => {
  const DAY = 86_400_000
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

  it('is the same all day for everybody, in whatever order the puzzles are stored', () => {
    const noon = 20_000 * DAY + DAY / 2
    expect(puzzleOfDay(all, noon)).toBe(puzzleOfDay(all, noon + DAY / 2 - 1))
    expect(puzzleOfDay(all.toReversed(), noon)).toBe(puzzleOfDay(all, noon))
  })

  it('goes through all of them before one comes again', () => {
    const days = Array.from({ length: 5 }, (_, i) => puzzleOfDay(all, (20_000 + i) * DAY)?.id)
    expect(new Set(days).size).toBe(5)
    expect(puzzleOfDay([], 0)).toBeUndefined()
  })
})

import { itemAt, type Judge, type Puzzle, puzzleFaults } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { examine, type Examiner, mine } from '../src/index.ts'
import { type Numbers, toyGame, wonBy } from './toys.ts'

/** Take one to four from a heap; whoever takes the last wins. State: heap, whose turn. Leave a multiple of five. */
const game = toyGame({
  start: [13, 0],
  asks: ([left = 0, turn = 0]) => (left > 0 ? [turn] : []),
  moves: ([left = 0]) => [1, 2, 3, 4].filter((n) => n <= left),
  apply: (s, seat, n) => {
    s[0] = (s[0] ?? 0) - n
    s[1] = 1 - seat
  },
  outcome: ([left = 0, turn = 0]) => (left > 0 ? undefined : wonBy(1 - turn)),
})

/** Knows nothing but who has won. */
const judge: Judge<Numbers> = {
  value: () => 0,
  parts: (s, seat) => ({ won: game.outcome(s)?.winners.includes(seat) === true ? 1 : 0 }),
}
const examiner: Examiner<Numbers, Numbers> = { game, judge, words: { reason: (part) => `You would have ${part}.` } }
const effort = { iterations: 600, seed: 's' }

describe('a decision makes a puzzle', () => {
  it('if one move is clearly best, with every other move at what it gives away', () => {
    const found = examine(examiner, [8, 0], 0, effort)
    expect(found).toMatchObject({
      seat: 0,
      position: [8, 0],
      turn: ['3'],
      theme: 'won',
      reasons: ['You would have won.'],
    })
    const [step] = found?.steps ?? []
    expect(step?.right).toBe(1)
    expect(step?.chances.map(([line]) => line).toSorted()).toEqual(['1', '2', '3', '4'])
    expect(itemAt(step?.chances ?? [], 0)[1]).toBeGreaterThan(80)
    expect(itemAt(step?.chances ?? [], 1)[1]).toBeLessThan(50)
    expect(puzzleFaults(game as never, found as Puzzle)).toEqual([])
  })

  it('and not if all moves are as good, or as bad, as each other', () => {
    expect(examine(examiner, [5, 0], 0, effort)).toBeUndefined()
    expect(examine(examiner, [10, 0], 0, effort)).toBeUndefined()
  })

  it('and not if nobody can say why', () => {
    expect(examine({ ...examiner, words: { reason: () => '' } }, [8, 0], 0, effort)).toBeUndefined()
    expect(examine({ ...examiner, judge: { value: () => 0 } }, [8, 0], 0, effort)).toBeUndefined()
  })

  it('goes on through the turn as long as its moves are clear, and is hard where a quick look misses it', () => {
    const found = examine({ ...examiner, game: turns, judge: short }, [0, 0, 0], 0, effort)
    expect(found?.turn).toEqual(['4', '7'])
    expect(found?.steps.map(({ right }) => right)).toEqual([1, 1])
    expect(found?.difficulty).toBeGreaterThan(1)
    const obvious = examine(
      { ...examiner, game: turns, judge: { ...short, value: ([sum = 0]) => sum } },
      [0, 0, 0],
      0,
      effort,
    )
    expect(obvious?.difficulty).toBe(1)
  })
})

/** The first seat adds 1 to 4, then 5, 6 or 7, and wins with 11; the second only watches. State: sum, moves made. */
const turns = toyGame({
  start: [0, 0, 0],
  asks: ([, made = 0]) => (made === 0 || made === 1 ? [0] : made === 2 ? [1] : []),
  moves: ([, made = 0]) => (made === 0 ? [1, 2, 3, 4] : made === 1 ? [5, 6, 7] : [0, 1]),
  apply: (s, seat, n) => {
    s[0] = (s[0] ?? 0) + (seat === 0 ? n : 0)
    s[1] = (s[1] ?? 0) + 1
  },
  outcome: ([sum, made]) => (made === 3 ? wonBy(sum === 11 ? 0 : 1) : undefined),
})

/** Likes small sums. */
const short: Judge<Numbers> = {
  value: ([sum = 0], seat) => (seat === 0 ? -sum : 0),
  parts: (s, seat) => ({ won: turns.outcome(s)?.winners.includes(seat) === true ? 1 : 0 }),
}

describe('mining', () => {
  const options = { seats: 2, options: {}, seed: 'mine', look: 200, check: 600 }

  it('finds the puzzles of a game, at most two, and the same ones again', () => {
    const found = [...mine(examiner, options, 0)].filter((one) => one !== undefined)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(2)
    // From 13 and 8 to a multiple of five; heaps of fewer than five have an obvious move as well.
    for (const { position, turn } of found) expect((itemAt(position as number[], 0) - Number(turn[0])) % 5).toBe(0)
    expect([...mine(examiner, options, 0)].filter((one) => one !== undefined)).toEqual(found)
  })
})

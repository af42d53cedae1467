import { afterEach, describe, expect, test, vi } from 'vitest'
import { CARDS, SETS } from '../src/data/cards.ts'
import type { game as Game } from '../src/index.ts'
import type { CardRow } from '../src/types.ts'

/* EX-3.13: set-up with card data that are too few for the piles. */

/** The game with `all` cards in the base set, `p3` of them with the 3P icon and `p2` with the 2P icon. */
async function gameWith(all: number, p3: number, p2: number): Promise<typeof Game> {
  const cards = CARDS.map((row, i): CardRow => ({
    ...row,
    set: i < all ? 'base' : 'left out',
    p3: i < p3,
    p2: i < p2,
  }))
  vi.resetModules()
  vi.doMock('../src/data/cards.ts', () => ({ SETS, CARDS: cards }))
  return (await import('../src/index.ts')).game
}

afterEach(() => {
  vi.doUnmock('../src/data/cards.ts')
  vi.resetModules()
})

describe('a pool that is too small', () => {
  test('EX-3.13 fewer than 44, 35 or 30 cards for four, three or two players: the game does not start', async () => {
    const game = await gameWith(43, 34, 29)
    for (const players of [4, 3, 2]) {
      const state = game.setup({}, players, 'seed')
      expect(state.ok ? 'started' : state.error.at).toBe('options.sets')
    }
  })

  test('EX-3.13 44, 35 and 30 cards are enough', async () => {
    const game = await gameWith(44, 35, 30)
    for (const players of [4, 3, 2]) {
      const state = game.setup({}, players, 'seed')
      expect(state.ok && state.value.unused).toEqual([])
      expect(state.ok && game.faults(state.value)).toEqual([])
    }
  })
})

import { game as expanse } from '@orrery/expanse'
import { entryPoint as expanseEntryPoint } from '@orrery/expanse/web'
import { game as expedition } from '@orrery/expedition'
import { entryPoint as expeditionEntryPoint } from '@orrery/expedition/web'
import { game as hexpanse } from '@orrery/hexpanse'
import { entryPoint as hexpanseEntryPoint } from '@orrery/hexpanse/web'
import { type AnyGame, rngFrom } from '@orrery/kernel'
import { type AnyEntryPoint, choicesOf } from '@orrery/ui'
import { expect, test } from 'vitest'
import { arranged } from '../src/table/arranged.ts'
import { keysOf } from '../src/table/letters.ts'

test('a heading keeps a letter of its own, and headings that would share one are numbered', () => {
  expect(keysOf(['T', 'C', '', 'c', 'K', 'C', ''])).toEqual(['t', '1', '', '2', 'k', '3', ''])
})

test('letters that mean something on every table are no heading’s', () => {
  expect(keysOf(['S', 'H', 'A'])).toEqual(['1', '2', 'a'])
})

test('what comes after nine numbers has no key', () => {
  expect(keysOf(Array.from({ length: 11 }, () => 'x')).slice(8)).toEqual(['9', '', ''])
})

const GAMES: readonly (readonly [AnyGame, AnyEntryPoint, number])[] = [
  [expanse, expanseEntryPoint, 4],
  [hexpanse, hexpanseEntryPoint, 3],
  [expedition, expeditionEntryPoint, 4],
]

test.each(GAMES)('no question of a game shows a key twice', (game, entryPoint, seats) => {
  const made = game.setup({}, seats, 'keys')
  if (!made.ok) throw new Error(made.error.at)
  const rng = rngFrom('keys')
  const state = made.value
  for (let asks = game.pending(state), turns = 0; asks.length > 0 && turns < 300; asks = game.pending(state), turns++) {
    const seat = asks[0]?.seat ?? 0
    const groups = choicesOf(entryPoint, game.view(state, seat))
    for (const selected of [undefined, ...groups.flatMap(({ from = [] }) => from)]) {
      const { lists, key, ends } = arranged(groups, selected)
      const keys = [...lists.map(({ letter }) => letter), key, ...ends.map(({ letter }) => letter)]
      const shown = keys.filter((one) => one !== '')
      expect(new Set(shown).size).toBe(shown.length)
    }
    const open = [...game.moves(state, seat)]
    const move = open[rng.below(open.length)]
    if (move !== undefined) game.apply(state, seat, move)
  }
})

import { expect, it } from 'vitest'
import { MOST_WRITTEN } from '../src/decide.ts'
import { bids, Game, two } from './world.ts'

it('a journal does not grow for ever: after thousands of undone moves one can only move on', () => {
  const game = new Game(two)
  bids(game)
  let undone = 0
  for (; undone < MOST_WRITTEN + 10; undone++) {
    game.play('ann light a')
    if (!game.ask('ann', { t: 'undo' }).ok) break
  }
  expect(undone).toBeLessThan(MOST_WRITTEN)
  const { seq } = game.table
  for (const wish of [{ t: 'undo' }, { t: 'leave' }, { t: 'say', text: 'no' }] as const)
    expect(game.ask('ann', wish)).toMatchObject({ ok: false, no: 'busy' })
  expect(game.table.seq).toBe(seq)
  expect(game.ask('ben', { t: 'say', text: 'I still can' })).toMatchObject({ ok: true })
})

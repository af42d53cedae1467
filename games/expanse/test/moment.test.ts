import { OBSERVER } from '@orrery/kernel'
import { moments } from '@orrery/testkit/page'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { moment } from '../words/options.ts'

test('how far a game is: before each Scoring in turn, and after the last', () => {
  const told = new Set<string>()
  const playing = moments(game, { seats: 2 }, 'how far')
  let next = playing.next()
  for (; next.done !== true; next = playing.next()) told.add(moment(next.value.view))
  told.add(moment(game.view(next.value, OBSERVER)))
  expect([...told]).toEqual([
    'Before the first Scoring',
    'Before the second Scoring',
    'Before the third Scoring',
    'Before the fourth Scoring',
    'Before the fifth Scoring',
    'Before the Final Scoring',
    'After the Final Scoring',
  ])
})

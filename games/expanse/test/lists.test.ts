import { unplainLists } from '@orrery/testkit'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

test.each([
  [2, {}],
  [4, {}],
  [4, { modules: ['all'] }],
])(
  'lists of numbers stay plain for %i players, which all reading of them depends on for its speed',
  (seats, options) => {
    expect(unplainLists(game, options, seats, 15)).toEqual([])
  },
)

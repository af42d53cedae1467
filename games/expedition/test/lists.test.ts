import { unplainLists } from '@orrery/testkit'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

test.each([3, 6])(
  'lists of numbers stay plain for %i seats, which all reading of them depends on for its speed',
  (seats) => {
    expect(unplainLists(game, {}, seats, 10)).toEqual([])
  },
)

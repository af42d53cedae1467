import { OBSERVER } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { endedText } from '../src/ended.ts'

const NAMES = ['Ann', 'Ben', 'Eve', 'Ida']
const names = (seats: readonly number[]): string => seats.map((seat) => NAMES[seat]).join(' and ')

test.each([
  [[115, 40], [0], 0, 'You won 115 to 40.'],
  [[115, 40], [0], 1, 'You lost 40 to 115.'],
  [[115, 40], [0], OBSERVER, 'Ann won 115 to 40.'],
  [[60, 80, 75], [1], 0, 'You lost 60 to 80.'],
  [[60, 80, 75], [1], 1, 'You won 80 to 75.'],
  [[1, 0], [0], 0, 'You won.'],
  [[1, 0], [0], 1, 'You lost.'],
  [[1, 0, 1, 0], [0, 2], 2, 'You and Ann won.'],
  [[50, 50], [0, 1], 0, 'You and Ben won.'],
  [[3, 3], [], 0, 'Nobody won.'],
])('scores %j with winners %j read from seat %i: %s', (scores, winners, you, says) => {
  expect(endedText({ scores, winners }, you, names)).toBe(says)
})

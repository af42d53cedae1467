import type { Move } from '@orrery/kernel'
import { RESERVED_LETTERS } from '@orrery/ui'
import { expect, test } from 'vitest'
import { COLUMNS } from '../src/settings/keys.ts'
import { linesOf } from '../src/settings/question-keys.ts'

const group = (letter: string, title: string, label = ''): Parameters<typeof linesOf>[0][number] => ({
  letter,
  title,
  items: [{ move: 0 as Move, label }],
})

test('the keys of a question: one line per letter, by its heading or by what it presses', () => {
  const groups = [group('m', 'Move from Mars'), group('I', 'Influence on'), group('m', 'Move from Earth')]
  const rest = [group('', 'Without a letter'), group('f', '', 'Finish'), group('m', 'Move from Titan')]
  expect(linesOf(groups)).toEqual([
    { keys: ['M'], does: 'Move from Mars, Move from Earth' },
    { keys: ['I'], does: 'Influence on' },
  ])
  expect(linesOf([...groups, ...rest])).toEqual([
    { keys: ['M'], does: 'Move from Mars and 2 more' },
    { keys: ['I'], does: 'Influence on' },
    { keys: ['F'], does: 'Finish' },
  ])
})

test('every letter that no game may use is on the sheet of keys', () => {
  const listed = COLUMNS.flat().flatMap(({ lines }) =>
    lines.flatMap(({ keys }) => keys.map((key) => key.toLowerCase())),
  )
  expect(RESERVED_LETTERS.filter((letter) => !listed.includes(letter))).toEqual([])
})

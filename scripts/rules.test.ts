import { expect, test } from 'vitest'
import { sentences, shifts } from './rules.ts'

const file = (text: string): { path: string; text: string } => ({ path: 'games/nim/src/rules/take.ts', text })

test.each([`return 'You cannot take three'`, 'const why = `${n} counters are left`'])('%s is a sentence', (line) =>
  expect(sentences(file(line))).toHaveLength(1),
)

test.each([
  `const kind = 'action card'`,
  `throw new Error('a step was reached twice')`,
  '// Take one, two or three',
  `must('EX-8.1', 'noWay')`,
])('%s is none', (line) => expect(sentences(file(line))).toEqual([]))

test('a shift is found, a comment and a named function are not', () => {
  expect(shifts(file('a\nconst b = 1 << p'))).toEqual([expect.stringContaining('take.ts:2')])
  expect(shifts(file('// 1 << p\nconst b = bit(p)'))).toEqual([])
})

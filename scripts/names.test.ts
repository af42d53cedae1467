import { expect, test } from 'vitest'
import { contentNames, found } from './names.ts'

const names = await contentNames()
const namesIn = (text: string, path = 'packages/web/src/a.ts'): number => found({ path, text }, names).length

test('every game has names to look for', () => {
  expect(names).toEqual(expect.arrayContaining(['expanse', 'The Expanse', 'hexpanse', 'MCR', 'l1z1x']))
})

test.each([
  `const game = 'expanse'`,
  'if (id === "hexpanse") return',
  '/* as in The Expanse */',
  '.seat[data-side="MCR"] {}',
  'color: var(--f-opa);',
  'import { expanseWords } from "x"',
  'interface HexpanseProps {}',
])('%s names a game or a side', (line) => expect(namesIn(line)).toBeGreaterThan(0))

test.each([`const expanses = 'under unopened pages'`, 'an expanseful of soles'])('%s names none', (line) =>
  expect(namesIn(line)).toBe(0),
)

test('what is allowed is allowed in its file only', () => {
  const line = '--f-un: #6db3ff;'
  expect(namesIn(line, 'packages/ui/src/tokens.css')).toBe(0)
  expect(namesIn(line)).toBe(1)
})

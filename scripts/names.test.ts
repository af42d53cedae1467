import { expect, test } from 'vitest'
import { contentNames, findNames } from './names.ts'

const names = await contentNames()
const namesIn = (text: string): number => findNames({ path: 'packages/web/src/a.ts', text }, names).length

test('every game has names to look for', () => {
  expect(names).toEqual(expect.arrayContaining(['expanse', 'The Expanse', 'hexpanse', 'MCR', 'l1z1x']))
})

test.each([
  `const game = 'expanse'`,
  'if (id === "hexpanse") return',
  '/* as in The Expanse */',
  '.seat[data-side="MCR"] {}',
  'color: var(--f-opa);',
  '--f-un: #6db3ff;',
  'import { expanseWords } from "x"',
  'interface HexpanseProps {}',
])('%s names a game or a side', (line) => expect(namesIn(line)).toBeGreaterThan(0))

test.each([`const expanses = 'under unopened pages'`, 'an expanseful of soles'])('%s names none', (line) =>
  expect(namesIn(line)).toBe(0),
)

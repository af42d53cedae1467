import { describe, expect, test } from 'vitest'
import { coverageOf } from '../src/index.ts'
import { ruleCoverage } from '../src/suite.ts'

const IDS = /[A-Z]+-[A-Z]?\.?\d+(?:\.\d+)?/
const RULES = [
  '# Rules',
  '- EX-1.1 One board.',
  '- EX-1.10 Ten.',
  '- DC-A.3 Doors.',
  '- V-1 A card.',
  'See EX-9.9.',
].join('\n')

const cover = (text: string) => coverageOf(RULES, [{ name: 'a.test.ts', text }], IDS)

describe('rule coverage', () => {
  test('lists the ids that begin an item, and no others', () => {
    expect(cover('').ids).toEqual(['EX-1.1', 'EX-1.10', 'DC-A.3', 'V-1'])
  })

  test('reads the titles of tests in all their forms', () => {
    const text = [
      `test('EX-1.1 has a board', () => {})`,
      `it("counts to ten (EX-1.10)", () => {})`,
      `test.each([\n  ['DC-A.3 opens', 1],\n  ['V-1: shuts', 2],\n])('%s', () => {})`,
    ]
    expect(cover(text.join('\n')).missing).toEqual([])
  })

  test('reads a title after a table', () => {
    expect(cover(`test.each([[1, 2]])('EX-1.1 with %i', () => {})`).missing).not.toContain('EX-1.1')
    expect(cover('test.each`a\n${1}`("EX-1.1 with $a", () => {})').missing).not.toContain('EX-1.1')
  })

  test('does not take one id for another', () => {
    expect(cover(`test('EX-1.10 ten', () => {})`).missing).toEqual(['EX-1.1', 'DC-A.3', 'V-1'])
  })

  test.each([
    ['a comment', `// test('EX-1.1 board', () => {})`],
    ['an expected refusal', `test('refuses', () => expect(rules).toEqual(['EX-1.1']))`],
    ['a group', `describe('EX-1.1', () => {})`],
    ['a test that is skipped', `test.skip('EX-1.1 board', () => {})`],
    ['a test still to write', `test.todo('EX-1.1 board')`],
  ])('is not given by %s', (_, text) => {
    expect(cover(text).missing).toContain('EX-1.1')
  })

  test('names unknown ids with file and title, in groups too', () => {
    expect(cover(`test('EX-9.9 never was', () => {})`).unknown).toEqual(['a.test.ts: EX-9.9 in "EX-9.9 never was"'])
    expect(cover(`describe('EX-9.9', () => {})`).unknown).toHaveLength(1)
  })

  test.each(['EX-1.1 to EX-1.10 all', 'EX-1.1-1.10 all', 'EX-1.1 \u2013 EX-1.10 all', 'EX-1.1..10 all'])(
    'finds the range in "%s"',
    (title) => {
      expect(cover(`test('${title}', () => {})`).ranges).toHaveLength(1)
      expect(cover(`test('EX-1.1, EX-1.10 and V-1 together', () => {})`).ranges).toEqual([])
    },
  )

  test('reads files', () => {
    const here = new URL(import.meta.url)
    const { ids, missing } = ruleCoverage({ rulesFile: new URL('rules.md', here), testFiles: [here], ids: /CV-\d/ })
    expect(ids).toEqual(['CV-1', 'CV-2'])
    expect(missing).toEqual(['CV-2'])
  })

  test('CV-1 a rule of the small file beside this one', () => {
    expect(cover('').ids).toHaveLength(4)
  })
})

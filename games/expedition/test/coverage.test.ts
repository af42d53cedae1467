import { readdirSync, readFileSync } from 'node:fs'
import { ruleCoverage } from '@orrery/testkit/suite'
import { describe, expect, test } from 'vitest'
import { CODES } from '../words/refusals.ts'

const here = new URL('.', import.meta.url)
const rulesFile = new URL('../RULES.md', import.meta.url)
const testFiles = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => new URL(name, here))

/** These say why the scenario should be a game; nothing in the program can break them. */
const REASONS = ['TE-17.2', 'TE-17.3', 'TE-17.4', 'TE-17.5', 'TE-17.7', 'TE-17.10']

describe('rules and tests', () => {
  const { ids, missing, unknown, ranges } = ruleCoverage({ rulesFile, testFiles, ids: /TE-\d+\.\d+/ })
  test('the rules have ids', () => expect(ids.length).toBeGreaterThan(150))
  test('every rule is cited by a test title', () => expect(missing).toEqual(REASONS))
  test('no test title cites an unknown rule', () => expect(unknown).toEqual([]))
  test('no test title cites a range of rules', () => expect(ranges).toEqual([]))

  test('every example of the rules has its test', () => {
    const rules = readFileSync(rulesFile, 'utf8')
    const examples = [...rules.matchAll(/^\| (X-\d+) \|/gm)].map((match) => match[1] ?? '')
    const titles = testFiles.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(examples.length).toBe(80)
    expect(examples.filter((id) => !new RegExp(`['"\`]${id}(?!\\d)`).test(titles))).toEqual([])
  })

  test('every refusal of the rules has its sentence', () => {
    const rules = readFileSync(rulesFile, 'utf8')
    const codes = [...rules.matchAll(/^\| ([A-Z][A-Z_]+) \|/gm)].map((match) => match[1] ?? '')
    expect(codes.length).toBeGreaterThan(55)
    expect(codes.filter((code) => !CODES.includes(code))).toEqual([])
  })
})

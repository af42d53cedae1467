import { readdirSync } from 'node:fs'
import { ruleCoverage } from '@orrery/testkit/suite'
import { describe, expect, test } from 'vitest'

const here = new URL('.', import.meta.url)

describe('rules and tests', () => {
  const { ids, missing, unknown, ranges } = ruleCoverage({
    rulesFile: new URL('../RULES.md', import.meta.url),
    testFiles: readdirSync(here)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => new URL(name, here)),
    ids: /(?:(?:EX|V|S|SU|SX|T|DCT)-\d+|DC-[A-Z])(?:\.\d+)?/,
  })
  test('the rules have ids', () => expect(ids.length).toBeGreaterThan(200))
  test('every rule is cited by a test title', () => expect(missing).toEqual([]))
  test('no test title cites an unknown rule', () => expect(unknown).toEqual([]))
  test('no test title cites a range of rules', () => expect(ranges).toEqual([]))
})

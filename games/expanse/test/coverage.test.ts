import { readdirSync } from 'node:fs'
import { ruleCoverage } from '@orrery/testkit/suite'
import { describe, expect, test } from 'vitest'

const here = new URL('.', import.meta.url)

/** Speaks of a module that is not in this box yet: nothing can prove it. */
const OF_MODULES = ['EX-17.5']

describe('rules and tests', () => {
  const { ids, missing, unknown, ranges } = ruleCoverage({
    rulesFile: new URL('../RULES.md', import.meta.url),
    testFiles: readdirSync(here)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => new URL(name, here)),
    ids: /(?:(?:EX|V|S|SU|T|DCT)-\d+|DC-[A-Z])(?:\.\d+)?/,
  })
  test('the rules have ids', () => expect(ids.length).toBeGreaterThan(200))
  test('every rule is cited by a test title', () => expect(missing).toEqual(OF_MODULES))
  test('no test title cites an unknown rule', () => expect(unknown).toEqual([]))
  test('no test title cites a range of rules', () => expect(ranges).toEqual([]))
})

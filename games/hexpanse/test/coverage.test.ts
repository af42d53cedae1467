import { readdirSync } from 'node:fs'
import { rulesAreCited } from '@orrery/testkit/suite'

const here = new URL('.', import.meta.url)

rulesAreCited({
  rulesFile: new URL('../RULES.md', import.meta.url),
  testFiles: readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => new URL(name, here)),
  ids: /HX-\d+\.\d+/,
})

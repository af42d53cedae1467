import { describe, expect, test } from 'vitest'
import { violations } from './walls.ts'

const X = 'games/expanse'

/** The violations of one file with these lines in it, in a house of two games. */
function judge(path: string, ...lines: string[]): string[] {
  return violations([
    { path: 'games/hexpanse/src/types.ts', text: '' },
    { path: `${X}/src/types.ts`, text: '' },
    { path, text: lines.join('\n') },
  ])
}

describe('what the walls allow', () => {
  test.each([
    ['packages/kernel/src/match.ts', './rng.ts'],
    ['packages/kernel/test/rng.test.ts', '../src/rng.ts'],
    ['packages/kernel/test/rng.test.ts', '@orrery/testkit'],
    ['packages/testkit/src/index.ts', '@orrery/kernel'],
    ['packages/testkit/src/index.ts', 'vitest'],
    ['packages/testkit/src/index.ts', 'fast-check'],
    ['packages/testkit/src/suite.ts', 'node:fs'],
    ['packages/bots/src/index.ts', '@orrery/kernel'],
    ['packages/bots/test/a.test.ts', 'node:fs'],
    ['packages/cli/src/main.ts', 'node:util'],
    ['packages/cli/src/main.ts', '@orrery/games'],
    ['packages/cli/test/play.test.ts', '@orrery/expanse/words'],
    ['games/registry.ts', './expanse/manifest.ts'],
    ['games/index.ts', './registry.ts'],
    [`${X}/manifest.ts`, '@orrery/ui'],
    ['packages/cli/src/main.ts', '@orrery/testkit'],
    [`${X}/src/rules/fleets.ts`, '../types.ts'],
    [`${X}/src/rules/fleets.ts`, '../data/board.ts'],
    [`${X}/src/rules/fleets.ts`, './control.ts'],
    [`${X}/src/rules/fleets.ts`, '@orrery/kernel'],
    [`${X}/src/effects/move.ts`, '../rules/fleets.ts'],
    [`${X}/src/steps/spend.ts`, '../effects/move.ts'],
    [`${X}/modules/protogen/steps.ts`, '../../src/steps/spend.ts'],
    [`${X}/modules/protogen/index.ts`, './steps.ts'],
    [`${X}/modules/protogen/words.ts`, '../../words/names.ts'],
    [`${X}/modules/protogen/web-seat.tsx`, '@orrery/ui'],
    [`${X}/src/view.ts`, './hidden.ts'],
    [`${X}/src/setup.ts`, '../modules/index.ts'],
    [`${X}/src/index.ts`, './view.ts'],
    [`${X}/words/index.ts`, '../src/data/cards.ts'],
    [`${X}/words/index.ts`, '../src/index.ts'],
    [`${X}/bot/index.ts`, '@orrery/bots'],
    [`${X}/test/a.test.ts`, '../bot/index.ts'],
    [`${X}/test/a.test.ts`, '@orrery/testkit'],
    ['scripts/test.ts', './walls.ts'],
    ['vitest.config.ts', 'vitest/config'],
    ['packages/web/vite.config.ts', '@vitejs/plugin-react'],
    ['packages/web/src/registry.ts', '@orrery/games'],
    ['packages/web/src/main.tsx', '@orrery/ui/tokens.css'],
    ['packages/web/src/table/table.tsx', './table.module.css'],
    ['packages/web/test/browser/play.test.ts', '@orrery/browser'],
    [`${X}/web/board.tsx`, '../src/rules/control.ts'],
    [`${X}/web/board.tsx`, '@orrery/ui'],
    ['packages/browser/src/chromium.ts', 'playwright-core'],
  ])('%s may import %s', (path, specifier) => {
    expect(judge(path, `import { a } from '${specifier}'`)).toEqual([])
  })
})

describe('what the walls forbid', () => {
  test.each([
    ['packages/kernel/src/match.ts', 'node:crypto'],
    ['packages/kernel/src/match.ts', '@orrery/bots'],
    ['packages/kernel/src/match.ts', 'zod'],
    ['packages/kernel/src/match.ts', '../test/helpers.ts'],
    ['packages/kernel/test/a.test.ts', '@orrery/expanse'],
    ['packages/testkit/src/index.ts', '@orrery/bots'],
    ['packages/bots/src/index.ts', '@orrery/expanse'],
    ['packages/bots/src/index.ts', '@orrery/testkit'],
    ['packages/bots/src/index.ts', '../../kernel/src/index.ts'],
    ['packages/cli/src/main.ts', '@orrery/expanse'],
    ['packages/cli/src/main.ts', '@orrery/expanse/src/types.ts'],
    ['packages/server/src/room.ts', '@orrery/expanse/words'],
    ['packages/server/src/room.ts', '@orrery/ui'],
    ['packages/web/src/registry.ts', '@orrery/expanse/web'],
    ['packages/bots/src/index.ts', '@orrery/games'],
    ['games/registry.ts', './expanse/src/index.ts'],
    ['games/index.ts', 'react'],
    [`${X}/manifest.ts`, './src/index.ts'],
    [`${X}/manifest.ts`, '@orrery/games'],
    [`${X}/src/view.ts`, '../manifest.ts'],
    ['packages/cli/src/main.ts', '../../../games/expanse/src/index.ts'],
    ['packages/cli/src/main.ts', 'commander'],
    ['packages/cli/src/main.ts', 'fs'],
    [`${X}/src/types.ts`, './data/board.ts'],
    [`${X}/src/data/board.ts`, '../rules/fleets.ts'],
    [`${X}/src/rules/fleets.ts`, '../effects/move.ts'],
    [`${X}/src/rules/fleets.ts`, '../hidden.ts'],
    [`${X}/src/effects/move.ts`, '../steps/spend.ts'],
    [`${X}/src/steps/spend.ts`, '../../modules/protogen/index.ts'],
    [`${X}/src/rules/fleets.ts`, '../../modules/protogen/effects.ts'],
    [`${X}/modules/protogen/types.ts`, './rules.ts'],
    [`${X}/modules/protogen/rules.ts`, './steps.ts'],
    [`${X}/modules/protogen/steps.ts`, './words.ts'],
    [`${X}/modules/protogen/words.ts`, './web.tsx'],
    [`${X}/src/steps/spend.ts`, '../view.ts'],
    [`${X}/modules/protogen/index.ts`, '../../src/setup.ts'],
    [`${X}/src/view.ts`, './index.ts'],
    [`${X}/src/view.ts`, '../words/index.ts'],
    [`${X}/src/view.ts`, '@orrery/bots'],
    [`${X}/src/view.ts`, '@orrery/hexpanse'],
    [`${X}/src/view.ts`, '../../hexpanse/src/types.ts'],
    [`${X}/src/view.ts`, 'node:fs'],
    [`${X}/words/index.ts`, '../bot/index.ts'],
    [`${X}/words/index.ts`, '@orrery/bots'],
    [`${X}/bot/index.ts`, '../words/index.ts'],
    [`${X}/bot/index.ts`, '../test/helpers.ts'],
    [`${X}/test/a.test.ts`, '@orrery/hexpanse'],
    [`${X}/test/a.test.ts`, '@orrery/expanse'],
    [`${X}/web/board.tsx`, '@orrery/table'],
    [`${X}/web/board.tsx`, '../bot/index.ts'],
    [`${X}/src/view.ts`, '../web/board.tsx'],
    [`${X}/words/index.ts`, 'react'],
    ['packages/web/src/table/desk.ts', '@orrery/server'],
    ['packages/web/src/table/desk.ts', '@orrery/expanse/src/types.ts'],
    ['packages/web/src/table/desk.ts', '@orrery/browser'],
    ['packages/ui/src/entry-point.ts', '@orrery/table'],
    ['packages/table/src/local.ts', '@orrery/expanse'],
  ])('%s may not import %s', (path, specifier) => {
    const found = judge(path, `import { a } from '${specifier}'`)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${path}: `)
    expect(found[0]).toContain(specifier)
  })

  test.each([
    `import 'zod'`,
    `import type { A } from 'zod'`,
    `import { type A } from "zod"`,
    `import\n  * as z\nfrom 'zod'`,
    `export * from 'zod'`,
    `export type { A } from 'zod'`,
    `export const a = await import('zod')`,
    `type A = import('zod').A`,
    `export const a = (): unknown => import(name)`,
  ])('an import written %j is seen', (line) => {
    expect(judge('packages/kernel/src/match.ts', line)).toHaveLength(1)
  })

  test.each(['./src/index.ts', './words/index.ts', './bot/index.ts', './web/index.ts', './RULES.md?raw'])(
    'a manifest may import %s lazily',
    (specifier) => expect(judge(`${X}/manifest.ts`, `export const a = () => import('${specifier}')`)).toEqual([]),
  )

  test('an import in a comment or a string is none', () => {
    const lines = [`// import 'zod'`, `/* import 'zod' */`, `const s = "import 'zod'"`]
    expect(judge('packages/kernel/src/match.ts', ...lines)).toEqual([])
  })

  test.each([`${X}/src/helpers/misc.ts`, `${X}/loose.ts`, 'packages/kernel/loose.ts', 'loose.ts'])(
    '%s lies in no room',
    (path) => {
      expect(judge(path, '')).toEqual([`${path}: lies in no room of the house`])
    },
  )
})

describe('cycles', () => {
  const house = (...edges: [string, string][]): string[] =>
    violations(edges.map(([path, specifier]) => ({ path, text: `import type { A } from '${specifier}'` })))

  test('two files', () => {
    const found = house([`${X}/src/rules/a.ts`, './b.ts'], [`${X}/src/rules/b.ts`, './a.ts'])
    expect(found).toEqual([`import cycle: ${X}/src/rules/a.ts -> ${X}/src/rules/b.ts -> ${X}/src/rules/a.ts`])
  })

  test('a file that imports itself', () => {
    expect(house([`${X}/src/view.ts`, './view.ts'])).toHaveLength(1)
  })

  test('through an entry point', () => {
    const found = house(
      ['packages/kernel/src/index.ts', '@orrery/bots'],
      ['packages/bots/src/index.ts', '@orrery/kernel'],
    )
    expect(found).toContain(
      'import cycle: packages/kernel/src/index.ts -> packages/bots/src/index.ts -> packages/kernel/src/index.ts',
    )
  })

  test('two ways to one file are no cycle', () => {
    expect(house([`${X}/src/view.ts`, './a.ts'], [`${X}/src/guess.ts`, './a.ts'])).toEqual([])
  })
})

describe('loose ends', () => {
  test.each([
    'const a: any = 1',
    'const a = b as any',
    'const a = new Map<string, any>()',
    '// @ts-expect-error',
    '// oxlint-disable-next-line',
    '/* eslint-disable */',
    '// TODO later',
    '// FIXME',
  ])('%s is found in sources, not in tests', (line) => {
    expect(judge(`${X}/words/index.ts`, line)).toHaveLength(1)
    expect(judge(`${X}/test/a.test.ts`, line)).toEqual([])
  })
})

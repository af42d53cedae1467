// `npm run mutate`: breaks the code on purpose, one change at a time, and counts how many changes a test notices.
//   npm run mutate                                      a sample of every target, and a new docs/testing.md
//   npm run mutate -- kernel --lines 100 --jobs 1       some targets, a smaller sample, one process
// A larger sample contains the smaller one, whose results are kept: a long run can be done in parts.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ROOT, scratchCopy } from './scratch.ts'

const TOOL = `${ROOT}/tools/mutate`
const RESULTS = `${ROOT}/docs/testing.json`
const PAGE = `${ROOT}/docs/testing.md`

interface Target {
  readonly sources: readonly string[]
  /** Tests that should notice; those that play many whole games are left out where they would take hours. */
  readonly tests: readonly string[]
  /** False where test files can share their modules: a run then compiles the rules once instead of once per file. */
  readonly isolate: boolean
}

/** Tests of a game that play many games, or test something other than its rules: they would take hours. */
const NOT_RULES =
  'balance,bot,card-texts,conditions,conformance,coverage,generated,guess,house,information,invariants,judge,ledger,lesson,level,lists,moment,older,packs,positions,puzzles,random-packs,reasons,recorded,referee-game,refusals,scoring-scene,verdict,waste,web,words'

const game = (name: string): Target => ({
  sources: [
    `games/${name}/src/{rules,effects,steps}/**/*.ts`,
    `games/${name}/modules/*/{rules,effects,steps,fields}.ts`,
  ],
  tests: [`games/${name}/test/**/*.test.ts`, `!games/${name}/test/{${NOT_RULES}}{,-*}.test.ts`],
  isolate: false,
})

const TARGETS: Readonly<Record<string, Target>> = {
  kernel: {
    sources: ['packages/kernel/src/**/*.ts'],
    tests: ['packages/{kernel,testkit}/test/**/*.test.ts', 'games/hexpanse/test/{position,recorded}*.test.ts'],
    isolate: true,
  },
  table: { sources: ['packages/table/src/**/*.ts'], tests: ['packages/table/test/**/*.test.ts'], isolate: true },
  expanse: game('expanse'),
  hexpanse: game('hexpanse'),
  expedition: game('expedition'),
}

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}

interface Result {
  readonly mutants: number
  readonly noticed: number
  readonly survivors: readonly string[]
}

/** Lines that can be changed: no imports, comments or lone brackets. */
const CODE = /^(?!\s*(?:\/\/|\/?\*|import\b|export (?:\*|type)|[\])}]+[,;]?\s*$)).*\S/

/** Lines in the order of their hashes: at random, and the same for the same code. */
function sample(sources: readonly string[], count: number): readonly string[] {
  const files = globSync(sources, { cwd: ROOT }).toSorted()
  const lines = files.flatMap((file) => {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8').split('\n')
    return text.flatMap((line, i) => (CODE.test(line) ? [`${file}:${i + 1}:0-${i + 1}:${line.length}`] : []))
  })
  const place = (line: string): string => createHash('sha256').update(line).digest('hex')
  return lines.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, count)
}

function install(): void {
  if (existsSync(`${TOOL}/node_modules`)) return
  console.error('orrery: installing the mutation tester (only this once)...')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: TOOL, stdio: 'inherit' })
  if (status !== 0) throw new Error('the mutation tester could not be installed')
}

const CONFIG = ({ tests, isolate }: Target): string => `export default { test: {
  include: ${JSON.stringify(tests.filter((one) => !one.startsWith('!')))},
  exclude: ${JSON.stringify(['**/node_modules/**', ...tests.filter((one) => one.startsWith('!')).map((one) => one.slice(1))])},
  isolate: ${isolate},
  testTimeout: 60000,
} }\n`

function run(name: string, target: Target, lines: number, jobs: number): Result {
  const copy = scratchCopy()
  const changed = sample(target.sources, lines)
  symlinkSync(`${TOOL}/node_modules/@stryker-mutator`, `${copy}/node_modules/@stryker-mutator`)
  writeFileSync(`${copy}/mutate.vitest.ts`, CONFIG(target))
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutate.vitest.ts' },
    mutate: changed,
    // Words of errors are not behaviour.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Type errors are not looked for: a change that does not compile counts like any other.
    inPlace: true,
    coverageAnalysis: 'perTest',
    // A change is judged again only where its line or a test that reaches it is new.
    incremental: true,
    incrementalFile: `${ROOT}/.build/mutate/${name}.json`,
    concurrency: jobs,
    disableTypeChecks: false,
    reporters: ['json', 'clear-text'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, logTests: false },
    jsonReporter: { fileName: 'mutation.json' },
    timeoutMS: 60_000,
  }
  writeFileSync(`${copy}/stryker.conf.json`, JSON.stringify(options))
  spawnSync(
    process.execPath,
    [`${TOOL}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', 'stryker.conf.json'],
    {
      cwd: copy,
      stdio: 'inherit',
    },
  )
  const result = read(`${copy}/mutation.json`, changed)
  rmSync(copy, { recursive: true })
  return result
}

/** The results of the sampled lines: the report keeps those of earlier samples as well. */
function read(path: string, lines: readonly string[]): Result {
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files: { readonly [file: string]: { readonly mutants: readonly Mutant[] } }
  }
  const sampled = new Set(lines.map((line) => line.slice(0, line.indexOf(':0-'))))
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
  const judged = all.filter(
    ({ file, location, status }) =>
      sampled.has(`${file}:${location.start.line}`) &&
      ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].includes(status),
  )
  const alive = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const survivors = alive.map(
    ({ file, location, mutatorName, replacement }) =>
      `${file}:${location.start.line} ${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`,
  )
  return { mutants: judged.length, noticed: judged.length - alive.length, survivors }
}

const rate = ({ noticed, mutants }: Result): string => `${((100 * noticed) / mutants).toFixed(1)} %`

function page(results: { readonly [name: string]: Result }): string {
  const rows = Object.entries(results).map(
    ([name, one]) => `| ${name} | ${one.mutants} | ${one.noticed} | ${rate(one)} |`,
  )
  const lists = Object.entries(results).flatMap(([name, { survivors }]) => [
    `\n### ${name}\n`,
    ...survivors.map((line) => `- \`${line.replaceAll('`', "'")}\``),
  ])
  return `# How well the tests notice mistakes

\`npm run mutate\` changes the code on purpose, one place at a time (a condition turned round, a call left out), and counts the changes
that make a test fail. It takes lines of source at random, always the same for the same code, and leaves out changed texts. A change
counts as noticed when a test fails or hangs. The page is written by that command; \`docs/testing.json\` holds its results.

| | changes | noticed | |
|---|---|---|---|
${rows.join('\n')}

Kernel: its own tests, those of the testkit, and positions and recorded games of Hexpanse. Games: rules, effects, steps and modules
against the tests of its rules, without those that play whole games or test bots, page and words, which would notice more. Their test
files share modules, so that one change takes seconds (\`--jobs\`, \`--lines\`: a larger sample keeps the results of the smaller one).

## Changes that no test noticed
${lists.join('\n')}
`
}

function main(): void {
  const options = { lines: { type: 'string', default: '500' }, jobs: { type: 'string', default: '2' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const names = positionals.length > 0 ? positionals : Object.keys(TARGETS)
  const unknown = names.filter((name) => !Object.hasOwn(TARGETS, name))
  if (unknown.length > 0)
    throw new Error(`no target ${unknown.join(', ')}; there are ${Object.keys(TARGETS).join(', ')}`)
  install()
  const kept = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as { [name: string]: Result }) : {}
  for (const name of names) {
    const target = TARGETS[name]
    if (target === undefined) continue
    kept[name] = run(name, target, Number(values.lines), Number(values.jobs))
    writeFileSync(RESULTS, `${JSON.stringify(kept, undefined, 2)}\n`)
    writeFileSync(PAGE, page(kept))
    console.log(`${name}: ${kept[name].noticed} of ${kept[name].mutants} changes noticed (${rate(kept[name])})`)
  }
}

main()

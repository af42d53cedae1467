// `npm test`: every suite, one line for each as it ends, and one line for all of them at the very end.
//   npm test                                  everything
//   npm test -- --only lint --only walls      some suites; --only browser: the page in a real browser
//   npm test -- packages/kernel               the tests whose path contains this
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = `${ROOT}/node_modules/.bin`

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by name: repeated at the very end, where a long run is read. */
  readonly names: readonly string[]
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

const CHECKS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  types: [`${BIN}/tsc`, '-b'],
  lint: [`${BIN}/oxlint`],
  format: [`${BIN}/oxfmt`, '--check'],
  walls: [process.execPath, 'scripts/walls.ts'],
  names: [process.execPath, 'scripts/names.ts'],
  rules: [process.execPath, 'scripts/rules.ts'],
  styles: [process.execPath, 'scripts/styles.ts'],
  unused: [`${BIN}/knip`, '--no-config-hints'],
}
/** Projects of vitest.config.ts, one after the other: the browser and whole games would steal each other's time. */
const PROJECTS = ['tests', 'browser']
const SUITES = [...Object.keys(CHECKS), ...PROJECTS]

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a command to its end; its output is shown live or kept for the case of failure. */
function run([command, ...args]: readonly [string, ...string[]], show: 'live' | 'kept'): Promise<Ended> {
  const stdio = show === 'live' ? 'inherit' : 'pipe'
  const { promise, resolve: end } = Promise.withResolvers<Ended>()
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  child.on('error', (error) => end({ code: 1, output: error.message }))
  child.on('close', (code) => end({ code: code ?? 1, output }))
  return promise
}

function announce(name: string, { passed, failed, skipped }: Count, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const result = failed > 0 ? 'FAILED' : 'ok'
  const numbers = passed + failed + skipped > 1 ? `  ${passed} ok, ${failed} failed, ${skipped} skipped` : ''
  console.log(`${name.padEnd(8)} ${result.padEnd(6)} ${seconds.padStart(6)} s${numbers}`)
}

async function check(name: string, command: readonly [string, ...string[]]): Promise<Count> {
  const start = performance.now()
  const { code, output } = await run(command, 'kept')
  const count = code === 0 ? { passed: 1, failed: 0, skipped: 0, names: [] } : failure(name)
  announce(name, count, start)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return count
}

async function tests(project: string, filters: readonly string[]): Promise<Count> {
  const start = performance.now()
  const path = `${ROOT}/.build/${project}.json`
  mkdirSync(`${ROOT}/.build`, { recursive: true })
  rmSync(path, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code } = await run([`${BIN}/vitest`, 'run', '--project', project, ...reporters, ...filters], 'live')
  const count = countTests(project, path, code)
  announce(project, count, start)
  return count
}

function countTests(project: string, path: string, code: number): Count {
  const report = readReport(path)
  if (report === undefined) return failure(`${project}: ended without a report`)
  const names = report.testResults.flatMap(failedTests)
  if (names.length === 0 && code !== 0) names.push(`${project}: an error outside all tests`)
  return {
    passed: report.numPassedTests,
    failed: names.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
  }
}

/** A file that could not even be loaded has no failed test: the file itself failed. */
function failedTests({ name, status, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file}: ${test.fullName}`)
  return failed.length === 0 && status === 'failed' ? [file] : failed
}

function failure(name: string): Count {
  return { passed: 0, failed: 1, skipped: 0, names: [name] }
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

async function main(): Promise<void> {
  const options = { only: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = values.only ?? (positionals.length > 0 ? ['tests'] : SUITES)
  const unknown = chosen.filter((name) => !SUITES.includes(name))
  if (unknown.length > 0) throw new Error(`no suite ${unknown.join(', ')}; there are ${SUITES.join(', ')}`)

  const checks = Object.entries(CHECKS).filter(([name]) => chosen.includes(name))
  const counts = await Promise.all(checks.map(([name, command]) => check(name, command)))
  // After the checks, so that they do not steal time from tests that run against the clock.
  for (const project of PROJECTS) {
    if (chosen.includes(project)) counts.push(await tests(project, positionals))
  }

  const names = counts.flatMap((count) => count.names)
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`)

  const sum = (key: 'passed' | 'failed' | 'skipped'): number => counts.reduce((all, count) => all + count[key], 0)
  const forgiven = process.env['CI'] === 'true' ? 0 : sum('skipped')
  const failed = sum('failed') + sum('skipped') - forgiven
  if (failed > sum('failed')) console.log('\nA skipped test counts as failed here, because CI=true.')
  console.log(`\n${sum('passed')} passed, ${failed} failed, ${forgiven} skipped`)
  process.exitCode = failed > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(`npm test: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})

// `npm run census`: how many lines there are, and what it takes to add things.
//   Source lines are those of TypeScript and CSS without blank ones, tests and tables of data.
//   Each patch under docs/adding adds one thing; its files outside new folders are what a contributor has to find.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { ROOT, scratchCopy, touchedFiles, type Touched } from './scratch.ts'

const SOURCES = '{packages/*/src,games/*/{src,words,bot,web,modules,book},scripts}/**/*.{ts,tsx,css}'
const LEFT_OUT = ['games/*/src/data/**', '**/*.test.ts']

function sourceLines(): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const file of globSync([SOURCES, 'games/{*,*/manifest}.ts'], { cwd: ROOT, exclude: LEFT_OUT })) {
    const [shelf = '', name = ''] = file.split('/')
    const where = shelf === 'scripts' || name.endsWith('.ts') ? shelf : `${shelf}/${name}`
    const count = readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '').length
    lines.set(where, (lines.get(where) ?? 0) + count)
  }
  return lines
}

const isGenerated = (path: string): boolean =>
  existsSync(`${ROOT}/${path}`) &&
  readFileSync(`${ROOT}/${path}`, 'utf8').startsWith('// Written by `npm run generate`')

/** Somewhere above the file is a folder that the patch brings along. */
const isInOwnFolder = (path: string): boolean => dirname(path) !== '.' && !existsSync(`${ROOT}/${dirname(path)}`)

/** The files of a patch that somebody has to find: neither generated nor in a folder of its own. */
export function outside(patch: string): readonly Touched[] {
  return touchedFiles(patch).filter(({ path }) => !isInOwnFolder(path) && !isGenerated(path))
}

export const patches = (): readonly string[] => globSync(`${ROOT}/docs/adding/*.patch`).toSorted()

/** The compiler's objections to the copy, '' when there are none. */
export function typeErrors(copy: string): string {
  const { status, stdout } = spawnSync(`${ROOT}/node_modules/.bin/tsc`, ['-b'], { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout || 'the compiler did not run'
}

function measure(patch: string): boolean {
  const all = touchedFiles(patch)
  const found = outside(patch)
  const isNew = all.some(({ path }) => isInOwnFolder(path))
  const copy = scratchCopy(patch)
  const errors = typeErrors(copy)
  rmSync(copy, { recursive: true })
  const lines = all.reduce((sum, { added }) => sum + added, 0)
  console.log(
    `\nTo add: ${basename(patch, '.patch')}: ${all.length} files, ${lines} lines; type check ${errors === '' ? 'ok' : 'FAILED'}`,
  )
  console.log(`  ${isNew ? 'outside its folder' : 'by hand'}: ${found.length}`)
  for (const { path, added, removed } of found) console.log(`    ${path} +${added} -${removed}`)
  if (errors !== '') console.log(errors)
  return errors === ''
}

if (import.meta.main) {
  const lines = [...sourceLines()].toSorted(([a], [b]) => a.localeCompare(b))
  const sum = lines.reduce((all, [, count]) => all + count, 0)
  console.log('Source lines, without blank lines, tests and data')
  for (const [where, count] of [...lines, ['all', sum] as const])
    console.log(`  ${where.padEnd(20)} ${String(count).padStart(6)}`)
  const results = patches().map(measure)
  process.exitCode = results.every(Boolean) ? 0 : 1
}

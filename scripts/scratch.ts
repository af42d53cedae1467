import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** A file that a patch changes, and how many lines it adds and takes away. */
export interface Touched {
  readonly path: string
  readonly added: number
  readonly removed: number
}

export function touchedFiles(patch: string): readonly Touched[] {
  const lines = execFileSync('git', ['apply', '--numstat', patch], { cwd: tmpdir(), encoding: 'utf8' })
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [added = '', removed = '', path = ''] = line.split('\t')
    return { path, added: Number(added), removed: Number(removed) }
  })
}

/** A copy of the repository, uncommitted changes included, with a patch applied. The caller removes it. */
export function scratchCopy(...patches: readonly string[]): string {
  const copy = mkdtempSync(`${tmpdir()}/orrery-scratch-`)
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0')
  const present = new Set(
    globSync(
      files.filter((file) => file !== ''),
      { cwd: ROOT },
    ),
  )
  for (const file of present) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true })
    cpSync(`${ROOT}/${file}`, `${copy}/${file}`)
  }
  for (const patch of patches) execFileSync('git', ['apply', patch], { cwd: copy })
  linkPackages(copy)
  return copy
}

/** What `npm ci` would do, without a network: packages from outside are shared, our own are those of the copy. */
function linkPackages(copy: string): void {
  mkdirSync(`${copy}/node_modules/@orrery`, { recursive: true })
  for (const name of readdirSync(`${ROOT}/node_modules`)) {
    if (name !== '@orrery') symlinkSync(`${ROOT}/node_modules/${name}`, `${copy}/node_modules/${name}`)
  }
  for (const file of globSync('{packages/*,games,games/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(`${copy}/${file}`, 'utf8')) as { readonly name: string }
    symlinkSync(`${copy}/${dirname(file)}`, `${copy}/node_modules/${name}`)
  }
}

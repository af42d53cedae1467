// Every class of a CSS module is used by a component that imports it, every class a component asks for exists, and type is
// sized in rem, so that it follows the text size of the reader.
import { globSync, readFileSync } from 'node:fs'
import { resolveRelative, type SourceFile } from './imports.ts'

const UI = 'packages/ui/src/index.ts'
const IMPORT = /(?:import (?<own>\w+)|export \{ default as (?<shared>\w+) \}) from '(?<path>[^']+\.module\.css)'/g

/** The classes a style sheet defines. */
export function classesIn(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  const selectors = bare.replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name))
}

/** Under which names a file knows style sheets, its own and those of the shared parts. */
function known({ path, text }: SourceFile, shared: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...text.matchAll(IMPORT)].map(({ groups }): [string, string] => [
    groups?.['own'] ?? '',
    resolveRelative(path, groups?.['path'] ?? ''),
  ])
  return new Map([...(text.includes(`'@orrery/ui'`) ? shared : []), ...own])
}

const sharedBy = ({ path, text }: SourceFile): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(IMPORT)].map(({ groups }) => [
      groups?.['shared'] ?? '',
      resolveRelative(path, groups?.['path'] ?? ''),
    ]),
  )

const usesOf = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)

/** The classes of other style sheets that a style sheet builds on, with the sheet they are from. */
const composedIn = ({ path, text }: SourceFile): readonly (readonly [sheet: string, name: string])[] =>
  [...text.matchAll(/composes: ([\w ]+) from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(' ').map((name) => [resolveRelative(path, from), name] as const),
  )

const typeInPixels = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/(?<![\w-])(?:font|font-size|line-height):[^;{}]*\dpx[^;{}]*/g)].map(
    ([declaration]) => `${path}: rem, not px: ${declaration.trim()}`,
  )

/** One line for each class that nobody uses, or that is used and does not exist, and for each size of type in pixels. */
export function objections(sheets: readonly SourceFile[], code: readonly SourceFile[]): readonly string[] {
  const index = code.find(({ path }) => path === UI)
  const shared = index === undefined ? new Map<string, string>() : sharedBy(index)
  const classes = new Map(sheets.map(({ path, text }) => [path, classesIn(text)]))
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]))
  const missing: string[] = []
  for (const [sheet, name] of sheets.flatMap(composedIn)) used.get(sheet)?.add(name)
  for (const file of code) {
    for (const [name, sheet] of known(file, shared)) {
      for (const use of usesOf(file.text, name)) {
        used.get(sheet)?.add(use)
        if (classes.get(sheet)?.has(use) !== true) missing.push(`${file.path}: ${sheet} has no class ${use}`)
      }
    }
  }
  const unused = [...classes].flatMap(([path, names]) =>
    [...names].filter((name) => used.get(path)?.has(name) !== true).map((name) => `${path}: nobody uses .${name}`),
  )
  return [...missing, ...unused, ...sheets.flatMap(typeInPixels)]
}

if (import.meta.main) {
  const root = `${import.meta.dirname}/..`
  const files = (pattern: string): SourceFile[] =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) => ({
      path,
      text: readFileSync(`${root}/${path}`, 'utf8'),
    }))
  const sheets = files('{packages,games}/*/{src,web}/**/*.module.css')
  const found = objections(sheets, files('{packages,games}/*/{src,web,modules}/**/*.{ts,tsx}'))
  for (const line of found) console.error(line)
  console.log(`${sheets.length} style sheets, ${found.length} objections`)
  process.exitCode = found.length === 0 ? 0 : 1
}

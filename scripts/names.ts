// Shared code and style never name a game or one of its sides: `games/registry.ts` does, once.
import { globSync, readFileSync } from 'node:fs'
import { games } from '@orrery/games'
import type { SourceFile } from './imports.ts'

/** How a name may be written: `MCR` also as `mcr` in style, `expanse` also in `expanseWords`; but `Red` is not red. */
function pattern(name: string): string {
  const isAcronym = name === name.toUpperCase()
  if (isAcronym) return `(?:${name}|${name.toLowerCase()})(?![A-Za-z0-9])`
  return `${name.replace(/[^\w ]/g, '\\$&')}(?![a-z0-9])`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Games and their sides; one letter is no name. */
export async function contentNames(): Promise<readonly string[]> {
  const names = games.map(async ({ id, title, seats, rules }) => {
    const { game } = await rules()
    return [id, capital(id), title, ...game.sidesFor(seats.max).filter((side) => side.length > 1)]
  })
  return [...new Set((await Promise.all(names)).flat())]
}

/** The driver of PostgreSQL and PostgreSQL's own functions share their name with a side. */
const POSTGRES = / from 'pg'|\bpg_\w+/g

/** One line for each name found in a file. */
export function findNames({ path, text }: SourceFile, names: readonly string[]): readonly string[] {
  const all = new RegExp(`(?<![A-Za-z0-9])(?:${names.map(pattern).join('|')})`, 'g')
  const namesIn = (line: string): readonly string[] =>
    [...line.replace(POSTGRES, '').matchAll(all)].map(([name]) => name)
  return text.split('\n').flatMap((line, i) => namesIn(line).map((name) => `${path}:${i + 1}: names ${name}`))
}

if (import.meta.main) {
  const root = `${import.meta.dirname}/..`
  const names = await contentNames()
  const paths = globSync('packages/{*/src/**/*.{ts,tsx,css},web/{index.html,vite.config.ts}}', { cwd: root })
  const lines = paths.flatMap((path) => findNames({ path, text: readFileSync(`${root}/${path}`, 'utf8') }, names))
  for (const line of lines) console.error(line)
  console.log(`${paths.length} files, ${names.length} names, ${lines.length} found`)
  process.exitCode = lines.length === 0 ? 0 : 1
}

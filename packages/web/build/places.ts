import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/* Where the modules lie, as the bundler names them. */

const slashes = (path: string): string => path.replaceAll('\\', '/')

export const ROOT = slashes(resolve(import.meta.dirname, '../../..'))

export const web = (path: string): string => `${ROOT}/packages/web/src/${path}`

export const GAMES: readonly string[] = globSync('games/*/manifest.ts', { cwd: ROOT })
  .map((path) => slashes(path).split('/')[1] ?? '')
  .sort()

export const inGame = (game: string, path: string): string => `${ROOT}/games/${game}/${path}`

import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Manifest } from '@orrery/games'
import { orrery } from '../src/orrery.ts'
import type { GameEntry } from '../src/registry.ts'
import { pebbles } from './pebbles.ts'

export interface Heard {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Surroundings {
  readonly games?: readonly (GameEntry | Manifest)[]
  readonly input?: string
  readonly env?: { readonly [name: string]: string }
  readonly tty?: boolean
}

/** The program with a game of the tests, without a process of its own. */
export async function hear(argv: readonly string[], around: Surroundings = {}): Promise<Heard> {
  const { games = [pebbles], input = '', env = {}, tty = false } = around
  const heard = { out: '', err: '' }
  const code = await orrery(argv, {
    games: games.map((game) => ('id' in game ? game : manifestOf(game))),
    out: { write: (text) => (heard.out += text), isTTY: tty },
    err: { write: (text) => (heard.err += text) },
    input: Readable.from([input]),
    env,
  })
  return { code, ...heard }
}

/** As if the game of a test lay in a folder of its own. */
function manifestOf(entry: GameEntry): Manifest {
  const { game, words, judge, hasBots, ledger, habits, hand, learning, tables = [], costs = {} } = entry
  return {
    id: game.id,
    title: game.title,
    about: '',
    seats: game.seats,
    rules: async () => ({ game }),
    words: async () => ({ words, ...(ledger === undefined ? {} : { ledger }) }),
    ...(hasBots
      ? {
          bot: async () => ({ judge, ...(habits && { habits }), ...(hand && { hand }), ...(learning && { learning }) }),
        }
      : {}),
    bench: async () => ({ tables, costs }),
  }
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The program as it is started by a user. */
export function spawned(argv: readonly string[], input = ''): Heard {
  const child = spawnSync(process.execPath, [MAIN, ...argv], { encoding: 'utf8', input })
  return { code: child.status ?? -1, out: child.stdout, err: child.stderr }
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'orrery-test-'))

export function fileWith(text: string): string {
  const path = join(folder(), 'file.txt')
  writeFileSync(path, text)
  return path
}

/** What a user must be told when something is wrong: one sentence, no trace of our own code. */
export const isOneSentence = (err: string): boolean =>
  /^orrery: [^\n]*[^.\n]\.\n$/.test(err) && !/\n\s+at /.test(err) && !/\bundefined\b/.test(err)

import type { Manifest } from '@orrery/games'
import type { Flags } from './flag.ts'
import type { Args } from './flags.ts'

/** Where words go: a terminal, a pipe, or a test's list. */
export interface Out {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** What a command may touch of the world outside. */
export interface World {
  readonly games: readonly Manifest[]
  readonly out: Out
  readonly err: Out
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly env: { readonly [name: string]: string | undefined }
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly about: string
  /** What follows the command's name, besides flags. */
  readonly takes?: string
  readonly flags: Flags
  readonly examples: readonly string[]
  /** Further lines of help. */
  readonly notes?: readonly string[]
  /** Returns the exit code. */
  run(args: Args, world: World): number | Promise<number>
}

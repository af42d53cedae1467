import type { ModuleWords } from '../words/module.ts'
import { alpha } from './alpha/words.ts'
import { beta } from './beta/words.ts'
import { delta } from './delta/words.ts'
import { epsilon } from './epsilon/words.ts'
import { gamma } from './gamma/words.ts'

/** By id of the module. */
const WORDS = { alpha, beta, gamma, delta, epsilon }

export const MODULE_WORDS: { readonly [id: string]: ModuleWords } = WORDS
const ALL: readonly ModuleWords[] = Object.values(WORDS)

type One = (typeof WORDS)[keyof typeof WORDS]
type Together<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never
type Said<Part extends string> = Together<Extract<One, { readonly [part in Part]: unknown }>[Part]>

/** The tables of all modules as one: what is missing there does not compile where it is asked for. */
export const saidOf = <Part extends keyof ModuleWords & string>(part: Part): Said<Part> =>
  Object.assign({}, ...ALL.map((words) => words[part])) as Said<Part>

/** What the modules say, one after the other. */
export const eachSaid = <T>(ask: (words: ModuleWords) => readonly T[] | undefined): readonly T[] =>
  ALL.flatMap((words) => ask(words) ?? [])

/** What the first module says that has something to say. */
export function firstSaid<T>(ask: (words: ModuleWords) => T | undefined): T | undefined {
  for (const words of ALL) {
    const said = ask(words)
    if (said !== undefined) return said
  }
  return undefined
}

import type { Move, Problem } from './contract.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * A move is `kind << 20 | a << 10 | b` (two arguments) or `kind << 20 | a` (one, of up to 20 bits). One table of line
 * patterns such as `move {orbital}>{orbital}` prints, parses and documents it.
 */
const KIND_BITS = 20
const PAIR_BITS = 10
const PAIR_MASK = (1 << PAIR_BITS) - 1
const ONE_MASK = (1 << KIND_BITS) - 1

export const kindOf = (m: Move): number => m >> KIND_BITS
export const first = (m: Move): number => (m >> PAIR_BITS) & PAIR_MASK
export const second = (m: Move): number => m & PAIR_MASK
export const only = (m: Move): number => m & ONE_MASK
export const make0 = (kind: number): Move => (kind << KIND_BITS) as Move
export const make1 = (kind: number, a: number): Move => ((kind << KIND_BITS) | a) as Move
export const make2 = (kind: number, a: number, b: number): Move => ((kind << KIND_BITS) | (a << PAIR_BITS) | b) as Move

/** How one kind of argument is written: a list of names, or a pair of functions where a list would be too long. */
export type ArgWords =
  | readonly string[]
  | { print(value: number): string; parse(text: string): number | undefined; readonly example: string }

export interface MoveTable {
  print(m: Move): string
  parse(text: unknown): Result<Move, Problem>
}

const printArg = (words: ArgWords, value: number): string =>
  'print' in words ? words.print(value) : (words[value] ?? `#${value}`)

const parseArg = (words: ArgWords, text: string): number | undefined => {
  if ('print' in words) return words.parse(text)
  const i = words.findIndex((w) => w.toLowerCase() === text.toLowerCase())
  return i < 0 ? undefined : i
}

interface Line {
  readonly pattern: string
  readonly args: readonly string[]
  readonly regex: RegExp
}

const compile = (pattern: string): Line => {
  const args = [...pattern.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')
  const body = pattern
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\\?\{\w+\\?\}/g, '(\\S+?)')
    .replace(/ +/g, ' +')
    .replace(/>/g, ' *> *')
  return { pattern, args, regex: new RegExp(`^${body}$`, 'i') }
}

/** `patterns[kind]` is the line of that kind; `words` tells how each `{name}` in the patterns is written. */
export function moveTable(patterns: readonly string[], words: { readonly [arg: string]: ArgWords }): MoveTable {
  const lines = patterns.map(compile)
  const wordsOf = (arg: string): ArgWords => words[arg] ?? []
  const valueAt = (m: Move, count: number, i: number): number =>
    count === 1 ? only(m) : i === 0 ? first(m) : second(m)
  return {
    print(m) {
      const line = lines[kindOf(m)]
      if (line === undefined) return `#${m}`
      let i = 0
      return line.pattern.replace(/\{\w+\}/g, () => {
        const value = valueAt(m, line.args.length, i)
        return printArg(wordsOf(line.args[i++] ?? ''), value)
      })
    },
    parse(text) {
      if (typeof text !== 'string')
        return fail({ at: 'move', expected: 'a line of text such as ' + (patterns[0] ?? '') })
      const trimmed = text.trim()
      let near: Problem | undefined
      for (let kind = 0; kind < lines.length; kind++) {
        const line = lines[kind] as Line
        const match = line.regex.exec(trimmed)
        if (match === null) continue
        const values = line.args.map((arg, i) => parseArg(wordsOf(arg), match[i + 1] ?? ''))
        const bad = values.indexOf(undefined)
        if (bad >= 0) {
          near = { at: `${line.args[bad]} "${match[bad + 1]}"`, expected: describe(wordsOf(line.args[bad] ?? '')) }
          continue
        }
        const [a = 0, b = 0] = values
        return ok(line.args.length === 2 ? make2(kind, a, b) : make1(kind, a))
      }
      return fail(near ?? { at: `move "${trimmed}"`, expected: `one of: ${patterns.join(', ')}` })
    },
  }
}

const describe = (words: ArgWords): string =>
  'print' in words ? `such as ${words.example}` : `one of ${words.join(', ')}`

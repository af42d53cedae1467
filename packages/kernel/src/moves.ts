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
export const firstArg = (m: Move): number => (m >> PAIR_BITS) & PAIR_MASK
export const secondArg = (m: Move): number => m & PAIR_MASK
export const onlyArg = (m: Move): number => m & ONE_MASK
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

/** No move is longer; longer text is rejected unread. */
const LONGEST_TEXT = 200

/** In a record this word takes moves back, so no move may begin with it. */
const RESERVED_HEAD = 'undo'

interface Arg {
  readonly name: string
  readonly expected: string
  print(value: number): string
  parse(text: string): number | undefined
}

/** A compiled pattern: `parts` are the words around the arguments, one more than there are arguments. */
interface LinePattern {
  readonly pattern: string
  readonly head: string
  readonly parts: readonly string[]
  readonly args: readonly Arg[]
  readonly regex: RegExp
}

const headOf = (text: string): string => (/^[^\s{>]*/.exec(text)?.[0] ?? '').toLowerCase()

function argFromNames(name: string, names: readonly string[]): Arg {
  const values = new Map(names.map((text, value) => [text.toLowerCase(), value]))
  return {
    name,
    expected: `one of ${names.join(', ')}`,
    print: (value) => names[value] ?? `#${value}`,
    parse: (text) => values.get(text.toLowerCase()),
  }
}

/** A value that does not fit its bits would turn into another move, so it counts as unreadable. */
function fitting(arg: Arg, mask: number): Arg {
  const parse = (text: string): number | undefined => {
    const value = arg.parse(text)
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= mask ? value : undefined
  }
  return { ...arg, parse }
}

function toArg(name: string, words: ArgWords | undefined): Arg {
  if (words === undefined) throw new Error(`moves: no words for {${name}}`)
  if (!('print' in words)) return argFromNames(name, words)
  return { name, expected: `such as ${words.example}`, print: (v) => words.print(v), parse: (t) => words.parse(t) }
}

/** Accepts wider spaces than the pattern has, and spaces around an arrow. */
const toRegex = (parts: readonly string[]): RegExp => {
  const literals = parts.map((part) =>
    part
      .replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
      .replace(/ +/g, '\\s+')
      .replace(/>/g, '\\s*>\\s*'),
  )
  return new RegExp(`^${literals.join('(\\S+?)')}$`, 'i')
}

/** What a line names, in order. */
export const namesIn = (pattern: string): readonly string[] =>
  Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

/** All moves of a kind that name one of these values each. */
export function movesOf(
  kind: number,
  pattern: string,
  values: { readonly [name: string]: readonly number[] },
): readonly Move[] {
  const [as, bs] = namesIn(pattern).map((name) => values[name] ?? [])
  if (as === undefined) return [make0(kind)]
  return as.flatMap((a) => (bs === undefined ? [make1(kind, a)] : bs.map((b) => make2(kind, a, b))))
}

function compile(pattern: string, words: { readonly [arg: string]: ArgWords }): LinePattern {
  const names = namesIn(pattern)
  const head = headOf(pattern)
  if (names.length > 2) throw new Error(`moves: "${pattern}" has more than two arguments`)
  if (head === RESERVED_HEAD) throw new Error(`moves: "${pattern}" begins with a word that records need`)
  const mask = names.length === 2 ? PAIR_MASK : ONE_MASK
  const parts = pattern.split(/\{\w+\}/)
  const args = names.map((name) => fitting(toArg(name, words[name]), mask))
  return { pattern, head, parts, args, regex: toRegex(parts) }
}

function printLine({ parts, args }: LinePattern, m: Move): string {
  const [before = '', between = '', after = ''] = parts
  const [a, b] = args
  if (a === undefined) return before
  if (b === undefined) return before + a.print(onlyArg(m)) + between
  return before + a.print(firstArg(m)) + between + b.print(secondArg(m)) + after
}

/** The first argument of a line that cannot be read. */
interface Miss {
  readonly index: number
  readonly arg: Arg
  readonly text: string
}

function readLine(line: LinePattern, kind: number, match: RegExpExecArray): Move | Miss {
  const values: number[] = []
  for (const [index, arg] of line.args.entries()) {
    const text = match[index + 1] ?? ''
    const value = arg.parse(text)
    if (value === undefined) return { index, arg, text }
    values.push(value)
  }
  const [a = 0, b = 0] = values
  return values.length === 2 ? make2(kind, a, b) : make1(kind, a)
}

/** Where several lines almost match, those that matched furthest say what was expected. */
function missProblem(misses: readonly Miss[]): Problem {
  const depth = Math.max(...misses.map((miss) => miss.index))
  const deepest = misses.filter((miss) => miss.index === depth)
  const names = deepest.map((miss) => miss.arg.name).join(' or ')
  const expected = deepest.map((miss) => miss.arg.expected).join(', or ')
  return { at: `${names} "${deepest[0]?.text ?? ''}"`, expected }
}

function shapeProblem(lines: readonly LinePattern[], text: string): Problem {
  const alike = lines.filter((line) => line.head === headOf(text))
  const patterns = (alike.length > 0 ? alike : lines).map((line) => line.pattern)
  return { at: `move "${text}"`, expected: patterns.length === 1 ? patterns.join() : `one of: ${patterns.join(', ')}` }
}

function parseText(lines: readonly LinePattern[], text: string): Result<Move, Problem> {
  const misses: Miss[] = []
  for (const [kind, line] of lines.entries()) {
    const match = line.regex.exec(text)
    if (match === null) continue
    const move = readLine(line, kind, match)
    if (typeof move === 'number') return ok(move)
    misses.push(move)
  }
  return fail(misses.length > 0 ? missProblem(misses) : shapeProblem(lines, text))
}

/**
 * `patterns[kind]` is the line of that kind; `words` says how each `{name}` in the patterns is written. Several
 * patterns may share a head; the first that can be read wins.
 */
export function moveTable(patterns: readonly string[], words: { readonly [arg: string]: ArgWords }): MoveTable {
  const lines = patterns.map((pattern) => compile(pattern, words))
  return {
    print(m) {
      const line = lines[kindOf(m)]
      return line === undefined ? `#${m}` : printLine(line, m)
    },
    parse(text) {
      if (typeof text === 'string' && text.length <= LONGEST_TEXT) return parseText(lines, text.trim())
      return fail({ at: 'move', expected: `a line of text such as ${patterns[0] ?? ''}` })
    },
  }
}

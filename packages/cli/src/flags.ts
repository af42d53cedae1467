import { parseArgs } from 'node:util'
import { expectedInstead, type Flag, type Flags, isNumeric, valueName } from './flag.ts'
import { anyOf, UsageError } from './usage.ts'

const HELP: Flag = { kind: 'switch', about: 'show this help' }

/** What was given on the command line. Values were checked against their flags when it was read. */
export class Args {
  readonly #command: string
  readonly #flags: Flags
  readonly #values: ReadonlyMap<string, readonly string[]>
  readonly words: readonly string[]

  constructor(command: string, flags: Flags, values: ReadonlyMap<string, readonly string[]>, words: readonly string[]) {
    this.#command = command
    this.#flags = flags
    this.#values = values
    this.words = words
  }

  has(flag: string): boolean {
    return this.#values.has(flag)
  }

  text(flag: string): string | undefined {
    return this.#values.get(flag)?.at(-1)
  }

  list(flag: string): readonly string[] {
    return this.#values.get(flag) ?? []
  }

  /** The number given, or the default. Only flags declared as numbers can be read as numbers. */
  number(name: string): number {
    const flag = this.#flags[name]
    if (flag === undefined || !isNumeric(flag)) throw new Error(`--${name} is not declared as a number`)
    const text = this.text(name)
    const value = text === undefined ? flag.preset : Number(text)
    if (value === undefined) throw new Error(`--${name} has no default`)
    return value
  }

  /** The choice given, or the default. */
  choice(name: string): string {
    const flag = this.#flags[name]
    if (flag?.kind !== 'choice') throw new Error(`--${name} is not declared as a choice`)
    return this.text(name) ?? flag.preset
  }

  /** The one thing the command works on, or what it needs. */
  only(what: string, words: readonly string[] = this.words): string {
    const [word, more] = words
    if (word === undefined) throw new UsageError(`${this.#command} needs ${what}: see orrery ${this.#command} --help.`)
    if (more !== undefined) throw new UsageError(`${this.#command} takes ${what} only, so "${more}" is one too many.`)
    return word
  }

  none(): void {
    const [word] = this.words
    if (word === undefined) return
    throw new UsageError(`${this.#command} takes flags only, not "${word}": see orrery ${this.#command} --help.`)
  }
}

interface Token {
  readonly kind: string
  readonly name?: string
  readonly rawName?: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

export function readFlags(command: string, own: Flags, argv: readonly string[]): Args {
  const flags: Flags = { ...own, help: HELP }
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true })
  const values = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    else if (token.kind === 'option') note(values, command, flags, token)
  }
  return new Args(command, flags, values, words)
}

function note(values: Map<string, string[]>, command: string, flags: Flags, token: Token): void {
  const { name = '', rawName = '', value } = token
  const short = name === 'h' && rawName === '-h'
  const flag = short ? HELP : Object.hasOwn(flags, name) ? flags[name] : undefined
  if (flag === undefined) throw new UsageError(unknown(command, flags, rawName))
  if (flag.kind === 'switch') {
    if (token.inlineValue === true) throw new UsageError(`${rawName} takes no value.`)
  } else checkValue(command, flag, token)
  const key = short ? 'help' : name
  values.set(key, [...(values.get(key) ?? []), value ?? ''])
}

function checkValue(command: string, flag: Exclude<Flag, { kind: 'switch' }>, token: Token): void {
  const { rawName = '', value = '' } = token
  if (value === '' || (value.startsWith('--') && token.inlineValue !== true))
    throw new UsageError(`${rawName} needs a value (${valueName(flag)}): see orrery ${command} --help.`)
  const expected = expectedInstead(flag, value)
  if (expected !== undefined) throw new UsageError(`${rawName} must be ${expected}, not "${value}".`)
}

function unknown(command: string, flags: Flags, said: string): string {
  const near = nearest(said.replace(/^-+/, ''), Object.keys(flags))
  const hint = near === undefined ? '' : ` did you mean --${near}, or`
  return `orrery ${command} has no flag ${said}:${hint} see orrery ${command} --help.`
}

/** The word a typing error was meant to be: one that begins alike or differs in a letter or two. */
export function nearest(said: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, distance: word.startsWith(said) && said.length > 1 ? 0 : distance(said, word) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best !== undefined && best.distance <= 2 && best.distance < best.word.length ? best.word : undefined
}

/** Letters to add, drop or change to get from one word to the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** One of the given words, or a sentence that lists them. */
export function oneOf<T extends string>(what: string, said: string, words: readonly T[]): T {
  const found = words.find((word) => word.toLowerCase() === said.toLowerCase())
  if (found !== undefined) return found
  throw new UsageError(`There is no ${what} "${said}": say ${anyOf(words)}.`)
}

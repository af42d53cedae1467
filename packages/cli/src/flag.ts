import { anyOf } from './usage.ts'

interface Described {
  readonly about: string
}

interface Switch extends Described {
  readonly kind: 'switch'
}

interface Text extends Described {
  /** A list may be given more than once. */
  readonly kind: 'text' | 'list'
  /** The name of the value in the help. */
  readonly value: string
}

/** A whole number. */
export interface Count extends Described {
  readonly kind: 'count'
  readonly value?: string
  /** 1 unless given. */
  readonly min?: number
  readonly max?: number
  readonly preset?: number
}

/** A number above 0 that may have a fraction. */
export interface Amount extends Described {
  readonly kind: 'amount'
  readonly value?: string
  readonly max: number
  readonly preset?: number
}

interface Choice extends Described {
  readonly kind: 'choice'
  readonly value: string
  readonly choices: readonly string[]
  readonly preset: string
}

export type Flag = Switch | Text | Count | Amount | Choice
export type Flags = { readonly [name: string]: Flag }

export const isNumeric = (flag: Flag): flag is Count | Amount => flag.kind === 'count' || flag.kind === 'amount'

export function valueName(flag: Exclude<Flag, Switch>): string {
  return flag.value ?? 'N'
}

/** The values a flag accepts, as in "must be ...", if this text is not one of them. */
export function expectedInstead(flag: Flag, text: string): string | undefined {
  if (flag.kind === 'choice') return flag.choices.includes(text) ? undefined : anyOf(flag.choices)
  if (!isNumeric(flag)) return undefined
  return isInRange(flag, text) ? undefined : rangeText(flag)
}

/** Plain decimal notation only: no sign, no exponent, no other base. */
const WHOLE = /^\d+$/
const DECIMAL = /^(\d+(\.\d*)?|\.\d+)$/

function isInRange(flag: Count | Amount, text: string): boolean {
  const value = Number(text)
  if (flag.kind === 'amount') return DECIMAL.test(text) && value > 0 && value <= flag.max
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = flag
  return WHOLE.test(text) && value >= min && value <= max
}

function rangeText(flag: Count | Amount): string {
  if (flag.kind === 'amount') return `a number above 0, at most ${flag.max}`
  const { min = 1, max } = flag
  return `a whole number ${max === undefined ? `of at least ${min}` : `from ${min} to ${max}`}`
}

/** What the flag is for, which values it takes and which one it has by default. */
export function helpText(flag: Flag): string {
  return `${flag.about}${valuesText(flag)}${'preset' in flag ? ` (${flag.preset})` : ''}`
}

function valuesText(flag: Flag): string {
  if (flag.kind === 'choice') return `: ${anyOf(flag.choices)}`
  if (flag.kind === 'amount') return `, at most ${flag.max}`
  return flag.kind === 'count' && flag.max !== undefined ? `, ${flag.min ?? 1} to ${flag.max}` : ''
}

import type { Json, Problem } from '@orrery/kernel'
import { NONE } from './types.ts'

/* Readers for the parts of a position: each gives a value, or says which field is wrong and what was expected. */

/** Thrown while reading, caught at the door: the first thing that is wrong. */
export class Wrong extends Error {
  readonly problem: Problem
  constructor(where: string, expected: string) {
    super(where)
    this.problem = { at: where, expected }
  }
}

export type Fields = { readonly [key: string]: Json }

/** An object with none but these fields. */
export function fields(json: Json | undefined, where: string, known?: readonly string[]): Fields {
  if (json === undefined) return {}
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Wrong(where, 'an object')
  const stray = known === undefined ? undefined : Object.keys(json).find((key) => !known.includes(key))
  if (stray !== undefined) throw new Wrong(`${where}.${stray}`, `one of ${known?.join(', ')}`)
  return json as Fields
}

export function list(json: Json | undefined, where: string): readonly Json[] {
  if (json === undefined) return []
  if (!Array.isArray(json)) throw new Wrong(where, 'a list')
  return json as readonly Json[]
}

export function whole(json: Json | undefined, where: string, most = 99): number {
  if (json === undefined) return 0
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0 || json > most)
    throw new Wrong(where, `a whole number from 0 to ${most}`)
  return json
}

export function truth(json: Json | undefined, where: string): boolean {
  if (json === undefined) return false
  if (typeof json !== 'boolean') throw new Wrong(where, 'true or false')
  return json
}

export function indexIn(json: Json | undefined, names: readonly string[], where: string): number {
  const i = typeof json === 'string' ? names.indexOf(json) : NONE
  if (i < 0) throw new Wrong(`${where}${typeof json === 'string' ? ` "${json}"` : ''}`, `one of ${names.join(', ')}`)
  return i
}

export const indexesIn = (json: Json | undefined, names: readonly string[], where: string): number[] =>
  list(json, where).map((name, i) => indexIn(name, names, `${where}[${i}]`))

export const maskIn = (json: Json | undefined, names: readonly string[], where: string): number =>
  indexesIn(json, names, where).reduce((mask, i) => mask | (1 << i), 0)

/** `{ plague: 2 }` put into a list of numbers. */
export function counts(
  json: Json | undefined,
  names: readonly string[],
  into: number[],
  where: string,
  from = 0,
): void {
  for (const [name, n] of Object.entries(fields(json, where, names)))
    into[from + names.indexOf(name)] = whole(n, `${where}.${name}`)
}

import type { Json, Problem } from '@orrery/kernel'
import { CARD_NAMES } from './position-names.ts'
import { NONE } from './types.ts'
import type { Card } from './types.ts'

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

export function fields(json: Json | undefined, where: string): Fields {
  if (json === undefined) return {}
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Wrong(where, 'an object')
  return json as Fields
}

export function list(json: Json | undefined, where: string): readonly Json[] {
  if (json === undefined) return []
  if (!Array.isArray(json)) throw new Wrong(where, 'a list')
  return json as readonly Json[]
}

export function wholeNumber(json: Json | undefined, where: string, usual: number, most = 9999): number {
  if (json === undefined) return usual
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0 || json > most)
    throw new Wrong(where, `a whole number from 0 to ${most}`)
  return json
}

export function indexIn(json: Json | undefined, names: readonly string[], where: string): number {
  const i = typeof json === 'string' ? names.indexOf(json) : NONE
  if (i < 0) throw new Wrong(`${where}${typeof json === 'string' ? ` "${json}"` : ''}`, `one of ${names.join(', ')}`)
  return i
}

export const indexesIn = (json: Json | undefined, names: readonly string[], where: string): number[] =>
  list(json, where).map((name, i) => indexIn(name, names, `${where}[${i}]`))

export const cards = (json: Json | undefined, where: string): Card[] =>
  list(json, where).map((name, i) => {
    const card = typeof name === 'string' ? CARD_NAMES.indexOf(name) : NONE
    if (card < 0) throw new Wrong(`${where}[${i}]`, 'a card such as "A17", or "score"')
    return card
  })

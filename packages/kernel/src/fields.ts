import { listOf } from './arrays.ts'
import type { Json, Problem } from './contract.ts'
import { fail, ok, type Result } from './result.ts'

/* Readers for JSON from outside: each gives a value, or says which field is wrong and what was expected there. */

/** Thrown while reading and caught by `readerOf`: the first thing that is wrong. */
export class Wrong extends Error {
  readonly problem: Problem
  constructor(where: string, expected: string) {
    super(where)
    this.problem = { at: where, expected }
  }
}

export type Fields = { readonly [key: string]: Json }

export function fieldsIn(json: Json | undefined, where: string): Fields {
  if (json === undefined) return {}
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Wrong(where, 'an object')
  return json as Fields
}

/** Rejects any other field. */
export function onlyFields(p: Fields, known: readonly string[], where: string): void {
  const stray = Object.keys(p).find((key) => !known.includes(key))
  if (stray !== undefined) throw new Wrong(`${where} "${stray}"`, `one of ${known.join(', ')}`)
}

export function listIn(json: Json | undefined, where: string): readonly Json[] {
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

export function flag(json: Json | undefined, where: string, usual: boolean): boolean {
  if (json === undefined) return usual
  if (typeof json !== 'boolean') throw new Wrong(where, 'true or false')
  return json
}

export function indexIn(json: Json | undefined, names: readonly string[], where: string): number {
  const i = typeof json === 'string' ? names.indexOf(json) : -1
  if (i < 0) throw new Wrong(`${where}${typeof json === 'string' ? ` "${json}"` : ''}`, `one of ${names.join(', ')}`)
  return i
}

export function indexesIn(json: Json | undefined, names: readonly string[], where: string): number[] {
  const list = listIn(json, where)
  return listOf(list.length, (i) => indexIn(list[i], names, `${where}[${i}]`))
}

/** Turns a reader that throws `Wrong` into one that returns it. Other errors are bugs and stay thrown. */
export const readerOf =
  <S>(read: (json: Json) => S) =>
  (json: Json): Result<S, Problem> => {
    try {
      return ok(read(json))
    } catch (error) {
      if (error instanceof Wrong) return fail(error.problem)
      throw error
    }
  }

/** A bug in a reader, with the path of the field that was being read. */
export class ReadingFailed extends Error {
  constructor(where: string, cause: unknown) {
    super(`cannot read ${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * Reads one field; a bug in its reader is rethrown with the field's path, the innermost one where readers are nested.
 */
export function reading<T>(where: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Wrong || error instanceof ReadingFailed) throw error
    throw new ReadingFailed(where, error)
  }
}

/* Writing. */

export type Entries = { [key: string]: Json }

/** The list or object, or undefined where it is empty. */
export const unlessEmpty = (json: readonly Json[] | Fields): Json | undefined =>
  Object.keys(json).length === 0 ? undefined : json

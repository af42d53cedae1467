import { at, indexesWhere, itemAt } from './arrays.ts'
import type { Json } from './contract.ts'
import {
  type Entries,
  type Fields,
  fieldsIn,
  flag,
  indexesIn,
  indexIn,
  unlessEmpty,
  wholeNumber,
  Wrong,
} from './fields.ts'

/*
 * How values are written in a position: each codec writes one kind of value as JSON and reads it back. Indexes inside a
 * state are names outside; -1 means none. `C` is the context of a value: a state, or a frame and its state.
 */
export interface Codec<T, C> {
  /** What is written; undefined leaves it out. `i` is the index of an entry of a list. */
  write(value: T, c: C, i: number): Json | undefined
  read(json: Json, where: string, c: C, at: Reading<T>): T
  /** The value where the position leaves it out. Without this it keeps its initial value. */
  usual?(where: string, c: C, at: Reading<T>): T
}

/** The value so far, the whole object that is being read, and the index of an entry of a list. */
export interface Reading<T> {
  readonly now: T
  readonly all: Fields
  readonly i: number
}

export type Names<C> = readonly string[] | ((c: C) => readonly string[])

const namesIn = <C>(names: Names<C>, c: C): readonly string[] => (typeof names === 'function' ? names(c) : names)

/** The names of the bits that are set. */
export const namesOfMask = (mask: number, names: readonly string[]): readonly string[] =>
  names.filter((_, i) => (mask & (1 << i)) !== 0)

/** The bits of a list of indexes. */
export const maskOf = (indexes: readonly number[]): number => indexes.reduce((mask, i) => mask | (1 << i), 0)

type Most<C> = number | ((c: C) => number)

const upTo = <C>(json: Json, where: string, most: Most<C>, c: C): number =>
  wholeNumber(json, where, 0, typeof most === 'function' ? most(c) : most)

/** A whole number of at least 0, left out where it is the usual one. */
export const whole = <C>(most: Most<C> = 9999, usual = 0): Codec<number, C> => ({
  write: (n) => (n === usual ? undefined : n),
  read: (json, where, c) => upTo(json, where, most, c),
})

/** A whole number that is missing until something has begun. */
export const begun = <C>(most: Most<C> = 9999): Codec<number, C> => ({
  write: (n) => (n < 0 ? undefined : n),
  read: (json, where, c) => upTo(json, where, most, c),
})

export const boolean: Codec<boolean, unknown> = {
  write: (value) => value || undefined,
  read: (json, where) => flag(json, where, false),
}

/** A boolean that the state stores as one of two numbers. */
export const booleanAs = (no: number, yes: number): Codec<number, unknown> => ({
  write: (n) => (n === yes ? true : undefined),
  read: (json, where) => (flag(json, where, false) ? yes : no),
})

export const text: Codec<string, unknown> = {
  write: (value) => value,
  read(json, where) {
    if (typeof json !== 'string') throw new Wrong(where, 'a text')
    return json
  },
}

/** An index by its name. */
export const named = <C>(names: Names<C>): Codec<number, C> => ({
  write: (i, c) => (i < 0 ? undefined : itemAt(namesIn(names, c), i)),
  read: (json, where, c) => indexIn(json, namesIn(names, c), where),
})

export const namedList = <C>(names: Names<C>): Codec<number[], C> => ({
  write: (list, c) => unlessEmpty(list.map((i) => itemAt(namesIn(names, c), i))),
  read: (json, where, c) => indexesIn(json, namesIn(names, c), where),
})

/** A mask by the names of its bits. */
export const namedMask = <C>(names: Names<C>): Codec<number, C> => ({
  write: (mask, c) => unlessEmpty(namesOfMask(mask, namesIn(names, c))),
  read: (json, where, c) => maskOf(indexesIn(json, namesIn(names, c), where)),
})

/** A list as an object with one value for each name: `{ A: 3 }`, written in the order given. */
export const byName = <C>(
  names: Names<C>,
  entry: Codec<number, C>,
  order?: (c: C) => readonly number[],
): Codec<number[], C> => ({
  write(list, c) {
    const out: Entries = {}
    const known = namesIn(names, c)
    for (const i of order?.(c) ?? indexesWhere(known, () => true)) {
      const json = entry.write(at(list, i), c, i)
      if (json !== undefined) out[itemAt(known, i)] = json
    }
    return unlessEmpty(out)
  },
  read(json, where, c, { now }) {
    const list = now.slice()
    const all = fieldsIn(json, where)
    for (const [name, value] of Object.entries(all)) {
      const i = indexIn(name, namesIn(names, c), where)
      list[i] = entry.read(value, `${where}.${name}`, c, { now: at(list, i), all, i })
    }
    return list
  },
})

/** A required value: no codec reads null, so this reports what was expected. */
export const needed = <T, C>(codec: Codec<T, C>): Codec<T, C> => ({
  ...codec,
  usual: (where, c, at) => codec.read(null, where, c, at),
})

/** A value with a further condition; `wrong` says what was expected where it does not hold. */
export const checked = <T, C>(codec: Codec<T, C>, wrong: (value: T, c: C) => string | undefined): Codec<T, C> => ({
  ...codec,
  read(json, where, c, at) {
    const value = codec.read(json, where, c, at)
    const expected = wrong(value, c)
    if (expected !== undefined) throw new Wrong(where, expected)
    return value
  },
})

/** A number that is required in frames of these steps. */
export const neededBy = <C extends { readonly f: { readonly step: string } }>(
  steps: readonly C['f']['step'][],
  codec: Codec<number, C>,
): Codec<number, C> => ({
  ...codec,
  usual: (where, c, at) => (steps.includes(c.f.step) ? codec.read(null, where, c, at) : at.now),
})

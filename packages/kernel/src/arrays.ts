import type { Move } from './contract.ts'

/*
 * Reading and adding without `!`: an index outside the list is a bug of the caller. These cost nothing as long as all
 * lists of numbers that come here are of one kind for the engine: small whole numbers without holes. A single list with
 * a minus zero or a hole (`flatMap`, `map` and a raised `length` leave some) turns the others into its kind, those of other
 * games as well, and everything is half as fast.
 */

export function at(a: readonly number[], i: number): number {
  return a[i] as number
}

/** For lists of fractions: reading them with `at` would slow it down everywhere. */
export function realAt(a: readonly number[], i: number): number {
  return a[i] as number
}

/** For lists of moves. */
export function moveAt(a: readonly Move[], i: number): Move {
  return a[i] as Move
}

/** `| 0` because adding a minus zero (nothing is taken away: `-n`) makes a fraction of a whole number. */
export function add(a: number[], i: number, d: number): void {
  a[i] = ((a[i] as number) + d) | 0
}

/** For lists of objects. Numbers have readers of their own: a list of another kind slows down every reading of every list. */
export function of<T>(a: readonly T[], i: number): T {
  return a[i] as T
}

/** The last entry, if there is one. Asked for its entry -1, an empty list would make all such reading slow for good. */
export function lastOf<T>(a: readonly T[]): T | undefined {
  return a.length === 0 ? undefined : a[a.length - 1]
}

/** A list of `length` numbers, many times faster than `Array.from`. */
export function listOf(length: number, entry: (i: number) => number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(entry(i))
  return list
}

/** Where the entries stand that fit. */
export function indexesWhere<T>(list: readonly T[], fits: (entry: T, i: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (fits(list[i] as T, i)) found.push(i)
  return found
}

/** What each entry gives, one after the other: `flatMap` without its holes. */
export function joined<T, U>(list: readonly T[], each: (entry: T, i: number) => readonly U[]): U[] {
  const all: U[] = []
  for (const [i, entry] of list.entries()) all.push(...each(entry, i))
  return all
}

import type { Move } from './contract.ts'

/*
 * Read and add without `!`: an index outside the list is the caller's bug. These are free as long as every list of
 * numbers that comes here has the same element kind in V8: small integers without holes. One list with a minus zero or
 * a hole (`flatMap`, `map` and a raised `length` leave some) makes the calls polymorphic for all games and halves their
 * speed.
 */

export function at(a: readonly number[], i: number): number {
  return a[i] as number
}

/** For lists of fractions: reading them with `at` would slow `at` down everywhere. */
export function realAt(a: readonly number[], i: number): number {
  return a[i] as number
}

/** For lists of moves. */
export function moveAt(a: readonly Move[], i: number): Move {
  return a[i] as Move
}

/** `| 0` because adding a minus zero (`-n` where n is 0) turns an integer into a double. */
export function add(a: number[], i: number, d: number): void {
  a[i] = ((a[i] as number) + d) | 0
}

/**
 * For lists of objects. Numbers have readers of their own: another element kind would slow down every read of every
 * list.
 */
export function itemAt<T>(a: readonly T[], i: number): T {
  return a[i] as T
}

/** The last entry, if there is one. Reading index -1 of an empty list would deoptimise every such read for good. */
export function lastOf<T>(a: readonly T[]): T | undefined {
  return a.length === 0 ? undefined : a[a.length - 1]
}

/** A list of `length` numbers, many times faster than `Array.from`. */
export function listOf(length: number, entry: (i: number) => number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(entry(i))
  return list
}

/** The indexes of the entries that match. */
export function indexesWhere<T>(list: readonly T[], fits: (entry: T, i: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (fits(list[i] as T, i)) found.push(i)
  return found
}

/**
 * `flatMap` without the holes it leaves. Not begun with `[]`, which V8 makes a list of objects, also for numbers, once
 * objects were put into one that was made here.
 */
export function joined<T, U>(list: readonly T[], each: (entry: T, i: number) => readonly U[]): U[] {
  const all = Array.of<U>()
  for (const [i, entry] of list.entries()) all.push(...each(entry, i))
  return all
}

import { type AnyGame, type Ask, canonical, type Json, type Move, type Rng, type Seat } from '@orrery/kernel'
import type { CheckOptions } from './options.ts'
import type { Tally } from './tally.ts'

/** One decision of a running game, with what every check needs of it: made once, looked at by all. */
export interface Moment {
  readonly game: AnyGame
  readonly seats: number
  readonly state: unknown
  /** How many moves were made before. */
  readonly number: number
  readonly asks: readonly Ask[]
  /** By seat; copies, because a game may use its own array again. */
  readonly offers: readonly (readonly Move[])[]
  /** The position as text, the cheapest thing that tells whether a state has changed. */
  readonly text: string
  readonly universe: Universe
  /** The checks draw from a generator of their own: looking never changes what is played. */
  readonly rng: Rng
  readonly check: CheckOptions
  readonly tally: Tally
}

export interface Universe {
  readonly moves: readonly Move[]
  readonly has: ReadonlySet<Move>
}

export function universeOf(game: AnyGame, s: unknown): Universe {
  const moves = [...game.universe(s)]
  return { moves, has: new Set(moves) }
}

export const positionText = (game: AnyGame, s: unknown): string => JSON.stringify(game.position.write(s))

/** Equal text is equal at once; else the order of the fields may be all that differs. */
export const sameText = (a: string, b: string): boolean =>
  a === b || canonical(JSON.parse(a) as Json) === canonical(JSON.parse(b) as Json)

export const offersOf = (game: AnyGame, s: unknown, seats: number): Move[][] =>
  Array.from({ length: seats }, (_, seat) => [...game.moves(s, seat)])

export const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, i) => move === b[i])

export const sameAsks = (a: readonly Ask[], b: readonly Ask[]): boolean =>
  a.length === b.length && a.every(({ seat, decision }, i) => seat === b[i]?.seat && decision === b[i].decision)

export const isAsked = (asks: readonly Ask[], seat: Seat): boolean => asks.some((ask) => ask.seat === seat)

/** One of them by chance. An empty list has no answer. */
export const anyOf = <T>(list: readonly T[], rng: Rng): T | undefined =>
  list.length === 0 ? undefined : list[rng.below(list.length)]

/** `count` of them from a random start, wrapping around; all of them in order where there are no more. */
export function someOf<T>(list: readonly T[], howMany: number, rng: Rng): readonly T[] {
  if (howMany >= list.length) return list
  const start = rng.below(list.length)
  return Array.from({ length: howMany }, (_, i) => list[(start + i) % list.length] as T)
}

/** A random answer to one of the questions. */
export function anyAnswer(m: Moment, rng: Rng = m.rng): { seat: Seat; move: Move } | undefined {
  const ask = anyOf(m.asks, rng)
  const move = ask === undefined ? undefined : anyOf(m.offers[ask.seat] ?? [], rng)
  return ask === undefined || move === undefined ? undefined : { seat: ask.seat, move }
}

const AROUND = 30

/** Where two texts part, in a few words. */
export function difference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const from = Math.max(0, i - AROUND)
  return `at character ${i}: ${a.slice(from, i + AROUND)} / ${b.slice(from, i + AROUND)}`
}

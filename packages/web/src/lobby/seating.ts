import type { AnyGame, OptionField } from '@orrery/kernel'

/*
 * Sides on places. A place is a seat of the table or, for games with more sides than seats, one on the bench behind them;
 * the list names the side on each place.
 */

/** The option that says which side sits where; undefined where sides are chosen at the table. */
export function seatingField({ options, sidesFor, seats }: AnyGame): OptionField | undefined {
  const sides = sidesFor(seats.max)
  return options.find(({ kind, choices }) => kind === 'many' && sides.every((side) => choices.includes(side)))
}

/** The sides for that many seats: those already placed keep their order, new ones follow. */
export function sidesOn(game: AnyGame, seats: number, before: readonly string[]): readonly string[] {
  if (seatingField(game) === undefined) return []
  const all = game.sidesFor(seats)
  return [...before.filter((side) => all.includes(side)), ...all.filter((side) => !before.includes(side))]
}

export function swapped(sides: readonly string[], a: number, b: number): readonly string[] {
  const [first, second] = [sides[a], sides[b]]
  if (first === undefined || second === undefined) return sides
  return sides.map((side, place) => (place === a ? second : place === b ? first : side))
}

/** Shuffled; `random` returns a number from 0 to 1. */
export function shuffled(sides: readonly string[], random: () => number): readonly string[] {
  return sides
    .map((side) => ({ side, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ side }) => side)
}

/** A side in the hand: where it is now, and how everything lay before it was lifted. */
export interface Lifted {
  readonly at: number
  readonly before: readonly string[]
}

export interface Held {
  readonly sides: readonly string[]
  readonly lifted: Lifted | undefined
}

const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** What a key on the side at a place does: Space lifts and drops, arrows carry, Escape puts everything back. Undefined: nothing. */
export function keyOnSide({ sides, lifted }: Held, key: string, place: number): Held | undefined {
  if (key === ' ') return { sides, lifted: lifted === undefined ? { at: place, before: sides } : undefined }
  if (lifted === undefined) return undefined
  if (key === 'Escape') return { sides: lifted.before, lifted: undefined }
  const step = STEPS[key]
  if (step === undefined) return undefined
  const at = Math.min(Math.max(lifted.at + step, 0), sides.length - 1)
  return { sides: swapped(sides, lifted.at, at), lifted: { ...lifted, at } }
}

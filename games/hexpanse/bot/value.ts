import { at, bitCount, hasBit, itemAt, realAt } from '@orrery/kernel'
import { NONE, type Player, type Side, type State } from '../src/types.ts'
import { KNOTS, RACE, TRUST, WORTH } from './worths.ts'
import { countParts, livingSides, PART, PART_COUNT, type PartName, parts, shorts, waits } from './parts.ts'

/* What the parts of a position are worth, as logarithms of the odds of winning, and the chances that follow. */

const column = (i: 0 | 1): readonly number[] => Object.keys(PART).map((name) => WORTH[name as PartName][i])
const FOR_TWO = column(0)
const FOR_MORE = column(1)
const worthsFor = (sides: number): readonly number[] => (sides === 2 ? FOR_TWO : FOR_MORE)

/** What a finished game is worth. */
const WON = 100

/** The last side left has nobody to race against. */
function raceOf(sides: number, side: Side): number {
  if (sides < 2) return 0
  const rows = itemAt(RACE, sides)
  const row = itemAt(rows, Math.min(at(waits, side), rows.length - 1))
  const last = KNOTS.length - 1
  const short = realAt(shorts, side)
  let k = 0
  while (k < last && short >= realAt(KNOTS, k + 1)) k++
  const low = realAt(row, k)
  if (k === last || k === 0) return low
  const from = realAt(KNOTS, k)
  return low + ((realAt(row, k + 1) - low) * (short - from)) / (realAt(KNOTS, k + 1) - from)
}

/** By side: the logarithm of its odds; -Infinity for who is out, and where there is no such side. */
export const worths: number[] = [0, 0, 0, 0]

export function weigh(s: State): void {
  const living = livingSides(s)
  const sides = bitCount(living)
  const each = worthsFor(sides)
  countParts(s, living)
  for (let side = 0; side < worths.length; side++) {
    if (!hasBit(living, side)) {
      worths[side] = -Infinity
      continue
    }
    let worth = raceOf(sides, side)
    for (let part = 0; part < PART_COUNT; part++) worth += realAt(parts, side * PART_COUNT + part) * realAt(each, part)
    worths[side] = worth
  }
}

/** All but one side together, as one logarithm of odds. */
function others(mine: Side): number {
  let sum = 0
  for (let side = 0; side < worths.length; side++) if (side !== mine) sum += Math.exp(realAt(worths, side))
  return Math.log(sum)
}

/** The logarithm of the odds of winning: an enemy about to win costs what he would win by, wherever he sits. */
export function valueFor(s: State, p: Player): number {
  const mine = at(s.ruleset.sideOf, p)
  if (s.winner !== NONE) return s.winner === mine ? WON - s.round / WON : s.round / WON - WON
  weigh(s)
  return realAt(worths, mine) - others(mine)
}

/** What the logarithms of odds are multiplied by before they are chances. */
export const trustOf = (s: State): number => (bitCount(livingSides(s)) === 2 ? TRUST[0] : TRUST[1])

/** The chance of winning by seat; partners have the same. */
export function chanceOf(s: State, out: number[]): void {
  weigh(s)
  const trust = trustOf(s)
  let sum = 0
  for (let side = 0; side < worths.length; side++) sum += worths[side] = Math.exp(realAt(worths, side) * trust)
  out.length = s.ruleset.players
  for (let p = 0; p < s.ruleset.players; p++) out[p] = realAt(worths, at(s.ruleset.sideOf, p)) / sum
}

/** The names a coach uses: some parts are grouped. */
const TOLD = {
  life: ['life', 'frail', 'tired'],
  money: ['income', 'hexilum'],
  cards: ['cards', 'ready'],
  units: ['board', 'reserve', 'ship'],
} as const satisfies { readonly [told: string]: readonly PartName[] }
const RACING: readonly PartName[] = ['ways', 'firm']

const sumOf = (names: readonly PartName[], side: Side, each: readonly number[]): number =>
  names.reduce((sum, name) => sum + realAt(parts, side * PART_COUNT + PART[name]) * realAt(each, PART[name]), 0)

/**
 * What each part is worth to a player: his own way to a pattern, against that of the rival who is nearest, and the rest
 * against the mean of the others.
 */
export function partsFor(s: State, p: Player): { readonly [part: string]: number } {
  const living = livingSides(s)
  const mine = at(s.ruleset.sideOf, p)
  countParts(s, living)
  const rivals = worths.flatMap((_, side) => (side !== mine && hasBit(living, side) ? [side] : []))
  const sides = bitCount(living)
  const each = worthsFor(sides)
  const race = (side: Side): number => raceOf(sides, side) + sumOf(RACING, side, each)
  const against = (names: readonly PartName[]): number =>
    sumOf(names, mine, each) -
    rivals.reduce((sum, side) => sum + sumOf(names, side, each), 0) / Math.max(1, rivals.length)
  return {
    pattern: hasBit(living, mine) ? race(mine) : 0,
    rivals: rivals.length === 0 ? 0 : -Math.max(...rivals.map(race)),
    ...Object.fromEntries(Object.entries(TOLD).map(([told, names]) => [told, against(names)])),
  }
}

import { at, moveTable } from '@orrery/kernel'
import { CARDS } from './data/cards.ts'
import { MOVE_LINES } from './data/moves.ts'
import { MARKET, MOST_EXTRA } from './data/setup.ts'
import { hexAt, Q, R } from './rules/hexes.ts'
import { DIRECTIONS, FACTIONS, type Hex, MERCENARIES, MINORS, MISSIONS, NONE, SEATS } from './types.ts'

const counting = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

/** `1,-2`: q and r as in the rules. */
export const hexName = (h: Hex): string => `${at(Q, h)},${at(R, h)}`

export function hexNamed(text: string): Hex | undefined {
  const match = /^(-?\d),(-?\d)$/.exec(text)
  if (match === null) return undefined
  const h = hexAt(Number(match[1]), Number(match[2]))
  return h === NONE ? undefined : h
}

export const CARD_NAMES: readonly string[] = CARDS.map((row) => row.id)
export const UNIT_NAMES: readonly string[] = ['normal', 'minor', ...CARD_NAMES.slice(0, MERCENARIES)]

/** The market's places, and the extra ones behind them. */
export const SLOTS = MARKET + MOST_EXTRA
/** No icon takes more. */
export const MOST_TAKEN = 9

/** Every move as one short line (docs/notation-hexpanse.md). */
export const notation = moveTable(MOVE_LINES, {
  faction: FACTIONS,
  minor: MINORS,
  mission: MISSIONS,
  hex: { print: hexName, parse: hexNamed, example: '1,-2' },
  unit: UNIT_NAMES,
  action: CARD_NAMES.slice(MERCENARIES),
  mercenary: CARD_NAMES.slice(0, MERCENARIES),
  rotation: counting(0, DIRECTIONS - 1),
  player: SEATS,
  card: CARD_NAMES,
  number: counting(0, MOST_TAKEN),
  slot: counting(1, SLOTS),
})

import { kindOf, make1, make2, type Move, moveTable } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS } from './data/modifiers.ts'
import { SYSTEM_ROWS } from './data/systems.ts'
import { ALL_PLANETS } from './rules/ruleset.ts'
import { SOURCES } from './rules/breakthrough.ts'
import { COLOURS, SLICES } from './types.ts'
import { PATHS } from './referee-paths.ts'

/* TE-18.8: everything a table can say to its referee, one line each (docs/notation-expedition.md). */

/** By the name of the kind; the order is part of the rules version: append, never insert. */
export const LINES = {
  end: 'end',
  pass: 'pass',
  turn: 'turn {player}',
  next: 'next',
  round: 'round',
  claim: 'claim {slice}',
  planet: 'planet {planet}',
  with: 'with {modifier}',
  counts: 'counts {count}',
  other: 'other {count}',
  goods: 'goods {count}',
  commodities: 'commodities {count}',
  cards: 'cards {count}',
  secrets: 'secrets {count}',
  spending: 'spending {spending}',
  psychoarchaeology: 'psychoarchaeology',
  pay: 'pay',
  allow: 'allow',
  back: 'back',
  decline: 'decline',
  roll: 'roll',
  die: 'die {die}',
  ingress: 'ingress {colour} {system}',
  move: 'move {system}',
  into: 'into {system}',
  done: 'done',
  place: 'place {system}',
  rule: 'rule {system}',
  give: 'give {player}',
  jupiter: 'jupiter',
  gain: 'gain {player} {source}',
  take: 'take {player}',
  correct: 'correct {path}',
  player: 'player {player}',
  system: 'system {system}',
  slice: 'slice {slice}',
  number: 'number {number}',
  yes: 'yes',
  no: 'no',
  card: 'card {card}',
  colour: 'colour {colour}',
  none: 'none',
  now: 'now {player}',
  earlier: 'earlier {player}',
  close: 'close',
} as const

export type Kind = keyof typeof LINES

export const KINDS = Object.keys(LINES) as readonly Kind[]
const NUMBERS = new Map(KINDS.map((kind, i) => [kind, i]))

/** Its kind by name; undefined for a number that is no move. */
export const kindNamed = (m: Move): Kind | undefined => KINDS[kindOf(m)]

/** Planets and systems are named by their place in the tables of all there are, so that a line needs no map. */
export function saying(kind: Kind, a = 0, b?: number): Move {
  const number = NUMBERS.get(kind) ?? 0
  return b === undefined ? make1(number, a) : make2(number, a, b)
}

/** The states of a card that can be readied: those of `breakthroughs` and `jupiter`. */
export const CARD_STATES = ['absent', 'ready', 'exhausted'] as const

export const MOST = 99
const MOST_SEATS = 8

const counted = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`)

export const notation = moveTable(
  KINDS.map((kind) => LINES[kind]),
  {
    player: counted(1, MOST_SEATS),
    slice: SLICES,
    planet: ALL_PLANETS.map(({ id }) => id),
    modifier: MODIFIER_ROWS.map(({ id }) => id),
    number: counted(0, MOST),
    count: counted(0, MOST),
    die: counted(0, MOST),
    spending: SPENDING_ROWS.map(({ id }) => id),
    colour: COLOURS,
    system: SYSTEM_ROWS.map(({ tile }) => tile),
    source: SOURCES,
    path: PATHS.map(({ id }) => id),
    card: CARD_STATES,
  },
)

/** A line that is known to be one, as its move. */
export function moveOf(line: string): Move {
  const read = notation.parse(line)
  if (!read.ok) throw new Error(`no line: ${line}`)
  return read.value
}

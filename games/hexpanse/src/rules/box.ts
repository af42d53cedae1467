import { at, bit, of } from '@orrery/kernel'
import { BOARD_ROWS, MODE_ROWS } from '../data/setup.ts'
import { HEXES, MODES } from '../types.ts'
import type { BoardRow, Box, Mission, ModeId, Pattern, Player, Side } from '../types.ts'
import { hexAt, neighbours } from './hexes.ts'
import { patternsFor } from './patterns.ts'

const FLAGS = [
  'teams',
  'exhaustion',
  'lastLife',
  'zombiesHold',
  'mercenaryOnce',
  'openRing',
  'largeBoard',
  'resign',
] as const

/** What a table may choose. */
export type Choices = Pick<Box, 'mode' | 'players' | (typeof FLAGS)[number]>

/** HX-4.1, HX-4.5, HX-18.1: B37 for two, B61 for three and for teams, B91 for four; two and teams may use the next one. */
function boardFor({ players, teams, openRing, largeBoard }: Choices): BoardRow {
  if (players === 2) return of(BOARD_ROWS, openRing ? 1 : 0)
  return of(BOARD_ROWS, players === 3 || (teams && !largeBoard) ? 1 : 2)
}

/** HX-18.1: partners sit diagonally, so a side is the seat without its higher bit. */
const sideIn = (teams: boolean, p: Player): Side => (teams ? p & 1 : (p as number))

function pack(choices: Choices, key: string): Box {
  const { mode, players, teams } = choices
  const board = boardFor(choices)
  const row = of(MODE_ROWS, MODES.indexOf(mode))
  const all = Array.from({ length: players }, (_, p) => p)
  const x = new Set(board.hexilum.map(([q, r]) => hexAt(q, r)))
  return {
    ...choices,
    board,
    cells: board.cells,
    isX: Array.from({ length: HEXES }, (_, h) => x.has(h)),
    near: Array.from({ length: board.cells }, (_, h) => neighbours(h).filter((n) => n < board.cells)),
    patterns: patternsFor(board.cells),
    sideOf: all.map((p) => sideIn(teams, p)),
    partners: all.map((p) =>
      all.reduce((mask, q) => (sideIn(teams, p) === sideIn(teams, q) ? mask | bit(q) : mask), 0),
    ),
    normals: row.normal,
    minors: row.minor,
    secret: row.secret,
    toJSON: () => key,
  }
}

const keyOf = (choices: Choices): string =>
  [choices.mode, choices.players, ...FLAGS.filter((name) => choices[name])].join(':')

const made = new Map<string, Box>()

/** The box for a table; equal options share one. */
export function boxFor(choices: Choices): Box {
  const key = keyOf(choices)
  const known = made.get(key)
  if (known !== undefined) return known
  const box = pack(choices, key)
  made.set(key, box)
  return box
}

/** The box that wrote this key. */
export function openBox(key: string): Box {
  const [mode = 'captain', players, ...flags] = key.split(':')
  const on = Object.fromEntries(FLAGS.map((name) => [name, flags.includes(name)]))
  return boxFor({ mode: mode as ModeId, players: Number(players), ...on } as Choices)
}

export const patternIn = (box: Box, mission: Mission): Pattern => of(box.patterns, mission)
export const sideOf = (box: Box, p: Player): Side => at(box.sideOf, p)

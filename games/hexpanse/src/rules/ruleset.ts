import { at, bit, indexesWhere, itemAt } from '@orrery/kernel'
import { MODE_ROWS } from '../data/setup.ts'
import { FACTIONS, HEXES, MERCENARIES, MINORS, MISSIONS, MODES } from '../types.ts'
import type { BoardRow, Ruleset, BoxRows, Card, CardRow, Mission, Pattern, Player, Side, Tables } from '../types.ts'
import { hexAt, neighbours } from './hexes.ts'
import { patternsFor } from './patterns.ts'
import { programsOf } from './programs.ts'

export const FLAGS = [
  'teams',
  'exhaustion',
  'lastLife',
  'zombiesHold',
  'mercenaryOnce',
  'openRing',
  'largeBoard',
  'resign',
] as const

/** What a table may choose; `pack` is the hash of its pack, '' for none. */
export type Choices = Pick<Ruleset, 'mode' | 'players' | 'pack' | (typeof FLAGS)[number]>

/** What a ruleset is made of. */
export interface Packing {
  readonly tables: Tables
  readonly changed: ReadonlySet<string>
  readonly key: string
}

/** HX-4.1, HX-4.5, HX-18.1: B37 for two, B61 for three and for teams, B91 for four; two and teams may use the next one. */
function boardFor({ players, teams, openRing, largeBoard }: Choices, boards: readonly BoardRow[]): BoardRow {
  if (players === 2) return itemAt(boards, openRing ? 1 : 0)
  return itemAt(boards, players === 3 || (teams && !largeBoard) ? 1 : 2)
}

/** HX-18.1: partners sit diagonally, so a side is the seat without its higher bit. */
const sideIn = (teams: boolean, p: Player): Side => (teams ? p & 1 : (p as number))

const inOrder = <T>(rows: { readonly [id: string]: T }, ids: readonly string[]): readonly T[] =>
  Array.from(ids, (id) => rows[id] as T)

/** The rows of each table by number. */
const rowsIn = ({ cards, missions, minors, factions }: Tables): BoxRows => ({
  cards: Object.values(cards),
  missions: inOrder(missions, MISSIONS),
  minors: inOrder(minors, MINORS),
  factions: inOrder(factions, FACTIONS),
})

type Cards = Pick<Ruleset, 'deck' | 'costs' | 'reusable' | 'programs'>

function deckOf(cards: readonly CardRow[]): Card[] {
  const deck: Card[] = []
  for (const [card, { copies }] of cards.entries()) for (let i = 0; i < copies; i++) deck.push(card)
  return deck
}

function cardsOf(rows: BoxRows): Cards {
  const { cards } = rows
  return {
    deck: deckOf(cards),
    costs: Array.from(cards, (row) => row.cost),
    reusable: indexesWhere(cards.slice(0, MERCENARIES), (row) => row.reusable).reduce((mask, i) => mask | bit(i), 0),
    programs: programsOf(rows),
  }
}

type Minors = Pick<Ruleset, 'runsPlaced' | 'runsDestroyed' | 'zombies' | 'fighters'>

const minorsOf = ({ minors }: BoxRows): Minors => ({
  runsPlaced: Array.from(minors, ({ trigger }) => trigger === 'placement'),
  runsDestroyed: Array.from(minors, ({ trigger }) => trigger === 'destruction'),
  zombies: Array.from(minors, ({ ability }) => ability.some(({ icon }) => icon === 'ZO')),
  fighters: Array.from(minors, ({ canAttack }) => canAttack),
})

export function makeRuleset(choices: Choices, { tables, changed, key }: Packing): Ruleset {
  const { mode, players, teams } = choices
  const board = boardFor(choices, Object.values(tables.boards))
  const all = Array.from({ length: players }, (_, p) => p)
  const x = new Set(board.hexilum.map(([q, r]) => hexAt(q, r)))
  const rows = rowsIn(tables)
  const { normal, minor } = tables.setup[mode]
  return {
    ...choices,
    board,
    cells: board.cells,
    isX: Array.from({ length: HEXES }, (_, h) => x.has(h)),
    near: Array.from({ length: board.cells }, (_, h) => neighbours(h).filter((n) => n < board.cells)),
    patterns: patternsFor(rows.missions, board.cells),
    sideOf: all.map((p) => sideIn(teams, p)),
    partners: all.map((p) =>
      all.reduce((mask, q) => (sideIn(teams, p) === sideIn(teams, q) ? mask | bit(q) : mask), 0),
    ),
    normals: normal,
    minors: minor,
    secret: itemAt(MODE_ROWS, MODES.indexOf(mode)).secret,
    changed,
    rows,
    setup: tables.setup,
    ...cardsOf(rows),
    ...minorsOf(rows),
    toJSON: () => key,
  }
}

export const patternIn = (ruleset: Ruleset, mission: Mission): Pattern => itemAt(ruleset.patterns, mission)
export const sideOf = (ruleset: Ruleset, p: Player): Side => at(ruleset.sideOf, p)

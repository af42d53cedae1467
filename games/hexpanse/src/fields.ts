import {
  codec,
  fieldsIn,
  firstBits,
  indexIn,
  itemAt,
  type Json,
  lastOf,
  listOf,
  onlyFields,
  type StateFields,
  type ViewFields,
  wholeNumber,
} from '@orrery/kernel'
import { MARKET } from './data/setup.ts'
import { CARD_NAMES } from './notation.ts'
import { deck, hands, market, pile, ran, removed } from './position-cards.ts'
import { common, draft, minorPool, missionPool, playerNames } from './position-drafts.ts'
import { stack } from './position-frames.ts'
import { defeated, pieces, queue, ship } from './position-pieces.ts'
import { WORDS } from './rules/hexes.ts'
import { goneFor, maySeeMission } from './secrets.ts'
import { ENDINGS, FACTIONS, HIDDEN, MINORS, MISSIONS, NONE } from './types.ts'
import type { Ruleset, Card, State, View } from './types.ts'

/* Every field of the state: how it starts, how it is copied, who sees it, and how it stands in a position. */

/** What a new state is made from. */
export interface Start {
  readonly ruleset: Ruleset
  readonly seed: string
  readonly deck: readonly Card[]
}

const zero = (): number => 0
const none = (): typeof NONE => NONE
const empty = (): number[] => []
const perPlayer =
  (value: number) =>
  ({ ruleset }: Start): number[] =>
    listOf(ruleset.players, () => value)

const open = { visibleTo: 'all' } as const
const list = { clone: 'list' } as const
const openList = { ...open, ...list }

/** Life or income of each player: left out where it is what the game begins with. */
const upTo = (what: 'life' | 'income') =>
  codec.byName<State>(playerNames, {
    write: (n, { ruleset }) => (n === ruleset.setup[what].start ? undefined : n),
    read: (json, where, { ruleset }) => wholeNumber(json, where, 0, ruleset.setup[what].most),
  })

function readOver(json: Json, s: State): number {
  const over = fieldsIn(json, 'over')
  onlyFields(over, ['winner', 'ending', 'mission', 'way'], 'over')
  s.ending = itemAt(ENDINGS, indexIn(over['ending'], ENDINGS, 'over.ending'))
  if (s.ending === 'pattern') {
    s.wonWith = indexIn(over['mission'], MISSIONS, 'over.mission')
    s.wonAt = wholeNumber(over['way'], 'over.way', 0, (s.ruleset.patterns[s.wonWith]?.count ?? 1) - 1)
  }
  return wholeNumber(over['winner'], 'over.winner', 0, new Set(s.ruleset.sideOf).size - 1)
}

const writeOver = (winner: number, s: State): Json | undefined => {
  if (winner === NONE) return undefined
  const won = s.wonWith === NONE ? {} : { mission: itemAt(MISSIONS, s.wonWith), way: s.wonAt }
  return { winner, ending: s.ending, ...won }
}

/** In the order in which positions are written. A missing row does not compile. */
export const STATE_FIELDS = {
  ruleset: { start: (c) => c.ruleset, ...open, position: 'players' },
  seed: { start: (c) => c.seed, position: codec.text },
  shuffles: { start: 0, ...open, position: codec.whole() },
  first: { start: 0, ...open, position: codec.named(playerNames) },
  active: { start: 0, ...open, position: { ...codec.named(playerNames), usual: (_: unknown, s: State) => s.first } },
  factions: { start: perPlayer(NONE), ...openList, position: draft(FACTIONS) },
  minors: {
    start: perPlayer(NONE),
    ...openList,
    position: draft(MINORS, ({ ruleset }) => (ruleset.minors > 0 ? undefined : 'none in this mode')),
  },
  missions: {
    start: perPlayer(NONE),
    ...list,
    visibleTo: (s, seat) =>
      Array.from(s.missions, (mission, p) => (mission === NONE || maySeeMission(s, seat, p) ? mission : HIDDEN)),
    position: draft(MISSIONS, ({ ruleset }) => (ruleset.secret ? undefined : 'none of their own in this mode')),
  },
  common: { start: NONE, ...open, position: common },
  minorPool: { start: empty, ...open, position: minorPool },
  missionPool: { start: empty, ...open, position: missionPool },
  pieces: { start: ({ ruleset }) => listOf(ruleset.cells, none), ...openList, position: pieces },
  on: { start: ({ ruleset }) => listOf(ruleset.players * WORDS, zero), ...openList, position: 'pieces' },
  warlords: { start: perPlayer(NONE), ...openList, position: 'pieces' },
  placed: { start: 0, ...open, position: 'pieces' },
  life: {
    start: ({ ruleset }) => listOf(ruleset.players, () => ruleset.setup.life.start),
    ...openList,
    position: upTo('life'),
  },
  income: {
    start: ({ ruleset }) => listOf(ruleset.players, () => ruleset.setup.income.start),
    ...openList,
    position: upTo('income'),
  },
  hexilum: { start: perPlayer(0), ...openList, position: codec.byName(playerNames, codec.whole()) },
  ship: { start: ({ ruleset }) => listOf(ruleset.players * 2, zero), ...openList, position: ship },
  reserve: {
    start: ({ ruleset }) => listOf(ruleset.players * 2, (i) => (i % 2 === 0 ? ruleset.normals : 0)),
    ...openList,
    position: 'ship',
  },
  alive: { start: ({ ruleset }) => firstBits(ruleset.players), ...open, position: { ...defeated, key: 'defeated' } },
  mercs: { start: perPlayer(0), ...openList, position: { ...hands, key: 'cards', after: ['defeated'] } },
  held: { start: perPlayer(0), ...openList, position: 'cards' },
  twice: { start: perPlayer(0), ...openList, position: 'cards' },
  market: { start: () => listOf(MARKET, none), ...openList, position: market },
  extras: { start: empty, ...openList, position: pile },
  playing: { start: NONE, ...open, position: codec.named(CARD_NAMES) },
  deck: { start: (c) => c.deck, position: deck },
  drawn: { start: 0, position: 'deck' },
  discard: { start: empty, ...openList, position: pile },
  removed: { start: empty, ...openList, position: removed },
  ran: { start: 0, ...open, position: ran },
  queue: { start: empty, ...openList, position: queue },
  stack: { start: () => [], clone: 'frames', ...open, position: stack },
  question: { start: () => undefined, position: 'stack' },
  offer: {
    start: () => [],
    visibleTo: (s, seat) => (lastOf(s.stack)?.seat === seat ? s.offer : []),
    position: 'stack',
  },
  winner: {
    start: NONE,
    ...open,
    position: { key: 'over', write: writeOver, read: (json: Json, _: unknown, s: State) => readOver(json, s) },
  },
  ending: { start: '', ...open, position: 'over' },
  wonWith: { start: NONE, ...open, position: 'over' },
  wonAt: { start: NONE, ...open, position: 'over' },
  reveals: { start: 0, ...open, position: codec.whole() },
  decisions: { start: 0, ...open, position: codec.whole(999_999) },
  round: {
    start: 0,
    ...open,
    position: { write: (n) => n, read: (json, where) => wholeNumber(json, where, 1), usual: () => 1 },
  },
} satisfies StateFields<State, View, Start>

/** What a view has beyond the state. */
export const VIEW_FIELDS = {
  seat: (_, seat) => seat,
  deckLeft: (s) => s.deck.length - s.drawn,
  gone: (s, seat) => goneFor(s, seat),
} satisfies ViewFields<State, View>

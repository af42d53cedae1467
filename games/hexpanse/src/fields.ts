import {
  byName,
  fieldsIn,
  indexIn,
  type Json,
  lastOf,
  listOf,
  named,
  of,
  onlyFields,
  type StateFields,
  text,
  type ViewFields,
  whole,
  wholeNumber,
} from '@orrery/kernel'
import { MARKET, MOST_INCOME, MOST_LIFE, START_INCOME, START_LIFE } from './data/setup.ts'
import { CARD_NAMES } from './notation.ts'
import { deck, hands, market, pile, ran, removed } from './position-cards.ts'
import { common, draft, minorPool, missionPool, who } from './position-drafts.ts'
import { stack } from './position-frames.ts'
import { defeated, pieces, queue, ship } from './position-pieces.ts'
import { WORDS } from './rules/hexes.ts'
import { goneFor, maySeeMission } from './secrets.ts'
import { ENDINGS, FACTIONS, HIDDEN, MINORS, MISSIONS, NONE } from './types.ts'
import type { Box, Card, State, View } from './types.ts'

/* Every field of the state: how it starts, how it is copied, who sees it, and how it stands in a position. */

/** What a new state is made from. */
export interface Start {
  readonly box: Box
  readonly seed: string
  readonly deck: readonly Card[]
}

const zero = (): number => 0
const none = (): typeof NONE => NONE
const empty = (): number[] => []
const perPlayer =
  (value: number) =>
  ({ box }: Start): number[] =>
    listOf(box.players, () => value)

const visibleTo = 'all'
const clone = 'list'

function readOver(json: Json, s: State): number {
  const over = fieldsIn(json, 'over')
  onlyFields(over, ['winner', 'ending', 'mission', 'way'], 'over')
  s.ending = of(ENDINGS, indexIn(over['ending'], ENDINGS, 'over.ending'))
  if (s.ending === 'pattern') {
    s.wonWith = indexIn(over['mission'], MISSIONS, 'over.mission')
    s.wonAt = wholeNumber(over['way'], 'over.way', 0, (s.box.patterns[s.wonWith]?.count ?? 1) - 1)
  }
  return wholeNumber(over['winner'], 'over.winner', 0, new Set(s.box.sideOf).size - 1)
}

const writeOver = (winner: number, s: State): Json | undefined => {
  if (winner === NONE) return undefined
  const won = s.wonWith === NONE ? {} : { mission: of(MISSIONS, s.wonWith), way: s.wonAt }
  return { winner, ending: s.ending, ...won }
}

/** In the order in which positions are written. A missing row does not compile. */
export const STATE_FIELDS = {
  box: { start: (c) => c.box, visibleTo, position: 'players' },
  seed: { start: (c) => c.seed, position: text },
  shuffles: { start: 0, visibleTo, position: whole() },
  first: { start: 0, visibleTo, position: named(who) },
  active: { start: 0, visibleTo, position: { ...named(who), usual: (_, s) => s.first } },
  factions: { start: perPlayer(NONE), clone, visibleTo, position: draft(FACTIONS) },
  minors: {
    start: perPlayer(NONE),
    clone,
    visibleTo,
    position: draft(MINORS, ({ box }) => (box.minors > 0 ? undefined : 'none in this mode')),
  },
  missions: {
    start: perPlayer(NONE),
    clone,
    visibleTo: (s, seat) =>
      Array.from(s.missions, (mission, p) => (mission === NONE || maySeeMission(s, seat, p) ? mission : HIDDEN)),
    position: draft(MISSIONS, ({ box }) => (box.secret ? undefined : 'none of their own in this mode')),
  },
  common: { start: NONE, visibleTo, position: common },
  minorPool: { start: empty, visibleTo, position: minorPool },
  missionPool: { start: empty, visibleTo, position: missionPool },
  pieces: { start: ({ box }) => listOf(box.cells, none), clone, visibleTo, position: pieces },
  on: { start: ({ box }) => listOf(box.players * WORDS, zero), clone, visibleTo, position: 'pieces' },
  warlords: { start: perPlayer(NONE), clone, visibleTo, position: 'pieces' },
  placed: { start: 0, visibleTo, position: 'pieces' },
  life: { start: perPlayer(START_LIFE), clone, visibleTo, position: byName(who, whole(MOST_LIFE, START_LIFE)) },
  income: { start: perPlayer(START_INCOME), clone, visibleTo, position: byName(who, whole(MOST_INCOME, START_INCOME)) },
  hexilum: { start: perPlayer(0), clone, visibleTo, position: byName(who, whole()) },
  ship: { start: ({ box }) => listOf(box.players * 2, zero), clone, visibleTo, position: ship },
  reserve: {
    start: ({ box }) => listOf(box.players * 2, (i) => (i % 2 === 0 ? box.normals : 0)),
    clone,
    visibleTo,
    position: 'ship',
  },
  alive: { start: ({ box }) => (1 << box.players) - 1, visibleTo, position: { ...defeated, key: 'defeated' } },
  mercs: { start: perPlayer(0), clone, visibleTo, position: { ...hands, key: 'cards', after: ['defeated'] } },
  held: { start: perPlayer(0), clone, visibleTo, position: 'cards' },
  twice: { start: perPlayer(0), clone, visibleTo, position: 'cards' },
  market: { start: () => listOf(MARKET, none), clone, visibleTo, position: market },
  extras: { start: empty, clone, visibleTo, position: pile },
  playing: { start: NONE, visibleTo, position: named(CARD_NAMES) },
  deck: { start: (c) => c.deck, position: deck },
  drawn: { start: 0, position: 'deck' },
  discard: { start: empty, clone, visibleTo, position: pile },
  removed: { start: empty, clone, visibleTo, position: removed },
  ran: { start: 0, visibleTo, position: ran },
  queue: { start: empty, clone, visibleTo, position: queue },
  stack: { start: () => [], clone: 'frames', visibleTo, position: stack },
  offer: {
    start: () => [],
    visibleTo: (s, seat) => (lastOf(s.stack)?.seat === seat ? s.offer : []),
    position: 'stack',
  },
  winner: {
    start: NONE,
    visibleTo,
    position: { key: 'over', write: writeOver, read: (json, _, s) => readOver(json, s) },
  },
  ending: { start: '', visibleTo, position: 'over' },
  wonWith: { start: NONE, visibleTo, position: 'over' },
  wonAt: { start: NONE, visibleTo, position: 'over' },
  reveals: { start: 0, visibleTo, position: whole() },
  decisions: { start: 0, visibleTo, position: whole(999_999) },
  round: {
    start: 0,
    visibleTo,
    position: { write: (n) => n, read: (json, where) => wholeNumber(json, where, 1), usual: () => 1 },
  },
} satisfies StateFields<State, View, Start>

/** What a view has beyond the state. */
export const VIEW_FIELDS = {
  seat: (_, seat) => seat,
  deckLeft: (s) => s.deck.length - s.drawn,
  gone: (s, seat) => goneFor(s, seat),
} satisfies ViewFields<State, View>

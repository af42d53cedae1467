import {
  at,
  type Codec,
  codec,
  indexesIn,
  listOf,
  of,
  type Seat,
  type StateFields,
  unlessEmpty,
  type ViewFields,
  Wrong,
} from '@orrery/kernel'
import { FACTION_ROWS } from './data/factions.ts'
import { CUBE_ROWS } from './data/pieces.ts'
import { LAST_TECH_SCORING, MARKERS_PER_SECTOR, START_CP } from './data/setup.ts'
import { abilities, picks, plays, points, resources, undrawn } from './position-abilities.ts'
import { type Cards, deck, discard, drawn, inHand, keptEvents, track, unused } from './position-cards.ts'
import { stack } from './position-frames.ts'
import { perPlayer, who } from './position-names.ts'
import { cubes, destroyed, fleets, standee } from './position-pieces.ts'
import { ALL_BASES } from './rules/map.ts'
import { top } from './rules/frames.ts'
import { CUBE_OWNER } from './rules/pieces.ts'
import { drawIndex } from './rules/techs.ts'
import { SCORE } from './rules/track.ts'
import { firstInitiative, turnOrder } from './turn-order.ts'
import { offer } from './steps/engine.ts'
import { BASES, CUBES, FACTIONS, FLEETS, HIDDEN, NONE, SECTORS, SEVERAL, SLOTS } from './types.ts'
import { CELLS_PER_KIND } from './rules/cell.ts'
import type { Box, Player, State, View } from './types.ts'

/* Every field of the state: how it starts, how it is copied, who sees it, and how it stands in a position. */

/** What a new state is made from. */
export interface Start extends Cards {
  readonly box: Box
  readonly seating: readonly Player[]
}

const zero = (): number => 0
const each =
  (value: (p: Player, box: Box) => number) =>
  ({ box }: Start): number[] =>
    listOf(box.players, (p) => value(p, box))

const open = { visibleTo: 'all' } as const
const list = { clone: 'list' } as const
const openList = { ...open, ...list }

const playerAt = (s: State, seat: Seat): Player => s.seating[seat] ?? NONE
const isIn = (mask: number, p: Player): boolean => p !== NONE && (mask & (1 << p)) !== 0

/** EX-17.5: one's own two techs, from the moment they are drawn. */
export const knowsDraw = (s: State, p: Player, i: number): boolean =>
  top(s)?.seat === SEVERAL && p !== NONE && i === drawIndex(p, s.scorings)

const gainedAtStart = ({ box }: { readonly box: Box }, p: Player): number => at(box.gained[p] ?? [], 0)

const initiative: Codec<readonly Player[], State> = {
  write: (order, s) =>
    String(order) === String(firstInitiative(turnOrder(s.seating, s.active)))
      ? undefined
      : order.map((p) => of(FACTIONS, p)),
  read(json, where, s) {
    const order = indexesIn(json, who(s), where)
    const length = s.box.players === 2 ? 0 : s.box.players
    if (order.length !== length || new Set(order).size !== length)
      throw new Wrong(
        where,
        length === 0 ? 'nothing: there is no Initiative Track with two players' : `each of ${who(s).join(', ')} once`,
      )
    return order
  },
  usual: (_where, s) => firstInitiative(turnOrder(s.seating, s.active)),
}

const chosen = codec.checked(codec.named<State>(SECTORS), (sector, s) =>
  s.markers[sector] === 0 ? 'a Sector with a marker left (EX-11.2)' : undefined,
)

const knowers: Codec<number, State> = {
  write: (mask, s) => unlessEmpty(s.seating.filter((p) => isIn(mask, p)).map((p) => of(FACTIONS, p))),
  read: (json, where, s) => codec.maskOf(indexesIn(json, who(s), where)),
}

const lastInOrder = (s: State): Player => at(turnOrder(s.seating, s.active), s.box.players - 1)

/** In the order in which positions are written. A missing row does not compile. */
export const STATE_FIELDS = {
  box: { start: (c) => c.box, ...open, position: 'players' },
  seating: { start: (c) => c.seating, ...open, position: 'seating' },
  seatOf: { start: ({ box, seating }) => listOf(box.players, (p) => seating.indexOf(p)), ...open, position: 'seating' },
  active: { start: 0, ...open, position: { ...codec.named(who), usual: (_: unknown, s: State) => at(s.seating, 0) } },
  captain: { start: 0, ...open, position: { ...codec.named(who), usual: (_: unknown, s: State) => lastInOrder(s) } },
  initiative: { start: () => [], ...open, position: initiative },
  cp: { start: each(() => START_CP), ...openList, position: perPlayer(codec.whole(9999, START_CP)) },
  cubes: { start: () => listOf(CUBES.length * CELLS_PER_KIND, zero), ...openList, position: cubes },
  supply: {
    start: ({ box }) =>
      listOf(CUBES.length, (cube) => (at(CUBE_OWNER, cube) < box.players ? of(CUBE_ROWS, cube).total : 0)),
    ...openList,
    position: 'bases',
  },
  on: { start: each(zero), ...openList, position: 'bases' },
  fleets: { start: () => listOf(FLEETS.length * CELLS_PER_KIND, zero), ...openList, position: fleets },
  reserve: { start: ({ box }) => box.fleetTotals.slice(), ...openList, position: 'fleets' },
  at: { start: each(zero), ...openList, position: 'fleets' },
  track: { start: (c) => listOf(SLOTS, (i) => c.track[i] ?? NONE), ...openList, position: track },
  drawn: { start: (c) => c.drawn, ...open, position: drawn },
  deck: { start: (c) => c.deck, visibleTo: (s) => s.deck.slice(0, s.drawn + s.known), position: deck },
  deckSize: { start: (c) => c.deck.length, ...open, position: 'deck' },
  scoresDrawn: {
    start: (c) => c.deck.slice(0, c.drawn).filter((card) => card === SCORE).length,
    ...open,
    position: 'drawn',
  },
  known: { start: 0, ...open, position: codec.whole(1) },
  unused: { start: (c) => c.unused, position: unused },
  discard: { start: () => [], ...openList, position: discard },
  kept: { start: () => [], ...open, position: [keptEvents('kept', false), keptEvents('keptNow', true)] },
  inHand: { start: NONE, ...open, position: inHand },
  techs: { start: each((p, box) => gainedAtStart({ box }, p)), ...open, position: abilities(gainedAtStart) },
  usedUp: { start: each(zero), ...open, position: abilities(zero) },
  draws: {
    start: ({ box }) => listOf(box.drawsTechs ? box.players * LAST_TECH_SCORING : 0, zero),
    clone: 'fixedList',
    visibleTo: (s, seat) =>
      Array.from(s.draws, (tech, i) => (tech < 0 || knowsDraw(s, playerAt(s, seat), i) ? tech : HIDDEN)),
    position: undrawn,
  },
  picks: {
    start: ({ box }) => listOf(box.drawsTechs ? box.players : 0, () => NONE),
    clone: 'fixedList',
    visibleTo: (s, seat) => Array.from(s.picks, (tech, p) => (tech < 0 || p === playerAt(s, seat) ? tech : HIDDEN)),
    position: picks,
  },
  closed: { start: 0, ...open, position: { ...codec.namedMask(BASES), key: 'usedOn' } },
  tokens: {
    start: each((p) => FACTION_ROWS[p]?.tokens ?? 0),
    ...open,
    position: perPlayer({
      write: (n, _s, p) => (n === (FACTION_ROWS[p]?.tokens ?? 0) ? undefined : n),
      read: codec.whole<State>(2).read,
    }),
  },
  scorings: { start: 0, ...open, position: codec.whole(5) },
  markers: {
    start: () => listOf(SECTORS.length, () => MARKERS_PER_SECTOR),
    ...open,
    position: codec.byName(SECTORS, codec.whole(MARKERS_PER_SECTOR, MARKERS_PER_SECTOR)),
  },
  chosen: {
    start: NONE,
    visibleTo: (s, seat) => (s.chosen === NONE || isIn(s.knowers, playerAt(s, seat)) ? s.chosen : HIDDEN),
    position: chosen,
  },
  knowers: { start: 0, ...open, position: knowers },
  final: { start: false, ...open, position: codec.truth },
  standee: { start: NONE, ...open, position: standee },
  holder: { start: NONE, ...open, position: codec.named(who) },
  suppressed: { start: false, ...open, position: codec.truth },
  inPlay: { start: ({ box }) => ALL_BASES & ~box.basesOut, ...open, position: destroyed },
  resources: { start: each((_, box) => box.resourceStart), ...open, position: resources },
  points: { start: each((_, box) => (1 << box.points.length) - 1), ...open, position: points },
  plays: {
    start: each((_, box) => (box.points.length === 0 ? 0 : (1 << SECTORS.length) - 1)),
    ...open,
    position: plays,
  },
  stack: { start: () => [], clone: 'frames', ...open, position: stack },
  offer: { start: () => [], visibleTo: (s, seat) => offer(s, seat), position: 'stack' },
  winner: { start: NONE, ...open, position: { ...codec.named(who), key: 'over' } },
  reveals: { start: 0, ...open, position: codec.whole() },
  decisions: { start: 0, ...open, position: codec.whole(999_999) },
} satisfies StateFields<State, View, Start>

/** What a view has beyond the state. */
export const VIEW_FIELDS = { seat: (_, seat) => seat } satisfies ViewFields<State, View>

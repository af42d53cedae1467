import {
  at,
  type Codec,
  codec,
  hasBit,
  indexesIn,
  itemAt,
  type Json,
  listOf,
  type Seat,
  type StateFields,
  unlessEmpty,
  type ViewFields,
  withRows,
  Wrong,
} from '@orrery/kernel'
import { MODULE_FIELDS } from '../modules/index.ts'
import { FACTION_ROWS } from './data/factions.ts'
import { MARKERS_PER_SECTOR } from './data/setup.ts'
import { deck, discard, drawn, inHand, keptEvents, track, unused } from './position-cards.ts'
import { stack } from './position-frames.ts'
import { ABILITY_NAMES, perPlayer, playerNames } from './rules/position-names.ts'
import { cubes, destroyed, fleets } from './position-pieces.ts'
import { ALL_BASES } from './rules/map.ts'
import { SCORE } from './rules/track.ts'
import { firstInitiative, turnOrder } from './turn-order.ts'
import { offer } from './steps/engine.ts'
import { BASES, CUBES, FACTIONS, FLEETS, HIDDEN, NONE, SECTORS, SLOTS } from './types.ts'
import { CELLS_PER_KIND } from './rules/cell.ts'
import type { Ruleset, Card, Player, Sector, Start, State, StateRows, View } from './types.ts'

/*
 * Every field of the state: what it is, how it starts, how it is copied, who sees it, and how it stands in a position.
 * Those of modules are in their folders.
 */

export type { Start } from './types.ts'

declare module './types/state.ts' {
  interface State {
    readonly ruleset: Ruleset
    /** Player by seat, clockwise; and seat by player. */
    readonly seating: readonly Player[]
    readonly seatOf: readonly Seat[]
    /** Order after set-up; `drawn` of them have left it, and the next `known` are public (EX-17.7). */
    readonly deck: readonly Card[]
    drawn: number
    known: number
    readonly deckSize: number
    /** Pool cards that were put back unseen (EX-3.10). */
    readonly unused: readonly Card[]
    readonly track: Card[]
    readonly discard: Card[]
    /** Kept Events as `card * 8 + player * 2 + fresh`, fresh = kept in this very turn (EX-6.6). */
    kept: readonly number[]
    /** By cell, and those not on the map by cube. */
    readonly cubes: number[]
    readonly supply: number[]
    /** By cell, and those not on the map by fleet. */
    readonly fleets: number[]
    readonly reserve: number[]
    /** Kept up to date with the pieces: masks of Bases with a cube, of Orbitals with a fleet, by player. */
    readonly on: number[]
    readonly at: number[]
    /** Bases in play. */
    inPlay: number
    readonly cp: number[]
    /** Top to bottom; empty with two players. */
    initiative: readonly Player[]
    /** By player, masks over the faction's own abilities: in force, used in this turn; and tokens left. */
    techs: readonly number[]
    usedUp: readonly number[]
    tokens: readonly number[]
    /** Bases to which an ability of several uses may not return in this turn. */
    closed: number
    /** Who controls the Rocinante. */
    captain: Player
    /** Scoring turns begun, Score cards drawn. */
    scorings: number
    scoresDrawn: number
    /** Bonus markers left by Sector; the Sector chosen in the present Scoring; mask of players who know it. */
    markers: readonly number[]
    chosen: Sector | typeof NONE | typeof HIDDEN
    knowers: number
    /** Final Scoring has begun: its rules for control hold (EX-2.12). */
    final: boolean
    active: Player
    /** The card taken or played in this turn and not yet discarded. */
    inHand: Card
    winner: Player
  }
}

const zero = (): number => 0
const each =
  (value: (p: Player, ruleset: Ruleset) => number) =>
  ({ ruleset }: Start): number[] =>
    listOf(ruleset.players, (p) => value(p, ruleset))

const open = { visibleTo: 'all' } as const
const list = { clone: 'list' } as const
const openList = { ...open, ...list }

const playerAt = (s: State, seat: Seat): Player => s.seating[seat] ?? NONE
const isIn = (mask: number, p: Player): boolean => p !== NONE && hasBit(mask, p)

const gainedAtStart = ({ ruleset }: { readonly ruleset: Ruleset }, p: Player): number => at(ruleset.gained[p] ?? [], 0)

function readAbilities(json: Json, where: string, s: State, p: Player): number {
  let mask = 0
  for (const a of indexesIn(json, ABILITY_NAMES, where)) {
    const ability = s.ruleset.abilities[a]
    if (ability?.player !== p) throw new Wrong(where, `abilities of ${FACTIONS[p]}`)
    mask |= ability.bit
  }
  return mask
}

/** A mask of abilities by player. The usual ones are not written, and nobody lacks them. */
const abilities = (usual: (s: State, p: Player) => number): Codec<number[], State> =>
  perPlayer({
    write(mask, s, p) {
      if (mask === usual(s, p)) return undefined
      const own = s.ruleset.abilitiesOf[p] ?? []
      return own.filter((a) => ((s.ruleset.abilities[a]?.bit ?? 0) & mask) !== 0).map((a) => ABILITY_NAMES[a] ?? '')
    },
    read: (json, where, s, { i: p }) => usual(s, p) | readAbilities(json, where, s, p),
  })

const initiative: Codec<readonly Player[], State> = {
  write: (order, s) =>
    String(order) === String(firstInitiative(turnOrder(s.seating, s.active)))
      ? undefined
      : order.map((p) => itemAt(FACTIONS, p)),
  read(json, where, s) {
    const order = indexesIn(json, playerNames(s), where)
    const length = s.ruleset.players === 2 ? 0 : s.ruleset.players
    if (order.length !== length || new Set(order).size !== length)
      throw new Wrong(
        where,
        length === 0
          ? 'nothing: there is no Initiative Track with two players'
          : `each of ${playerNames(s).join(', ')} once`,
      )
    return order
  },
  usual: (_where, s) => firstInitiative(turnOrder(s.seating, s.active)),
}

const chosen = codec.checked(codec.named<State>(SECTORS), (sector, s) =>
  s.markers[sector] === 0 ? 'a Sector with a marker left (EX-11.2)' : undefined,
)

const knowers: Codec<number, State> = {
  write: (mask, s) => unlessEmpty(s.seating.filter((p) => isIn(mask, p)).map((p) => itemAt(FACTIONS, p))),
  read: (json, where, s) => codec.maskOf(indexesIn(json, playerNames(s), where)),
}

const cp: Codec<number, State> = {
  write: (n, s) => (n === s.ruleset.startCp ? undefined : n),
  read: codec.whole<State>().read,
}

const lastInOrder = (s: State): Player => at(turnOrder(s.seating, s.active), s.ruleset.players - 1)

const BASE_FIELDS = {
  ruleset: { start: (c) => c.ruleset, ...open, position: 'players' },
  seating: { start: (c) => c.seating, ...open, position: 'seating' },
  seatOf: {
    start: ({ ruleset, seating }) => listOf(ruleset.players, (p) => seating.indexOf(p)),
    ...open,
    position: 'seating',
  },
  active: {
    start: 0,
    ...open,
    position: { ...codec.named(playerNames), usual: (_: unknown, s: State) => at(s.seating, 0) },
  },
  captain: {
    start: 0,
    ...open,
    position: { ...codec.named(playerNames), usual: (_: unknown, s: State) => lastInOrder(s) },
  },
  initiative: { start: () => [], ...open, position: initiative },
  cp: { start: each((_, ruleset) => ruleset.startCp), ...openList, position: perPlayer(cp) },
  cubes: { start: () => listOf(CUBES.length * CELLS_PER_KIND, zero), ...openList, position: cubes },
  supply: {
    start: ({ ruleset }) => ruleset.cubeTotals.slice(),
    ...openList,
    position: 'bases',
  },
  on: { start: each(zero), ...openList, position: 'bases' },
  fleets: { start: () => listOf(FLEETS.length * CELLS_PER_KIND, zero), ...openList, position: fleets },
  reserve: { start: ({ ruleset }) => ruleset.fleetTotals.slice(), ...openList, position: 'fleets' },
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
  techs: { start: each((p, ruleset) => gainedAtStart({ ruleset }, p)), ...open, position: abilities(gainedAtStart) },
  usedUp: { start: each(zero), ...open, position: abilities(zero) },
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
  final: { start: false, ...open, position: codec.boolean },
  inPlay: { start: ({ ruleset }) => ALL_BASES & ~ruleset.basesOut, ...open, position: destroyed },
  stack: { start: () => [], clone: 'frames', ...open, position: stack },
  question: { start: () => undefined, position: 'stack' },
  offer: { start: () => [], visibleTo: (s, seat) => offer(s, seat), position: 'stack' },
  winner: { start: NONE, ...open, position: { ...codec.named(playerNames), key: 'over' } },
  reveals: { start: 0, ...open, position: codec.whole() },
  decisions: { start: 0, ...open, position: codec.whole(999_999) },
} satisfies StateRows

/** In the order in which positions are written. A missing row does not compile. */
export const STATE_FIELDS = withRows(BASE_FIELDS, MODULE_FIELDS) satisfies StateFields<State, View, Start>

/** What a view has beyond the state. */
export const VIEW_FIELDS = { seat: (_, seat) => seat } satisfies ViewFields<State, View>

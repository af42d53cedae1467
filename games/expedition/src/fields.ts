import {
  byName,
  listOf,
  named,
  namedMask,
  needed,
  OBSERVER,
  type Sheet,
  type StateFields,
  truth,
  truthAs,
  whole,
} from '@orrery/kernel'
import { ACTION_CARD_ROWS, SECRET_ROWS, STRATEGY_ROWS } from './data/scenario.ts'
import { stack } from './position-frames.ts'
import { OBJECTIVE_NAMES, planetNames, STRATEGY_NAMES, systemNames, TECH_NAMES } from './position-names.ts'
import {
  cardState,
  chance,
  claimNumber,
  deal,
  hand,
  heldSecrets,
  marks,
  objectives,
  owner,
  pile,
  players,
  removedSecrets,
  round,
  scoredSecrets,
  tired,
  tokenSystem,
  usualMap,
} from './position-table.ts'
import { KINDS, REMOVED, SCORED } from './rules/cards.ts'
import { openDeal } from './rules/deals.ts'
import { top } from './rules/frames.ts'
import { accept, reject } from './rules/moves.ts'
import {
  ABSENT,
  type Core,
  EXHAUSTED,
  HIDDEN,
  NONE,
  type Player,
  READY,
  SLICES,
  type State,
  type View,
} from './types.ts'

/* Every field of the state: how it starts, how it is copied, who sees it, and how it stands in a position. */

/** What a new state is made from: the part that the referee keeps too (rules/core.ts), with its map and dice. */
export type Start = Core

const zero = (): number => 0
const none = (): number => NONE
const visibleTo = 'all'
const clone = 'list'

const perPlayer =
  (each = zero) =>
  ({ box }: Start): number[] =>
    listOf(box.seats, each)
const perPlanet = ({ box }: Start): number[] => listOf(box.planets.length, zero)
const perSystem = ({ box }: Start): number[] => listOf(box.systems.length, zero)

/** A secret this viewer knows the place of: its own, and what was scored. */
const isKnown = (place: number, p: Player): boolean =>
  (place >= SCORED && place < REMOVED) || (p !== OBSERVER && (place === p || place === REMOVED + p))

const NO_MOVES: State['offer'] = []
const TO_AN_OFFER: State['offer'] = [accept, reject]
const MOST_CLAIMS = SLICES.length

/** Columns of these sheets are lists of the state: `{ planets: { jord: { infantry: 2 } } }`. */
export const SHEETS: { readonly [key: string]: Sheet<State> } = {
  players: { names: players, always: true },
  slices: { names: () => SLICES },
  planets: { names: ({ box }) => planetNames(box) },
  systems: { names: ({ box }) => systemNames(box) },
  strategy: { names: () => STRATEGY_NAMES },
}
const ofPlayer = { sheet: 'players' } as const
const ofSlice = { sheet: 'slices' } as const
const ofPlanet = { sheet: 'planets' } as const
const ofSystem = { sheet: 'systems' } as const
const ofStrategy = { sheet: 'strategy' } as const

/** In the order in which positions are written (TE-13: what is hidden has a function of its own). A missing row does not compile. */
export const STATE_FIELDS = {
  box: { start: (c) => c.box, visibleTo, position: 'seating' },
  seat: { start: OBSERVER, visibleTo: (_, seat) => seat, position: 'seating' },
  round: { start: 0, visibleTo, position: round },
  placedIn: { start: 0, visibleTo, position: whole(8) },
  speaker: { start: 0, visibleTo, position: named(players) },
  active: { start: (c) => c.active, visibleTo, position: named(players) },
  window: { start: (c) => c.window, visibleTo, position: truth },
  claimed: { start: (c) => c.claimed, visibleTo, position: truth },
  passing: { start: (c) => c.passing, visibleTo, position: truth },
  flipped: { start: (c) => c.flipped, visibleTo, position: truth },
  fracture: { start: (c) => c.fracture, visibleTo, position: truth },
  jupiter: { start: (c) => c.jupiter, visibleTo, position: cardState },
  jupiterFresh: { start: (c) => c.jupiterFresh, visibleTo, position: truth },
  council: { start: READY, visibleTo, position: truthAs(READY, EXHAUSTED) },
  custodians: { start: NONE, visibleTo, position: named(players) },
  goods: { start: (c) => c.goods, clone, visibleTo, position: { ...whole(99), ...ofPlayer } },
  commodities: { start: (c) => c.commodities, clone, visibleTo, position: { ...whole(99), ...ofPlayer } },
  tactic: { start: perPlayer(), clone, visibleTo, position: { ...whole(99), ...ofPlayer } },
  strategy: { start: perPlayer(), clone, visibleTo, position: { ...whole(99), ...ofPlayer } },
  breakthroughs: {
    start: (c) => c.breakthroughs,
    clone,
    visibleTo,
    position: { ...cardState, usual: () => ABSENT, key: 'breakthrough', ...ofPlayer },
  },
  passed: { start: (c) => c.passed, clone, visibleTo, position: { ...truthAs(0, 1), ...ofPlayer } },
  claims: { start: (c) => c.claims, clone, visibleTo, position: { ...whole(MOST_CLAIMS), ...ofPlayer } },
  techs: { start: perPlayer(), clone, visibleTo, position: { ...namedMask(TECH_NAMES), ...ofPlayer } },
  tired: { start: perPlayer(), clone, visibleTo, position: { ...tired, ...ofPlayer } },
  cards: { start: (c) => c.cards, clone, visibleTo, position: { ...hand, key: 'hand', ...ofPlayer } },
  hands: {
    start: ({ box }) => listOf(box.seats * KINDS, zero),
    clone,
    visibleTo: (s, seat) => Array.from(s.hands, (n, i) => (Math.floor(i / KINDS) === seat ? n : 0)),
    position: 'players',
  },
  secrets: {
    start: (c) => c.secrets,
    clone,
    visibleTo,
    position: [
      { ...heldSecrets, ...ofPlayer },
      { ...scoredSecrets, key: 'scoredSecrets', ...ofPlayer },
    ],
  },
  removed: {
    start: perPlayer(),
    clone,
    visibleTo,
    position: { ...removedSecrets, key: 'removedSecrets', ...ofPlayer },
  },
  secretAt: {
    start: () => listOf(SECRET_ROWS.length, none),
    clone,
    visibleTo: (s, seat) => Array.from(s.secretAt, (place) => (isKnown(place, seat) ? place : HIDDEN)),
    position: 'players',
  },
  scored: { start: perPlayer(), clone, visibleTo, position: { ...namedMask(OBJECTIVE_NAMES), ...ofPlayer } },
  points: { start: perPlayer(), clone, visibleTo, position: { ...whole(99), ...ofPlayer } },
  slices: { start: (c) => c.slices, clone, visibleTo, position: { ...needed(named(players)), key: 'by', ...ofSlice } },
  claimNumber: {
    start: (c) => c.claimNumber,
    clone,
    visibleTo,
    position: { ...claimNumber(MOST_CLAIMS), key: 'number', ...ofSlice },
  },
  owner: { start: (c) => c.owner, clone, visibleTo, position: { ...owner, ...ofPlanet } },
  spent: { start: (c) => c.spent, clone, visibleTo, position: { ...truthAs(0, 1), key: 'exhausted', ...ofPlanet } },
  infantry: { start: (c) => c.infantry, clone, visibleTo, position: { ...whole(99), ...ofPlanet } },
  attached: { start: (c) => c.attached, clone, visibleTo, position: 'planets' },
  pds: { start: perPlanet, clone, visibleTo, position: { ...whole(2), ...ofPlanet } },
  docks: {
    start: perPlanet,
    clone,
    visibleTo,
    position: [
      { ...truthAs(0, 1), key: 'dock', ...ofPlanet },
      { ...tokenSystem, key: 'system', ...ofPlanet },
    ],
  },
  tokenAt: { start: (c) => c.tokenAt, clone, visibleTo, position: 'planets' },
  tokens: { start: perSystem, clone, visibleTo, position: { ...namedMask(players), ...ofSystem } },
  locks: { start: perSystem, clone, visibleTo, position: { ...namedMask(players), ...ofSystem } },
  marks: { start: ({ box }) => usualMap(box).marks.slice(), clone, visibleTo, position: { ...marks, ...ofSystem } },
  holders: {
    start: () => listOf(STRATEGY_ROWS.length, none),
    clone,
    visibleTo,
    position: { ...named(players), key: 'holder', ...ofStrategy },
  },
  used: {
    start: () => listOf(STRATEGY_ROWS.length, zero),
    clone,
    visibleTo,
    position: { ...truthAs(0, 1), ...ofStrategy },
  },
  bonus: {
    start: () => listOf(STRATEGY_ROWS.length, zero),
    clone,
    visibleTo,
    position: { ...whole(99), key: 'goods', ...ofStrategy },
  },
  deck: {
    start: () => Array.from(ACTION_CARD_ROWS, (row) => row.copies),
    clone,
    visibleTo: (s) => Array.from(s.deck, zero),
    position: 'discard',
  },
  pile: { start: () => listOf(KINDS, zero), clone, visibleTo, position: { ...pile, key: 'discard' } },
  skim: { start: () => listOf(KINDS, zero), clone, visibleTo, position: { ...pile, key: 'skimmed' } },
  skimmed: { start: (c) => c.skimmed, visibleTo, position: 'skimmed' },
  publics: { start: () => [], clone, visibleTo, position: { ...objectives, key: 'objectives' } },
  dealt: { start: 0, visibleTo, position: namedMask(players) },
  offers: { start: perPlayer(), clone, visibleTo, position: byName(players, whole(99)) },
  deal: { start: () => undefined, visibleTo, position: deal },
  quiet: { start: 0, visibleTo, position: namedMask(players) },
  chance: { start: (c) => c.chance, clone, visibleTo: () => [], position: chance },
  stack: { start: () => [], clone: 'frames', visibleTo, position: stack },
  offer: {
    start: () => NO_MOVES,
    visibleTo: (s, seat) =>
      top(s)?.seat === seat ? s.offer.slice() : openDeal(s)?.to === seat ? TO_AN_OFFER : NO_MOVES,
    position: 'stack',
  },
  winner: { start: NONE, visibleTo, position: { ...named(players), key: 'over' } },
  reveals: { start: (c) => c.reveals, visibleTo, position: whole(99_999) },
  decisions: { start: 0, visibleTo, position: whole(999_999) },
} satisfies StateFields<State, View, Start>

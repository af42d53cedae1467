import { type Codec, codec, listOf, OBSERVER, type Sheet, type StateFields } from '@orrery/kernel'
import { ACTION_CARD_ROWS, SECRET_ROWS, STRATEGY_ROWS } from './data/scenario.ts'
import { stack } from './position-frames.ts'
import { LAID_NAMES, OBJECTIVE_NAMES, planetNames, STRATEGY_NAMES, systemNames, TECH_NAMES } from './position-names.ts'
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
  usualMarks,
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
const open = { visibleTo: 'all' } as const
const list = { clone: 'list' } as const
const openList = { ...open, ...list }

const perPlayer =
  (each = zero) =>
  ({ ruleset }: Start): number[] =>
    listOf(ruleset.seats, each)
const perPlanet = ({ ruleset }: Start): number[] => listOf(ruleset.planets.length, zero)
const perSystem = ({ ruleset }: Start): number[] => listOf(ruleset.systems.length, zero)

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
  planets: { names: ({ ruleset }) => planetNames(ruleset) },
  systems: { names: ({ ruleset }) => systemNames(ruleset) },
  strategy: { names: () => STRATEGY_NAMES },
}
type InSheet = Codec<number, State> & { readonly sheet: string; readonly key?: string }
const column =
  (sheet: string) =>
  (cells: Codec<number, State>, key?: string): InSheet => ({ ...cells, sheet, ...(key === undefined ? {} : { key }) })
const ofPlayer = column('players')
const ofSlice = column('slices')
const ofPlanet = column('planets')
const ofSystem = column('systems')
const ofStrategy = column('strategy')

/** In the order in which positions are written (TE-13: what is hidden has a function of its own). A missing row does not compile. */
export const STATE_FIELDS = {
  ruleset: { start: (c) => c.ruleset, ...open, position: 'seating' },
  seat: { start: OBSERVER, visibleTo: (_, seat) => seat, position: 'seating' },
  round: { start: 0, ...open, position: round },
  placedIn: { start: 0, ...open, position: codec.whole(8) },
  speaker: { start: 0, ...open, position: codec.named(players) },
  active: { start: (c) => c.active, ...open, position: codec.named(players) },
  window: { start: (c) => c.window, ...open, position: codec.boolean },
  claimed: { start: (c) => c.claimed, ...open, position: codec.boolean },
  passing: { start: (c) => c.passing, ...open, position: codec.boolean },
  flipped: { start: (c) => c.flipped, ...open, position: codec.boolean },
  fracture: { start: (c) => c.fracture, ...open, position: codec.boolean },
  jupiter: { start: (c) => c.jupiter, ...open, position: cardState },
  jupiterFresh: { start: (c) => c.jupiterFresh, ...open, position: codec.boolean },
  council: { start: READY, ...open, position: codec.booleanAs(READY, EXHAUSTED) },
  custodians: { start: NONE, ...open, position: codec.named(players) },
  goods: { start: (c) => c.goods, ...openList, position: ofPlayer(codec.whole(99)) },
  commodities: { start: (c) => c.commodities, ...openList, position: ofPlayer(codec.whole(99)) },
  tactic: { start: perPlayer(), ...openList, position: ofPlayer(codec.whole(99)) },
  strategy: { start: perPlayer(), ...openList, position: ofPlayer(codec.whole(99)) },
  breakthroughs: {
    start: (c) => c.breakthroughs,
    ...openList,
    position: ofPlayer({ ...cardState, usual: () => ABSENT }, 'breakthrough'),
  },
  passed: { start: (c) => c.passed, ...openList, position: ofPlayer(codec.booleanAs(0, 1)) },
  claims: { start: (c) => c.claims, ...openList, position: ofPlayer(codec.whole(MOST_CLAIMS)) },
  techs: { start: perPlayer(), ...openList, position: ofPlayer(codec.namedMask(TECH_NAMES)) },
  tired: { start: perPlayer(), ...openList, position: ofPlayer(tired) },
  cards: { start: (c) => c.cards, ...openList, position: ofPlayer(hand, 'hand') },
  hands: {
    start: ({ ruleset }) => listOf(ruleset.seats * KINDS, zero),
    ...list,
    visibleTo: (s, seat) => Array.from(s.hands, (n, i) => (Math.floor(i / KINDS) === seat ? n : 0)),
    position: 'players',
  },
  secrets: {
    start: (c) => c.secrets,
    ...openList,
    position: [ofPlayer(heldSecrets), ofPlayer(scoredSecrets, 'scoredSecrets')],
  },
  removed: { start: perPlayer(), ...openList, position: ofPlayer(removedSecrets, 'removedSecrets') },
  secretAt: {
    start: () => listOf(SECRET_ROWS.length, none),
    ...list,
    visibleTo: (s, seat) => Array.from(s.secretAt, (place) => (isKnown(place, seat) ? place : HIDDEN)),
    position: 'players',
  },
  scored: { start: perPlayer(), ...openList, position: ofPlayer(codec.namedMask(OBJECTIVE_NAMES)) },
  points: { start: perPlayer(), ...openList, position: ofPlayer(codec.whole(99)) },
  slices: { start: (c) => c.slices, ...openList, position: ofSlice(codec.needed(codec.named(players)), 'by') },
  claimNumber: { start: (c) => c.claimNumber, ...openList, position: ofSlice(claimNumber(MOST_CLAIMS), 'number') },
  owner: { start: (c) => c.owner, ...openList, position: ofPlanet(owner) },
  spent: { start: (c) => c.spent, ...openList, position: ofPlanet(codec.booleanAs(0, 1), 'exhausted') },
  infantry: { start: (c) => c.infantry, ...openList, position: ofPlanet(codec.whole(99)) },
  attached: { start: (c) => c.attached, ...openList, position: 'planets' },
  pds: { start: perPlanet, ...openList, position: ofPlanet(codec.whole(9)) },
  docks: {
    start: perPlanet,
    ...openList,
    position: [ofPlanet(codec.booleanAs(0, 1), 'dock'), ofPlanet(tokenSystem, 'system')],
  },
  tokenAt: { start: (c) => c.tokenAt, ...openList, position: 'planets' },
  tokens: { start: perSystem, ...openList, position: ofSystem(codec.namedMask(players)) },
  locks: { start: perSystem, ...openList, position: ofSystem(codec.namedMask(players)) },
  marks: { start: ({ ruleset }) => usualMarks(ruleset), ...openList, position: ofSystem(marks) },
  holders: {
    start: () => listOf(STRATEGY_ROWS.length, none),
    ...openList,
    position: ofStrategy(codec.named(players), 'holder'),
  },
  used: { start: () => listOf(STRATEGY_ROWS.length, zero), ...openList, position: ofStrategy(codec.booleanAs(0, 1)) },
  bonus: {
    start: () => listOf(STRATEGY_ROWS.length, zero),
    ...openList,
    position: ofStrategy(codec.whole(99), 'goods'),
  },
  deck: {
    start: () => Array.from(ACTION_CARD_ROWS, (row) => row.copies),
    ...list,
    visibleTo: (s) => Array.from(s.deck, zero),
    position: 'discard',
  },
  pile: { start: () => listOf(KINDS, zero), ...openList, position: { ...pile, key: 'discard' } },
  skim: { start: () => listOf(KINDS, zero), ...openList, position: { ...pile, key: 'skimmed' } },
  skimmed: { start: (c) => c.skimmed, ...open, position: 'skimmed' },
  publics: { start: () => [], ...openList, position: { ...objectives, key: 'objectives' } },
  dealt: { start: 0, ...open, position: codec.namedMask(players) },
  offers: { start: perPlayer(), ...openList, position: codec.byName(players, codec.whole(99)) },
  deal: { start: () => undefined, ...open, position: deal },
  quiet: { start: 0, ...open, position: codec.namedMask(players) },
  aloof: { start: 0, ...open, position: codec.namedMask(players) },
  closed: { start: 0, ...open, position: codec.namedMask(players) },
  laid: { start: perPlayer(), ...openList, position: ofPlayer(codec.namedMask(LAID_NAMES)) },
  chance: { start: (c) => c.chance, ...list, visibleTo: () => [], position: chance },
  stack: { start: () => [], clone: 'frames', ...open, position: stack },
  question: { start: () => undefined, visibleTo: () => undefined, position: 'stack' },
  offer: {
    start: () => NO_MOVES,
    visibleTo: (s, seat) =>
      top(s)?.seat === seat ? s.offer.slice() : openDeal(s)?.to === seat ? TO_AN_OFFER : NO_MOVES,
    position: 'stack',
  },
  winner: { start: NONE, ...open, position: { ...codec.named(players), key: 'over' } },
  reveals: { start: (c) => c.reveals, ...open, position: codec.whole(99_999) },
  decisions: { start: 0, ...open, position: codec.whole(999_999) },
} satisfies StateFields<State, View, Start>

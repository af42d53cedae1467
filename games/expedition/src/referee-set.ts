import { at, bit, of, type Refusal } from '@orrery/kernel'
import type { Correction, RefereeState } from './referee-commands.ts'
import { findModifier } from './referee-payment.ts'
import { placeAvernus } from './rules/breakthrough.ts'
import { markClaim } from './rules/claim.ts'
import { flipped, otherSideOf } from './rules/flip.ts'
import { push, top } from './rules/frames.ts'
import { findPlanet, findPlayer, findSystem } from './rules/places.ts'
import { AVERNUS, hasPower } from './rules/planets.ts'
import { refuse } from './rules/refusing.ts'
import { place } from './rules/sixth.ts'
import {
  ABSENT,
  ALPHA_TOKEN,
  BETA_TOKEN,
  type Box,
  COLOURS,
  type Core,
  DESTROYED,
  type Emit,
  EXHAUSTED,
  FRONTIER,
  INGRESS,
  NONE,
  type Player,
  READY,
  RIFT_TOKEN,
  type Slice,
  SLICES,
  type System,
} from './types.ts'

/* Corrections: any number the table has entered can be entered anew, by a path of names (TE-18.8, `set`). */

type Value = Correction['value']
/** How a correction was said, beside its value: of a slice whether it was claimed just now, and why. */
interface Manner {
  readonly when: Correction['when']
  readonly reason: string
  readonly emit: Emit
}
/** Sets one thing; says what was expected where the value makes no sense. */
type Setter = (r: RefereeState, name: string, field: string, value: Value, manner: Manner) => string | undefined

const MOST = 99
const isCount = (value: Value): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST

const counted =
  (list: (core: Core) => number[]): Setter =>
  ({ core }, name, _, value) => {
    const player = findPlayer(core.box, name)
    if (player === NONE) return `a player, not "${name}"`
    if (!isCount(value)) return `a whole number from 0 to ${MOST}`
    list(core)[player] = value
    return undefined
  }

const CARD_STATES = ['absent', 'ready', 'exhausted'] as const

const cardState = (value: Value): number => {
  if (value === true) return READY
  if (value === false) return ABSENT
  return CARD_STATES.findIndex((state) => state === value)
}

const MARKS: { readonly [name: string]: number } = {
  ingress: INGRESS,
  frontier: FRONTIER,
  alpha: ALPHA_TOKEN,
  beta: BETA_TOKEN,
  rift: RIFT_TOKEN,
  destroyed: DESTROYED,
}

const setMark: Setter = ({ core }, name, field, value) => {
  const system = findSystem(core.box, name)
  const mark = MARKS[field]
  if (system === NONE) return `a system, not "${name}"`
  if (mark === undefined) return `one of ${Object.keys(MARKS).join(', ')}`
  if (typeof value !== 'boolean') return 'true or false'
  core.marks[system] = value ? at(core.marks, system) | mark : at(core.marks, system) & ~mark
  return undefined
}

const setPlanet: Setter = (r, name, field, value) => {
  const { core } = r
  const planet = findPlanet(core.box, name)
  if (planet === NONE) return `a planet, not "${name}"`
  if (field === 'owner') {
    const owner = value === 'nobody' ? NONE : findPlayer(core.box, typeof value === 'boolean' ? undefined : value)
    if (owner === NONE && value !== 'nobody') return 'a player, or nobody'
    core.owner[planet] = owner
  } else if (field === 'exhausted') {
    if (typeof value !== 'boolean') return 'true or false'
    core.spent[planet] = value ? 1 : 0
  } else if (field === 'infantry') {
    if (!isCount(value)) return `a whole number from 0 to ${MOST}`
    core.infantry[planet] = value
  } else if (field === 'attached') {
    const colour = COLOURS.findIndex((one) => one === value)
    if (colour < 0 && value !== 'nothing') return `one of ${COLOURS.join(', ')}, or nothing`
    core.attached[planet] = colour < 0 ? 0 : at(core.attached, planet) | bit(colour)
  } else if (field === 'modifier') {
    const row = findModifier(String(value))
    if (row === undefined && value !== 'nothing') return 'the name of what changes its value, or nothing'
    const others = r.modifiers.filter((one) => one.planet !== planet || (row !== undefined && one.row !== row))
    r.modifiers = row === undefined ? others : [...others, { planet, row }]
  } else if (field === 'system') {
    const token = planet - core.box.firstToken
    const system = findSystem(core.box, String(value))
    if (token < 0 || system === NONE) return 'a system, for a planet on a token'
    core.tokenAt[token] = system
  } else return 'owner, exhausted, infantry, attached, modifier or system'
  return undefined
}

const recount = (core: Core): void => {
  for (let p = 0; p < core.claims.length; p++) core.claims[p] = core.slices.filter((owner) => owner === p).length
}

function freeSlice(core: Core, slice: Slice): void {
  core.slices[slice] = NONE
  core.claimNumber[slice] = 0
  recount(core)
}

/** Token and count only; with the sixth the placing follows all the same (TE-18.14). */
function claimedEarlier(core: Core, slice: Slice, player: Player): void {
  core.slices[slice] = player
  core.claimNumber[slice] = Math.max(0, ...core.claimNumber) + 1
  recount(core)
  if (core.slices.every((owner) => owner !== NONE)) push(core, 'sixth', player)
}

const NOTHING_PAID = { planets: [], goods: 0, cards: 0, secrets: 0 }

/** A slice claimed before the referee came, or wrongly, or just now by the table's word: claimant, or free. */
const setSlice: Setter = ({ core }, name, _, value, { when, reason, emit }) => {
  const slice = SLICES.findIndex((id) => id === name)
  if (slice < 0) return `one of ${SLICES.join(', ')}`
  if (core.flipped) return 'nothing: the tokens went back with the flip. Correct claims.PLAYER instead'
  const player = value === 'free' ? NONE : findPlayer(core.box, typeof value === 'boolean' ? undefined : value)
  if (player === NONE && value !== 'free') return 'a player, or free'
  freeSlice(core, slice)
  if (player === NONE) return undefined
  if (when === 'now') markClaim(core, player, slice, NOTHING_PAID, emit, reason)
  else claimedEarlier(core, slice, player)
  return undefined
}

/** The counts that were noted at the flip; before it they follow from the tokens on the slices. */
const setClaims: Setter = (r, name, field, value, manner) =>
  r.core.flipped
    ? counted((core) => core.claims)(r, name, field, value, manner)
    : 'nothing before the flip: correct slice.SLICE instead'

/** TE-10.10: the faction turns over, or back. */
const setFaction: Setter = ({ core }, name, _, value) => {
  const player = findPlayer(core.box, name)
  if (player === NONE) return `a player, not "${name}"`
  const { id } = of(core.box.factions, player)
  const other = otherSideOf(id)
  if (other === undefined) return 'a faction that turns over: The Firmament or The Obsidian'
  if (value === id) return undefined
  const box = value === other ? flipped(core.box, player) : undefined
  if (box === undefined) return `${id} or ${other}`
  const table: { box: Box } = core
  table.box = box
  return undefined
}

const flag =
  (put: (core: Core, value: boolean) => void): Setter =>
  ({ core }, _, __, value) => {
    if (typeof value !== 'boolean') return 'true or false'
    put(core, value)
    return undefined
  }

const SETTERS: { readonly [head: string]: Setter } = {
  goods: counted((core) => core.goods),
  commodities: counted((core) => core.commodities),
  cards: counted((core) => core.cards),
  secrets: counted((core) => core.secrets),
  breakthrough({ core }, name, _, value) {
    const player = findPlayer(core.box, name)
    const state = cardState(value)
    if (player === NONE) return `a player, not "${name}"`
    if (state < 0) return `one of ${CARD_STATES.join(', ')}`
    core.breakthroughs[player] = state
    return undefined
  },
  passed({ core }, name, _, value) {
    const player = findPlayer(core.box, name)
    if (player === NONE || typeof value !== 'boolean') return 'a player, and true or false'
    core.passed[player] = value ? 1 : 0
    return undefined
  },
  planet: setPlanet,
  system: setMark,
  slice: setSlice,
  claims: setClaims,
  faction: setFaction,
  fracture: flag((core, value) => (core.fracture = value)),
  skimmed({ core }, _, __, value) {
    if (!isCount(value)) return `a whole number from 0 to ${MOST}`
    core.skimmed = value
    return undefined
  },
  jupiter({ core }, _, __, value) {
    const state = cardState(value)
    if (state < 0) return `one of ${CARD_STATES.join(', ')}`
    core.jupiter = state === ABSENT ? ABSENT : state === READY ? READY : EXHAUSTED
    return undefined
  },
  claimed: flag((core, value) => (core.claimed = value)),
  round(r, _, __, value) {
    if (!isCount(value)) return `a whole number from 0 to ${MOST}`
    r.round = value
    return undefined
  },
}

/** Which heads a path may have: for help and refusals. */
export const SET_PATHS: readonly string[] = [
  'goods.PLAYER',
  'commodities.PLAYER',
  'cards.PLAYER',
  'secrets.PLAYER',
  'breakthrough.PLAYER',
  'passed.PLAYER',
  'planet.PLANET.owner|exhausted|infantry|attached|modifier|system',
  'system.PLACE.ingress|frontier|alpha|beta|rift|destroyed',
  'slice.SLICE',
  'claims.PLAYER',
  'faction.PLAYER',
  'fracture',
  'skimmed',
  'jupiter',
  'claimed',
  'round',
]

/** Puts the value where the path leads; the refusal says what was expected. */
export function correct(
  r: RefereeState,
  { path, value, when }: Correction,
  emit: Emit,
  reason = '',
): Refusal | undefined {
  const [head = '', ...rest] = path.split('.')
  const hasField = head === 'planet' || head === 'system'
  const field = hasField ? (rest.at(-1) ?? '') : ''
  const name = (hasField ? rest.slice(0, -1) : rest).join('.')
  const setter = Object.hasOwn(SETTERS, head) ? SETTERS[head] : undefined
  const expected =
    setter === undefined
      ? `a path such as ${SET_PATHS.join(', ')}`
      : setter(r, name, field, value, { when, reason, emit })
  return expected === undefined
    ? undefined
    : refuse('TE-18.8', 'NOT_POSSIBLE', { thing: `Setting ${path}`, reason: `expected ${expected}` })
}

type Ruling = (s: Core, system: System, emit: Emit) => Refusal | undefined

const ruleSite: Ruling = (s, system, emit) => {
  const f = top(s)
  if (f?.step !== 'site')
    return refuse('TE-7.7', 'NOT_POSSIBLE', { thing: 'Naming a site', reason: 'nobody is placing now' })
  place(s, f, system, emit)
  return undefined
}

/** Also where the choice was skipped for want of a place: its list was but a proposal. */
const ruleAvernus: Ruling = (s, system, emit) => {
  const f = top(s)
  const isSkipped = f === undefined && at(s.tokenAt, AVERNUS) === NONE
  const asked = f?.step === 'avernus' ? f.seat : NONE
  const player = isSkipped ? s.box.factions.findIndex((_, p) => hasPower(s, p, 'planetToken')) : asked
  if (player === NONE)
    return refuse('TE-18.12', 'NOT_POSSIBLE', { thing: 'Placing Avernus', reason: 'nobody is placing it now' })
  if (isSkipped) push(s, 'avernus', player)
  placeAvernus(s, player, system, emit)
  return undefined
}

/** Places that the rules would not allow (TE-7.7, TE-18.12). */
const RULINGS: { readonly [path: string]: Ruling } = { site: ruleSite, avernus: ruleAvernus }

/** What a ruling does: it names a place, or is a correction. */
export function rule(r: RefereeState, effect: Correction, emit: Emit): Refusal | undefined {
  const ruling = Object.hasOwn(RULINGS, effect.path) ? RULINGS[effect.path] : undefined
  if (ruling === undefined) return correct(r, effect, emit)
  const system = findSystem(r.core.box, String(effect.value))
  if (system === NONE) return refuse('TE-7.3', 'SITE_UNKNOWN', { place: String(effect.value) })
  return ruling(r.core, system, emit)
}

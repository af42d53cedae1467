import { at, bit, indexesWhere, itemAt, type Refusal } from '@orrery/kernel'
import type { Core, Emit, Frame, GainSource, Player, System } from '../types.ts'
import { ALPHA_TOKEN, BETA_TOKEN, NONE, READY, WORMHOLES } from '../types.ts'
import { lacksBreakthrough } from './claim.ts'
import { pop, push } from './frames.ts'
import { enterFracture, extraIngress, FOUR_COLOURS, hasIngress, ingressDue, openRifts, SYNERGY } from './ingress.ts'
import { AVERNUS, CUSTODIA, systemName, systemOf, tokenPlanet } from './planets.ts'
import { firstFailed, must, refuse } from './refusing.ts'

/* TE-4: the breakthrough and its roll, and what single breakthroughs do at once (TE-10). */

export const SOURCES: readonly GainSource[] = [
  'expedition',
  'jupiterBrain',
  'brilliance',
  'quantumcore',
  'setup',
  'table',
]

/** TE-10.4: ingress tokens that the Cabal may move. */
export const MOVED_INGRESS = 2

/** TE-4.1, TE-4.5: gained once, readied; then the roll, or The Fracture at once. `what` is the source. */
export function gain(s: Core, f: Frame, emit: Emit): void {
  const player = f.seat
  const source = SOURCES[f.what] ?? 'expedition'
  pop(s)
  if (!lacksBreakthrough(s, player)) {
    emit?.({ kind: 'noGain', player })
    return
  }
  s.breakthroughs[player] = READY
  emit?.({ kind: 'gained', player, source })
  const power = s.ruleset.factions[player]?.power
  if (power === 'planetCard') gainPlanetCard(s, player, emit)
  if (power === 'planetToken') push(s, 'avernus', player)
  if (power === 'fractureAtOnce') {
    push(s, 'moveIngress', player).left = MOVED_INGRESS
    if (!s.fracture) push(s, 'enter', player).what = methodFor(s, player)
  } else if (!s.fracture) push(s, 'roll', player)
}

/** Ingress by synergy, or one per colour where there is none or the table says so (TE-5.6, TE-10.4, TE-10.5). */
const methodFor = (s: Core, player: Player): number => {
  const row = s.ruleset.factions[player]
  if (row?.power === 'fractureAtOnce') return s.ruleset.settings.alraithMethod === 'synergy' ? SYNERGY : FOUR_COLOURS
  return row?.power === 'noSynergy' ? FOUR_COLOURS : SYNERGY
}

/** TE-10.7: Custodia Vigilia, exhausted, in no system. */
function gainPlanetCard(s: Core, player: Player, emit: Emit): void {
  const planet = tokenPlanet(s.ruleset, CUSTODIA)
  s.owner[planet] = player
  s.spent[planet] = 1
  emit?.({ kind: 'planetCard', player, planet })
}

/** A die of 0 counts as 10 (TE-18.6). */
export const dieRefusal = (die: number): Refusal | undefined =>
  Number.isInteger(die) && die >= 0 && die <= 10 ? undefined : refuse('TE-18.6', 'DIE_RANGE')

/** TE-4.3: 1 or 10 brings The Fracture in. */
export function roll(s: Core, f: Frame, typed: number, emit: Emit): void {
  const die = typed === 0 ? 10 : typed
  const enters = die === 1 || die === 10
  pop(s)
  emit?.({ kind: 'rolled', player: f.seat, die, enters })
  if (enters) push(s, 'enter', f.seat).what = methodFor(s, f.seat)
}

/** The Fracture comes in; its ingress tokens are chosen next (TE-5.10). */
export function enter(s: Core, f: Frame, emit: Emit): void {
  pop(s)
  enterFracture(s, f.seat, emit)
  push(s, 'ingress', f.seat).what = f.what
}

/** No pick is left: the extra token closes the choice. */
export function closeIngress(s: Core, emit: Emit): void {
  pop(s)
  extraIngress(s, emit)
}

export const ingressIsDue = (s: Core, f: Frame): boolean => ingressDue(s, f) > 0

/** TE-10.4: two tokens at most, and only while a rift is free and The Fracture is in play. */
export const mayMoveIngress = (s: Core, f: Frame): boolean => f.left > 0 && s.fracture && openRifts(s).length > 0

/* ---- Avernus (TE-10.8) ------------------------------------------------------------------------------------------------ */

const TOKEN_HOLES: readonly (readonly [token: number, hole: number])[] = [
  [ALPHA_TOKEN, bit(WORMHOLES.indexOf('alpha'))],
  [BETA_TOKEN, bit(WORMHOLES.indexOf('beta'))],
]

/** Printed wormholes and wormhole tokens. */
const holesOf = (s: Core, system: System): number =>
  TOKEN_HOLES.reduce(
    (mask, [token, hole]) => ((at(s.marks, system) & token) === 0 ? mask : mask | hole),
    itemAt(s.ruleset.systems, system).wormholes,
  )

const crossesOver = (s: Core, a: System, b: System): boolean =>
  s.fracture && hasIngress(s, a) && itemAt(s.ruleset.systems, b).egress

/** Whether a planet in the one system is adjacent to the other: it is to its own (living rules reference 6.3). */
const isAdjacent = (s: Core, planetAt: System, system: System): boolean =>
  planetAt === system ||
  itemAt(s.ruleset.near, planetAt).includes(system) ||
  (holesOf(s, planetAt) & holesOf(s, system)) !== 0 ||
  crossesOver(s, planetAt, system) ||
  crossesOver(s, system, planetAt)

/** A system that is considered for Avernus. */
export interface AvernusSite {
  readonly s: Core
  readonly player: Player
  readonly system: System
}

const nameOf = ({ s, system }: AvernusSite): { readonly system: string } => ({ system: systemName(s, system) })

export const isNoHome = must<AvernusSite>(
  'TE-10.8',
  'HOME_SYSTEM',
  ({ s, system }) => itemAt(s.ruleset.systems, system).home === NONE && !itemAt(s.ruleset.systems, system).offMap,
  nameOf,
)
export const isInPlay = must<AvernusSite>(
  'TE-10.8',
  'FRACTURE_NOT_IN_PLAY',
  ({ s, system }) => s.fracture || !itemAt(s.ruleset.systems, system).fracture,
  nameOf,
)
export const isNearOwnPlanet = must<AvernusSite>(
  'TE-10.8',
  'NO_PLANET_ADJACENT',
  ({ s, player, system }) =>
    s.owner.some((owner, p) => owner === player && systemOf(s, p) !== NONE && isAdjacent(s, systemOf(s, p), system)),
  nameOf,
)

const AVERNUS_SITE = [isNoHome, isInPlay, isNearOwnPlanet]

export const avernusRefusal = (s: Core, player: Player, system: System): Refusal | undefined =>
  firstFailed(AVERNUS_SITE, { s, player, system })

export const avernusSystems = (s: Core, player: Player): System[] =>
  indexesWhere(s.ruleset.systems, (_, system) => avernusRefusal(s, player, system) === undefined)

export function placeAvernus(s: Core, player: Player, system: System, emit: Emit): void {
  const planet = tokenPlanet(s.ruleset, AVERNUS)
  pop(s)
  s.tokenAt[AVERNUS] = system
  s.owner[planet] = player
  s.spent[planet] = 0
  emit?.({ kind: 'avernus', player, system })
}

export function noAvernus(s: Core, f: Frame, emit: Emit): void {
  pop(s)
  emit?.({ kind: 'noAvernus', player: f.seat })
}

import { at, bit, hasBit, itemAt, lowestBit } from '@orrery/kernel'
import type { Planet, Player, State, System, SystemInfo } from '../types.ts'
import { ANOMALIES, INGRESS, NONE } from '../types.ts'
import { hasPower, ownsIn, systemOf } from './planets.ts'
import { hasEffect } from './raceEffects.ts'
import { hasTech } from './techs.ts'

/* TE-14.5, TE-14.6: how far infantry travel, and what bars their way. */

const ASTEROIDS = bit(ANOMALIES.indexOf('asteroid field'))
const NEBULA = bit(ANOMALIES.indexOf('nebula'))
const SUPERNOVA = bit(ANOMALIES.indexOf('supernova'))

export const hasToken = (s: State, p: Player, system: System): boolean => hasBit(at(s.tokens, system), p)

export const isSupernova = ({ anomalies }: SystemInfo): boolean => (anomalies & SUPERNOVA) !== 0
export const isAsteroidField = ({ anomalies }: SystemInfo): boolean => (anomalies & ASTEROIDS) !== 0

/** Whether the way may lead into this system at all. */
function canEnter(s: State, p: Player, system: System): boolean {
  const info = itemAt(s.ruleset.systems, system)
  if (isSupernova(info) || (info.fracture && !s.fracture)) return false
  return !isAsteroidField(info) || hasTech(s, p, 'asteroids')
}

/** Whether it may lead on: not out of a nebula, past another player's planet or neutral ships. */
function canCross(s: State, p: Player, system: System): boolean {
  const { anomalies, fracture, tile } = itemAt(s.ruleset.systems, system)
  if ((anomalies & NEBULA) !== 0 || (fracture && hasShips(s, tile))) return false
  return !isHeldByOthers(s, p, system)
}

const hasShips = (s: State, tile: string): boolean => (s.ruleset.neutrals.ships[tile] ?? []).length > 0

function isHeldByOthers(s: State, p: Player, system: System): boolean {
  const planets = itemAt(s.ruleset.planetsIn, system)
  for (let i = 0; i < planets.length; i++) if (isOthers(s, p, at(planets, i))) return true
  for (let t = 0; t < s.tokenAt.length; t++)
    if (at(s.tokenAt, t) === system && isOthers(s, p, s.ruleset.firstToken + t)) return true
  return false
}

const isOthers = (s: State, p: Player, planet: Planet): boolean => {
  const owner = at(s.owner, planet)
  return owner !== NONE && owner !== p
}

/** Steps for infantry that start here: Gravity Drive, Gravleash Maneuvers, and the Cabal's breakthrough from The Fracture. */
export function rangeFrom(s: State, p: Player, system: System): number {
  const extra = itemAt(s.ruleset.systems, system).fracture && hasPower(s, p, 'fractureAtOnce') ? 1 : 0
  return s.ruleset.settings.reach + (hasTech(s, p, 'reach') ? 1 : 0) + (hasEffect(s, p, 'marches') ? 1 : 0) + extra
}

/** Calls back for each neighbour: the map's, and between every ingress and every egress (TE-5.3). */
function eachNeighbour(s: State, system: System, visit: (other: System) => void): void {
  for (const other of itemAt(s.ruleset.near, system)) visit(other)
  if (!s.fracture) return
  const isIngress = (at(s.marks, system) & INGRESS) !== 0
  const isEgress = itemAt(s.ruleset.systems, system).egress
  if (!isIngress && !isEgress) return
  for (let other = 0; other < s.ruleset.systems.length; other++) {
    if (isIngress && itemAt(s.ruleset.systems, other).egress) visit(other)
    if (isEgress && (at(s.marks, other) & INGRESS) !== 0) visit(other)
  }
}

const FAR = 99
/** The most that effects add to the reach of a table (rangeFrom). */
const MOST_EXTRA_REACH = 2
const steps: number[] = []
const queue: System[] = []

/**
 * Steps from every system to the target, by ways that may be crossed; FAR where there is none or nobody's infantry get
 * that far. Valid until asked again.
 */
export function stepsTo(s: State, p: Player, target: System): readonly number[] {
  const count = s.ruleset.systems.length
  for (let i = 0; i < count; i++) steps[i] = FAR
  steps[target] = 0
  if (!canEnter(s, p, target)) return steps
  queue.length = 0
  queue.push(target)
  const longest = s.ruleset.settings.reach + MOST_EXTRA_REACH
  for (let i = 0; i < queue.length; i++) {
    const here = at(queue, i)
    const next = at(steps, here) + 1
    if (next > longest) break
    eachNeighbour(s, here, (other) => {
      if (at(steps, other) <= next) return
      steps[other] = next
      if (canEnter(s, p, other) && canCross(s, p, other)) queue.push(other)
    })
  }
  return steps
}

const starts: number[] = []
const left: number[] = []

/**
 * By system: the steps that the player's infantry there can move; none may leave a system with the player's own token.
 */
function markStarts(s: State, p: Player): number {
  let most = 0
  for (let i = 0; i < s.ruleset.systems.length; i++) starts[i] = NONE
  for (let q = 0; q < s.owner.length; q++) {
    if (at(s.owner, q) !== p || at(s.infantry, q) === 0) continue
    const system = systemOf(s, q)
    if (system === NONE || hasToken(s, p, system)) continue
    starts[system] = rangeFrom(s, p, system)
    most = Math.max(most, at(starts, system))
  }
  return most
}

/** By system: the steps infantry have left when they arrive there; NONE where none can. Valid until asked again. */
export function reachOf(s: State, p: Player): readonly number[] {
  const count = s.ruleset.systems.length
  const most = markStarts(s, p)
  for (let i = 0; i < count; i++) left[i] = at(starts, i)
  for (let r = most; r > 0; r--) {
    for (let i = 0; i < count; i++) {
      if (at(left, i) !== r || (at(starts, i) !== r && !canCross(s, p, i))) continue
      eachNeighbour(s, i, (other) => {
        if (at(left, other) < r - 1 && canEnter(s, p, other)) left[other] = r - 1
      })
    }
  }
  return left
}

/** Who has locked the system against this player (TE-15.4, Diplomacy): the first of several; NONE where nobody has. */
export const lockedBy = (s: State, p: Player, system: System): Player => {
  const others = at(s.locks, system) & ~bit(p)
  return others === 0 ? NONE : lowestBit(others)
}

/** TE-15.5: in reach or with an own planet, and not locked. `reach` comes from reachOf. */
export const isTarget = (s: State, p: Player, system: System, reach: readonly number[]): boolean =>
  lockedBy(s, p, system) === NONE &&
  (at(reach, system) >= 0 || ownsIn(s, p, system)) &&
  (!itemAt(s.ruleset.systems, system).fracture || s.fracture)

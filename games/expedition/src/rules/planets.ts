import { at, itemAt } from '@orrery/kernel'
import type { Ruleset, Core, Planet, PlanetInfo, Player, System } from '../types.ts'
import { DESTROYED, NONE } from '../types.ts'

/* Planets: where they are, whose they are, what they are worth. */

/** Planets on tokens, in the order of the table: `TOKEN_PLANETS`. */
export const THUNDERS_EDGE = 0
export const AVERNUS = 2
export const CUSTODIA = 3

export const tokenPlanet = (ruleset: Ruleset, token: number): Planet => ruleset.firstToken + token
export const infoOf = (s: Core, p: Planet): PlanetInfo => itemAt(s.ruleset.planets, p)
export const planetName = (s: Core, p: Planet): string => infoOf(s, p).row.name
export const systemName = (s: Core, system: System): string => itemAt(s.ruleset.systems, system).name

export const systemOf = (s: Core, p: Planet): System =>
  p < s.ruleset.firstToken ? infoOf(s, p).system : at(s.tokenAt, p - s.ruleset.firstToken)

/** Planets in a system now: printed ones, then tokens. Destroyed ones are gone (TE-7.5). */
export function planetsIn(s: Core, system: System): Planet[] {
  const list = (at(s.marks, system) & DESTROYED) === 0 ? itemAt(s.ruleset.planetsIn, system).slice() : []
  for (let t = 0; t < s.tokenAt.length; t++) if (at(s.tokenAt, t) === system) list.push(s.ruleset.firstToken + t)
  return list
}

/** The planet itself, not one on a token in its system. */
export const isMecatolRex = (s: Core, p: Planet): boolean =>
  p < s.ruleset.firstToken && infoOf(s, p).system === s.ruleset.mecatol

export const ownsMecatolRex = (s: Core, player: Player): boolean =>
  (s.ruleset.planetsIn[s.ruleset.mecatol] ?? []).some((p) => ownedBy(s, p, player))

export const isStation = (s: Core, p: Planet): boolean => infoOf(s, p).row.station === true

export const ownedBy = (s: Core, p: Planet, player: Player): boolean => at(s.owner, p) === player
export const isReady = (s: Core, p: Planet): boolean => at(s.spent, p) === 0

/** Printed and attached specialties, as a mask over COLOURS. */
export const specialtiesOf = (s: Core, p: Planet): number => infoOf(s, p).specialties | at(s.attached, p)

/** The number of planets a player controls in a system. */
export function ownsIn(s: Core, player: Player, system: System): boolean {
  for (const p of itemAt(s.ruleset.planetsIn, system)) if (ownedBy(s, p, player)) return true
  for (let t = 0; t < s.tokenAt.length; t++)
    if (at(s.tokenAt, t) === system && ownedBy(s, s.ruleset.firstToken + t, player)) return true
  return false
}

export const thundersEdge = (s: Core): Planet => tokenPlanet(s.ruleset, THUNDERS_EDGE)
export const thundersEdgeAt = (s: Core): System => at(s.tokenAt, THUNDERS_EDGE)
export const isPlaced = (s: Core): boolean => thundersEdgeAt(s) !== NONE

/** A breakthrough works while it lies there, readied or not (TE-4.6). */
export const hasPower = (s: Core, player: Player, power: string): boolean =>
  at(s.breakthroughs, player) !== 0 && s.ruleset.factions[player]?.power === power

export const playerName = (s: Core, player: Player): string => s.ruleset.names[player] ?? 'nobody'

import { at } from '@orrery/kernel'
import { NONE, type Planet, type Player, type State, type System } from '../types.ts'
import { infoOf, isStation, ownedBy, planetsIn, systemOf } from './planets.ts'
import { hasTech } from './techs.ts'

/* TE-15.8, TE-15.9: structures and producing. */

const countOf = (s: State, p: Player, list: readonly number[]): number =>
  list.reduce((n, there, planet) => (ownedBy(s, planet, p) ? n + there : n), 0)

/** An own planet that lies in a system: nothing can be put on Custodia Vigilia (TE-10.7). */
const isGround = (s: State, p: Player, planet: Planet): boolean =>
  ownedBy(s, planet, p) && systemOf(s, planet) !== NONE && !isStation(s, planet)

export const pdsLimit = (s: State, p: Player): boolean => countOf(s, p, s.pds) >= s.ruleset.race.limits.pdsPerSeat
export const dockLimit = (s: State, p: Player): boolean => countOf(s, p, s.docks) >= s.ruleset.race.limits.docksPerSeat
export const canPds = (s: State, p: Player, planet: Planet): boolean =>
  isGround(s, p, planet) && at(s.pds, planet) < s.ruleset.race.limits.pdsPerPlanet && !pdsLimit(s, p)
export const canDock = (s: State, p: Player, planet: Planet): boolean =>
  isGround(s, p, planet) && at(s.docks, planet) === 0 && !dockLimit(s, p)

/** What infantry costs: 1 for each pair or single one, 1 less with Sarween Tools. */
export const costOf = (s: State, p: Player, n: number): number =>
  Math.max(0, Math.ceil(n / 2) - (hasTech(s, p, 'cheaper') ? 1 : 0))

/** The most a dock can produce. */
export const capacityOf = (s: State, planet: Planet): number =>
  infoOf(s, planet).row.resources + s.ruleset.race.gains.dockExtra

export const docksIn = (s: State, p: Player, system: System): Planet[] =>
  planetsIn(s, system).filter((planet) => ownedBy(s, planet, p) && at(s.docks, planet) > 0)

export const anyStructure = (s: State, p: Player): boolean =>
  s.owner.some((_, planet) => canPds(s, p, planet) || canDock(s, p, planet))

export const homeDocks = (s: State, p: Player): Planet[] => docksIn(s, p, at(s.ruleset.homes, p))

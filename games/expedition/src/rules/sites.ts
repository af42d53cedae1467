import { at, bit, hasBit, indexesWhere, itemAt, type Refusal } from '@orrery/kernel'
import type { Core, Planet, System, SystemInfo } from '../types.ts'
import { ANOMALIES, DESTROYED, NONE, WORMHOLES } from '../types.ts'
import { isStation, planetName, planetsIn, systemName } from './planets.ts'
import { firstFailed, must, refuse } from './refusing.ts'

/* TE-7: where Thunder's Edge may be placed. Wormhole tokens, ships and other anomalies do not matter (TE-7.2, TE-7.6). */

const SUPERNOVA = bit(ANOMALIES.indexOf('supernova'))

/** A candidate for the site of Thunder's Edge. */
export interface Site {
  readonly s: Core
  readonly system: System
}

const infoAt = ({ s, system }: Site): SystemInfo => itemAt(s.ruleset.systems, system)
const nameOf = ({ s, system }: Site): { readonly system: string } => ({ system: systemName(s, system) })
const planetAt = ({ s, system }: Site): Planet | undefined => planetsIn(s, system).find((p) => !isStation(s, p))

const isOnMap = must<Site>(
  'TE-7.3',
  'SITE_UNKNOWN',
  (site) => !infoAt(site).offMap,
  (site) => ({ place: infoAt(site).name }),
)
export const outsideFracture = must<Site>('TE-7.1', 'SITE_IN_FRACTURE', (site) => !infoAt(site).fracture)
export const hasNoPlanet = must<Site>(
  'TE-7.1',
  'SITE_HAS_PLANET',
  (site) => planetAt(site) === undefined,
  (site) => ({ ...nameOf(site), planet: planetName(site.s, planetAt(site) ?? NONE) }),
)
const hadNoPlanet = must<Site>(
  'TE-7.5',
  'SITE_HAS_PLANET',
  ({ s, system }) => s.ruleset.settings.destroyedPlanetSites === 'allow' || (at(s.marks, system) & DESTROYED) === 0,
  (site) => ({ ...nameOf(site), planet: 'destroyed planets' }),
)
export const isNoSupernova = must<Site>(
  'TE-7.1',
  'SITE_SUPERNOVA',
  (site) => (infoAt(site).anomalies & SUPERNOVA) === 0,
  nameOf,
)
export const hasNoWormhole = must<Site>(
  'TE-7.1',
  'SITE_PRINTED_WORMHOLE',
  (site) => infoAt(site).wormholes === 0,
  (site) => ({
    ...nameOf(site),
    kind: WORMHOLES.filter((_, i) => hasBit(infoAt(site).wormholes, i)).join(' and '),
  }),
)
const hasNoStation = must<Site>(
  'TE-7.4',
  'SITE_STATION',
  ({ s, system }) => s.ruleset.settings.stationSites === 'allow' || planetsIn(s, system).length === 0,
  nameOf,
)

const SITE = [isOnMap, outsideFracture, hasNoPlanet, hadNoPlanet, isNoSupernova, hasNoWormhole, hasNoStation]

/** Why Thunder's Edge may not be placed in this system. */
export const siteRefusal = (s: Core, system: System): Refusal | undefined => firstFailed(SITE, { s, system })

export const legalSites = (s: Core): System[] =>
  indexesWhere(s.ruleset.systems, (_, system) => siteRefusal(s, system) === undefined)

export const noSystemAt = (place: string): Refusal => refuse('TE-7.3', 'SITE_UNKNOWN', { place })
export const onHyperlane = (): Refusal => refuse('TE-7.3', 'SITE_HYPERLANE')

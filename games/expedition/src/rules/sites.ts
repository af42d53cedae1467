import { at, indexesWhere, of, type Refusal } from '@orrery/kernel'
import type { Core, System } from '../types.ts'
import { ANOMALIES, DESTROYED, WORMHOLES } from '../types.ts'
import { isStation, planetName, planetsIn, systemName } from './planets.ts'
import { refuse } from './refusing.ts'

/* TE-7: where Thunder's Edge may be placed. Wormhole tokens, ships and other anomalies do not matter (TE-7.2, TE-7.6). */

const SUPERNOVA = 1 << ANOMALIES.indexOf('supernova')

function planetRefusal(s: Core, system: System): Refusal | undefined {
  const { stationSites, destroyedPlanetSites } = s.box.settings
  const name = systemName(s, system)
  const present = planetsIn(s, system)
  const planet = present.find((p) => !isStation(s, p))
  if (planet !== undefined) return refuse('TE-7.1', 'SITE_HAS_PLANET', { system: name, planet: planetName(s, planet) })
  if ((at(s.marks, system) & DESTROYED) !== 0 && destroyedPlanetSites === 'forbid')
    return refuse('TE-7.5', 'SITE_HAS_PLANET', { system: name, planet: 'destroyed planets' })
  return stationSites === 'forbid' && present.length > 0
    ? refuse('TE-7.4', 'SITE_STATION', { system: name })
    : undefined
}

/** Why Thunder's Edge may not be placed in this system. */
export function siteRefusal(s: Core, system: System): Refusal | undefined {
  const { fracture, anomalies, wormholes, offMap, name } = of(s.box.systems, system)
  if (offMap) return refuse('TE-7.3', 'SITE_UNKNOWN', { place: name })
  if (fracture) return refuse('TE-7.1', 'SITE_IN_FRACTURE')
  const planets = planetRefusal(s, system)
  if (planets?.code === 'SITE_HAS_PLANET') return planets
  if ((anomalies & SUPERNOVA) !== 0) return refuse('TE-7.1', 'SITE_SUPERNOVA', { system: name })
  if (wormholes !== 0)
    return refuse('TE-7.1', 'SITE_PRINTED_WORMHOLE', {
      system: name,
      kind: WORMHOLES.filter((_, i) => (wormholes & (1 << i)) !== 0).join(' and '),
    })
  return planets
}

export const legalSites = (s: Core): System[] =>
  indexesWhere(s.box.systems, (_, system) => siteRefusal(s, system) === undefined)

export const noSystemAt = (place: string): Refusal => refuse('TE-7.3', 'SITE_UNKNOWN', { place })
export const onHyperlane = (): Refusal => refuse('TE-7.3', 'SITE_HYPERLANE')

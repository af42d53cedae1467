import { add, at, indexesWhere, type Refusal } from '@orrery/kernel'
import type { Core, Emit, Frame, Planet, Player, System } from '../types.ts'
import { ABSENT, EXHAUSTED, NONE, READY } from '../types.ts'
import { SOURCES } from './breakthrough.ts'
import { lacksBreakthrough } from './claim.ts'
import { pop, push } from './frames.ts'
import { hasPower, infoOf, playerName, thundersEdge, THUNDERS_EDGE } from './planets.ts'
import { firstFailed, must } from './refusing.ts'

/* TE-6, TE-8, TE-9: the sixth claim, the site, the player with most slices, control, Jupiter Brain. */

/** TE-6.4: counted and noted; all six control tokens go back, the token is flipped. */
export function sixth(s: Core, f: Frame, emit: Emit): void {
  pop(s)
  s.flipped = true
  for (let slice = 0; slice < s.slices.length; slice++) {
    s.slices[slice] = NONE
    s.claimNumber[slice] = 0
  }
  emit?.({ kind: 'sixth', player: f.seat, counts: s.claims.slice() })
  push(s, 'site', f.seat)
}

/** TE-6.5: always the sixth claimant places. */
export function place(s: Core, f: Frame, system: System, emit: Emit): void {
  pop(s)
  s.tokenAt[THUNDERS_EDGE] = system
  emit?.({ kind: 'placed', player: f.seat, system })
  push(s, 'tied', f.seat)
}

/** TE-7.7: the token stays off the map, and nobody gains it. */
export function noSite(s: Core, f: Frame, emit: Emit): void {
  pop(s)
  emit?.({ kind: 'noSite', player: f.seat })
}

/** TE-8.2, TE-8.3: those with the most slices, the sixth included. */
export function mostSlices(s: Core): Player[] {
  const most = Math.max(...s.claims)
  return indexesWhere(s.claims, (n) => n === most && n > 0)
}

/** A player who would be chosen among those with the most slices. */
export interface TiedChoice {
  readonly s: Core
  readonly player: Player
}

export const hasMostSlices = must<TiedChoice>(
  'TE-8.3',
  'NOT_TIED',
  ({ s, player }) => mostSlices(s).includes(player),
  ({ s, player }) => ({ player: playerName(s, player) }),
)

export const tiedRefusal = (s: Core, player: Player): Refusal | undefined => firstFailed([hasMostSlices], { s, player })

/** TE-6.6 to TE-6.8: infantry equal to the own slices, then control. */
export function garrison(s: Core, f: Frame, player: Player, emit: Emit): void {
  pop(s)
  if (mostSlices(s).length > 1) emit?.({ kind: 'named', player, by: f.seat })
  const planet = thundersEdge(s)
  s.infantry[planet] = at(s.claims, player)
  emit?.({ kind: 'garrison', player, planet, infantry: at(s.claims, player) })
  gainPlanet(s, player, planet, emit)
}

/** TE-9.2, TE-9.10: the card is gained exhausted; what comes with it, and Fealty Uplink's infantry (TE-10.3). */
export function gainPlanet(s: Core, player: Player, planet: Planet, emit: Emit): void {
  const from = at(s.owner, planet)
  s.owner[planet] = player
  s.spent[planet] = 1
  emit?.({ kind: 'control', player, planet, from })
  if (hasPower(s, player, 'infantryByInfluence')) {
    const { influence } = infoOf(s, planet).row
    add(s.infantry, planet, influence)
    if (influence > 0) emit?.({ kind: 'reinforced', player, planet, infantry: influence })
  }
  if (planet === thundersEdge(s)) gainJupiter(s, player, emit)
}

/** TE-9.3, TE-9.4: from the supply it comes readied, from another player as it was. */
function gainJupiter(s: Core, player: Player, emit: Emit): void {
  if (s.jupiter === ABSENT) s.jupiter = READY
  s.jupiterFresh = true
  emit?.({ kind: 'jupiter', player, readied: s.jupiter === READY })
  if (lacksBreakthrough(s, player)) push(s, 'gain', player).what = SOURCES.indexOf('jupiterBrain')
}

/** A player who would use Jupiter Brain. */
export interface JupiterUse {
  readonly s: Core
  readonly player: Player
}

export const holdsJupiter = must<JupiterUse>(
  'TE-9.3',
  'JUPITER_NOT_YOURS',
  ({ s, player }) => s.jupiter !== ABSENT && at(s.owner, thundersEdge(s)) === player,
)
export const jupiterIsReady = must<JupiterUse>('TE-9.3', 'JUPITER_EXHAUSTED', ({ s }) => s.jupiter !== EXHAUSTED)
const isOwnWindow = must<JupiterUse>('TE-9.3', 'JUPITER_NOT_NOW', ({ s, player }) => s.active === player && s.window)
export const isNotPassing = must<JupiterUse>(
  'TE-9.6',
  'JUPITER_ON_PASS',
  ({ s }) => s.ruleset.settings.jupiterOnPass || !s.passing,
)
export const jupiterIsOld = must<JupiterUse>(
  'TE-9.5',
  'JUPITER_FRESH',
  ({ s }) => s.ruleset.settings.jupiterSameTurn || !s.jupiterFresh,
)

const JUPITER_USE = [holdsJupiter, jupiterIsReady, isOwnWindow, isNotPassing, jupiterIsOld]

/** Why Jupiter Brain cannot be used now (TE-9.3 to TE-9.6). */
export const jupiterRefusal = (s: Core, player: Player): Refusal | undefined => firstFailed(JUPITER_USE, { s, player })

/** One more action in the same turn: the window shuts and opens again after it, but never for a claim (TE-3.10). */
export function useJupiter(s: Core, player: Player, emit: Emit): void {
  s.jupiter = EXHAUSTED
  s.window = false
  emit?.({ kind: 'jupiterUsed', player })
}

/** The status phase readies every card (TE-4.6, TE-9.4). */
export function readyAll(s: Core): void {
  for (let p = 0; p < s.spent.length; p++) s.spent[p] = 0
  for (let p = 0; p < s.breakthroughs.length; p++) if (at(s.breakthroughs, p) === EXHAUSTED) s.breakthroughs[p] = READY
  if (s.jupiter === EXHAUSTED) s.jupiter = READY
}

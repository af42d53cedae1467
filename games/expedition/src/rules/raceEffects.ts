import { at } from '@orrery/kernel'
import { type Core, type Player, READY } from '../types.ts'
import type { RaceEffect } from '../types.ts'
import { lacksBreakthrough } from './claim.ts'

/* TE-15.15: what breakthroughs whose printed effect needs ships do in the race. */

/** Numbers of the effects: infantry deployed, those produced that give a token, cards drawn by both sides. */
export const DEPLOYED = 1
export const FACTORY_INFANTRY = 3
export const SHARED_CARDS = { own: 2, other: 1 } as const

const effectOf = (s: Core, p: Player): RaceEffect | undefined =>
  s.ruleset.settings.shipBreakthroughs === 'effect' ? s.ruleset.factions[p]?.scenario?.effect : undefined

export const hasEffect = (s: Core, p: Player, effect: RaceEffect): boolean =>
  !lacksBreakthrough(s, p) && effectOf(s, p) === effect

/** Effects that are used at the end of a turn by exhausting the card. */
const USED: readonly RaceEffect[] = ['deploys', 'shares']

const usedByFaction = (s: Core, p: Player): RaceEffect | undefined => {
  const effect = effectOf(s, p)
  return effect !== undefined && USED.includes(effect) ? effect : undefined
}

export const usedEffect = (s: Core, p: Player): RaceEffect | undefined =>
  lacksBreakthrough(s, p) ? undefined : usedByFaction(s, p)

export const canUseBreakthrough = (s: Core, p: Player): boolean =>
  usedEffect(s, p) !== undefined && at(s.breakthroughs, p) === READY

/** A breakthrough without such an effect readies a planet instead, as long as the expedition goes on. */
export const bringsCrew = (s: Core, p: Player): boolean => s.ruleset.settings.crews && usedByFaction(s, p) === undefined
export const mayHaveCrew = (s: Core, p: Player): boolean => bringsCrew(s, p) && !s.flipped
export const hasCrew = (s: Core, p: Player): boolean => at(s.breakthroughs, p) === READY && mayHaveCrew(s, p)

/** Trade goods once: by the older rules, and where a pack gives no effect. */
export const giftOf = (s: Core, p: Player): number => {
  const scenario = s.ruleset.factions[p]?.scenario
  return effectOf(s, p) === undefined ? (scenario?.gift ?? 0) : 0
}

import type { Target } from '@orrery/ui'
import {
  CARD_NAMES,
  OBJECTIVE_NAMES,
  planetNames,
  playerNames,
  SECRET_NAMES,
  STRATEGY_NAMES,
  systemNames,
} from '../src/position-names.ts'
import { type Ruleset, NONE, type Planet, type Player, SLICES, type System } from '../src/types.ts'

/* Things on the table by name. */

export const systemTarget = (ruleset: Ruleset, i: System): Target => `system:${ruleset.systems[i]?.tile ?? ''}`
export const planetTarget = (ruleset: Ruleset, p: Planet): Target => `planet:${ruleset.planets[p]?.row.id ?? ''}`
export const seatTarget = (ruleset: Ruleset, p: Player): Target => `seat:${ruleset.factions[p]?.id ?? ''}`
export const sliceTarget = (slice: number): Target => `slice:${SLICES[slice] ?? ''}`
export const strategyTarget = (card: number): Target => `strategy:${STRATEGY_NAMES[card] ?? ''}`
export const cardTarget = (card: number): Target => `card:${CARD_NAMES[card] ?? ''}`
export const secretTarget = (secret: number): Target => `secret:${SECRET_NAMES[secret] ?? ''}`
export const objectiveTarget = (objective: number): Target => `objective:${OBJECTIVE_NAMES[objective] ?? ''}`
export const GOODS: Target = 'goods:'
/** The standing answer to secondaries (TE-15.20). */
export const STANDING: Target = 'standing:'

export interface Thing {
  readonly kind: string
  /** Its place in the tables; NONE for what is not known here. */
  readonly id: number
}

/** By kind: the names that its things have, in their order. */
const NAMES: { readonly [kind: string]: (ruleset: Ruleset) => readonly string[] } = {
  system: systemNames,
  planet: planetNames,
  seat: playerNames,
  slice: () => SLICES,
  strategy: () => STRATEGY_NAMES,
  card: () => CARD_NAMES,
  secret: () => SECRET_NAMES,
  objective: () => OBJECTIVE_NAMES,
}

export function readTarget(ruleset: Ruleset, target: Target): Thing {
  const split = target.indexOf(':')
  const kind = target.slice(0, split)
  return { kind, id: NAMES[kind]?.(ruleset).indexOf(target.slice(split + 1)) ?? NONE }
}

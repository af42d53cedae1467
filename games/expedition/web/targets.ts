import type { Target } from '@orrery/ui'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS } from '../src/data/scenario.ts'
import { type Ruleset, NONE, type Planet, type Player, SLICES, type System } from '../src/types.ts'

/* Things on the table by name. */

export const systemTarget = (ruleset: Ruleset, i: System): Target => `system:${ruleset.systems[i]?.tile ?? ''}`
export const planetTarget = (ruleset: Ruleset, p: Planet): Target => `planet:${ruleset.planets[p]?.row.id ?? ''}`
export const seatTarget = (ruleset: Ruleset, p: Player): Target => `seat:${ruleset.factions[p]?.id ?? ''}`
export const sliceTarget = (slice: number): Target => `slice:${SLICES[slice] ?? ''}`
export const strategyTarget = (card: number): Target => `strategy:${STRATEGY_ROWS[card]?.id ?? ''}`
export const cardTarget = (card: number): Target => `card:${ACTION_CARD_ROWS[card]?.id ?? ''}`
export const secretTarget = (secret: number): Target => `secret:${SECRET_ROWS[secret]?.id ?? ''}`
export const objectiveTarget = (objective: number): Target => `objective:${OBJECTIVE_ROWS[objective]?.id ?? ''}`
export const GOODS: Target = 'goods:'
/** The standing answer to secondaries (TE-15.20). */
export const STANDING: Target = 'standing:'

export interface Thing {
  readonly kind: string
  /** Its place in the tables; NONE for what is not known here. */
  readonly id: number
}

const idIn = (rows: readonly { readonly id: string }[], id: string): number => rows.findIndex((row) => row.id === id)

export function readTarget(ruleset: Ruleset, target: Target): Thing {
  const split = target.indexOf(':')
  const [kind, id] = [target.slice(0, split), target.slice(split + 1)]
  switch (kind) {
    case 'system':
      return { kind, id: ruleset.systems.findIndex(({ tile }) => tile === id) }
    case 'planet':
      return { kind, id: ruleset.planets.findIndex(({ row }) => row.id === id) }
    case 'seat':
      return { kind, id: idIn(ruleset.factions, id) }
    case 'slice':
      return { kind, id: SLICES.findIndex((slice) => slice === id) }
    case 'strategy':
      return { kind, id: idIn(STRATEGY_ROWS, id) }
    case 'card':
      return { kind, id: idIn(ACTION_CARD_ROWS, id) }
    case 'secret':
      return { kind, id: idIn(SECRET_ROWS, id) }
    case 'objective':
      return { kind, id: idIn(OBJECTIVE_ROWS, id) }
    default:
      return { kind, id: NONE }
  }
}

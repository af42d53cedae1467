import type { Move } from '@orrery/kernel'
import type { Request, Settings } from '@orrery/table'
import type { AnyEntryPoint } from '@orrery/ui'
import { useSettings } from '../settings/settings.ts'

/* What a player is asked about before it happens, as they have set it. */

/** A move, and moves that the same touch chose for the questions to come. */
export interface Chosen {
  readonly move: Move
  readonly next: readonly Move[]
  /** Said by the same touch as the move before it. */
  readonly follows?: true
  /** What it would waste. */
  readonly waste?: string
}

export type Confirming = Pick<Extract<Request, { readonly t: 'move' }>, 'confirmed' | 'careful'>

const HOW: { readonly [asks in Settings['confirm']]: Confirming } = {
  waste: {},
  always: { careful: true },
  never: { confirmed: true },
}

const asks = (): Settings['confirm'] => useSettings.getState().settings.confirm

/** How a move is sent that wastes nothing: the table may still ask. */
export const howToSend = (): Confirming => HOW[asks()]

/** What is said before the move is made; undefined where nothing is. */
export const wasteOf = (entryPoint: AnyEntryPoint, move: Move, view: unknown): string | undefined =>
  asks() === 'never' ? undefined : entryPoint.waste?.(move, view)

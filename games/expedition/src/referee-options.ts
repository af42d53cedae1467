import { at, type Refusal } from '@orrery/kernel'
import { choiceOf, closedRefusal } from './referee-rules.ts'
import type { RefereeState } from './referee-state.ts'
import { avernusSystems } from './rules/breakthrough.ts'
import { claimRefusal } from './rules/claim.ts'
import { openRifts, pickRefusal, stillDue } from './rules/ingress.ts'
import { canPaySlice } from './rules/means.ts'
import { legalSites } from './rules/sites.ts'
import { jupiterRefusal, mostSlices } from './rules/sixth.ts'
import {
  COLOURS,
  type ColourId,
  type Frame,
  type Player,
  SLICES,
  type SliceId,
  type StepName,
  type System,
} from './types.ts'

/* TE-18.9: what is open now, and why not where it is not. The page lights it, it never decides. */

interface SliceOption {
  readonly slice: SliceId
  readonly takenBy: Player
  readonly number: number
  /** Why the active player cannot claim it now, whatever the payment. */
  readonly refusal: Refusal | undefined
  /** Whether the active player's tracked means would do. */
  readonly canPay: boolean
}

export interface PendingChoice {
  readonly player: Player
  readonly step: StepName
  readonly choice: string
  readonly systems: readonly System[]
  readonly ingress: readonly { readonly colour: ColourId; readonly due: number; readonly systems: readonly System[] }[]
  readonly players: readonly Player[]
}

export interface Options {
  readonly slices: readonly SliceOption[]
  readonly pending: PendingChoice | undefined
  readonly jupiter: Refusal | undefined
}

const ingressOf = ({ core }: RefereeState, f: Frame): PendingChoice['ingress'] => {
  const due = stillDue(core, f)
  return COLOURS.flatMap((colour, c) =>
    at(due, c) <= 0
      ? []
      : [
          {
            colour,
            due: at(due, c),
            systems: core.ruleset.systems.flatMap((_, i) => (pickRefusal(core, f, c, i) === undefined ? [i] : [])),
          },
        ],
  )
}

function systemsFor({ core }: RefereeState, f: Frame): System[] {
  if (f.step === 'site') return legalSites(core)
  if (f.step === 'avernus') return avernusSystems(core, f.seat)
  return f.step === 'moveIngress' ? openRifts(core) : []
}

function pendingOf(r: RefereeState): PendingChoice | undefined {
  const f = choiceOf(r)
  if (f === undefined) return undefined
  return {
    player: f.seat,
    step: f.step,
    choice: f.choice,
    systems: systemsFor(r, f),
    ingress: f.step === 'ingress' ? ingressOf(r, f) : [],
    players: f.step === 'tied' ? mostSlices(r.core) : [],
  }
}

export function optionsOf(r: RefereeState): Options {
  const { core } = r
  return {
    slices: SLICES.map((slice, i) => ({
      slice,
      takenBy: at(core.slices, i),
      number: at(core.claimNumber, i),
      refusal: claimRefusal(core, core.active, i) ?? closedRefusal(r),
      canPay: canPaySlice(core, core.active, i),
    })),
    pending: pendingOf(r),
    jupiter: jupiterRefusal(core, core.active),
  }
}

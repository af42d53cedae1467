import {
  cloneFaults,
  notationFaults,
  positionFaults,
  questionFaults,
  simultaneousFaults,
  universeFaults,
} from './copies.ts'
import type { CheckName } from './fault.ts'
import { conservationFaults, flowFaults } from './flow.ts'
import { guessFaults } from './guess.ts'
import type { Moment } from './moment.ts'
import { offerFaults, refusalFaults } from './offer.ts'
import { secrecyFaults } from './secrecy.ts'

/** A question to one decision of a game: each sentence it answers with is a fault. */
export type Check = (m: Moment) => string[]

/**
 * Asked at every decision, in this order: what the later ones rely on is asked first, and whether a question has
 * changed the state is asked after all questions.
 */
export const EACH_DECISION: readonly (readonly [CheckName, Check])[] = [
  ['flow', flowFaults],
  ['conservation', conservationFaults],
  ['offer', offerFaults],
  ['refusals', refusalFaults],
  ['notation', notationFaults],
  ['secrecy', secrecyFaults],
  ['guess', guessFaults],
  ['position', positionFaults],
  ['questions', questionFaults],
  ['simultaneous', simultaneousFaults],
  ['clone', cloneFaults],
]

/** Asked at the first decision of a game. */
export const ONCE: readonly (readonly [CheckName, Check])[] = [['notation', universeFaults]]

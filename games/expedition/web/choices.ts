import { byKind } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'

/* The order of the choices beside the board. */

/** Kinds whose headings come first and last; the others stand in the order of the offer. */
const FIRST: readonly number[] = [
  kinds.CLAIM,
  kinds.TAKE,
  kinds.USE,
  kinds.ACCEPT,
  kinds.REJECT,
  kinds.PLANET,
  kinds.GOODS,
  kinds.ACTIVATE,
  kinds.PLAN,
]
const LAST: readonly number[] = [
  kinds.TECH,
  kinds.DEAL,
  kinds.ASK,
  kinds.WITHDRAW,
  kinds.YES,
  kinds.NO,
  kinds.NEVER,
  kinds.ANY,
  kinds.END,
  kinds.PASS,
]

export const compare = byKind(FIRST, LAST)

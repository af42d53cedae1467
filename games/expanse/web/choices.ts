import { kindOf, type Move } from '@orrery/kernel'
import { byKind } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'

/* The order of the choices beside the board. */

/** Kinds of moves in the order their headings stand; what is not named comes before the last. */
const ORDER: readonly number[] = [
  kinds.TAKE,
  kinds.SLOT,
  kinds.PLAY,
  kinds.DISCARD,
  kinds.POWER,
  kinds.PERFORM,
  kinds.KEEP,
  kinds.POINTS,
  kinds.TECH,
  kinds.BONUS,
  kinds.OPTION,
  kinds.BAND,
  kinds.MOVE,
  kinds.FLEETS,
  kinds.FLEET,
  kinds.ORBITAL,
  kinds.INFLUENCE,
  kinds.DIPLOMAT,
  kinds.CUBE,
  kinds.WHICH,
  kinds.BASE,
  kinds.BUILD,
  kinds.USE,
  kinds.NUMBER,
  kinds.TOKEN,
  kinds.TOP,
]
const LAST: readonly number[] = [kinds.STOP, kinds.FINISH, kinds.DECLINE, kinds.PASS]

const ordered = byKind(ORDER, LAST)

/** Within a kind the numbers of places run in board order, and a Move's source comes before its goal. */
export const compare = (a: Move, b: Move): number => ordered(a, b) || (kindOf(a) === kinds.FLEETS ? 0 : a - b)

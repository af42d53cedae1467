import { kindOf, type Move } from '@orrery/kernel'
import { byKind } from '@orrery/ui'
import { TECH } from '../modules/alpha/moves.ts'
import { TOKEN, TOP } from '../modules/delta/moves.ts'
import { POWER } from '../modules/epsilon/moves.ts'
import * as kinds from '../src/rules/moves.ts'

/* The order of the choices beside the board. */

/** Kinds of moves in the order their headings stand; what is not named comes before the last. */
const ORDER: readonly number[] = [
  kinds.TAKE,
  kinds.SLOT,
  kinds.PLAY,
  kinds.DISCARD,
  POWER,
  kinds.PERFORM,
  kinds.KEEP,
  kinds.POINTS,
  TECH,
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
  TOKEN,
  TOP,
]
const LAST: readonly number[] = [kinds.STOP, kinds.FINISH, kinds.DECLINE, kinds.PASS]

const ordered = byKind(ORDER, LAST)

/** Within a kind the numbers of places run in board order, and a Move's source comes before its goal. */
export const compare = (a: Move, b: Move): number => ordered(a, b) || (kindOf(a) === kinds.FLEETS ? 0 : a - b)

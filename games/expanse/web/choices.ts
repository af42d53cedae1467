import { kindOf, type Move } from '@orrery/kernel'
import { byKind } from '@orrery/ui'
import { MODULE_WEB } from '../modules/web.ts'
import * as kinds from '../src/rules/moves.ts'

/* The order of the choices beside the board. */

/** Kinds of moves in the order their headings stand; what is not named comes before the last. */
const BASE_ORDER: readonly number[] = [
  kinds.TAKE,
  kinds.SLOT,
  kinds.PLAY,
  kinds.DISCARD,
  kinds.PERFORM,
  kinds.KEEP,
  kinds.POINTS,
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
]
const ADDED = MODULE_WEB.flatMap(({ order }) => order ?? [])
const ORDER = BASE_ORDER.flatMap((kind) => [
  ...ADDED.filter(({ before }) => before === kind).map((added) => added.kind),
  kind,
])
const LAST: readonly number[] = [kinds.STOP, kinds.FINISH, kinds.DECLINE, kinds.PASS]

const ordered = byKind(ORDER, LAST)

/** Within a kind the numbers of places run in board order, and a Move's source comes before its goal. */
export const compare = (a: Move, b: Move): number => ordered(a, b) || (kindOf(a) === kinds.FLEETS ? 0 : a - b)

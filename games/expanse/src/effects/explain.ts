import { kindOf } from '@orrery/kernel'
import type { Conditions, Look } from '../rules/refusing.ts'
import type { OpName } from '../types.ts'
import { PLACE } from './explain-places.ts'
import { MOVE_CUBE, MOVE_CUBE_TO, REMOVE_CUBE, SWAP_CUBE } from './explain-cubes.ts'
import { BUILD_FLEET, BUILD_FROM_MAP, FLEET_TO, GROUP_TO, MOVE_FLEET, REMOVE_FLEET } from './explain-fleets.ts'
import {
  CHOOSE_OPTION,
  DISCARD_KEPT,
  PICK_BAND,
  PICK_BASE,
  PICK_FLEET,
  PICK_NUMBER,
  MOVE_STANDEE,
  PICK_ORBITAL,
  RECOVER_POINT,
} from './explain-choices.ts'
import {
  COPY,
  EMBASSY,
  GAIN_TECH,
  PLAY_AFTER_AP,
  REPAIR,
  SCRAP_ENTER,
  SCRAP_MOVE,
  SCRAP_TO,
  USE_FREELY,
} from './explain-specials.ts'
import * as moves from '../rules/moves.ts'

/* Why an answer to an effect is not open: by kind of effect and kind of move, from the predicates that list it. */

type Table = { readonly [kind: number]: Conditions }

const TABLES: { readonly [op in OpName]: Table } = {
  place: { [moves.BASE]: PLACE },
  remove: { [moves.CUBE]: REMOVE_CUBE },
  moveInf: { [moves.CUBE]: MOVE_CUBE, [moves.BASE]: MOVE_CUBE_TO },
  swap: { [moves.CUBE]: SWAP_CUBE },
  moveFleets: { [moves.FLEET]: MOVE_FLEET, [moves.ORBITAL]: FLEET_TO, [moves.MOVE]: GROUP_TO },
  removeFleets: { [moves.FLEET]: REMOVE_FLEET },
  build: { [moves.BUILD]: BUILD_FLEET, [moves.FLEET]: BUILD_FROM_MAP },
  discardKept: { [moves.DISCARD]: DISCARD_KEPT },
  pick: {
    [moves.BASE]: PICK_BASE,
    [moves.ORBITAL]: PICK_ORBITAL,
    [moves.BAND]: PICK_BAND,
    [moves.FLEET]: PICK_FLEET,
    [moves.NUMBER]: PICK_NUMBER,
  },
  chooseOne: { [moves.OPTION]: CHOOSE_OPTION },
  special: {},
  gainTech: { [moves.TECH]: GAIN_TECH },
  recoverPoint: { [moves.NUMBER]: RECOVER_POINT },
  proto: { [moves.BASE]: MOVE_STANDEE },
  gainCP: {},
  gainAP: {},
  peekBonus: {},
  revealTop: {},
  forEach: {},
}

const SPECIALS: { readonly [rule: string]: Table } = {
  repair: { [moves.FLEET]: REPAIR },
  scrapShip: { [moves.BUILD]: SCRAP_ENTER, [moves.FLEET]: SCRAP_MOVE, [moves.ORBITAL]: SCRAP_TO },
  kenzo: { [moves.SLOT]: COPY },
  embassy: { [moves.BASE]: EMBASSY },
  keptAfterAp: { [moves.PLAY]: PLAY_AFTER_AP },
  freeTech: { [moves.USE]: USE_FREELY },
}

const STOPPING: Conditions = [
  { rule: 'EX-10.1', code: 'mayNotStop', fails: (l) => !l.op.upTo },
  { rule: 'EX-10.11', code: 'pieceInHand', fails: (l) => l.op.upTo && l.f.held >= 0 },
]

/** The conditions of a move in the present step of an effect; none where the step takes no such move. */
export function conditionsOf(l: Look): Conditions | undefined {
  const kind = kindOf(l.m)
  if (kind === moves.STOP) return STOPPING
  return (l.op.op === 'special' ? SPECIALS[l.op.rule] : TABLES[l.op.op])?.[kind]
}

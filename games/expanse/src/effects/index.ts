import type { EffectKind } from './kind.ts'
import type { OpName } from '../types.ts'
import { build } from './build.ts'
import { discardKept } from './discardKept.ts'
import { chooseOne, forEach } from './flow.ts'
import { gainTech } from './gainTech.ts'
import { gainAP, gainCP, peekBonus, revealTop } from './gains.ts'
import { moveFleets } from './moveFleets.ts'
import { moveInf } from './moveInf.ts'
import { pick } from './pick.ts'
import { place } from './place.ts'
import { proto } from './proto.ts'
import { recoverPoint } from './recoverPoint.ts'
import { remove } from './remove.ts'
import { removeFleets } from './removeFleets.ts'
import { special } from './special.ts'
import { swap } from './swap.ts'

/** The primitives of the vocabulary: sixteen of the base game, the rest brought by modules. */
export const EFFECTS: { readonly [op in OpName]: EffectKind } = {
  place,
  remove,
  moveInf,
  swap,
  moveFleets,
  removeFleets,
  build,
  gainCP,
  gainAP,
  gainTech,
  peekBonus,
  discardKept,
  revealTop,
  pick,
  chooseOne,
  forEach,
  special,
  proto,
  recoverPoint,
}

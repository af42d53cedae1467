import type { EffectKind } from './kind.ts'
import type { OpName } from '../types.ts'
import { build } from './build.ts'
import { discardKept } from './discardKept.ts'
import { chooseOne, forEach } from './flow.ts'
import { gainAP, gainCP, peekBonus, revealTop } from './gains.ts'
import { moveFleets } from './moveFleets.ts'
import { moveInf } from './moveInf.ts'
import { pick } from './pick.ts'
import { place } from './place.ts'
import { readyProgram, useKinds } from './ready.ts'
import { remove } from './remove.ts'
import { removeFleets } from './removeFleets.ts'
import { special } from './special.ts'
import { swap } from './swap.ts'

/** What modules add to them. */
export const ADDED_EFFECTS: { [op in OpName]?: EffectKind } = {}

/** The primitives of the vocabulary. One switch: comparing a few names is faster than looking one up. */
export function effectOf(op: OpName): EffectKind {
  switch (op) {
    case 'place':
      return place
    case 'remove':
      return remove
    case 'moveInf':
      return moveInf
    case 'swap':
      return swap
    case 'moveFleets':
      return moveFleets
    case 'removeFleets':
      return removeFleets
    case 'build':
      return build
    case 'pick':
      return pick
    case 'chooseOne':
      return chooseOne
    case 'gainCP':
      return gainCP
    case 'gainAP':
      return gainAP
    case 'special':
      return special
    case 'forEach':
      return forEach
    case 'revealTop':
      return revealTop
    case 'discardKept':
      return discardKept
    case 'peekBonus':
      return peekBonus
    default:
      return ADDED_EFFECTS[op] as EffectKind
  }
}

useKinds(effectOf)

/** Only from here, where all kinds are known. */
export { readyProgram }

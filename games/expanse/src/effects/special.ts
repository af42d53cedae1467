import type { Op } from '../types.ts'
import { copyEvent } from './copyEvent.ts'
import { embassy } from './embassy.ts'
import { freeTech } from './freeTech.ts'
import { keptAfterAp } from './keptAfterAp.ts'
import { effectKind, type EffectKind } from './kind.ts'
import { repair } from './repair.ts'
import { scrapShip } from './scrapShip.ts'

/** Rules that change a turn or a price are asked for where that is decided. */
const elsewhere = effectKind({ ready: () => false })

/** A switch, like that of all effects: faster than looking a name up. */
function ruleOf(rule: Op['rule']): EffectKind {
  switch (rule) {
    case 'repair':
      return repair
    case 'scrapShip':
      return scrapShip
    case 'kenzo':
      return copyEvent
    case 'embassy':
      return embassy
    case 'keptAfterAp':
      return keptAfterAp
    case 'freeTech':
      return freeTech
    case 'twoPlays':
    case 'apBonus':
    case 'miller':
    case 'mercantile':
    case 'diplomat':
    case 'slotDiscount':
    case 'freeKeep':
    case '':
      return elsewhere
  }
}

/** Rules in words of their own. */
export const special = effectKind({
  question: (s, f, op) => ruleOf(op.rule).question(s, f, op),
  ready: (s, f, op) => ruleOf(op.rule).ready(s, f, op),
})

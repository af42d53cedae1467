import type { Core, Emit, Frame } from '../types.ts'
import {
  avernusSystems,
  closeIngress,
  enter,
  gain,
  ingressIsDue,
  mayMoveIngress,
  MOVED_INGRESS,
  noAvernus,
} from './breakthrough.ts'
import { pop, skipChoice } from './frames.ts'
import { legalSites } from './sites.ts'
import { garrison, mostSlices, noSite, sixth } from './sixth.ts'

/**
 * Goes on with a step of the expedition that needs no answer; false where somebody must choose. A choice without any
 * legal answer is not asked but skipped with a line in the log (TE-1.6), and so is one with a single tied player
 * (TE-8.4). The race and the referee share it.
 */
export function proceed(s: Core, f: Frame, emit: Emit): boolean {
  switch (f.step) {
    case 'gain':
      gain(s, f, emit)
      return true
    case 'enter':
      enter(s, f, emit)
      return true
    case 'ingress':
      if (ingressIsDue(s, f)) return false
      closeIngress(s, emit)
      return true
    case 'moveIngress':
      if (mayMoveIngress(s, f)) return false
      // With a token moved the choice was had.
      if (f.left === MOVED_INGRESS) skipChoice(s, f, emit)
      else pop(s)
      return true
    case 'avernus':
      if (avernusSystems(s, f.seat).length > 0) return false
      noAvernus(s, f, emit)
      return true
    case 'sixth':
      sixth(s, f, emit)
      return true
    case 'site':
      if (legalSites(s).length > 0 || s.ruleset.settings.noSite === 'tableRuling') return false
      noSite(s, f, emit)
      return true
    case 'tied': {
      const [only, other] = mostSlices(s)
      if (only === undefined || other !== undefined) return false
      garrison(s, f, only, emit)
      return true
    }
    default:
      return false
  }
}

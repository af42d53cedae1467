import type { Standing } from '@orrery/ui'
import type { Event, View } from '../src/types.ts'
import { pointsOf } from './seat.tsx'
import { objectiveName, planetName, sliceName, strategyName, systemName, techName } from '../words/names.ts'

/* Provisional choices by a short name, and the numbers of the chart. */

/** Of the viewer's own doings; what others did meanwhile is no choice of this seat. */
export function staged(e: Event, view: View): string | undefined {
  if ('player' in e && e.player !== view.seat) return undefined
  switch (e.kind) {
    case 'drafted':
    case 'strategy':
    case 'followed':
      return strategyName(e.card)
    case 'activated':
      return systemName(view, e.system)
    case 'moved':
      return `${e.infantry} from ${planetName(view, e.planet)}`
    case 'landed':
      return `${e.infantry} to ${planetName(view, e.planet)}`
    case 'produced':
      return `${e.infantry} on ${planetName(view, e.planet)}`
    case 'built':
      return `${e.dock ? 'Dock' : 'PDS'} on ${planetName(view, e.planet)}`
    case 'researched':
      return techName(e.tech)
    case 'claimed':
      return sliceName(e.slice)
    case 'readied':
      return `${planetName(view, e.planet)} ready`
    case 'scoredPublic':
      return objectiveName(e.objective)
    default:
      return undefined
  }
}

/** Points by seat, as the final table counts them. The mark is the round. */
export const standing = (view: View): Standing => ({
  scores: view.goods.map((_, p) => pointsOf(view, p)),
  mark: String(view.round),
})

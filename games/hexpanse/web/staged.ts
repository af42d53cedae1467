import { capital, hasBit } from '@orrery/kernel'
import type { Standing } from '@orrery/ui'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { sideOf } from '../src/rules/box.ts'
import type { Event, Player, View } from '../src/types.ts'
import { cardName, hexName } from '../words/names.ts'
import { unitLabel, WAYS } from '../words/page.ts'
import { groundOf, missionsOf, shortOf } from './fits.ts'

/* Provisional choices by a short name, and the numbers of the chart. */

export function staged(e: Event, view: View): string | undefined {
  switch (e.kind) {
    case 'placed':
      return `${unitLabel(view, e.player, e.unit)} on ${hexName(e.hex)}`
    case 'warlordPlaced':
      return `Warlord on ${hexName(e.hex)}`
    case 'moved':
      return `Warlord to ${hexName(e.hex)}`
    case 'removed':
      return `${unitLabel(view, e.owner, e.unit)} off ${hexName(e.hex)}`
    case 'exchanged':
      return `${hexName(e.from)} and ${hexName(e.hex)} swapped`
    case 'returned':
      return `Returned from ${hexName(e.hex)}`
    case 'recovered':
      return `${unitLabel(view, e.player, e.unit)} recovered`
    case 'played':
    case 'activated':
      return cardName(e.card)
    case 'bought':
      return `Bought ${cardName(e.card)}`
    case 'aimed':
      return `Base ${hexName(e.hex)}`
    case 'rotated':
      return capital((WAYS[e.rotation] ?? '').toLowerCase())
    case 'factionAbility':
      return 'Ability'
    case 'raised':
      return `Income ${e.level}`
    case 'healed':
      return 'Healed'
    default:
      return undefined
  }
}

/** Cells of the nearest known mission that are filled. */
export const standing = (view: View): Standing => ({
  scores: view.box.sideOf.map((_, p) => filled(view, p)),
  mark: '',
})

function filled(view: View, p: Player): number {
  if (!hasBit(view.alive, p)) return 0
  const ground = groundOf(view, sideOf(view.box, p))
  return Math.max(0, ...missionsOf(view, p).map((mission) => PATTERN_CELLS - shortOf(view, mission, ground)))
}

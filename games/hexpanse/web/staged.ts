import { capital, hasBit } from '@orrery/kernel'
import type { Standing } from '@orrery/ui'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { sideOf } from '../src/rules/ruleset.ts'
import type { Event, Player, View } from '../src/types.ts'
import { cardName, wayName } from '../words/names.ts'
import { unitLabel } from '../words/page.ts'
import { groundOf, missionsOf, shortOf } from './fits.ts'

/* Provisional choices by a short name, and the numbers of the chart. */

export function staged(e: Event, view: View): string | undefined {
  switch (e.kind) {
    case 'placed':
      return `${unitLabel(view, e.player, e.unit)} placed`
    case 'warlordPlaced':
      return 'Warlord placed'
    case 'moved':
      return 'Warlord moved'
    case 'removed':
      return `${unitLabel(view, e.owner, e.unit)} removed`
    case 'exchanged':
      return e.alone ? 'Unit moved' : 'Units swapped'
    case 'returned':
      return 'Unit returned'
    case 'recovered':
      return `${unitLabel(view, e.player, e.unit)} recovered`
    case 'played':
    case 'activated':
      return cardName(view, e.card)
    case 'bought':
      return `Bought ${cardName(view, e.card)}`
    case 'aimed':
      return 'Base hex'
    case 'rotated':
      return capital(wayName(e.rotation))
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
  scores: view.ruleset.sideOf.map((_, p) => filled(view, p)),
  mark: '',
})

function filled(view: View, p: Player): number {
  if (!hasBit(view.alive, p)) return 0
  const ground = groundOf(view, sideOf(view.ruleset, p))
  return Math.max(0, ...missionsOf(view, p).map((mission) => PATTERN_CELLS - shortOf(view, mission, ground)))
}

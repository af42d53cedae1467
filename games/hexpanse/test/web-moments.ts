import { PageGames, seenBy as pageView } from '@orrery/testkit/page'
import type { Target } from '@orrery/ui'
import { game } from '../src/index.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { NONE } from '../src/types.ts'
import type { State, View } from '../src/types.ts'
import * as t from '../web/targets.ts'

export const seenBy = (s: State, seat: number): View => pageView(game, s, seat)

const TABLES = [
  { seats: 2, options: { mode: 'seaman' } },
  { seats: 2, options: { mode: 'captain', openRing: true, resign: true } },
  { seats: 2, options: { mode: 'admiral' } },
  { seats: 3, options: { mode: 'captain' } },
  { seats: 3, options: { mode: 'admiral' } },
  { seats: 4, options: { mode: 'seaman' } },
  { seats: 4, options: { mode: 'admiral' } },
  { seats: 4, options: { mode: 'captain', teams: true } },
  { seats: 4, options: { mode: 'admiral', teams: true } },
]

/** Games of chance in all modes, for all seats and in teams. */
export const games = new PageGames(
  game,
  TABLES.map((table) => ({ ...table, most: 420 })),
)

/** Everything that can be on the table in a position, by name: written anew, so that drawing is checked against it. */
export function boardTargets(view: View): ReadonlySet<Target> {
  const things: Target[] = [t.DECK]
  for (let h = 0; h < view.ruleset.cells; h++) things.push(t.hexTarget(h))
  for (const [slot, card] of [...view.market, ...view.extras].entries())
    if (card !== NONE) things.push(t.slotTarget(slot))
  for (const p of view.ruleset.sideOf.keys()) {
    if ((view.alive & (1 << p)) === 0) continue
    things.push(t.lifeTarget(p), t.purseTarget(p), t.incomeTarget(p), t.reserveTarget(p, 0))
    if ((view.minors[p] ?? NONE) !== NONE) things.push(t.reserveTarget(p, 1))
    if ((view.factions[p] ?? NONE) !== NONE) things.push(t.factionTarget(view.factions[p] ?? NONE))
    for (const card of [...mercenariesIn(view.mercs[p] ?? 0), ...actionsOf(view, p)]) things.push(t.cardTarget(p, card))
    for (const unit of [0, 1]) if ((view.ship[p * 2 + unit] ?? 0) > 0) things.push(t.shipTarget(p, unit))
  }
  if (view.common !== NONE) things.push(t.missionTarget(view.common))
  return new Set(things)
}

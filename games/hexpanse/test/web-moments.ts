import { type Json, type Move, rngFrom } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import { game } from '../src/index.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { NONE } from '../src/types.ts'
import type { Event, State, View } from '../src/types.ts'
import * as t from '../web/targets.ts'

/* Games of chance as a page sees them: the view of whoever is asked, at every decision. */

export interface Moment {
  readonly view: View
  readonly universe: ReadonlySet<Move>
  /** What the answer before it made happen. */
  readonly last: readonly Event[]
}

export const seenBy = (s: State, seat: number): View =>
  game.openView(JSON.parse(JSON.stringify(game.view(s, seat))) as Json)

function* moments(seats: number, options: Json, seed: string, most: number): Generator<Moment> {
  const made = game.setup(options, seats, seed)
  if (!made.ok) throw new Error(made.error.expected)
  const s: State = made.value
  const rng = rngFrom(`page ${seed}`)
  const universe = new Set(game.universe(s))
  let last: Event[] = []
  for (let i = 0; i < most; i++) {
    const [ask] = game.pending(s)
    if (ask === undefined) return
    yield { view: seenBy(s, ask.seat), universe, last }
    const offer = game.moves(s, ask.seat)
    last = []
    game.apply(s, ask.seat, offer[rng.below(offer.length)] as Move, (event) => last.push(event))
  }
}

const TABLES: readonly (readonly [seats: number, options: Json])[] = [
  [2, { mode: 'seaman' }],
  [2, { mode: 'captain', openRing: true, resign: true }],
  [2, { mode: 'admiral' }],
  [3, { mode: 'captain' }],
  [3, { mode: 'admiral' }],
  [4, { mode: 'seaman' }],
  [4, { mode: 'admiral' }],
  [4, { mode: 'captain', teams: true }],
  [4, { mode: 'admiral', teams: true }],
]

const found: Moment[] = []

/** The decisions of games in all modes, for all seats and in teams, played once for all tests of a file. */
export function allMoments(): readonly Moment[] {
  if (found.length > 0) return found
  for (const [seats, options] of TABLES) found.push(...moments(seats, options, `web-${seats}`, 420))
  return found
}

/** Everything that can be on the table in a position, by name: written anew, so that drawing is checked against it. */
export function boardTargets(view: View): ReadonlySet<Target> {
  const things: Target[] = [t.DECK]
  for (let h = 0; h < view.box.cells; h++) things.push(t.hexTarget(h))
  for (const [slot, card] of [...view.market, ...view.extras].entries())
    if (card !== NONE) things.push(t.slotTarget(slot))
  for (const p of view.box.sideOf.keys()) {
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

import { add, at } from '@orrery/kernel'
import { push } from '../../src/rules/frames.ts'
import type { Emit, Player, Position, Purse, State } from '../../src/types.ts'

/* Resource Tokens: gaining them, paying with them, and the top of the Initiative Track (DC-D). */

/** DC-D.1, DC-D.3, DC-D.11. */
export const RESOURCE_TOKENS = { start: 1, max: 4, finalBonus: [5, 3, 1], provenance: 'rulebook' } as const

/** Gives Resource Tokens to a player, or takes them away. */
export function addResources(s: State, p: Player, n: number): void {
  if (n !== 0) s.resources = s.resources.with(p, at(s.resources, p) + n)
}

/** Most tokens at any time, excess is lost; no limit in Final Scoring (DC-D.3). */
export function gainResource(s: State, p: Player): void {
  if (s.final || at(s.resources, p) < s.ruleset.resourceLimit) addResources(s, p, 1)
}

/** How many tokens a payment needs at least, and can take at most. */
export const leastTokens = (s: Position, p: Player, price: number): number => Math.max(0, price - at(s.cp, p))
export const mostTokens = (s: Position, p: Player, price: number): number => Math.min(price, at(s.resources, p))

export function payWith(s: State, p: Player, price: number, tokens: number): void {
  addResources(s, p, -tokens)
  add(s.cp, p, tokens - price)
}

/** DC-D.6, DC-D.7: any part of a price or loss may be paid in tokens; the player is asked how many. */
export const purse: Purse = {
  left: (s, p) => at(s.resources, p),
  pay(s, p, price) {
    const least = leastTokens(s, p, price)
    if (least === mostTokens(s, p, price)) payWith(s, p, price, least)
    else push(s, 'payment', p).left = price
  },
}

/** DC-D.9: in the player's own turn, and not when already on top. */
export const canPromote = (s: State, p: Player): boolean =>
  at(s.resources, p) > 0 && s.active === p && !s.final && s.initiative.length > 0 && at(s.initiative, 0) !== p

/** The token goes to the top, those above it move down one. */
export function promote(s: State, p: Player, emit: Emit): void {
  addResources(s, p, -1)
  s.initiative = [p, ...s.initiative.filter((q) => q !== p)]
  emit?.({ kind: 'initiative', player: p, order: [...s.initiative] })
}

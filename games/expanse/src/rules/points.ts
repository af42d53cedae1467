import { add, at } from '@orrery/kernel'
import type { Player, Position, State } from '../types.ts'
import { push } from './frames.ts'

/* Control Points (EX-16), and Resource Tokens in their place (DC-D.6). */

/** A price may be paid with tokens alone (DC-D.7). */
export const canPay = (s: Position, p: Player, price: number): boolean => at(s.cp, p) + at(s.resources, p) >= price

/** How many tokens a payment needs at least, and can take at most. */
export const leastTokens = (s: State, p: Player, price: number): number => Math.max(0, price - at(s.cp, p))
export const mostTokens = (s: State, p: Player, price: number): number => Math.min(price, at(s.resources, p))

/** Gives Resource Tokens to a player, or takes them away. */
export function addResources(s: State, p: Player, n: number): void {
  if (n !== 0) s.resources = s.resources.with(p, at(s.resources, p) + n)
}

export function payWith(s: State, p: Player, price: number, tokens: number): void {
  addResources(s, p, -tokens)
  add(s.cp, p, tokens - price)
}

/**
 * EX-16.2: in full; the caller has asked `canPay`, and calls this last, because with tokens the player is asked how to
 * pay before anything else goes on.
 */
export function pay(s: State, p: Player, price: number): void {
  const least = leastTokens(s, p, price)
  if (least === mostTokens(s, p, price)) payWith(s, p, price, least)
  else push(s, 'payment', p).left = price
}

export const gain = (s: State, p: Player, n: number): void => add(s.cp, p, n)

/** EX-16.3: as many as possible, nothing is owed; then any part of it may be tokens (DC-D.7). Returns what was lost. */
export function lose(s: State, p: Player, n: number): number {
  const lost = Math.min(n, at(s.cp, p))
  pay(s, p, lost)
  return lost
}

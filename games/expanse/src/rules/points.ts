import { add, at } from '@orrery/kernel'
import type { Player, Position, State } from '../types.ts'

/* Control Points (EX-16), and what a module lets players pay with in their place. */

export const canPay = (s: Position, p: Player, price: number): boolean =>
  at(s.cp, p) >= price || (s.ruleset.purse !== undefined && at(s.cp, p) + s.ruleset.purse.left(s, p) >= price)

/**
 * EX-16.2: in full; the caller has asked `canPay`, and calls this last, because the player may be asked how to pay before
 * anything else goes on.
 */
export function pay(s: State, p: Player, price: number): void {
  if (s.ruleset.purse === undefined) gain(s, p, -price)
  else s.ruleset.purse.pay(s, p, price)
}

export const gain = (s: State, p: Player, n: number): void => add(s.cp, p, n)

/** EX-16.3: as many as possible, nothing is owed. Returns what was lost. */
export function lose(s: State, p: Player, n: number): number {
  const lost = Math.min(n, at(s.cp, p))
  pay(s, p, lost)
  return lost
}

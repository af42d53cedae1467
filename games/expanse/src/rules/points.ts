import { add, at } from '@orrery/kernel'
import type { Player, State } from '../types.ts'

/* Control Points (EX-16). */

export const canPay = (s: State, p: Player, price: number): boolean => at(s.cp, p) >= price

/** EX-16.2: in full; the caller has asked `canPay`. */
export const pay = (s: State, p: Player, price: number): void => add(s.cp, p, -price)

export const gain = (s: State, p: Player, n: number): void => add(s.cp, p, n)

/** EX-16.3: as many as possible, nothing is owed. Returns what was lost. */
export function lose(s: State, p: Player, n: number): number {
  const lost = Math.min(n, at(s.cp, p))
  add(s.cp, p, -lost)
  return lost
}

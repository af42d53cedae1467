import { at } from '@orrery/kernel'
import type { Player, Position, State } from '../types.ts'

/** The k-th player clockwise from p; k = 1 is the left neighbour. */
export const clockwise = (s: Position, p: Player, k: number): Player =>
  at(s.seating, (at(s.seatOf, p) + k) % s.ruleset.players)

/** EX-7.6: the token goes to the bottom, those below move up one. Nothing to move with two players (EX-18.5). */
export function dropToken(s: State, p: Player): boolean {
  const order = s.initiative.slice()
  const last = order.length - 1
  let i = order.indexOf(p)
  if (i < 0) return false
  for (; i < last; i++) order[i] = at(order, i + 1)
  order[last] = p
  s.initiative = order
  return true
}

/** Place on the Initiative Track, 0 on top; all equal where there is no track. */
export const trackPlace = (s: Position, p: Player): number => s.initiative.indexOf(p)

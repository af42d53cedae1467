import { OBSERVER, type Seat } from '@orrery/kernel'
import type { SeatInfo, Situation } from '@orrery/table'

const isBot = ({ sitter }: SeatInfo): boolean => sitter.kind === 'bot'

/**
 * Advice is for those who play against bots, and for whoever looks at a record or at a game that is over: nobody is
 * advised against people. Friends at one screen may ask where they play against bots together.
 */
export function mayBeAdvised({ stage, seats, yours, you }: Situation): boolean {
  if (stage === 'over') return true
  const amongFriends = yours.length > 1 && you !== OBSERVER && !seats.some(isBot)
  const others = seats.filter((_, seat) => !yours.includes(seat))
  return yours.length > 0 && !amongFriends && others.every(isBot)
}

/** Through whose eyes one may look: one's own; when the game is over, anybody's. */
export const eyesOf = ({ stage, seats, yours }: Situation): readonly Seat[] =>
  stage === 'over' ? seats.map((_, seat) => seat) : yours

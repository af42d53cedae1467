import { OBSERVER, type Seat } from '@orrery/kernel'
import type { SeatInfo, Update } from '@orrery/table'
import { hasBots } from '../registry.ts'

const isBot = ({ sitter }: SeatInfo): boolean => sitter.kind === 'bot'

/**
 * Advice is for players against bots, and for readers of a record or of a finished game; nobody gets advice against
 * people. Friends at one screen may ask if they play against bots together. A game without bots has no advice to give.
 */
export function mayBeAdvised({ setting, stage, seats, yours, you }: Update): boolean {
  if (!hasBots(setting.game)) return false
  if (stage === 'over') return true
  const amongFriends = yours.length > 1 && you !== OBSERVER && !seats.some(isBot)
  const others = seats.filter((_, seat) => !yours.includes(seat))
  return yours.length > 0 && !amongFriends && others.every(isBot)
}

/** Seats you may look through: your own and, when the game is over, everybody's. */
export const eyesOf = ({ stage, seats, yours }: Update): readonly Seat[] =>
  stage === 'over' ? seats.map((_, seat) => seat) : yours

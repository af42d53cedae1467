import type { Seat } from '@orrery/kernel'
import type { Situation } from '@orrery/table'

/** Advice is for those who play against bots only, or look at a game that is over: nobody's opponent is advised. */
export const mayBeAdvised = ({ stage, seats, yours }: Situation): boolean =>
  stage === 'over' ||
  (yours.length > 0 && seats.every(({ sitter }, seat) => sitter.kind === 'bot' || yours.includes(seat)))

/** Through whose eyes one may look: one's own; when the game is over, anybody's. */
export const eyesOf = ({ stage, seats, yours }: Situation): readonly Seat[] =>
  stage === 'over' ? seats.map((_, seat) => seat) : yours

import type { Words } from '@orrery/kernel'
import type { Event, View } from '../src/types.ts'
import { board } from './board.ts'
import { event } from './events.ts'
import { move } from './moves.ts'
import { pages } from './pages.ts'
import { question } from './questions.ts'
import { reason } from './reasons.ts'
import { refusal } from './refusals.ts'

export { ledger } from './ledger.ts'
export { packs } from './packs.ts'
export { sources } from './sources.ts'

/** The second entry point: every sentence of the game, for the terminal, the page and the log. */
export const words: Words<View, Event> = {
  question,
  move,
  event,
  refusal,
  reason,
  board,
  pages,
  tones: {
    TE: [79, 156, 249],
    IN: [255, 116, 104],
    UTW: [255, 166, 43],
    CC: [189, 149, 255],
    head: [243, 236, 221],
    brass: [226, 200, 143],
    dim: [152, 163, 185],
  },
}

import { judgeWith } from '@orrery/bots'
import { at, type Judge } from '@orrery/kernel'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { learning } from './learning.ts'
import { chanceOf, partsFor, valueFor } from './value.ts'

/** The judge made by hand: what a search has to know about The Expanse beyond its rules. */
export const hand: Judge<State> = {
  value: (s, seat) => valueFor(s, at(s.seating, seat)),
  chance: chanceOf,
  parts: (s, seat) => partsFor(s, at(s.seating, seat)),
}

export const judge: Judge<State> = judgeWith(game, hand, learning)

export { learning }

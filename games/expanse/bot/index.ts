import { at, type Judge } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { chanceOf, partsFor, valueFor } from './value.ts'

/** What a search has to know about The Expanse beyond its rules. */
export const judge: Judge<State> = {
  value: (s, seat) => valueFor(s, at(s.seating, seat)),
  chance: chanceOf,
  parts: (s, seat) => partsFor(s, at(s.seating, seat)),
}

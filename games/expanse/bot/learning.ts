import type { Learning } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import type { State } from '../src/types.ts'
import { features } from './features.ts'
import { more } from './weights/more.ts'
import { two } from './weights/two.ts'

/** Every other table is played without modules, the others with some of those that its players may use. */
export const learning: Learning<State> = {
  features,
  evenInTurn: true,
  weights: [two, more],
  tableFor(seats, rng) {
    const open = rng.below(2) === 0 ? [] : MODULES.filter(({ players }) => players.includes(seats))
    return { modules: open.map(({ id }) => id).filter(() => rng.below(2) === 0) }
  },
}

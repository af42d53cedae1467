import type { Learning } from '@orrery/bots'
import { MODULES } from '../modules/index.ts'
import type { State } from '../src/types.ts'
import { features } from './features.ts'

/** One table of two is played without modules, the others with some of them. */
export const learning: Learning<State> = {
  features,
  weights: [],
  tableFor: (seats, rng) => ({
    modules: rng.below(2) === 0 ? [] : MODULES.map(({ name }) => name).filter(() => rng.below(2) === 0),
  }),
}

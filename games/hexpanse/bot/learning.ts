import { itemAt, type Json, type Learning, type Rng } from '@orrery/kernel'
import { MODES, type State } from '../src/types.ts'
import { features } from './features.ts'
import { two } from './weights/two.ts'

/** Mostly the usual table; one of three in another mode, and some on another board or, with four, in teams. */
function tableFor(seats: number, rng: Rng): Json {
  const mode = rng.below(3) === 0 ? itemAt(MODES, rng.below(MODES.length)) : 'captain'
  const isOther = rng.below(4) === 0
  if (seats === 2) return { mode, openRing: isOther }
  if (seats === 4 && rng.below(3) === 0) return { mode, teams: true, largeBoard: isOther }
  return { mode }
}

export const learning: Learning<State> = { features, weights: [two], tableFor }

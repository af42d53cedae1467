import type { Learning } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { features } from './features.ts'

/** The usual table; which factions sit at it is drawn by lot. */
export const learning: Learning<State> = { features, weights: [], tableFor: () => ({}) }

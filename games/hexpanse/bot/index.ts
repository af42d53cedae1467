import type { Judge } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { valueFor } from './value.ts'

/** What a search has to know about Hexpanse beyond its rules. */
export const judge: Judge<State> = { value: valueFor }

import type { FactionId } from '../src/types.ts'
import { scoringAt, type Spec, table, type Table } from './table.ts'

/* Tables with Expanded Technologies. */

/** Four players with the module; what is said more comes on top. */
export const alpha = (more: Spec): Table => table({ players: 4, modules: ['alpha'], ...more })

const STEPS: readonly string[] = ['bonus', 'window', 'score', 'afterBases', 'drawTechs', 'freeBuild', 'rocinante']

/** A Scoring turn of `taker` with the module at one of its steps: also 'afterBases' and 'drawTechs'. */
export const scoringWithTechs = (taker: FactionId, from: string, number: number, more: Spec = {}): Spec =>
  scoringAt(taker, from, number, more, STEPS)

/** The window of the first Scoring, its taker last. */
export const windowOf = (taker: FactionId, more: Spec = {}): Spec => scoringWithTechs(taker, 'window', 1, more)

const PREFIX: { readonly [p in FactionId]: string } = { UN: 'un', MCR: 'mcr', OPA: 'opa', PG: 'pg' }
/** Such as 'un-1a': the three techs of a faction and level are a, b and c. */
export const techId = (p: FactionId, level: number, letter: 'a' | 'b' | 'c'): string => `${PREFIX[p]}-${level}${letter}`

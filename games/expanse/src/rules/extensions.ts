import type { ModuleParts, Trait } from '../types.ts'

/* What modules add to the rules when they are loaded; base rules ask here, and know none of them. */

/** Words that can be said of a place. */
export const TRAITS: { [word: string]: Trait } = {}

/** Properties of a ruleset, as they are without their module. */
export const MODULE_PARTS = {} as ModuleParts

/* The vocabulary of the game, room by room. */
export * from './types/ruleset.ts'
export * from './types/effects.ts'
export * from './types/events.ts'
export * from './types/ids.ts'
export * from './types/pack.ts'
export * from './types/rows.ts'
export * from './types/state.ts'

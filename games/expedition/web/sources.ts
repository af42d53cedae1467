import type { Score } from '../src/rules/holdings.ts'

/** TE-16.4: every source of points, as the table and the verdict name it. */
export const SOURCES: readonly (readonly [key: Exclude<keyof Score, 'total'>, name: string])[] = [
  ['publics', 'Public objectives'],
  ['secrets', 'Secrets'],
  ['breakthrough', 'Breakthrough'],
  ['mecatol', 'Custodians, Imperial'],
  ['styx', 'Styx'],
  ['thundersEdge', "Thunder's Edge"],
  ['treasury', 'Treasury'],
]

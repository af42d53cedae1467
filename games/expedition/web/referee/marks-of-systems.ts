import { ALPHA_TOKEN, BETA_TOKEN, DESTROYED, FRONTIER, INGRESS, RIFT_TOKEN } from '../../src/types.ts'

/** Tokens of a system: the path of a correction, its words, its bit. */
export const MARKS: readonly (readonly [path: string, label: string, mark: number])[] = [
  ['ingress', 'ingress token', INGRESS],
  ['frontier', 'frontier token', FRONTIER],
  ['alpha', 'alpha wormhole token', ALPHA_TOKEN],
  ['beta', 'beta wormhole token', BETA_TOKEN],
  ['rift', 'gravity rift token', RIFT_TOKEN],
  ['destroyed', 'planets destroyed', DESTROYED],
]

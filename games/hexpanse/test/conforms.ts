import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

interface Table {
  readonly seats: number
  readonly options?: { readonly teams?: true }
  /** What the file of its playthrough is called. */
  readonly name: string
  readonly perft: readonly number[]
}

/** The suite for three and four seats, in every mode. */
export function conforms({ seats, options = {}, name, perft }: Table): void {
  const file = new URL(`recorded/playthrough-${name}.txt`, import.meta.url)
  conformance(game, {
    seats: [seats],
    features,
    options: { mode: 'admiral', ...options },
    games: 5,
    thorough: 1,
    optionSets: ['seaman', 'captain'].map((mode) => ({ name: mode, options: { mode, ...options } })),
    perft: [{ seats, seed: 'perft', counts: perft }],
    playthroughs: [{ file, seats, seed: 'playthrough', words }],
  })
}

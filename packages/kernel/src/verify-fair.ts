import type { AnyGame } from './contract.ts'
import { commitmentOf, type Draw, drawsOf, readFairSeed } from './fair.ts'
import type { GameRecord } from './record.ts'
import { replay } from './replay.ts'
import { fail, ok, type Result } from './result.ts'
import { problemText } from './text.ts'

/** What a record proves about the deal of its game. */
export interface FairDeal {
  /** To be compared with what the table showed before the game. */
  readonly commitment: string
  /** By seat. */
  readonly words: readonly string[]
  /** Every number that was drawn, in order. */
  readonly draws: readonly Draw[]
}

/**
 * Deals a record again from its seed and plays it through: every card, die and choice of chance in it follows from the
 * seed, or this fails with the end of a sentence that says why.
 */
export function verifyFair(game: AnyGame, record: GameRecord): Result<FairDeal, string> {
  const { start } = record
  const seed = 'seed' in start ? readFairSeed(start.seed) : undefined
  if (seed === undefined) return fail('was not dealt from a fair seed, so there is nothing to check')
  if (record.hash === undefined) return fail('has no hash in its last line, so nothing can be compared')
  let problem = ''
  const draws = drawsOf(() => {
    const match = replay(game, record)
    if (!match.ok) problem = problemText(match.error)
  })
  if (problem !== '') return fail(`does not follow from its seed: ${problem}`)
  return ok({ commitment: commitmentOf(seed.secret), words: seed.words, draws })
}

import { type Json, type Problem, readerOf, type Result, dealFrom } from '@orrery/kernel'
import { rulesetFor } from './rulesets.ts'
import { type Options, readOptions } from './options.ts'
import { push } from './rules/frames.ts'
import { startState } from './start.ts'
import { settle } from './steps/engine.ts'
import type { State } from './types.ts'

function laid({ choices, first }: Options, seed: string): State {
  const ruleset = rulesetFor(choices)
  const rng = dealFrom(seed)
  const drawn = rng.below(ruleset.players)
  const s = startState({ ruleset, seed, deck: rng.shuffle(ruleset.deck.slice()) })
  s.first = first ?? drawn
  s.active = s.first
  push(s, 'warlord', s.first)
  push(s, 'mission', s.first)
  if (ruleset.minors > 0) push(s, 'minor', s.first)
  push(s, 'faction', s.first)
  settle(s, undefined)
  return s
}

export const setup = (json: Json, players: number, seed: string): Result<State, Problem> =>
  readerOf((options) => laid(readOptions(options, players), seed))(json)

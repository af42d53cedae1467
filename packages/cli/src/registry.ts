import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { words as expanseWords } from '@orrery/expanse/words'
import * as expeditionRules from '@orrery/expedition'
import { judge as expeditionJudge } from '@orrery/expedition/bot'
import { refereeWords, type RefereeWords, words as expeditionWords } from '@orrery/expedition/words'
import type { AnyGame, AnyJudge, AnyWords } from '@orrery/kernel'

/** A game with the doors the command line walks through. */
export interface Entry {
  readonly game: AnyGame
  readonly words: AnyWords
  readonly judge: AnyJudge
}

/** One line per game; the first is the one that is played when none is named. */
export const games: readonly Entry[] = [
  { game: expanse, words: expanseWords, judge: expanseJudge },
  { game: expeditionRules.game, words: expeditionWords, judge: expeditionJudge },
]

/** The referee for a live table, with its words. */
export const referee: {
  readonly rules: typeof expeditionRules
  readonly words: RefereeWords
  readonly tones: AnyWords['tones']
} = { rules: expeditionRules, words: refereeWords, tones: expeditionWords.tones }
export type LiveTable = expeditionRules.RefereeTable

import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { words as expanseWords } from '@orrery/expanse/words'
import { game as hexpanse } from '@orrery/hexpanse'
import { judge as hexpanseJudge } from '@orrery/hexpanse/bot'
import { words as hexpanseWords } from '@orrery/hexpanse/words'
import { game as expedition } from '@orrery/expedition'
import { judge as expeditionJudge } from '@orrery/expedition/bot'
import { words as expeditionWords } from '@orrery/expedition/words'
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
  { game: hexpanse, words: hexpanseWords, judge: hexpanseJudge },
  { game: expedition, words: expeditionWords, judge: expeditionJudge },
]

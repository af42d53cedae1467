import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { words as expanseWords } from '@orrery/expanse/words'
import { game as hexpanse } from '@orrery/hexpanse'
import { judge as hexpanseJudge } from '@orrery/hexpanse/bot'
import { words as hexpanseWords } from '@orrery/hexpanse/words'
import { game as expedition } from '@orrery/expedition'
import { judge as expeditionJudge } from '@orrery/expedition/bot'
import { words as expeditionWords } from '@orrery/expedition/words'
import type { AnyWords } from '@orrery/kernel'
import type { GameDoors } from '@orrery/table'

/** A game with the doors the server walks through. */
export interface Served extends GameDoors {
  readonly words: AnyWords
}

/** One line per game. */
export const games: readonly Served[] = [
  { game: expanse, words: expanseWords, judge: expanseJudge },
  { game: hexpanse, words: hexpanseWords, judge: hexpanseJudge },
  { game: expedition, words: expeditionWords, judge: expeditionJudge },
]

export const servedGame = (id: string): Served | undefined => games.find(({ game }) => game.id === id)

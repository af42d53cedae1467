import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { game as hexpanse } from '@orrery/hexpanse'
import { judge as hexpanseJudge } from '@orrery/hexpanse/bot'
import { game as expedition } from '@orrery/expedition'
import { judge as expeditionJudge } from '@orrery/expedition/bot'
import type { GameDoors } from '@orrery/table'

/** One line per game that can be played on this device. */
export const games: readonly GameDoors[] = [
  { game: expanse, judge: expanseJudge },
  { game: hexpanse, judge: hexpanseJudge },
  { game: expedition, judge: expeditionJudge },
]

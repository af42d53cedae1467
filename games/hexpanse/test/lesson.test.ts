import { greedyBot, levels } from '@orrery/bots'
import { lessonSuite } from '@orrery/testkit/lesson'
import { hand, judge } from '../bot/index.ts'
import { lesson } from '../lesson/index.ts'
import { game } from '../src/index.ts'
import { entryPoint } from '../web/index.ts'

/** The player sees what is at hand; the opponent is the one of the lesson. */
const player = greedyBot(game, hand)
const opponent = levels.rookie(game, judge, { scale: 0.2 })

lessonSuite({
  game,
  entryPoint,
  lesson,
  choose: (view, seat, offer, rng) => (seat === 0 ? player : opponent).choose(view, seat, offer, rng),
})

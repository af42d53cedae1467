import { greedyBot } from '@orrery/bots'
import { lessonSuite } from '@orrery/testkit/lesson'
import { judge } from '../bot/index.ts'
import { lesson } from '../lesson/index.ts'
import { game } from '../src/index.ts'
import { door } from '../web/index.ts'

const bot = greedyBot(game, judge)

lessonSuite({ game, door, lesson, choose: (view, seat, offer, rng) => bot.choose(view, seat, offer, rng) })

import { greedyBot } from '@orrery/bots'
import { lessonSuite } from '@orrery/testkit/lesson'
import { judge } from '../bot/index.ts'
import { lesson } from '../lesson/index.ts'
import { game } from '../src/index.ts'
import { entryPoint } from '../web/index.ts'

const bot = greedyBot(game, judge)

lessonSuite({ game, entryPoint, lesson, choose: (view, seat, offer, rng) => bot.choose(view, seat, offer, rng) })

import { levelNames, levels } from '@orrery/bots'
import { itemAt, type Move, rngFrom } from '@orrery/kernel'
import { games } from '@orrery/games'
import { describe, expect, test } from 'vitest'
import { loadEntry } from '../src/registry.ts'

const LOOKED_AT = 6
/** Random moves from one look to the next: so the looks are spread over a game. */
const BETWEEN = 17
/** The least a level can think: whatever it sees of the true state shows in its first iterations. */
const SCALE = 0.001

const entries = await Promise.all(games.map(loadEntry))
const tables = entries
  .filter(({ hasBots }) => hasBots)
  .flatMap((entry) => levelNames.map((level) => [entry.game.title, level, entry] as const))

describe.each(tables)('%s, %s', (_, level, { game, judge }) => {
  test('answers the same, with the same seed, whatever it cannot know', () => {
    const start = game.setup(game.fullOptions({}, game.seats.max), game.seats.max, `secret ${level}`)
    if (!start.ok) throw new Error(start.error.expected)
    const s = start.value
    const rng = rngFrom(`secret ${level} choices`)
    let looks = 0
    for (let n = 0; looks < LOOKED_AT; n++) {
      const [ask] = game.pending(s)
      if (ask === undefined) break
      const { seat } = ask
      const answerTo = (state: unknown): Move => {
        const bot = levels[level](game, judge, { scale: SCALE })
        return bot.choose(game.view(state, seat), seat, game.moves(state, seat), rngFrom(`think ${n}`))
      }
      if (n % BETWEEN === 0) {
        looks++
        const answer = answerTo(s)
        for (const thing of game.hidden) {
          const other = thing.vary(game.clone(s), seat, rngFrom(`vary ${n}`))
          expect(game.print(answerTo(other)), `${thing.name}, move ${n}`).toBe(game.print(answer))
        }
      }
      const offer = game.moves(s, seat)
      game.apply(s, seat, itemAt(offer, rng.below(offer.length)))
    }
    expect(looks).toBe(LOOKED_AT)
  })
})

import { Analysis, Coach, greedyBot } from '@orrery/bots'
import { game } from '@orrery/hexpanse'
import { judge } from '@orrery/hexpanse/bot'
import { itemAt, type Json, Match, rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'

/** A game between two Greedy bots, up to the first question after that many that has at least `answers` answers. */
function opening(
  decisions: number,
  answers = 2,
): Match<Parameters<typeof judge.value>[0], ReturnType<typeof game.view>> {
  const begun = Match.start(game, { options: {}, seats: 2, seed: 'analysis' })
  if (!begun.ok) throw new Error(begun.error.expected)
  const match = begun.value
  const bot = greedyBot(game, judge)
  for (let i = 0; i < decisions || match.offer(itemAt(match.pending(), 0).seat).length < answers; i++) {
    const { seat } = itemAt(match.pending(), 0)
    const move = bot.choose(match.view(seat), seat, match.offer(seat), rngFrom(`${i}`))
    match.enter({ side: itemAt(match.sides(), seat), move: game.print(move) })
  }
  return match
}

const FEW = { iterations: sampleSize(24, 60) }

describe('an analysis', () => {
  test('gives a position the same figures as the coach does later, also where the view came as JSON', () => {
    const match = opening(sampleSize(5, 8))
    const coach = new Coach(judge, match, FEW)
    while (coach.step());
    expect(coach.verdicts.length).toBeGreaterThan(3)
    for (const { entry, seat, move, chances, better, chance } of coach.verdicts) {
      const then = match.at(entry - 1)
      const view = game.openView(JSON.parse(JSON.stringify(then.view(seat))) as Json)
      const hint = new Analysis(game, judge, { view, seat, offer: then.offer(seat) }, FEW).finish()
      expect(hint.about(move)?.chances).toEqual(chances)
      expect(hint.about(better)?.chances[seat]).toBe(chance)
    }
  })

  test('looks at a move that is not among the best before it says anything of it', () => {
    const match = opening(3, 8)
    const { seat } = itemAt(match.pending(), 0)
    const question = { view: match.view(seat), seat, offer: match.offer(seat) }
    const analysis = new Analysis(game, judge, question, FEW).finish()
    const best = analysis.best().map((one) => one.move)
    const other = question.offer.find((move) => !best.includes(move)) ?? itemAt(question.offer, 0)
    expect(best).not.toContain(other)
    expect(analysis.about(other)?.visits).toBeGreaterThanOrEqual(FEW.iterations / 4)
  })

  test('ends when it has looked at all it was told to', () => {
    const match = opening(3)
    const { seat } = itemAt(match.pending(), 0)
    const analysis = new Analysis(game, judge, { view: match.view(seat), seat, offer: match.offer(seat) }, FEW)
    expect(analysis.step()).toBe(true)
    expect(analysis.looked).toBeLessThan(FEW.iterations)
    expect(analysis.finish().looked).toBe(FEW.iterations)
    expect(analysis.step()).toBe(false)
    expect(analysis.looked).toBe(FEW.iterations)
  })
})

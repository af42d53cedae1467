import { games } from '@orrery/games'
import { type AnyGame, hashText, rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { describe, expect, it } from 'vitest'
import { compareSent } from './sent.ts'

const HOUR = 3_600_000
const hashOf = (game: AnyGame, s: unknown): string => hashText(JSON.stringify(game.position.write(s)))

/** Leaks put in on purpose, each in another part of what is sent. */
const LEAKS: readonly [name: string, leak: (game: AnyGame) => Partial<AnyGame>][] = [
  ['the names of the sides', (game) => ({ sides: (s) => game.sides(s).map((side) => `${side} ${hashOf(game, s)}`) })],
  [
    'the number of the question',
    (game) => ({
      pending: (s) =>
        game.pending(s).map((ask) => ({ ...ask, decision: ask.decision + Number(hashOf(game, s) < '8') })),
    }),
  ],
  [
    'a refusal',
    (game) => ({
      refusals: (s, seat, m) => game.refusals(s, seat, m).map((one) => ({ ...one, args: { leak: hashOf(game, s) } })),
    }),
  ],
  [
    'whether a move is confirmed',
    (game) => {
      let truth = ''
      return {
        view: (s, seat) => {
          truth = hashOf(game, s)
          return game.view(s, seat)
        },
        reveals: (s) => game.reveals(s) + (truth < '8' ? 0 : (game.pending(s)[0]?.decision ?? 0)),
      }
    },
  ],
  [
    'whether the move that ends the game is confirmed',
    (game) => {
      let truth = ''
      return {
        view: (s, seat) => {
          truth = hashOf(game, s)
          return game.view(s, seat)
        },
        reveals: () => 0,
        outcome: (s) => (truth < '8' ? undefined : game.outcome(s)),
      }
    },
  ],
]

for (const { id, rules } of games) {
  describe(`everything that ${id} sends`, () => {
    it('is the same for whoever knows the same', { timeout: 10 * HOUR }, async () => {
      const { game } = await rules()
      const count = sampleSize(3000, 1_000_000)
      const { texts, leaks } = compareSent(game, rngFrom(`${id} sent`), count)
      expect(leaks).toEqual([])
      expect(texts).toBeGreaterThanOrEqual(game.hidden.length === 0 ? 0 : count)
    })

    it.each(LEAKS)('is caught when it leaks by %s', async (_, leak) => {
      const { game } = await rules()
      expect(compareSent({ ...game, ...leak(game) }, rngFrom('leak'), 20_000).leaks).not.toEqual([])
    })
  })
}

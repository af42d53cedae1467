import { greedyBot, randomBot } from '@orrery/bots'
import { type Rng, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { HABITS, judge, judgeOf } from '../bot/index.ts'
import { game, type State, type View } from '../src/index.ts'
import { asking, inTurn, owner, type Spec, table, windowOf } from './table.ts'

type Bot = { choose(view: View, seat: number, offer: readonly number[], rng: Rng): number }

/** Who wins when these sit round the table. */
function winner(bots: readonly Bot[], seed: string): number {
  const start = game.setup({ maxRounds: 3 }, bots.length, seed)
  if (!start.ok) throw new Error(start.error.expected)
  const s: State = start.value
  const rng = rngFrom(seed)
  for (let ask = game.pending(s).at(-1); ask !== undefined; ask = game.pending(s).at(-1)) {
    const offer = game.moves(s, ask.seat).slice()
    const move = bots[ask.seat]?.choose(game.view(s, ask.seat), ask.seat, offer, rng)
    game.apply(s, ask.seat, (move ?? offer[0]) as never)
  }
  return game.outcome(s)?.winners[0] ?? -1
}

describe('bots', () => {
  const quick = { candidates: 4, steps: 6 }
  test('TE-17.8 racer, hoarder and weigher are habits of one judge, and play whole games by legal lists', () => {
    const bots = [HABITS.racer, HABITS.hoarder, HABITS.weigher].map((habit) => greedyBot(game, judgeOf(habit), quick))
    expect(winner(bots as unknown as readonly Bot[], 'habits')).toBeGreaterThanOrEqual(0)
  })
  test('TE-17.8 a racer likes a further slice more than a hoarder does', () => {
    const before = table({
      ...windowOf('sol'),
      players: { sol: { goods: 3, breakthrough: 'ready' } },
      slices: { secret: { by: 'sol', number: 1 } },
    })
    const after = table({
      ...windowOf('sol'),
      players: { sol: { breakthrough: 'ready' } },
      slices: { secret: { by: 'sol', number: 1 }, tradeGoods: { by: 'sol', number: 2 } },
    })
    const gain = (habit: (typeof HABITS)[keyof typeof HABITS]): number =>
      judgeOf(habit).value(after.state, 0) - judgeOf(habit).value(before.state, 0)
    expect(gain(HABITS.racer)).toBeGreaterThan(gain(HABITS.weigher))
    expect(gain(HABITS.weigher)).toBeGreaterThan(gain(HABITS.hoarder))
  })
  test('TE-17.9 greedy seats beat random ones', () => {
    const greedy = greedyBot(game, judge, quick) as unknown as Bot
    const random = randomBot(game) as unknown as Bot
    const wins = [0, 1, 2, 3].filter(
      (n) =>
        winner(
          [0, 1, 2].map((i) => (i === n % 3 ? greedy : random)),
          `duel ${n}`,
        ) ===
        n % 3,
    )
    expect(wins.length).toBeGreaterThanOrEqual(3)
  })
  test("a position is worth more with points, planets and Thunder's Edge", () => {
    const plain = judge.value(table().state, 0)
    expect(judge.value(table({ players: { sol: { points: 1 } } }).state, 0)).toBeGreaterThan(plain)
    expect(judge.value(table({ planets: { bakal: owner('sol') } }).state, 0)).toBeGreaterThan(plain)
    expect(judge.value(table({ planets: { bakal: owner('hacan') } }).state, 0)).toBeLessThan(plain)
    const edge = { flipped: true, planets: { thundersedge: { owner: 'sol', system: '46' } } }
    expect(judge.value(table(edge).state, 0)).toBeGreaterThan(plain)
    expect(judge.value(table({ over: 'sol' }).state, 0)).toBeGreaterThan(50)
  })
  test('TE-15.12 an offer that was declined is not made again in the same turn', () => {
    const players = { sol: { commodities: 3 }, hacan: { commodities: 4 } }
    const bot = greedyBot(game, judge) as unknown as Bot
    const chosen = (offers: Spec): string => {
      const { state } = asking({ ...windowOf('sol'), round: 2, placedIn: 2, flipped: true, players, offers })
      return game.print(bot.choose(game.view(state, 0), 0, state.offer, rngFrom('talk')) as never)
    }
    expect(chosen({})).toBe('deal hacan')
    expect(chosen({ hacan: 1 })).not.toMatch(/^deal/)
  })
  test('TE-15.4 tokens are bought where influence is of no other use', () => {
    const bot = greedyBot(game, judge) as unknown as Bot
    const given = {
      custodians: 'sol',
      planets: { jord: { exhausted: true }, mrte: owner('sol'), ang: owner('sol', 3) },
      slices: { influence: { by: 'hacan', number: 1 } },
      players: { sol: { breakthrough: 'ready' }, hacan: { breakthrough: 'ready' } },
    }
    const { state } = table({ ...given, ...inTurn('sol', { step: 'buyTokens', seat: 'sol' }) })
    expect(game.print(bot.choose(game.view(state, 0), 0, state.offer, rngFrom('buy')) as never)).toMatch(
      /^tokens (2\+0|1\+1|0\+2)$/,
    )
  })
  test('a swap of commodities is worth offering, an empty offer is not', () => {
    const players = { sol: { commodities: 3 }, hacan: { commodities: 4 } }
    const at = (list: readonly number[]): number =>
      judge.value(
        table({ players, ...inTurn('sol', { step: 'deal', seat: 'sol', by: 'hacan', list: [...list] }) }).state,
        0,
      )
    expect(at([0, 3])).toBeGreaterThan(at([0, 0]))
  })
})

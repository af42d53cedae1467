import { greedyBot, randomBot, searchBot } from '@orrery/bots'
import { at, itemAt, rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { costs } from '../bot/bench.ts'
import { hand, judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { hexNamed } from '../src/notation.ts'
import { wouldWin } from '../src/rules/victory.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const greedy = greedyBot(game, judge)
const random = randomBot(game)

/** Greedy answers for whoever is asked until somebody else is, or the game is over. */
function turnOf(t: Table, seed: string, bot = greedy): Table {
  const player = t.active()
  const rng = rngFrom(seed)
  while (t.active() === player && t.winner() === undefined) {
    const seat = at(
      game.pending(t.state).map((ask) => ask.seat),
      0,
    )
    t.do(game.print(bot.choose(game.view(t.state, seat), seat, game.moves(t.state, seat), rng)))
  }
  return t
}

function greedyWins(seats: number, seat: number, seed: string): boolean {
  const start = game.setup({}, seats, seed)
  if (!start.ok) throw new Error(start.error.expected)
  const s = start.value
  const rng = rngFrom(`${seed} choices`)
  for (let ask = game.pending(s)[0]; ask !== undefined; ask = game.pending(s)[0]) {
    const bot = ask.seat === seat ? greedy : random
    game.apply(s, ask.seat, bot.choose(game.view(s, ask.seat), ask.seat, game.moves(s, ask.seat), rng))
  }
  return game.outcome(s)?.winners.includes(seat) === true
}

const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })

describe('greedy', () => {
  test('beats chance in at least 19 of 20 games for two', () => {
    const games = sampleSize(6, 20)
    const wins = Array.from({ length: games }, (_, n) => greedyWins(2, n % 2, `strength ${n}`)).filter(Boolean).length
    expect(wins).toBeGreaterThanOrEqual(games * 0.95)
  })

  test.each([1, 2])('completes a pattern it can complete with %i placements', (missing) => {
    const t = plain({ common: 'P07', pieces: near({ normal: WALL.slice(missing) }) })
    expect([turnOf(t, 'finish').winner(), t.ending()]).toEqual(['A', 'pattern'])
  })

  test('completes a pattern with a card that takes the hex of an enemy', () => {
    const t = plain({
      common: 'P07',
      cards: { A: ['A12'] },
      pieces: near({ normal: WALL.slice(1) }, { normal: ['-2,0'] }),
    })
    expect([turnOf(t, 'take').winner(), t.ending()]).toEqual(['A', 'pattern'])
  })

  test('takes the last life of the only enemy', () => {
    const t = plain({ common: 'P07', life: { B: 2 }, cards: { A: ['A13'] } })
    expect([turnOf(t, 'kill').winner(), t.ending()]).toEqual(['A', 'warlord'])
  })

  test('blocks a player who would win next turn with 2 placements', () => {
    const spec: Spec = { common: 'P07', pieces: near({}, { normal: WALL.slice(2) }) }
    const quiet = plain(spec).pass()
    expect(turnOf(quiet, 'unhindered').winner()).toBe('B')
    const t = turnOf(plain(spec), 'block')
    expect(t.active()).toBe('B')
    expect(turnOf(t, 'hindered').winner()).toBeUndefined()
  })

  test.each(['B', 'C'])('with three stops player %s, whoever of the others comes first', (rival) => {
    const spec: Spec = { players: 3, common: 'P07', pieces: { [rival]: { normal: WALL.slice(2) } } }
    const quiet = plain(spec).pass()
    if (rival === 'C') quiet.pass()
    expect(turnOf(quiet, 'unhindered').winner()).toBe(rival)
    const t = turnOf(plain(spec), 'block')
    if (rival === 'C') t.pass()
    expect(turnOf(t, 'hindered').winner()).toBeUndefined()
  })

  test('would rather win than stop somebody', () => {
    const other = ['-2,3', '-1,3', '0,3', '1,3', '-3,3', '-3,4', '-2,4']
    const pieces = { A: { normal: WALL.slice(2) }, C: { normal: other } }
    expect(turnOf(plain({ players: 3, common: 'P07', pieces }), 'win').winner()).toBe('A')
  })

  test.each([
    ['greedy', greedy],
    ['a search', searchBot(game, judge, { iterations: 6 })],
  ] as const)('%s answers the same whatever it cannot know', (_, bot) => {
    const t = fresh(3, { mode: 'admiral' }, 'blind')
    const rng = rngFrom('blind choices')
    for (let n = 0; n < 60; n++) {
      const s = t.state
      const seat = at(
        game.pending(s).map((ask) => ask.seat),
        0,
      )
      const answer = (state: typeof s): number =>
        bot.choose(game.view(state, seat), seat, game.moves(state, seat), rngFrom(`think ${n}`))
      if (n % 5 === 0) {
        const others = game.hidden.map((thing) => answer(thing.vary(game.clone(s), seat, rngFrom(`vary ${n}`))))
        expect(others).toEqual(game.hidden.map(() => answer(s)))
      }
      const offer = game.moves(s, seat)
      t.do(game.print(itemAt(offer, rng.below(offer.length))))
    }
  })
})

test('a search blocks a player who would win next turn with one placement, for which it takes two units', () => {
  const t = plain({ common: 'P07', pieces: near({}, { normal: WALL.slice(1) }) })
  turnOf(t, 'block', searchBot(game, judge, { iterations: 100 }))
  expect(t.active()).toBe('B')
  expect(turnOf(t, 'hindered').winner()).toBeUndefined()
})

describe('the judge made by hand', () => {
  const worth = (more: Spec, seat = 0): number => hand.value(plain({ common: 'P07', ...more }).state, seat)

  test('prefers to be nearer to the pattern, and the others farther', () => {
    const steps = [9, 7, 5, 3].map((missing) => worth({ pieces: near({ normal: WALL.slice(missing) }) }))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    const other = [9, 7, 5, 3].map((missing) => worth({ pieces: near({}, { normal: WALL.slice(missing) }) }))
    expect(other).toEqual(other.toSorted((a, b) => b - a))
  })

  test('likes life, hexilum, income and cards of its own', () => {
    const none = worth({})
    for (const more of [{ life: { A: 7 } }, { hexilum: { A: 2 } }, { income: { A: 2 } }, { cards: { A: ['A10'] } }]) {
      expect(worth(more)).toBeGreaterThan(none)
    }
    expect(worth({ life: { B: 7 } })).toBeLessThan(none)
  })

  test('counts a team as one side', () => {
    const spec: Spec = { players: 4, teams: true, common: 'P07', pieces: { C: { normal: WALL.slice(3) } } }
    expect(worth(spec)).toBeGreaterThan(worth({ ...spec, pieces: {} }))
  })

  const chances = (t: Table): readonly number[] => {
    const out: number[] = []
    hand.chance?.(t.state, out)
    return out
  }

  test('shares one whole chance between the sides, and partners have the same one', () => {
    for (const [seats, options] of [
      [2, {}],
      [3, { mode: 'admiral' }],
      [4, { teams: true }],
    ] as const) {
      const t = fresh(seats, options, 'chances')
      for (const round of [0, 2, 5]) {
        const all = chances(t.playUntil((u) => u.state.round >= round, `chances ${round}`))
        expect(all).toHaveLength(seats)
        const sides = seats === 4 ? all.slice(0, 2) : all
        expect(sides.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        if (seats === 4) expect(all.slice(2)).toEqual(sides)
      }
    }
  })

  test('gives no chance to who is out of the game', () => {
    const t = plain({ players: 3, common: 'P07', life: { B: 2 }, cards: { A: ['A13'] } })
    expect(chances(t.do('play A13', 'player B'))[1]).toBe(0)
    expect(chances(t)[2]).toBeGreaterThan(0)
  })

  test('tells chances among more than two as games bear them out: small leads count for little, great ones in full', () => {
    const told = (players: number, found: readonly number[]): readonly number[] =>
      judge.forecast?.(plain({ players, common: 'P07' }).state, found) ?? []
    const [ahead = 0, ...behind] = told(4, [0.4, 0.2, 0.2, 0.2])
    expect(ahead).toBeGreaterThan(Math.max(...behind))
    expect(ahead).toBeLessThan(0.32)
    expect(ahead + behind.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(told(4, [0.97, 0.01, 0.01, 0.01])[0]).toBeGreaterThan(0.9)
    expect(told(4, [1, 0, 0, 0])).toEqual([1, 0, 0, 0])
    expect(told(3, [0.5, 0.5, 0])).toEqual([0.5, 0.5, 0])
    expect(told(2, [0.7, 0.3])).toEqual([0.7, 0.3])
    const lastTwo = plain({ players: 3, common: 'P07' }).state
    lastTwo.alive = 0b011
    const [left = 0, other = 0, none] = judge.forecast?.(lastTwo, [0.8, 0.2, 0]) ?? []
    expect([left + other, none]).toEqual([1, 0])
    expect(left).toBeCloseTo(0.71, 2)
    const teams = plain({ players: 4, teams: true, common: 'P07' }).state
    expect(judge.forecast?.(teams, [0.7, 0.3, 0.7, 0.3])).toEqual([0.7, 0.3, 0.7, 0.3])
  })

  test('counts what is left of a turn: a unit in hand, an ability that waits, actions to come', () => {
    const spec: Spec = { common: 'P07', pieces: near({ normal: WALL.slice(2) }) }
    const [before = 0] = chances(plain(spec))
    const [inHand = 0] = chances(plain(spec).do('place normal'))
    const [half = 0] = chances(plain(spec).do('place normal', 'hex -2,0'))
    const [over = 0] = chances(plain(spec).do('place normal', 'hex -2,0', 'done'))
    expect(inHand).toBeCloseTo(before, 1)
    expect(half).toBeCloseTo(before, 1)
    expect(over).toBeLessThan(half - 0.1)
    const [played = 0] = chances(plain({ ...spec, cards: { A: ['A17'] } }).do('play A17'))
    expect(played).toBeGreaterThan(over)
  })

  test('fears whoever can finish before it has another turn', () => {
    const spec = (p: string): Spec => ({ players: 3, common: 'P07', pieces: { [p]: { normal: WALL.slice(2) } } })
    const [none = 0] = chances(plain({ players: 3, common: 'P07' }).pass())
    for (const rival of ['B', 'C']) expect(chances(plain(spec(rival)).pass())[0]).toBeLessThan(none * 0.7)
  })

  test('tells the same part by part', () => {
    const parts = (more: Spec): Readonly<Record<string, number>> =>
      judge.parts?.(plain({ common: 'P07', pieces: near({}), ...more }).state, 0) ?? {}
    const usual = parts({})
    const differing = (more: Spec): readonly string[] =>
      Object.entries(parts(more)).flatMap(([part, worth]) => (worth === usual[part] ? [] : [part]))
    expect(differing({ life: { A: 5 } })).toEqual(['life'])
    expect(differing({ income: { B: 2 } })).toEqual(['money'])
    expect(differing({ cards: { A: ['A10'] } })).toEqual(['cards'])
    expect(differing({ pieces: near({}, { normal: WALL.slice(3) }) })).toContain('rivals')
    expect(differing({ pieces: near({ normal: WALL.slice(3) }) })).toContain('pattern')
  })

  test('knows a hex that would win', () => {
    const s = table({ mode: 'seaman', common: 'P07', pieces: near({ normal: WALL.slice(1) }) }).state
    const wins = (hex: string): boolean => wouldWin(s, 0, hexNamed(hex) ?? 0)
    expect([wins('-2,0'), wins('-3,1'), wouldWin(s, 1, hexNamed('-2,0') ?? 0)]).toEqual([true, false, false])
    expect(costs.pattern.ask(s)).toBe(false)
  })
})

test('HX-17 a position in which all other warlords have fallen has parts, too', () => {
  const t = plain({ life: { B: 1 }, pieces: near({}, { warlord: '2,-3' }) })
  t.do('attack')
  while (t.winner() === undefined) t.do(game.print(itemAt(game.moves(t.state, 0), 0)))
  for (const seat of [0, 1])
    for (const worth of Object.values(judge.parts?.(t.state, seat) ?? {})) expect(worth).not.toBeNaN()
})

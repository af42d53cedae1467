import { greedyBot, randomBot } from '@orrery/bots'
import { at, of, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { costs, judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { hexNamed } from '../src/notation.ts'
import { wouldWin } from '../src/rules/victory.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const greedy = greedyBot(game, judge)
const random = randomBot(game)

/** Greedy answers for whoever is asked until somebody else is, or the game is over. */
function turnOf(t: Table, seed: string): Table {
  const player = t.active()
  const rng = rngFrom(seed)
  while (t.active() === player && t.winner() === undefined) {
    const seat = at(
      game.pending(t.state).map((ask) => ask.seat),
      0,
    )
    t.do(game.print(greedy.choose(game.view(t.state, seat), seat, game.moves(t.state, seat), rng)))
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
    const wins = Array.from({ length: 20 }, (_, n) => greedyWins(2, n % 2, `strength ${n}`)).filter(Boolean).length
    expect(wins).toBeGreaterThanOrEqual(19)
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

  test.each([1, 2])('blocks a player who would win next turn with %i placements', (missing) => {
    const spec: Spec = { common: 'P07', pieces: near({}, { normal: WALL.slice(missing) }) }
    const quiet = plain(spec).pass()
    expect(turnOf(quiet, 'unhindered').winner()).toBe('B')
    const t = turnOf(plain(spec), 'block')
    expect(t.active()).toBe('B')
    expect(turnOf(t, 'hindered').winner()).toBeUndefined()
  })

  test('answers the same whatever it cannot know', () => {
    const t = fresh(3, { mode: 'admiral' }, 'blind')
    const rng = rngFrom('blind choices')
    for (let n = 0; n < 60; n++) {
      const s = t.state
      const seat = at(
        game.pending(s).map((ask) => ask.seat),
        0,
      )
      const answer = (state: typeof s): number =>
        greedy.choose(game.view(state, seat), seat, game.moves(state, seat), rngFrom(`think ${n}`))
      if (n % 5 === 0) {
        const others = game.hidden.map((thing) => answer(thing.vary(game.clone(s), seat, rngFrom(`vary ${n}`))))
        expect(others).toEqual(game.hidden.map(() => answer(s)))
      }
      const offer = game.moves(s, seat)
      t.do(game.print(of(offer, rng.below(offer.length))))
    }
  })
})

describe('the judge', () => {
  const worth = (more: Spec, seat = 0): number => judge.value(plain({ common: 'P07', ...more }).state, seat)

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

  test('knows a hex that would win', () => {
    const s = table({ mode: 'seaman', common: 'P07', pieces: near({ normal: WALL.slice(1) }) }).state
    const wins = (hex: string): boolean => wouldWin(s, 0, hexNamed(hex) ?? 0)
    expect([wins('-2,0'), wins('-3,1'), wouldWin(s, 1, hexNamed('-2,0') ?? 0)]).toEqual([true, false, false])
    expect(costs.pattern.ask(s)).toBe(false)
  })
})

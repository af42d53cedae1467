import { describe, expect, it } from 'vitest'
import { elo } from '../src/arena/elo.ts'
import { pairings } from '../src/arena/standings.ts'
import { fixture } from '../src/simulate/plan.ts'
import { pebbles } from './pebbles.ts'
import { hear, type Heard, spawned } from './world.ts'

interface Standing {
  readonly games: number
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly elo: number
}
interface Report {
  readonly scale: number
  readonly bots: { readonly [name: string]: Standing }
}

const arena = async (line: string): Promise<Heard> => hear(['arena', '--seed', 's', ...line.split(' ')])
const lastLine = ({ out }: Heard): Report => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Report

describe('arena', () => {
  it('tells games, victories, intervals and Elo of each bot on its last line', async () => {
    const heard = await arena('--bots greedy,random --games 60 --json')
    expect(heard).toMatchObject({ code: 0, err: '' })
    const { bots } = lastLine(heard)
    expect(Object.keys(bots)).toEqual(['greedy', 'random'])
    expect(bots['greedy']?.rate).toBeGreaterThan(0.5)
    expect(bots['greedy']?.elo).toBeGreaterThan(0)
    expect(bots['random']?.elo).toBe(0)
    for (const { games, wins, rate, low, high } of Object.values(bots)) {
      expect(games).toBe(60)
      expect(rate).toBeCloseTo(wins / games, 3)
      expect(low).toBeLessThan(rate)
      expect(high).toBeGreaterThan(rate)
    }
  })

  it('plays the same games again', async () => {
    const line = '--bots rookie,random --games 10 --scale 0.01 --json'
    expect(lastLine(await arena(line))).toEqual(lastLine(await arena(line)))
  })

  it('lets one bot meet a table full of the next, and counts every seat', async () => {
    const { bots } = lastLine(await arena('--seats 3 --bots greedy,random --games 30 --json'))
    expect(bots['greedy']?.games).toBe(30)
    expect(bots['random']?.games).toBe(60)
    expect((bots['greedy']?.wins ?? 0) + (bots['random']?.wins ?? 0)).toBeCloseTo(30, 2)
  })

  it('scales what bots may think', async () => {
    const { scale, bots } = lastLine(await arena('--bots captain,random --games 12 --scale 0.01 --json'))
    expect(scale).toBe(0.01)
    expect(bots['captain']?.rate).toBeGreaterThan(0.5)
  })

  it('tells a person in two tables', async () => {
    const { out } = await arena('--bots greedy,random --games 10')
    expect(out).toContain('Pebbles, 2 seats, 10 games for each pairing, budgets times 1, seed s\n')
    expect(out).toMatch(/\ngreedy against random +\d+\.\d %/)
  })

  it.each([
    ['one bot', '--bots greedy', 'two or more bots'],
    ['a bot twice', '--bots greedy,greedy', 'each of them once'],
    ['an unknown bot', '--bots greedy,kasparov', 'no bot "kasparov": say random, rookie'],
    ['no scale', '--bots greedy,random --scale 0', '--scale must be a number above 0'],
  ])('refuses %s', async (_, line, hint) => {
    const { code, err } = await arena(line)
    expect(err).toContain(hint)
    expect(code).toBe(2)
  })
})

describe('teams', () => {
  const flags = '--game hexpanse --seats 4 --set teams --bots greedy,random --games 4'

  it('are each played by one bot and counted as one', () => {
    const { code, out } = spawned(['arena', ...flags.split(' '), '--seed', 'q', '--json'])
    expect(code).toBe(0)
    const { bots } = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Report
    expect(bots['greedy']).toMatchObject({ games: 4, wins: 4, rate: 1 })
    expect(bots['random']).toMatchObject({ games: 4, wins: 0 })
  })

  it('move on together', () => {
    const plan = { game: 'pebbles', seats: 4, options: { seating: [] }, seed: 's', games: 4, repeatDeals: 2 } as const
    const levels = ['greedy', 'random', 'greedy', 'random'] as const
    const all = [0, 1, 2, 3].map((k) => fixture({ ...plan, levels }, pebbles.game, k))
    expect(all.map((one) => [one.seed, one.levels[0], one.levels[2]])).toEqual([
      ['s/0', 'greedy', 'greedy'],
      ['s/0', 'random', 'random'],
      ['s/1', 'greedy', 'greedy'],
      ['s/1', 'random', 'random'],
    ])
  })
})

describe('the pairings', () => {
  it('seat as many bots as seats together, else every two neighbours', () => {
    expect(pairings(['legend', 'greedy'], 2)).toEqual([['legend', 'greedy']])
    expect(pairings(['legend', 'greedy'], 4)).toEqual([['legend', 'greedy', 'greedy', 'greedy']])
    expect(pairings(['legend', 'captain', 'greedy'], 2)).toEqual([
      ['legend', 'captain'],
      ['captain', 'greedy'],
    ])
  })

  it('play each deal once from every seat', () => {
    const plan = { game: 'pebbles', seats: 3, options: {}, seed: 's', games: 6, repeatDeals: 3 } as const
    const all = Array.from({ length: 6 }, (_, k) =>
      fixture({ ...plan, levels: ['greedy', 'random', 'random'] }, pebbles.game, k),
    )
    expect(all.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1'])
    expect(all.map(({ levels }) => levels.indexOf('greedy'))).toEqual([0, 1, 2, 0, 1, 2])
    expect(all[0]?.options).toEqual(all[2]?.options)
    expect(all[0]?.options).not.toEqual(all[3]?.options)
  })
})

describe('Elo', () => {
  it('of equals is equal', () => {
    expect(elo(['a', 'b'], [{ seats: ['a', 'b'], wins: { a: 50, b: 50 } }])).toEqual({ a: 0, b: 0 })
  })

  it('of one that wins ten of eleven is about 400 higher, however many sit at the table', () => {
    expect(elo(['a', 'b'], [{ seats: ['a', 'b'], wins: { a: 1000, b: 100 } }])['a']).toBeCloseTo(400, -1)
    const four = elo(['a', 'b'], [{ seats: ['a', 'b', 'b', 'b'], wins: { a: 1000, b: 300 } }])
    expect(four['a']).toBeCloseTo(400, -1)
  })

  it('adds up along a ladder', () => {
    const heights = elo(
      ['a', 'b', 'c'],
      [
        { seats: ['a', 'b'], wins: { a: 3000, b: 1000 } },
        { seats: ['b', 'c'], wins: { b: 3000, c: 1000 } },
      ],
    )
    expect(heights['b']).toBeCloseTo(191, -1)
    expect(heights['a']).toBeCloseTo(382, -1)
  })

  it('of one that never lost is still a number', () => {
    const { a = 0 } = elo(['a', 'b'], [{ seats: ['a', 'b'], wins: { a: 20 } }])
    expect(a).toBeGreaterThan(300)
    expect(a).toBeLessThan(2000)
  })
})

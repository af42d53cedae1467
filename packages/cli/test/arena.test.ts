import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elo } from '../src/arena/elo.ts'
import { blockOf, isClear } from '../src/arena/rungs.ts'
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
  readonly meetings: readonly {
    readonly seats: readonly string[]
    readonly games: number
    readonly first: { readonly low: number; readonly high: number }
  }[]
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
    expect(out).toContain('Pebbles, 2 seats, budgets times 1, seed s\n')
    expect(out).toMatch(/\ngreedy against random +10 +\d+\.\d %/)
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

describe('a ladder', () => {
  const line = '--bots greedy,rookie,random --games 200 --scale 0.02 --json'
  const inFile = (): { readonly path: string; readonly lines: () => readonly string[] } => {
    const path = join(mkdtempSync(join(tmpdir(), 'orrery-ladder-')), 'ladder.jsonl')
    return { path, lines: () => readFileSync(path, 'utf8').trim().split('\n') }
  }

  it('plays each rung until it is clear who is stronger, and tells its Elo', async () => {
    const { path } = inFile()
    const { meetings, bots } = lastLine(await arena(`--ladder ${path} ${line}`))
    expect(meetings.map(({ seats }) => seats)).toEqual([
      ['greedy', 'rookie'],
      ['rookie', 'random'],
    ])
    for (const { games, first } of meetings)
      expect(games === 200 || first.low > 0.5 || first.high < 0.5, `${games} games`).toBe(true)
    expect(Math.min(...meetings.map(({ games }) => games))).toBe(20)
    expect(bots['greedy']?.elo).toBeGreaterThan(0)
    expect(bots['random']?.elo).toBe(0)
  })

  it('goes on from what was played before, with the same result', async () => {
    const { path, lines } = inFile()
    const whole = await arena(`--ladder ${path} ${line}`)
    const all = lines()
    writeFileSync(path, `${all.slice(0, 2).join('\n')}\n`)
    expect(lastLine(await arena(`--ladder ${path} ${line}`))).toEqual(lastLine(whole))
    expect(lines()).toEqual(all)
  })

  it('gives a bot of reference and its rival the same time, and keeps how much that is', async () => {
    const { path, lines } = inFile()
    await arena(`--ladder ${path} --bots legend,reference-legend --games 1 --scale 0.002 --json`)
    const { bots, scales } = JSON.parse(lines()[1] ?? '') as { bots: string[]; scales: Record<string, number> }
    expect(bots).toEqual(['legend', 'reference-legend'])
    expect(scales['reference-legend']).toBe(1)
    expect(scales['legend']).toBeGreaterThan(0)
  })

  it('is not mixed with another one', async () => {
    const { path } = inFile()
    await arena(`--ladder ${path} --bots greedy,random,rookie --games 1`)
    expect(await arena(`--ladder ${path} --seats 3 --games 1`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is of another ladder') as string,
    })
    expect(await arena(`--ladder ${path} --equal-time`)).toMatchObject({ code: 2 })
  })
})

describe('a rung', () => {
  const rung = { bots: ['greedy', 'random'] } as const
  it.each([
    [2, 15, 5, true],
    [2, 13, 7, false],
    [2, 4, 16, true],
    [4, 10, 10, true],
    [4, 6, 14, false],
  ])('with %i sides is clear after %i victories to %i: %s', (sides, greedy, random, clear) => {
    expect(isClear(rung, { games: 20, wins: { greedy, random } }, sides)).toBe(clear)
  })

  it('is looked at after every side was played from every seat', () => {
    expect([2, 3, 4, 5, 6].map(blockOf)).toEqual([20, 18, 16, 25, 36])
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

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EACH_DECISION, PLANTED } from '@orrery/testkit'
import { games, type Manifest } from '@orrery/games'
import { describe, expect, it } from 'vitest'
import type { GameEntry } from '../src/registry.ts'
import { fixture, type Plan } from '../src/simulate/plan.ts'
import type { Summary } from '../src/simulate/summary.ts'
import { pebbles } from './pebbles.ts'
import { folder, hear, type Heard } from './world.ts'

const lastLine = ({ out }: Heard): Summary => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Summary

const simulate = async (line: string, games?: readonly (GameEntry | Manifest)[]): Promise<Heard> =>
  hear(['simulate', '--seed', 's', ...line.split(' ')], games === undefined ? {} : { games })

describe('simulate', () => {
  it('counts games, decisions, victories of sides and of bots', async () => {
    const heard = await simulate('--seats 3 --bots greedy,random,random --games 90 --json')
    expect(heard).toMatchObject({ code: 0, err: '' })
    const summary = lastLine(heard)
    expect(summary).toMatchObject({ games: 90, errors: 0, stuck: 0 })
    expect(summary.meanDecisions).toBeCloseTo(summary.decisions / 90, 3)
    expect(summary.decisionsPerSecond).toBeGreaterThan(0)
    expect(summary.gamesPerSecond).toBeGreaterThan(0)
    expect(Object.keys(summary.wins.factions)).toEqual(['Red', 'Blue', 'Green'])
    expect(Object.keys(summary.wins.bots)).toEqual(['greedy', 'random'])
    for (const kind of [summary.wins.factions, summary.wins.bots]) {
      const all = Object.values(kind)
      expect(all.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(90, 2)
      for (const { wins, rate, low, high } of all) {
        expect(rate).toBeCloseTo(wins / 90, 3)
        expect(low).toBeLessThan(rate)
        expect(high).toBeGreaterThan(rate)
      }
    }
    expect(summary.wins.bots['greedy']?.rate).toBeGreaterThan(0.4)
    expect(summary.checks).toBeUndefined()
  })

  it('counts for a side the games in which it was played, where there are more sides than seats', async () => {
    const heard = await simulate('--game expedition --seats 3 --bots random --games 8 --json', games)
    const { factions, bots } = lastLine(heard).wins
    expect(bots['random']).toMatchObject({ games: 8, rate: 1 })
    const sides = Object.values(factions)
    expect(sides.reduce((sum, side) => sum + side.games, 0)).toBe(8 * 3)
    expect(sides.some((side) => side.games < 8)).toBe(true)
    for (const side of sides) expect(side.rate).toBeCloseTo(side.games === 0 ? 0 : side.wins / side.games, 3)
  })

  it('plays the same games again, also when it looks at every move', async () => {
    const plain = lastLine(await simulate('--games 40 --json'))
    const checked = lastLine(await simulate('--games 40 --json --check'))
    expect(checked.decisions).toBe(plain.decisions)
    expect(checked.wins).toEqual(plain.wins)
    expect(lastLine(await simulate('--games 40 --json')).wins).toEqual(plain.wins)
  })

  it('tells a person in a table', async () => {
    const { out } = await simulate('--games 10')
    expect(out).toContain('Pebbles, 2 seats, 10 games, seed s\n')
    expect(out).toMatch(/\nRed +10 +\d+\.\d +\d+\.\d % +/)
  })

  it('shows a bar on a terminal only', async () => {
    expect((await simulate('--games 10')).err).toBe('')
  })
})

describe('--check', () => {
  it.each(['random', 'greedy'])('looks at the games of %s bots', async (bots) => {
    const { checks, errors } = lastLine(await simulate(`--games 5 --check --json --bots ${bots}`))
    expect(errors).toBe(0)
    expect(checks?.secrecyPairs['cards']).toBeGreaterThan(0)
    expect(checks?.['positions']).toBeGreaterThan(0)
    const shares = Object.values(checks?.refusalCodes ?? {})
    expect(shares.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 3)
  })

  it('looks less hard when it is told to', async () => {
    const each = lastLine(await simulate('--games 5 --check --json'))
    const light = lastLine(await simulate('--games 5 --check --light --json'))
    expect(light.checks?.refusals).toBeLessThan(each.checks?.refusals ?? 0)
  })

  it.each(PLANTED)('finds $name in random games', async ({ plant }) => {
    const heard = await simulate('--games 5 --check --json', [{ ...pebbles, game: plant(pebbles.game) }])
    expect(lastLine(heard).errors).toBeGreaterThan(0)
    expect(heard.err).toMatch(/seed "s\/\d"/)
    expect(heard.code).toBe(1)
  })

  const atDecisions = EACH_DECISION.map(([name]) => name)
  it.each(PLANTED.filter(({ caughtBy }) => caughtBy.every((check) => atDecisions.includes(check))))(
    'finds $name in games of thinking bots',
    async ({ plant }) => {
      const faulty = { ...pebbles, game: plant(pebbles.game) }
      const heard = await simulate('--games 5 --check --json --bots greedy', [faulty])
      expect(lastLine(heard).errors).toBeGreaterThan(0)
      expect(heard.err).toMatch(/seed "s\/\d"/)
      expect(heard.code).toBe(1)
    },
  )
})

describe('a faulty game', () => {
  it('counts as an error with its seed, and the others are played', async () => {
    const game = {
      ...pebbles.game,
      apply: (): never => {
        throw new Error('no such pebble')
      },
    }
    const heard = await simulate('--games 3 --json', [{ ...pebbles, game }])
    expect(heard.code).toBe(1)
    expect(heard.err).toContain('threw: no such pebble, after 1 moves (seed "s/2")')
    expect(lastLine(heard)).toMatchObject({ games: 3, errors: 3, stuck: 3 })
  })

  it('that does not end is stuck', async () => {
    const game = { ...pebbles.game, apply: (): void => undefined }
    const heard = await simulate('--games 3 --json', [{ ...pebbles, game }])
    expect(heard.code).toBe(1)
    expect(lastLine(heard)).toMatchObject({ games: 3, errors: 0, stuck: 3 })
  })
})

describe('--records', () => {
  it('writes a record of each game, and each can be replayed', async () => {
    const into = join(folder(), 'new')
    await simulate(`--games 12 --seats 3 --bots greedy,random,random --records ${into}`)
    const files = readdirSync(into)
    expect(files).toHaveLength(12)
    expect(files).toContain('pebbles-07.txt')
    for (const file of files) {
      const { code, out } = await hear(['replay', join(into, file), '--json'])
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ finished: true, game: 'pebbles', seats: 3 })
    }
  })
})

describe('the series', () => {
  const plan: Plan = {
    game: 'pebbles',
    seats: 3,
    options: {},
    levels: ['greedy', 'random', 'random'],
    seed: 's',
    games: 9,
  }

  it('lets every bot play every side from every seat equally often', () => {
    const met = new Set<string>()
    for (let k = 0; k < 9; k++) {
      const { levels, options } = fixture(plan, pebbles.game, k)
      const seat = levels.indexOf('greedy')
      met.add(`${seat} ${String((options['seating'] as readonly string[])[seat])}`)
    }
    expect(met.size).toBe(9)
  })

  it('leaves a seating that was asked for', () => {
    const seating = ['Green', 'Red', 'Blue']
    for (let k = 0; k < 9; k++)
      expect(fixture({ ...plan, options: { seating } }, pebbles.game, k).options).toEqual({ seating })
  })

  it('gives each game a seed of its own', () => {
    expect(fixture(plan, pebbles.game, 7).seed).toBe('s/7')
  })
})

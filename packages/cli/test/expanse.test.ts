import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@orrery/games'
import { describe, expect, it } from 'vitest'
import type { Summary } from '../src/simulate/summary.ts'
import { fileWith, folder, hear, isOneSentence, spawned } from './world.ts'

/* The program as a user starts it, with the games it really has: few and short, because each is a process. */

const lastLine = (out: string): unknown => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')

const simulate = (flags: string): Summary => {
  const { code, out, err } = spawned(['simulate', '--game', 'expanse', '--seed', 't', '--json', ...flags.split(' ')])
  expect(err).toBe('')
  expect(code).toBe(0)
  return lastLine(out) as Summary
}

describe('orrery', () => {
  it('helps', () => {
    const { code, out } = spawned(['--help'])
    expect(code).toBe(0)
    expect(out).toContain('Usage: orrery COMMAND')
  })

  it('is a process that ends with that code', () => {
    const { code, err } = spawned(['frobnicate'])
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })

  it.each([
    ['frobnicate'],
    ['play --game checkers'],
    ['play --frobnicate'],
    ['play --set sets=moonbase'],
    ['simulate --seats 5'],
    ['simulate --bots grandmaster'],
    ['replay no-such-file'],
    ['position run no-such-file'],
    ['bench --seconds soon'],
  ])('answers "%s" with one sentence and exit code 2', async (line) => {
    const { code, out, err } = await hear(line.split(' '), { games })
    expect(err).toSatisfy(isOneSentence)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

describe('simulate', () => {
  it('plays every number of seats at random', () => {
    for (const seats of [2, 3, 4]) {
      const { games, errors, stuck, wins } = simulate(`--seats ${seats} --games 5`)
      expect({ games, errors, stuck }).toEqual({ games: 5, errors: 0, stuck: 0 })
      expect(Object.keys(wins.factions)).toHaveLength(seats)
    }
  })

  it('lets greedy win against random, and two jobs play the games of one', () => {
    const one = simulate('--seats 4 --bots greedy,random,random,random --games 4')
    const two = simulate('--seats 4 --bots greedy,random,random,random --games 4 --jobs 2')
    expect(one.wins.bots['greedy']?.rate).toBeGreaterThan(0.5)
    expect(two.wins).toEqual(one.wins)
    expect(two.decisions).toBe(one.decisions)
  })

  it('finds no fault at any move', () => {
    const { errors, checks } = simulate('--seats 3 --games 1 --check')
    expect(errors).toBe(0)
    expect(Object.keys(checks?.secrecyPairs ?? {}).length).toBeGreaterThan(0)
    expect(checks?.['positions']).toBeGreaterThan(0)
  })
})

describe('a recorded game', () => {
  const into = folder()
  simulate(`--seats 2 --games 1 --bots greedy --records ${into}`)
  const file = join(into, readdirSync(into)[0] ?? '')
  const moves = [...readFileSync(file, 'utf8').matchAll(/^\d+ \S+ (.+)$/gm)].map((match) => match[1] ?? '')

  it('is replayed to its standing and hash', () => {
    const { code, out } = spawned(['replay', file])
    expect(code).toBe(0)
    expect(out).toMatch(/^The Expanse, 2 seats, \d+ entries\.\n[^]*, wins\n[^]*hash [0-9a-f]{32}\n$/)
  })

  it('goes on from the position in its middle to the same end', () => {
    const middle = Math.floor(moves.length / 2)
    const { out: position } = spawned(['replay', file, '--at', String(middle)])
    const task = { position: JSON.parse(position) as unknown, moves: moves.slice(middle) }
    const run = spawned(['position', 'run', fileWith(JSON.stringify(task)), '--json'])
    expect(run.code).toBe(0)
    const { hash } = lastLine(spawned(['replay', file, '--json']).out) as { hash: string }
    expect(lastLine(run.out)).toMatchObject({ ok: true, hash, asked: [] })
  })

  it('names the field of a position that cannot be', () => {
    const { out } = spawned(['replay', file, '--at', '0'])
    const broken = Object.keys(JSON.parse(out) as object)[0] ?? ''
    const position = { ...(JSON.parse(out) as object), [broken]: { nonsense: true } }
    const { code, err } = spawned(['position', 'run', fileWith(JSON.stringify(position))])
    expect(code).toBe(2)
    expect(err).toSatisfy(isOneSentence)
    expect(err).toContain(broken)
  })
})

describe('play', () => {
  it('follows a script, explains, takes back and saves', () => {
    const saved = join(folder(), 'saved.txt')
    const script = fileWith(
      ['why take 1', 'why finish', 'take 1', 'undo', 'take 1', '1', 'score', `save ${saved}`, 'quit'].join('\n'),
    )
    const flags = ['--seats', '2', '--you', 'UN', '--seed', 's', '--set', 'first=UN', '--script', script]
    const { code, out, err } = spawned(['play', '--game', 'expanse', ...flags])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('> why take 1\nThat is legal now.\n')
    expect(out).toMatch(/> why finish\n[^\n]*EX-/)
    expect(out).toContain('> undo\nTaken back.\n')
    expect(spawned(['replay', saved]).code).toBe(0)
  })

  it('can be played to the end by numbers alone', () => {
    const { code, out } = spawned(['play', '--seed', 's', '--bots', 'random', '--stdin'], '1\n'.repeat(1000))
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over: (UN|MCR) wins\./)
  })

  it('without a terminal tells how to play', () => {
    const { code, out } = spawned(['play'])
    expect(code).toBe(0)
    expect(out).toContain('./orrery play')
  })
})

describe('bench', () => {
  it('measures every number of seats', () => {
    const { code, out } = spawned(['bench', '--game', 'expanse', '--json', '--seconds', '0.02'])
    expect(code).toBe(0)
    const { games } = lastLine(out) as { games: { [name: string]: { ratioToLimit: number } } }
    expect(Object.keys(games)).toEqual(['expanse-2', 'expanse-3', 'expanse-4', 'expanse-4-all'])
    for (const { ratioToLimit } of Object.values(games)) expect(ratioToLimit).toBeGreaterThan(0)
  })
})

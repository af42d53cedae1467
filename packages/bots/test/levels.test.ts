import { type Judge, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { isLevel, levelNames, levels, randomBot } from '../src/index.ts'
import { answer, type Graph, graphGame, judgeOf, type State } from './graph.ts'

const graph = { start: { asks: 0, to: ['a', 'b', 'c'] }, b: { worth: 1 } }
const game = graphGame(graph)
const offer = [answer(0), answer(1), answer(2)]

describe('the levels', () => {
  it('are known by name', () => {
    expect(levelNames).toEqual(['random', 'rookie', 'greedy', 'captain', 'admiral', 'legend'])
    expect(isLevel('greedy')).toBe(true)
    expect(isLevel('toString')).toBe(false)
  })

  it.each(levelNames)('%s answers with a move of the offer', (name) => {
    const bot = levels[name](game, judgeOf(graph), { scale: 0.01 })
    for (let i = 0; i < 20; i++) expect(offer).toContain(bot.choose({ at: 'start' }, 0, offer, rngFrom(`${i}`)))
  })
})

/** The first move looks better until so many turns have followed, of both seats in turn; the second is always the same. */
function trap(turns: number): Graph {
  const graph: Record<string, Graph[string]> = { start: { asks: 0, to: ['bait 1', 'safe'] }, safe: { worth: 0.5 } }
  for (let i = 1; i <= turns; i++)
    graph[`bait ${i}`] = { asks: i % 2, to: [i < turns ? `bait ${i + 1}` : 'pit'], worth: 0.6 }
  return { ...graph, pit: { worth: 0 } }
}

const PLAYERS = ['first', 'second', 'third']

function walksInto(level: 'rookie' | 'captain' | 'admiral' | 'legend', graph: Graph, players = 2): boolean {
  const judge: Judge<State> = {
    value: (s) => graph[s.at]?.worth ?? 0,
    chance: (s, out) => void ([out[0], out[1], out[2]] = [graph[s.at]?.worth ?? 0, 1 - (graph[s.at]?.worth ?? 0), 0]),
  }
  const game = { ...graphGame(graph), sides: () => PLAYERS.slice(0, players) }
  const bot = levels[level](game, judge, { scale: 0.1 })
  const taken = Array.from({ length: 20 }, (_, i) =>
    bot.choose({ at: 'start' }, 0, [answer(0), answer(1)], rngFrom(`${i}`)),
  )
  return taken.filter((move) => move === answer(0)).length > 10
}

describe('foresight', () => {
  it('of a rookie ends with its own turn', () => {
    expect(walksInto('rookie', trap(1))).toBe(true)
  })

  it('of a captain ends with the turn after its own, at a table of two', () => {
    expect(walksInto('captain', trap(1))).toBe(false)
    expect(walksInto('captain', trap(2))).toBe(true)
    expect(walksInto('captain', trap(2), 3)).toBe(false)
  })

  it.each(['admiral', 'legend'] as const)('of an %s does not end', (level) => {
    for (const turns of [1, 2, 3, 6]) expect(walksInto(level, trap(turns))).toBe(false)
  })
})

describe('moods', () => {
  const near: Graph = { start: { asks: 0, to: ['best', 'next'] }, best: { worth: 0.5 }, next: { worth: 0.49 } }
  const judge: Judge<State> = {
    value: (s) => near[s.at]?.worth ?? 0,
    chance: (s, out) => void ([out[0], out[1], out[2]] = [near[s.at]?.worth ?? 0, 0.5, 0]),
  }
  const two = graphGame(near)
  const three: typeof two = { ...two, sides: () => PLAYERS }

  /** How often of 400 times it does not take the best of two moves that are nearly as good. */
  function passesOver(level: 'rookie' | 'captain' | 'admiral' | 'legend', game: typeof two): number {
    const bot = levels[level](game, judge, { scale: 0.01 })
    const ask = (i: number): number => bot.choose({ at: 'start' }, 0, [answer(0), answer(1)], rngFrom(`${i}`))
    return Array.from({ length: 400 }, (_, i) => ask(i)).filter((move) => move !== answer(0)).length
  }

  it.each([
    ['two', two],
    ['three', three],
  ] as const)('at a table of %s only a rookie has', (_, game) => {
    expect(passesOver('rookie', game)).toBeGreaterThan(150)
    for (const level of ['captain', 'admiral', 'legend'] as const) expect(passesOver(level, game)).toBe(0)
  })
})

describe('the random bot', () => {
  it('takes every move about as often', () => {
    const rng = rngFrom('even')
    const taken = [0, 0, 0]
    for (let i = 0; i < 3000; i++) {
      const move = randomBot(game).choose({ at: 'start' }, 0, offer, rng)
      taken[move] = (taken[move] ?? 0) + 1
    }
    for (const times of taken) expect(times).toBeGreaterThan(900)
  })
})

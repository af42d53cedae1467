import { type Judge, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from '../src/index.ts'
import { answer, type Graph, graphGame, judgeOf, type State } from './graph.ts'

function chosen(graph: Graph, seed = 'any', judge: Judge<State> = judgeOf(graph)): string {
  const game = graphGame(graph)
  const offer = game.moves({ at: 'start', world: 0 }, 0)
  const move = greedyBot(game, judge).choose({ at: 'start' }, 0, offer, rngFrom(seed))
  return graph['start']?.to?.[move] ?? ''
}

describe('the greedy bot', () => {
  it('takes what is worth most', () => {
    expect(chosen({ start: { asks: 0, to: ['poor', 'rich', 'fair'] }, poor: { worth: 1 }, rich: { worth: 3 } })).toBe(
      'rich',
    )
  })

  it('completes its own turn before it judges', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['shiny', 'slow'] },
      shiny: { asks: 1, to: ['end', 'end'], worth: 5 },
      slow: { asks: 0, to: ['poor', 'slower'], worth: 0 },
      slower: { asks: 0, to: ['poor', 'treasure'], worth: 1 },
      treasure: { worth: 9 },
    }
    expect(chosen(graph)).toBe('slow')
  })

  it('does not take an opponent to play for it', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['gift', 'sure'] },
      gift: { asks: 1, to: ['treasure', 'treasure'], worth: 1 },
      sure: { worth: 2 },
      treasure: { worth: 9 },
    }
    expect(chosen(graph)).toBe('sure')
  })

  it('does not look behind a card that is still face down', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['draw', 'sure'] },
      draw: { asks: 0, to: ['treasure', 'treasure'], worth: 1, reveals: 1 },
      sure: { worth: 2 },
      treasure: { worth: 9, reveals: 1 },
    }
    expect(chosen(graph)).toBe('sure')
  })

  it('stops completing a turn that never ends', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['round', 'sure'] },
      round: { asks: 0, to: ['round', 'round'], worth: 1 },
      sure: { worth: 2 },
    }
    expect(chosen(graph)).toBe('sure')
  })

  it('breaks ties by chance, and the same chance breaks them alike', () => {
    const graph: Graph = { start: { asks: 0, to: ['a', 'b', 'c'] }, a: { worth: 1 }, b: { worth: 1 } }
    const seen = Array.from({ length: 40 }, (_, i) => chosen(graph, `seed ${i}`))
    expect(new Set(seen)).toEqual(new Set(['a', 'b']))
    expect(Array.from({ length: 40 }, (_, i) => chosen(graph, `seed ${i}`))).toEqual(seen)
  })

  it('thinks only the most promising of a long offer through', () => {
    const names = Array.from({ length: 30 }, (_, i) => `n${i}`)
    const nodes = names.map((name, i) => [name, { asks: 0, to: ['end', 'end'], worth: i }] as const)
    const graph: Graph = { start: { asks: 0, to: names }, ...Object.fromEntries(nodes), end: { worth: 50 } }
    const counter = { clones: 0, guesses: 0 }
    const game = graphGame(graph, counter)
    const move = greedyBot(game, judgeOf(graph)).choose(
      { at: 'start' },
      0,
      names.map((_, i) => answer(i)),
      rngFrom('x'),
    )
    expect(move).toBeGreaterThanOrEqual(22)
    expect(counter).toEqual({ guesses: 1, clones: 30 + 8 * 2 })
  })

  it('averages over as many guesses as it is told to', () => {
    const graph: Graph = { start: { asks: 0, to: ['gamble', 'sure'] }, gamble: {}, sure: { worth: 0.9 } }
    const counter = { clones: 0, guesses: 0 }
    const game = graphGame(graph, counter)
    // Worth much in few worlds: one guess may fall for it, a hundred do not.
    const judge: Judge<State> = {
      value: (s) => (s.at === 'gamble' ? (s.world % 4 === 0 ? 2 : 0) : (graph[s.at]?.worth ?? 0)),
    }
    const bot = greedyBot(game, judge, { worlds: 100 })
    expect(bot.choose({ at: 'start' }, 0, [answer(0), answer(1)], rngFrom('x'))).toBe(1)
    expect(counter.guesses).toBe(100)
  })
})

import { rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { isLevel, levelNames, levels, randomBot } from '../src/index.ts'
import { answer, graphGame, judgeOf } from './graph.ts'

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

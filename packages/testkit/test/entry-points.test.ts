import { type AnyGame, fail, ok, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { brokenJson, fuzz, parseFaults, playRandom, readFaults } from '../src/index.ts'
import { embers } from './embers.ts'

const start = (() => {
  const s = embers.setup({}, 3, 'doors')
  if (!s.ok) throw new Error('no table')
  return s.value
})()

test('a game with sound entry points stands 500 broken lines and positions', () => {
  expect(fuzz(embers, start, rngFrom('fuzz'), 500)).toEqual([])
})

test('and so it does at every decision of a game', () => {
  const rng = rngFrom('fuzz a game')
  const faults: string[] = []
  playRandom(embers, {}, 3, 'doors', { onDecision: (s) => void faults.push(...fuzz(embers, s, rng, 100)) })
  expect(faults).toEqual([])
})

test('broken positions are broken in many ways, and some still pass', () => {
  const rng = rngFrom('broken')
  const read = Array.from({ length: 300 }, () => embers.position.read(brokenJson(embers.position.write(start), rng)))
  const problems = new Set(read.flatMap((result) => (result.ok ? [] : [result.error.at])))
  expect(problems.size).toBeGreaterThan(5)
  expect(read.some((result) => result.ok)).toBe(true)
})

test.each<[string, Partial<AnyGame>]>([
  ['throws', { parse: () => JSON.parse('{') as never }],
  ['without saying where', { parse: () => fail({ at: '', expected: 'something' }) }],
  ['prints as "draw"', { parse: (text) => (text === 'draw' ? embers.parse('hold') : embers.parse('draw')) }],
])('a parser that %s is found', (says, parts) => {
  expect(parseFaults({ ...embers, ...parts }, 'x').join()).toContain(says === 'throws' ? 'threw' : says)
})

test.each<[string, AnyGame['position']['read']]>([
  ['threw', () => JSON.parse('{') as never],
  ['without saying where', () => fail({ at: 'x', expected: '' })],
  ['accepted and unsound', () => ok({ ...start, drawn: 1 })],
  ['asks seat 0 and offers nothing', () => ok({ ...start, hands: [0, ...start.hands.slice(1)] })],
])('a position reader is found: %s', (says, read) => {
  expect(readFaults({ ...embers, position: { ...embers.position, read } }, {}).join()).toContain(says)
})

import { type AnyWords, OBSERVER } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { playthrough } from '../src/index.ts'
import { conformance } from '../src/suite.ts'
import { embers } from './embers.ts'

conformance(embers, {
  seats: [2, 3],
  games: 40,
  optionSets: [{ name: 'a full table', options: { any: 'thing' }, seats: [3] }],
  perft: [{ seats: 2, seed: 'pinned', counts: [6, 18] }],
  playthroughs: [{ file: new URL('recorded/embers.txt', import.meta.url), seats: 3, seed: 'told' }],
})

test('a playthrough with words tells what happened, secrets to those who may know', () => {
  const words = {
    event: (e: { kind: string }, v: { sizes: number[]; hands: number[] }) => `${e.kind} ${v.hands.join()}`,
  } as unknown as AnyWords
  const text = playthrough(embers, { seats: 2, seed: 'told', words })
  expect(text).toMatch(/\n\d+ Ash: draw\n {4}seat 0 draws 0,0\n {4}you draw \d+ \d+,0\n/)
  expect(text).not.toContain(`${OBSERVER}`)
})

test('a playthrough of a table that cannot be laid says so', () => {
  expect(playthrough(embers, { seats: 7, seed: 'x' })).toBe('no game: seats 7: expected 2 to 3\n')
})

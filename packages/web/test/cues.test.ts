import type { Update } from '@orrery/table'
import { expect, test } from 'vitest'
import { cueFor } from '../src/table/cues.ts'
import type { TableState } from '../src/table/desk.ts'
import { nowOf } from './drawn.ts'

const at = (more: Partial<Update>, rest: Partial<TableState> = {}): TableState =>
  ({ now: nowOf(more), ...rest }) as TableState

const WAITS = at({ decision: null })
const over = (winner: number): Partial<Update> => ({ outcome: { winners: [winner], scores: [1, 2] } })

test('it is your turn when you are asked after others were, not at every question of your turn', () => {
  expect(cueFor(at({ decision: 1 }), WAITS)).toBe('yourTurn')
  expect(cueFor(at({ decision: 2 }), at({ decision: 1 }))).toBeUndefined()
  expect(cueFor(at({ decision: 1 }), { ...WAITS, now: undefined })).toBeUndefined()
})

test('the end is a victory or a defeat for whoever plays, once it has been shown, and nothing for a spectator', () => {
  expect(cueFor(at(over(0)), WAITS)).toBe('victory')
  expect(cueFor(at(over(1)), WAITS)).toBe('defeat')
  expect(cueFor(at({ ...over(1), yours: [] }), WAITS)).toBeUndefined()
  const revealing = { ...at(over(0)), now: { ...nowOf(over(0)), isHeld: true as const } }
  expect(cueFor(revealing, WAITS)).toBeUndefined()
  expect(cueFor(at(over(0)), revealing)).toBe('victory')
})

test('a refusal is heard once; an explanation is not one', () => {
  const refused: Partial<TableState> = { note: { kind: 'say', text: 'No.', reasons: [] } }
  const { now } = WAITS
  expect(cueFor({ ...WAITS, ...refused }, WAITS)).toBe('refusal')
  expect(cueFor({ ...WAITS, ...refused, now: nowOf() }, { ...WAITS, ...refused, now })).toBeUndefined()
  expect(cueFor({ ...WAITS, note: { kind: 'explain', target: 'a', body: 'A base.' } }, WAITS)).toBeUndefined()
})

import type { TurnStep } from '@orrery/ui'
import { expect, test } from 'vitest'
import type { Journal, Moved } from '../src/table/journal.ts'
import { turnsSince } from '../src/table/turns.ts'

/** Moves as `seat: what it did`; nothing after the colon is a move that does nothing worth a row. */
const journalOf = (...lines: readonly string[]): Journal => ({
  seq: lines.length,
  talk: [],
  moves: lines.map((line, i): Moved => {
    const [seat = '', text = ''] = line.split(': ')
    const events = text === '' ? [] : text.split(', ').map((kind, part) => ({ entry: i + 1, part, event: { kind } }))
    return { seq: i, at: 0, kind: 'moved', seat: Number(seat), entry: i + 1, events }
  }),
})

const stepsOf = ({ events }: Moved): TurnStep[] => events.map(({ event }) => ({ text: event.kind }))

const told = (journal: Journal, yours: readonly number[]): string[] =>
  turnsSince(journal, yours, stepsOf).map(({ seat, steps }) =>
    [`${seat}:`, ...steps.map(({ n, text }) => `${n} ${text}`)].join(' '),
  )

test('what the others did since my move is grouped into turns, oldest first, with numbered steps', () => {
  const journal = journalOf('0: take', '1: take, build', '1: move', '2: take', '3: take', '3: place, place')
  expect(told(journal, [0])).toEqual(['1: 1 take 2 build 3 move', '2: 1 take', '3: 1 take 2 place 3 place'])
})

test('the marks go with my next move that does something; passing in between changes nothing', () => {
  expect(told(journalOf('0: take', '1: take', '0: ', '1: move'), [0])).toEqual(['1: 1 take 2 move'])
  expect(told(journalOf('0: take', '1: take', '0: place'), [0])).toEqual([])
})

test('a move without a step does not break the turn it lies in', () => {
  expect(told(journalOf('1: take', '2: ', '1: move'), [0])).toEqual(['1: 1 take 2 move'])
  expect(told(journalOf('1: take', '2: build', '1: move'), [0])).toEqual(['1: 1 take', '2: 1 build', '1: 1 move'])
})

test('whoever watches is shown the last turn', () => {
  expect(told(journalOf('0: take', '1: take', '1: build'), [])).toEqual(['1: 1 take 2 build'])
})

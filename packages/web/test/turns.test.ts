import type { AnyEntryPoint, TurnStep } from '@orrery/ui'
import { expect, test } from 'vitest'
import type { Journal, Moved } from '../src/table/journal.ts'
import { timeFor, turnsSince } from '../src/table/turns.ts'
import { update } from './drawn.ts'

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

test('of a long absence the last moves are told', () => {
  const lines = Array.from({ length: 70 }, (_, i) => `1: ${i + 1}`)
  const [told] = turnsSince(journalOf('0: take', ...lines), [0], stepsOf)
  expect(told?.steps.map(({ text }) => Number(text))).toEqual(Array.from({ length: 60 }, (_, i) => i + 11))
})

test('a move is left to be seen for each of its steps; one that only says something for a moment, a silent one not at all', () => {
  const entryPoint = {
    steps: ({ events }: Moved) => stepsOf({ events } as Moved).filter(({ text }) => text !== 'says'),
    words: { event: ({ kind }: { kind: string }) => kind },
  }
  const now = { view: undefined, update: update({ yours: [0] }) }
  const times = journalOf('1: take, build', '1: says', '1: ').moves.map((move) =>
    timeFor(entryPoint as unknown as AnyEntryPoint, move, now as never),
  )
  expect(times).toEqual([850, 250, 0])
})

import type { News, SeatInfo, Update, Sitter } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { talkText } from '../src/table/talk.ts'

const person = (name: string): Sitter => ({ kind: 'person', name })
const seat = (sitter: Sitter, more: Partial<SeatInfo> = {}): SeatInfo => ({
  side: '',
  sitter,
  stoodInBy: '',
  online: true,
  ...more,
})

const SEATS = [
  seat(person('Ann')),
  seat(person('Bob'), { stoodInBy: 'captain' }),
  seat(person('Cid'), { online: false }),
]

type Told = News extends infer N ? (N extends News ? Omit<N, 'seq' | 'at'> : never) : never

interface Reader {
  readonly clock?: Update['setting']['clock']
  readonly yours?: readonly number[]
}

function texts(told: readonly Told[], { clock = { kind: 'none' }, yours = [] }: Reader = {}): string[] {
  const talk = told.map((news, i): News => ({ ...news, seq: i + 1, at: 0 }))
  const setting = { game: 'g', options: {}, seats: SEATS.length, clock }
  return talk.map((news) => talkText(news, talk, { seats: SEATS, setting, yours }))
}

describe('what is no move, as a sentence', () => {
  test('names people as they are called, however it stands with them now', () => {
    expect(
      texts([
        { kind: 'left', seat: 1, level: 'captain' },
        { kind: 'undone', seat: 2, entry: 4, to: 3 },
        { kind: 'undoAsked', seat: 2 },
        { kind: 'undoAnswered', seat: 0, yes: false },
        { kind: 'back', seat: 1 },
      ]),
    ).toEqual([
      'Bob handed over to a bot.',
      'Cid took back a move.',
      'Cid asks to take back a move.',
      'Ann does not agree.',
      'Bob is back.',
    ])
  })

  test('speaks to its reader, but names everybody where several share a screen', () => {
    const told: Told[] = [
      { kind: 'outOfTime', seat: 1, level: 'captain' },
      { kind: 'left', seat: 1, level: 'captain' },
      { kind: 'back', seat: 1 },
      { kind: 'undone', seat: 1, entry: 4, to: 3 },
      { kind: 'undoAsked', seat: 1 },
      { kind: 'undoAnswered', seat: 1, yes: true },
      { kind: 'undoAnswered', seat: 1, yes: false },
    ]
    expect(texts(told, { yours: [1], clock: { kind: 'move', each: 1000 } })).toEqual([
      'You ran out of time; a bot plays on.',
      'You handed over to a bot.',
      'You are back.',
      'You took back a move.',
      'You ask to take back a move.',
      'You agree.',
      'You do not agree.',
    ])
    expect(texts(told.slice(0, 1), { yours: [1] })).toEqual(['You were away; a bot plays on.'])
    expect(texts(told.slice(2, 3), { yours: [0, 1] })).toEqual(['Bob is back.'])
  })

  test('tells who sits down, and who stands up, though somebody else sits there by now', () => {
    expect(
      texts([
        { kind: 'sat', seat: 1, sitter: person('Zoe') },
        { kind: 'sat', seat: 1, sitter: { kind: 'open' } },
        { kind: 'sat', seat: 1, sitter: person('Bob') },
        { kind: 'sat', seat: 2, sitter: { kind: 'bot', level: 'captain' } },
      ]),
    ).toEqual(['Zoe sits down.', 'Zoe stands up.', 'Bob sits down.', 'A bot sits down: Captain.'])
  })

  test('says that somebody is away where no clock runs, and that time ran out where one does', () => {
    const told: Told[] = [{ kind: 'outOfTime', seat: 1, level: 'captain' }]
    expect(texts(told)).toEqual(['Bob was away; a bot plays on.'])
    expect(texts(told, { clock: { kind: 'move', each: 1000 } })).toEqual(['Bob ran out of time; a bot plays on.'])
  })
})

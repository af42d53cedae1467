import type { News } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { SharedLog } from '../src/shared/log.ts'

const moved = (seq: number, entry: number, more: { follows?: true; by?: string } = {}): News => ({
  seq,
  at: seq,
  kind: 'moved',
  seat: 0,
  entry,
  events: [{ entry, part: 0, event: { kind: `e${entry}` } }],
  ...more,
})
const kinds = (log: SharedLog): readonly string[] =>
  log.lines.map(({ number, events, text }) => `${number} ${text}${events.map(({ kind }) => kind).join('+')}`)

describe('the log of a shared table', () => {
  test('moves of one touch are one line, and news that comes twice counts once', () => {
    const log = new SharedLog()
    const news = [moved(1, 1), moved(2, 2, { follows: true }), moved(3, 3)]
    log.hear(news)
    log.hear(news)
    expect(kinds(log)).toEqual(['1 e1+e2', '2 e3'])
    expect(log.lines.map(({ before }) => before)).toEqual([0, 2])
  })

  test('what was undone is gone, what was said stays, and lines keep their numbers', () => {
    const log = new SharedLog()
    log.hear([moved(1, 1), { seq: 2, at: 2, kind: 'said', seat: -1, name: 'Host', text: 'well' }, moved(3, 2)])
    log.hear([{ seq: 4, at: 4, kind: 'undone', seat: 0, entry: 3, to: 1 }, moved(5, 4, { by: 'Ann' })])
    expect(kinds(log)).toEqual(['1 e1', '2 well', '3 e4'])
    expect(log.lines.at(-1)).toMatchObject({ by: 'Ann', before: 1 })
  })
})

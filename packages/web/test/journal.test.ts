import type { News, Update } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { BLANK, withUpdate, type Journal, missedMoves } from '../src/table/journal.ts'
import { plainUpdate } from './update.ts'

const moved = (seq: number, seat: number, entry: number): News => ({
  seq,
  at: 0,
  kind: 'moved',
  seat,
  entry,
  events: [],
})

const update = (news: readonly News[]): Update => plainUpdate({ seq: news.at(-1)?.seq ?? 0, news })

const entries = ({ moves }: Journal): number[] => moves.map(({ entry }) => entry)

describe('the journal of a page', () => {
  test('what was heard before is not heard twice', () => {
    const once = withUpdate(BLANK, update([moved(1, 0, 1), moved(2, 1, 2)]))
    expect(entries(withUpdate(once, update([moved(2, 1, 2), moved(3, 0, 3)])))).toEqual([1, 2, 3])
  })

  test('what was taken back is forgotten, and said in the talk', () => {
    const before = withUpdate(BLANK, update([moved(1, 0, 1), moved(2, 0, 2), moved(3, 0, 3)]))
    const after = withUpdate(before, update([{ seq: 4, at: 0, kind: 'undone', seat: 0, entry: 4, to: 1 }]))
    expect(entries(after)).toEqual([1])
    expect(after.talk.map(({ kind }) => kind)).toEqual(['undone'])
  })

  test('a page that was away knows what others did meanwhile', () => {
    const journal = withUpdate(BLANK, update([moved(1, 0, 1), moved(2, 1, 2), moved(3, 1, 3), moved(4, 0, 4)]))
    expect(missedMoves(journal, 2, [0]).map(({ entry }) => entry)).toEqual([3])
  })
})

import { type Json, OBSERVER } from '@orrery/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Change, changed, changedUpdate, changeOf, updateChange } from '../src/difference.ts'
import { sealDeeds, type Update, Table } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { bids, Game, two } from './world.ts'

describe('what has changed', () => {
  it.each<[string, Json, Json, unknown]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a number deep inside', { a: { b: [1, 2, 3] } }, { a: { b: [1, 9, 3] } }, { a: { b: { '1': [9] } } }],
    ['a field that is new', {}, { a: null }, { a: [null] }],
    ['a field that is gone', { a: 1 }, {}, { a: [] }],
    ['a longer list', [1, 2], [1, 2, 3], { '2': [3], length: [3] }],
    ['a shorter list', [1, 2], [1], { length: [1] }],
    ['a list in place of an object', { a: {} }, { a: [] }, { a: [[]] }],
  ])('%s', (_, before, after, change) => {
    expect(changeOf(before, after)).toEqual(change)
  })

  it.each(['{}', '{"__proto__":null}', '{"__proto__":{}}', '{"__proto__":{"a":1}}', '{"toString":1}'])(
    'leads from and to %s',
    (text) => {
      const odd = JSON.parse(text) as Json
      for (const plain of [{}, { b: 2 }, []]) {
        for (const [before, after] of [
          [odd, plain],
          [plain, odd],
        ] as const) {
          const sent = JSON.stringify(changeOf(before, after) ?? {})
          expect(JSON.stringify(changed(before, JSON.parse(sent) as Change))).toBe(JSON.stringify(after))
        }
      }
    },
  )

  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        const [before, after] = [one, two].map((json) => JSON.parse(JSON.stringify(json)) as Json)
        const change = changeOf(before, after ?? null)
        const sent = change === undefined ? undefined : (JSON.parse(JSON.stringify(change)) as typeof change)
        expect(sent === undefined ? before : changed(before, sent)).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  it('is found in what a table says later: a update that was sent stays what it was', () => {
    const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' } } as const
    const table = new Table(lamps, { id: 'T', setting, host: 'ann' })
    const look = (): Update => table.update({ person: '', seat: OBSERVER, since: 0, now: 1, isOnline: () => false })
    for (const entry of table.next(1, '', '', sealDeeds('secret'))) table.enter(entry)
    const before = look()
    for (const entry of table.next(1, '', '', [{ kind: 'words', seat: 1, text: 'horses' }])) table.enter(entry)
    expect(before.fair?.words).toEqual(['', ''])
    expect(updateChange(before, look()).change).toMatchObject({ fair: { words: { '1': ['horses'] } } })
  })

  it('of a table is small, and gives the whole update', () => {
    const game = new Game(two)
    const before = game.look('ann')
    bids(game)
    const after = game.look('ann', before.seq)
    const change = updateChange(before, after)
    expect(changedUpdate(before, JSON.parse(JSON.stringify(change)) as typeof change)).toEqual(after)
    expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(after).length)
  })
})

import { type Json, OBSERVER } from '@orrery/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Change, type Changed, changedUpdate } from '../src/difference.ts'
import { LastUpdate, type LiveUpdate, sealDeeds, type Update, Table } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { bids, Game, two } from './world.ts'

const base = new Game(two).look('ann')
const showing = (view: unknown): LiveUpdate => ({ ...base, view })
const asPage = (update: LiveUpdate): Update => JSON.parse(JSON.stringify(update)) as Update
const read = (text: string): Changed => JSON.parse(text) as Changed

/** A page that is sent these views, one after the other, as changes; what it makes of each. */
function shown([first, ...others]: readonly unknown[]): readonly Json[] {
  const last = new LastUpdate(showing(first))
  let page = asPage(showing(first))
  return others.map((view) => (page = changedUpdate(page, read(last.changedText(showing(view))))).view)
}

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
    const { change: found } = read(new LastUpdate(showing(before)).changedText(showing(after)))
    expect(found).toEqual(change === undefined ? {} : { view: change })
    expect(shown([before, after])).toEqual([after])
  })

  it.each(['{}', '{"__proto__":null}', '{"__proto__":{}}', '{"__proto__":{"a":1}}', '{"toString":1}'])(
    'leads from and to %s',
    (text) => {
      const odd = JSON.parse(text) as Json
      for (const plain of [{}, { b: 2 }, []]) {
        expect(JSON.stringify(shown([odd, plain, odd]))).toBe(JSON.stringify([plain, odd]))
      }
    },
  )

  it('leads from any value to any other, and on from there', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 2, maxLength: 4 }), (values) => {
        const views = values.map((json) => JSON.parse(JSON.stringify(json)) as Json)
        expect(shown(views)).toEqual(views.slice(1))
      }),
      { numRuns: 2000 },
    )
  })

  it('of objects with the same keys in another order leaves out what stayed', () => {
    const last = new LastUpdate(showing({ a: 1, b: [2], c: 3 }))
    expect(read(last.changedText(showing({ c: 3, b: [4], d: 5 }))).change).toEqual({
      view: { a: [], b: { '0': [4] }, d: [5] },
    })
    expect(read(last.changedText(showing({ d: 5, c: 3, b: [4] }))).change).toEqual({})
  })

  it('reads a value as JSON does', () => {
    const ruleset = { toJSON: () => 'key', big: [1] }
    const one = { ruleset, gone: undefined, act: () => 1, odd: NaN, list: [undefined, Infinity] }
    const two = { ruleset: { toJSON: () => 'other' }, gone: 1, odd: 2, list: [undefined, NaN, undefined] }
    expect(shown([one, { ...one, ruleset: { toJSON: () => 'key' } }, two, one])).toEqual(
      [one, two, one].map((view) => JSON.parse(JSON.stringify(view)) as Json),
    )
    expect(read(new LastUpdate(showing(one)).changedText(showing({ ...one }))).change).toEqual({})
  })

  it('is noticed in a value that was changed in place', () => {
    const view = { cubes: [1, 2], deep: { at: [{ base: 1 }] } }
    const last = new LastUpdate(showing(view))
    view.cubes[1] = 5
    view.deep.at.push({ base: 7 })
    const change: Change = { cubes: { '1': [5] }, deep: { at: { '1': [{ base: 7 }], length: [2] } } }
    expect(read(last.changedText(showing(view))).change).toEqual({ view: change })
  })

  it('is found in what a table says later: a update that was sent stays what it was', () => {
    const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' } } as const
    const table = new Table(lamps, { id: 'T', setting, host: 'ann' })
    const look = (): Update => table.update({ person: '', seat: OBSERVER, since: 0, now: 1, isOnline: () => false })
    for (const entry of table.next(1, '', '', sealDeeds('secret'))) table.enter(entry)
    const before = look()
    for (const entry of table.next(1, '', '', [{ kind: 'words', seat: 1, text: 'horses' }])) table.enter(entry)
    expect(before.fair?.words).toEqual(['', ''])
    const { change } = read(new LastUpdate(before).changedText(look()))
    expect(change).toMatchObject({ fair: { words: { '1': ['horses'] } } })
  })

  it('of a table is small, and gives the whole update', () => {
    const game = new Game(two)
    const before = game.look('ann')
    bids(game)
    const after = game.look('ann', before.seq)
    const text = new LastUpdate(before).changedText(after)
    expect(changedUpdate(before, read(text))).toEqual(after)
    expect(text.length).toBeLessThan(JSON.stringify(after).length)
  })
})

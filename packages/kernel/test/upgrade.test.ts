import { describe, expect, test } from 'vitest'
import { type GameRecord, keeping, replay, upgraded } from '../src/index.ts'
import { playOn, startNim } from './helpers.ts'
import { nim, take } from './nim.ts'

/** Nim whose heap was 12 until version 2 without anybody saying so. */
const newer = { ...nim, rulesVersion: 3, upgrades: { 2: keeping({ heap: '12' }) } }

const played = (): GameRecord => playOn(startNim('12'), take(3), take(3), take(3), take(3)).record()
const old = (rulesVersion: number): GameRecord => ({ ...played(), rulesVersion, options: {} })

describe('a record of older rules', () => {
  test('is replayed as it was played then, and is a record of these rules from then on', () => {
    const match = replay(newer, old(2))
    expect(match.ok && match.value.record()).toEqual({ ...played(), rulesVersion: 3 })
  })

  test('keeps what it says itself', () => {
    const seven = playOn(startNim('7'), take(3), take(3), take(1)).record()
    const match = replay(newer, { ...seven, rulesVersion: 2 })
    expect(match.ok && match.value.record()).toEqual({ ...seven, rulesVersion: 3 })
  })

  test('is still checked move by move, though its hash was of another state', () => {
    const other = { ...old(2), hash: '0'.repeat(32) }
    expect(replay(newer, other).ok).toBe(true)
    expect(replay(newer, { ...other, rulesVersion: 3, options: { heap: '12' } }).ok).toBe(false)
    expect(replay(newer, { ...old(2), log: old(2).log.with(1, { side: 'Red', move: 'take 1' }) }).ok).toBe(false)
  })

  test('goes through every version in between', () => {
    const first = { ...newer, upgrades: { 1: keeping({ second: 1 }), 2: keeping({ third: 2 }) } }
    const begun = { rulesVersion: 1, options: null, start: { seed: 'x' } }
    expect(upgraded(first, begun)).toEqual({
      ok: true,
      value: { rulesVersion: 3, options: { second: 1, third: 2 }, start: { seed: 'x' } },
    })
  })

  test('that is too old, or newer than these, is refused with a sentence', () => {
    const refused = (theirs: number): object => ({
      ok: false,
      error: {
        at: `rules ${theirs}`,
        expected: `rules 3: this record was made under rules version ${theirs}; this program plays version 3`,
      },
    })
    expect([replay(newer, old(1)), replay(newer, old(4))]).toEqual([refused(1), refused(4)])
  })
})

describe('a position', () => {
  test('states the options too, by themselves or all together', () => {
    const at = (position: object): object => ({ options: {}, start: { position } })
    const from = (position: object) => ({ options: {}, start: { position: { ...position } } })
    expect(keeping({ a: 1 })(from({ b: 2 }))).toEqual({ ...at({ a: 1, b: 2 }), options: { a: 1 } })
    expect(keeping({ a: 1 }, 'in')(from({ b: 2 }))).toEqual({ ...at({ b: 2, in: { a: 1 } }), options: { a: 1 } })
    expect(keeping({ a: 1 }, 'in')(from({ in: { a: 3, c: 4 } }))).toEqual({
      ...at({ in: { a: 3, c: 4 } }),
      options: { a: 1 },
    })
  })

  test.each([undefined, 'in'])('that is none is left to its reader, who refuses it', (under) => {
    const start = { position: 'nowhere' }
    expect(keeping({ a: 1 }, under)({ options: {}, start })).toEqual({ options: { a: 1 }, start })
  })

  test('of a record is read with them', () => {
    const { card, ...position } = startNim('12').position() as { readonly [field: string]: number }
    const record = { ...old(2), start: { position } }
    const keeps = { ...newer, upgrades: { 2: keeping({ card: card ?? 0 }) } }
    expect([replay(keeps, record).ok, replay(newer, record).ok]).toEqual([true, false])
  })
})

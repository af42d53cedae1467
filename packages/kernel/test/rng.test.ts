import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { hashText, hashWords, rngFrom, xoshiro128 } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const MASK = 0xffff_ffffn
const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & MASK

/** xoshiro128** written again from its authors' description, with big integers. */
function* independent(words: readonly number[]): Generator<number, never> {
  let [s0 = 0n, s1 = 0n, s2 = 0n, s3 = 0n] = words.map(BigInt)
  for (;;) {
    yield Number((rotl((s1 * 5n) & MASK, 7n) * 9n) & MASK)
    const t = (s1 << 9n) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotl(s3, 11n)
  }
}

const draw = (n: number, next: () => number): number[] => Array.from({ length: n }, next)
const drawAgain = (n: number, words: readonly number[]): number[] => {
  const numbers = independent(words)
  return draw(n, () => numbers.next().value)
}

describe('xoshiro128**', () => {
  test('gives the known answers from state 1, 2, 3, 4', () => {
    expect(draw(5, xoshiro128([1, 2, 3, 4]))).toEqual([11520, 0, 5927040, 70819200, 2031721883])
  })

  test('agrees with an independent implementation from any state', () => {
    const word = fc.integer({ min: 0, max: 0xffff_ffff })
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (state) => {
        expect(draw(50, xoshiro128(state))).toEqual(drawAgain(50, state))
      }),
    )
  })
})

describe('rngFrom', () => {
  test('starts from the hash of the seed text', () => {
    expect(draw(100, rngFrom('orrery').next)).toEqual(drawAgain(100, hashWords('orrery')))
  })

  test('gives pinned numbers for a pinned seed, because records depend on them', () => {
    expect(draw(3, rngFrom('orrery').next)).toEqual([2490090243, 1356177391, 494446367])
    expect(rngFrom('a deck').shuffle('A B C D E F G H I J'.split(' ')).join('')).toBe('IHCGDABEJF')
  })

  test('replaces the state it could not leave, which is the hash of the empty text', () => {
    expect(hashText('')).toBe('0'.repeat(32))
    expect(draw(4, rngFrom('').next)).toEqual([11520, 0, 5927040, 70819200])
  })

  test('below(n) stays below n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const x = rngFrom(seed).below(n)
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true)
      }),
    )
  })

  test('below(n) is a small whole number for the engine too, so that a list it is put into stays one of those', () => {
    setFlagsFromString('--allow-natives-syntax')
    const isSmall = runInThisContext('(n) => %IsSmi(n)') as (n: number) => boolean
    expect(Array.from({ length: 20 }, (_, i) => isSmall(rngFrom(`die ${i}`).below(6)))).not.toContain(false)
  })

  test('below(n) draws again above the last whole multiple of n, so that no number is favoured', () => {
    const n = 3 * 2 ** 30
    const rng = rngFrom('rejection')
    const kept = draw(200, rngFrom('rejection').next).filter((x) => x < n)
    expect(kept.length).toBeLessThan(180)
    expect(draw(kept.length, () => rng.below(n))).toEqual(kept)
  })

  test('below(n) is even: 60000 throws of a die differ from 10000 each by less than five deviations', () => {
    const rng = rngFrom('die')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const side = rng.below(6)
      counts[side] = (counts[side] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)))
  })

  test('shuffle goes from the end and takes one draw for each place but the first', () => {
    const drawn = rngFrom('end')
    const expected = ['a', 'b', 'c', 'd']
    for (const i of [3, 2, 1]) {
      const j = drawn.below(i + 1)
      const [x = '', y = ''] = [expected[i], expected[j]]
      expected[i] = y
      expected[j] = x
    }
    const rng = rngFrom('end')
    const list = ['a', 'b', 'c', 'd']
    expect(rng.shuffle(list)).toBe(list)
    expect(list).toEqual(expected)
    expect(rng.next()).toBe(drawn.next())
  })

  test('shuffle keeps every element and reaches all orders of three about as often', () => {
    const rng = rngFrom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = rng.shuffle([1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

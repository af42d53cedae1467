import { hashText, hashWords } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const MASK = 0xffff_ffffn
const rotl = (x: bigint, r: bigint): bigint => ((x << r) | (x >> (32n - r))) & MASK
const times = (x: bigint, y: bigint): bigint => (x * y) & MASK
const plus = (...xs: bigint[]): bigint => xs.reduce((a, b) => a + b, 0n) & MASK

const C = [0x239b961bn, 0xab0e9789n, 0x38b34ae5n, 0xa1e38b93n]
const KEY_ROTATION = [15n, 16n, 17n, 18n]
const BLOCK_ROTATION = [19n, 17n, 15n, 13n]
const BLOCK_CONSTANT = [0x561ccd1bn, 0x0bcaa747n, 0x96cd1c35n, 0x32ac3b17n]
const get = (list: readonly bigint[], i: number): bigint => list[i % 4] ?? 0n

function finalMix(word: bigint): bigint {
  let h = times(word ^ (word >> 16n), 0x85ebca6bn)
  h = times(h ^ (h >> 13n), 0xc2b2ae35n)
  return h ^ (h >> 16n)
}

/** The same function, written again from its description with big integers and Node's own encoder. */
function independent(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const word = (i: number): bigint => [3, 2, 1, 0].reduce((w, b) => (w << 8n) | BigInt(bytes[i + b] ?? 0), 0n)
  const key = (at: number, i: number): bigint =>
    times(rotl(times(word(at + 4 * i), get(C, i)), get(KEY_ROTATION, i)), get(C, i + 1))
  let h = [0n, 0n, 0n, 0n]
  const whole = Math.floor(bytes.length / 16) * 16
  for (let at = 0; at < whole; at += 16) {
    for (let i = 0; i < 4; i++) {
      const mixed = plus(rotl(get(h, i) ^ key(at, i), get(BLOCK_ROTATION, i)), get(h, i + 1))
      h[i] = plus(times(mixed, 5n), get(BLOCK_CONSTANT, i))
    }
  }
  const spread = (w: bigint[]): bigint[] => {
    const sum = plus(...w)
    return [sum, ...w.slice(1).map((x) => plus(x, sum))]
  }
  h = h.map((x, i) => x ^ key(whole, i) ^ BigInt(bytes.length))
  h = spread(spread(h).map(finalMix))
  return h.map((x) => x.toString(16).padStart(8, '0')).join('')
}

describe('hashText', () => {
  test.each([
    ['', '00000000000000000000000000000000'],
    ["I will not buy this tobacconist's, it is scratched.", '9b5b7ba2ef3f7866889adeaf00f3f98e'],
    ['The quick brown fox jumps over the lazy dog', '2f1583c3ecee2c675d7bf66ce5e91d2c'],
  ])('gives the published answer for %j', (text, hash) => {
    expect(hashText(text)).toBe(hash)
  })

  test('agrees with an independent implementation on any text, of any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (text) => {
        expect(hashText(text)).toBe(independent(text))
      }),
    )
  })

  test('agrees with it at every length around a block, where the tail rules differ', () => {
    for (let n = 0; n <= 33; n++) {
      const text = 'abcdefghijklmnopqrstuvwxyz0123456789'.slice(0, n)
      expect(hashText(text)).toBe(independent(text))
    }
  })

  test('reads half a surrogate pair as the replacement character', () => {
    expect(hashText('a\ud800b')).toBe(hashText('a\ufffdb'))
    expect(hashText('\udc00')).toBe(independent('\udc00'))
  })
})

test('hashWords are the same bits as four unsigned words', () => {
  expect(hashWords('The quick brown fox jumps over the lazy dog')).toEqual([
    0x2f1583c3, 0xecee2c67, 0x5d7bf66c, 0xe5e91d2c,
  ])
})

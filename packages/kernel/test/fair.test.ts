import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  dealFrom,
  drawsOf,
  fairSeed,
  fairState,
  nextFairWord,
  readFairSeed,
  rngFrom,
  sha256,
} from '../src/index.ts'

/** The stream as docs/fair.md specifies it, by another implementation of SHA-256. */
function words(seed: string, count: number): number[] {
  const key = createHash('sha256').update(seed).digest()
  const all: number[] = []
  for (let block = 0; all.length < count; block++) {
    const number = Buffer.alloc(8)
    number.writeBigUInt64BE(BigInt(block))
    const digest = createHash('sha256').update(key).update(number).digest()
    for (let i = 0; i < 32; i += 4) all.push(digest.readUInt32BE(i))
  }
  return all.slice(0, count)
}

/** The first words of the stream of "sha256/test", as in docs/fair.md. */
const VECTOR = '66694f1d a60166fd 3607b568 90c0a4dc'

const SEED = fairSeed('00112233', ['hello', '', 'a/b ü'])

describe('a fair stream', () => {
  it('is the one of docs/fair.md, number by number', () => {
    const state = fairState(SEED)
    expect(Array.from({ length: 50 }, () => nextFairWord(state))).toEqual(words(SEED, 50))
    const rng = dealFrom(SEED)
    expect(Array.from({ length: 50 }, () => rng.next())).toEqual(words(SEED, 50))
  })

  it('has the published first words', () => {
    const state = fairState('sha256/test')
    expect(Array.from({ length: 4 }, () => nextFairWord(state).toString(16).padStart(8, '0')).join(' ')).toBe(VECTOR)
  })

  it('leaves every other seed as it was', () => {
    const [one, two] = [dealFrom('an old seed'), rngFrom('an old seed')]
    expect(Array.from({ length: 20 }, () => one.below(52))).toEqual(Array.from({ length: 20 }, () => two.below(52)))
  })

  it('tells every draw, shuffles included, while it is watched', () => {
    const draws = drawsOf(() => {
      dealFrom(SEED).shuffle([1, 2, 3, 4])
      dealFrom('an old seed').below(6)
      dealFrom(`${SEED}/dice`).below(6)
    })
    expect(draws.map(({ n }) => n)).toEqual([4, 3, 2, 6])
    for (const { n, value } of draws) expect(value).toBeLessThan(n)
    expect(draws.at(-1)?.stream).toMatch(/\/dice$/)
    const rng = dealFrom(SEED)
    expect(draws.slice(0, 3).map(({ value }) => value)).toEqual([rng.below(4), rng.below(3), rng.below(2)])
  })
})

describe('a fair seed', () => {
  it('is read back as it was written', () => {
    expect(readFairSeed(SEED)).toEqual({ secret: '00112233', words: ['hello', '', 'a/b ü'] })
    expect(readFairSeed('an old seed')).toBe(undefined)
    expect(readFairSeed('sha256/00/%')).toBe(undefined)
  })

  it('is committed to by the SHA-256 of its secret', () => {
    expect(commitmentOf('00112233')).toBe(createHash('sha256').update('00112233').digest('hex'))
  })
})

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives what its standard says for "%s"', (text, digest) => {
    expect(sha256(text)).toBe(digest)
  })
})

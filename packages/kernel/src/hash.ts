/**
 * MurmurHash3 x86 128 with seed 0 over the UTF-8 bytes of a text. It identifies states and spreads seeds; it is no
 * protection against an adversary. Records contain these hashes, so a change to this function needs a new version.
 */
export type Words128 = [number, number, number, number]

const C1 = 0x239b961b
const C2 = 0xab0e9789
const C3 = 0x38b34ae5
const C4 = 0xa1e38b93
const LONE_SURROGATE = 0xfffd

const rotl = (x: number, r: number): number => (x << r) | (x >>> (32 - r))

function finalMix(word: number): number {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const scramble = (k: number, by: number, rotation: number, then: number): number =>
  Math.imul(rotl(Math.imul(k, by), rotation), then)

const mix1 = (k: number): number => scramble(k, C1, 15, C2)
const mix2 = (k: number): number => scramble(k, C2, 16, C3)
const mix3 = (k: number): number => scramble(k, C3, 17, C4)
const mix4 = (k: number): number => scramble(k, C4, 18, C1)

/** UTF-8 by hand: the kernel uses neither DOM nor Node. A lone surrogate becomes U+FFFD, as everywhere. */
export function utf8(text: string): number[] {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0
    if (point > 0xffff) i++
    const c = point >= 0xd800 && point <= 0xdfff ? LONE_SURROGATE : point
    if (c < 0x80) bytes.push(c)
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return bytes
}

/** The little-endian word at `i`; bytes past the end count as zero, which leaves the hash's tail rule unchanged. */
const wordAt = (bytes: readonly number[], i: number): number =>
  (bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8) | ((bytes[i + 2] ?? 0) << 16) | ((bytes[i + 3] ?? 0) << 24)

function mixBlock(h: Words128, bytes: readonly number[], i: number): void {
  let [h1, h2, h3, h4] = h
  h1 = Math.imul(rotl(h1 ^ mix1(wordAt(bytes, i)), 19) + h2, 5) + 0x561ccd1b
  h2 = Math.imul(rotl(h2 ^ mix2(wordAt(bytes, i + 4)), 17) + h3, 5) + 0x0bcaa747
  h3 = Math.imul(rotl(h3 ^ mix3(wordAt(bytes, i + 8)), 15) + h4, 5) + 0x96cd1c35
  h4 = Math.imul(rotl(h4 ^ mix4(wordAt(bytes, i + 12)), 13) + h1, 5) + 0x32ac3b17
  h[0] = h1 | 0
  h[1] = h2 | 0
  h[2] = h3 | 0
  h[3] = h4 | 0
}

function spread([h1, h2, h3, h4]: Words128): Words128 {
  const sum = (h1 + h2 + h3 + h4) | 0
  return [sum, (h2 + sum) | 0, (h3 + sum) | 0, (h4 + sum) | 0]
}

/** The hash as four unsigned words, first word first. */
export function hashWords(text: string): Words128 {
  const bytes = utf8(text)
  const length = bytes.length
  const h: Words128 = [0, 0, 0, 0]
  const tail = length - (length % 16)
  for (let i = 0; i < tail; i += 16) mixBlock(h, bytes, i)
  const [h1, h2, h3, h4] = spread([
    h[0] ^ mix1(wordAt(bytes, tail)) ^ length,
    h[1] ^ mix2(wordAt(bytes, tail + 4)) ^ length,
    h[2] ^ mix3(wordAt(bytes, tail + 8)) ^ length,
    h[3] ^ mix4(wordAt(bytes, tail + 12)) ^ length,
  ])
  const [a, b, c, d] = spread([finalMix(h1), finalMix(h2), finalMix(h3), finalMix(h4)])
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
}

/** The hash as 32 hexadecimal digits. */
export const hashText = (text: string): string =>
  hashWords(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

/** Adds one word to a quick 32-bit hash for tables in memory; nothing that is stored depends on it. */
export function mixWord(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

import { at } from './arrays.ts'
import { utf8 } from './hash.ts'

/*
 * SHA-256. It identifies what strangers send each other, such as packs: nobody can make other content with the same hash.
 * It also deals fair games (fair.ts). States and other seeds use the quicker hash of hash.ts.
 */

const BLOCK = 64
const ROUNDS = 64

const FRACTION = 0x1_0000_0000
const fractionBits = (x: number): number => ((x - Math.floor(x)) * FRACTION) | 0

function firstPrimes(n: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < n; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}

/** The constants of the standard: fractional bits of the cube and square roots of the first primes. */
const PRIMES = firstPrimes(ROUNDS)
const ROUND_WORDS: readonly number[] = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)))
const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))

const rotr = (x: number, r: number): number => (x >>> r) | (x << (32 - r))

/** The bytes, a one bit, zeros and the length in bits, padded to whole blocks. */
function padded(message: readonly number[]): number[] {
  const bytes = message.slice()
  const bits = bytes.length * 8
  bytes.push(0x80)
  while (bytes.length % BLOCK !== BLOCK - 8) bytes.push(0)
  return [...bytes, ...bytesOf([Math.floor(bits / FRACTION), bits | 0])]
}

function schedule(bytes: readonly number[], from: number): number[] {
  const w: number[] = []
  for (let t = 0; t < 16; t++) {
    const i = from + 4 * t
    w.push((at(bytes, i) << 24) | (at(bytes, i + 1) << 16) | (at(bytes, i + 2) << 8) | at(bytes, i + 3))
  }
  for (let t = 16; t < ROUNDS; t++) {
    const [a, b] = [at(w, t - 15), at(w, t - 2)]
    const s0 = rotr(a, 7) ^ rotr(a, 18) ^ (a >>> 3)
    const s1 = rotr(b, 17) ^ rotr(b, 19) ^ (b >>> 10)
    w.push((at(w, t - 16) + s0 + at(w, t - 7) + s1) | 0)
  }
  return w
}

function compress(state: readonly number[], w: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < ROUNDS; t++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND_WORDS, t) + at(w, t)) | 0
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0)
}

/** The digest of these bytes as eight unsigned words, most significant first. */
export function sha256Words(message: readonly number[]): number[] {
  const bytes = padded(message)
  let state = START
  for (let from = 0; from < bytes.length; from += BLOCK) state = compress(state, schedule(bytes, from))
  return state.map((word) => word >>> 0)
}

/** The digest of the UTF-8 bytes of a text, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => hexText(sha256Words(utf8(text)))

export const hexText = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

/** Words as bytes, most significant first. */
export const bytesOf = (words: readonly number[]): number[] =>
  words.flatMap((word) => [(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])

import { bytesOf, hexText, sha256, sha256Words } from './digest.ts'
import { utf8 } from './hash.ts'
import { type Rng, rngFrom, rngOf } from './rng.ts'

/*
 * Dealing that can be checked. A seed names its stream: one that begins with `sha256/` is dealt by SHA-256 in counter
 * mode, every other one by the fast generator (rng.ts), as it always was. Only dealing uses these streams; bots and
 * guesses keep the fast one.
 *
 *   key      the SHA-256 of the seed text in UTF-8
 *   block n  the SHA-256 of the key (32 bytes) and n (8 bytes, most significant first), n = 0, 1, 2 ...
 *   words    the eight 32-bit words of block 0, then of block 1, and so on, each most significant byte first
 *
 * The seed of a fair game is `sha256/SECRET/WORDS/WORDS...`: the server's secret, and what each seat added, in the order
 * of the seats and percent-encoded. Before anybody adds anything the server shows the SHA-256 of the secret.
 */
const STREAM = 'sha256/'

/** Whether a seed names a fair stream. */
export const isFairSeed = (seed: string): boolean => seed.startsWith(STREAM)

/** One number of a fair stream, from 0 to n - 1. */
export interface Draw {
  readonly stream: string
  readonly n: number
  readonly value: number
}

let watch: ((draw: Draw) => void) | undefined

/** Every draw of fair streams while this runs, in order. */
export function drawsOf(run: () => void): readonly Draw[] {
  const draws: Draw[] = []
  watch = (draw) => draws.push(draw)
  try {
    run()
  } finally {
    watch = undefined
  }
  return draws
}

/** A fair stream whose place is kept by the caller, for example in a game's own state: its key, and the next word. */
export const fairState = (seed: string): number[] => [...sha256Words(utf8(seed)).map((word) => word | 0), 0]

const KEY_WORDS = 8

/** Whether these are the words of a fair stream, and not of the fast generator. */
export const isFairState = (words: readonly number[]): boolean => words.length === KEY_WORDS + 1

export function nextFairWord(words: number[]): number {
  const place = words[KEY_WORDS] as number
  words[KEY_WORDS] = (place + 1) | 0
  return sha256Words(bytesOf([...words.slice(0, KEY_WORDS), 0, place >>> 3]))[place & 7] as number
}

/** The name by which draws of such a stream are listed. */
export const fairStreamName = (words: readonly number[]): string => `stream ${hexText(words.slice(0, 2))}`

export const drew = (stream: string, n: number, value: number): void => watch?.({ stream, n, value })

/** The generator that deals from this seed, or from a part of the game with a name of its own after it. */
export function dealFrom(seed: string): Rng {
  if (!isFairSeed(seed)) return rngFrom(seed)
  const words = fairState(seed)
  const stream = seed.split('/').slice(2).join('/')
  const rng = rngOf(() => nextFairWord(words))
  const below = (n: number): number => {
    const value = rng.below(n)
    drew(stream, n, value)
    return value
  }
  return rngOf(rng.next, below)
}

/** What the server shows before a game, and what anybody can compute from the seed after it. */
export const commitmentOf = (secret: string): string => sha256(secret)

export const fairSeed = (secret: string, words: readonly string[]): string =>
  `${STREAM}${[secret, ...words.map(encodeURIComponent)].join('/')}`

export interface FairSeed {
  readonly secret: string
  /** By seat; '' where nothing was added. */
  readonly words: readonly string[]
}

/** Undefined for a seed of another stream. */
export function readFairSeed(seed: string): FairSeed | undefined {
  if (!isFairSeed(seed)) return undefined
  const [secret = '', ...words] = seed.slice(STREAM.length).split('/')
  try {
    return { secret, words: words.map(decodeURIComponent) }
  } catch {
    return undefined
  }
}

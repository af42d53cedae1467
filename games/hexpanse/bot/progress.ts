import { at, of, realAt } from '@orrery/kernel'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { bitOf, wordOf, WORDS } from '../src/rules/hexes.ts'
import { NEUTRAL, NONE } from '../src/types.ts'
import type { Hex, Mission, Pattern, Side, State } from '../src/types.ts'

/* How far a side is from a pattern: in actions, by the way of building it that needs fewest. */

/** In fifths of an action: to fill an empty cell, and one that somebody else has to be driven from. */
const FIFTHS = 5
const BLOCKED = 12
const WORST = PATTERN_CELLS * BLOCKED
/** Ways so much farther than the nearest do not matter. */
const FAR = 3 * FIFTHS

/** Worth of a way by its cost in fifths, made once: each action nearer is worth more than the last. */
const NEAR: readonly number[] = Array.from({ length: WORST + 1 }, (_, cost) => 0.74 ** (cost / FIFTHS))
const OTHERS: readonly number[] = Array.from({ length: WORST + 1 }, (_, cost) => 0.5 ** (cost / FIFTHS))

interface Progress {
  /** Actions to the end of the nearest way. */
  readonly cost: number
  /** From 0, nowhere, to 1, done. */
  readonly worth: number
  /** The words of its pattern, and where in them the nearest way begins. */
  readonly words: readonly number[]
  readonly from: number
}

const NOTHING: Progress = { cost: WORST, worth: 0, words: [], from: 0 }

/** Hexes of the side, and hexes it cannot use as they are: other units, neutral ones, warlords. */
const own = Array.from({ length: WORDS }, () => 0)
const taken = Array.from({ length: WORDS }, () => 0)
/** Hexes that the nearest way found last still lacks: where a placement would help. */
const lacking = Array.from({ length: WORDS }, () => 0)
export const isLacking = (h: Hex): boolean => (at(lacking, wordOf(h)) & bitOf(h)) !== 0

const block = (h: Hex): void => void (taken[wordOf(h)] = at(taken, wordOf(h)) | bitOf(h))

function lookAt(s: State, side: Side): void {
  own.fill(0)
  taken.fill(0)
  for (let p = 0; p < s.box.players; p++) {
    const into = at(s.box.sideOf, p) === side ? own : taken
    for (let w = 0; w < WORDS; w++) into[w] = at(into, w) | at(s.on, p * WORDS + w)
    if (at(s.warlords, p) !== NONE) block(at(s.warlords, p))
  }
  if (s.alive === (1 << s.box.players) - 1) return
  for (let h = 0; h < s.box.cells; h++) if (at(s.pieces, h) >> 5 === NEUTRAL) block(h)
}

function bits(word: number): number {
  let n = word - ((word >> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}

/** The nearest way, and a little for every other that is near too: one that is blocked leaves the others. */
function nearest({ words }: Pattern): Progress {
  const [a = 0, b = 0, c = 0] = own
  const [x = 0, y = 0, z = 0] = taken
  let best = WORST
  let from = 0
  let others = 0
  for (let i = 0; i < words.length; i += WORDS) {
    const p = words[i] as number
    const q = words[i + 1] as number
    const r = words[i + 2] as number
    const empty = (PATTERN_CELLS - bits(p & a) - bits(q & b) - bits(r & c)) * FIFTHS
    if (empty > best + FAR) continue
    const cost = empty + (bits(p & x) + bits(q & y) + bits(r & z)) * (BLOCKED - FIFTHS)
    others += OTHERS[cost] as number
    if (cost >= best) continue
    best = cost
    from = i
  }
  return { cost: best / FIFTHS, worth: realAt(NEAR, best) + 0.1 * Math.min(1, others), words, from }
}

/** Of all missions that would win for the side, the nearest. */
export function progressOf(s: State, side: Side): Progress {
  lookAt(s, side)
  let best = s.common === NONE ? NOTHING : nearest(of(s.box.patterns, s.common))
  for (let p = 0; p < s.box.players; p++) {
    const mission: Mission = at(s.missions, p)
    if (mission < 0 || at(s.box.sideOf, p) !== side || (s.alive & (1 << p)) === 0) continue
    const other = nearest(of(s.box.patterns, mission))
    if (other.worth > best.worth) best = other
  }
  for (let w = 0; w < WORDS; w++) lacking[w] = (best.words[best.from + w] ?? 0) & ~at(own, w) & ~at(taken, w)
  return best
}

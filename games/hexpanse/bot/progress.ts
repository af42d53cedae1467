import { at, of } from '@orrery/kernel'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { bitOf, wordOf, WORDS } from '../src/rules/hexes.ts'
import { NEUTRAL, NONE } from '../src/types.ts'
import type { Mission, Pattern, Side, State } from '../src/types.ts'

/* How far a side is from a pattern: in actions, by the way of building it that needs fewest. */

/** What a cell in somebody else's hands costs: it has to be emptied and then filled. In fifths of an action. */
const FIFTHS = 5
const BLOCKED = 12
const WORST = PATTERN_CELLS * BLOCKED

function bits(word: number): number {
  let n = word - ((word >> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}

/** Worth of a way by its cost in fifths, made once: each action nearer is worth more than the last. */
const NEAR: readonly number[] = Array.from({ length: WORST + 1 }, (_, cost) => 0.74 ** (cost / FIFTHS))
const OTHERS: readonly number[] = Array.from({ length: WORST + 1 }, (_, cost) => 0.5 ** (cost / FIFTHS))

export interface Progress {
  /** Actions to the end of the nearest way. */
  readonly cost: number
  /** From 0, nowhere, to 1, done. */
  readonly worth: number
}

const own = Array.from({ length: WORDS }, () => 0)
const taken = Array.from({ length: WORDS }, () => 0)

/** Hexes of the side, and hexes it cannot use as they are: other units, neutral ones, warlords. */
export function lookAt(s: State, side: Side): void {
  for (let w = 0; w < WORDS; w++) {
    let mine = 0
    let other = 0
    for (let p = 0; p < s.box.players; p++) {
      if (at(s.box.sideOf, p) === side) mine |= at(s.on, p * WORDS + w)
      else other |= at(s.on, p * WORDS + w)
    }
    own[w] = mine
    taken[w] = other
  }
  for (let p = 0; p < s.box.players; p++) {
    const h = at(s.warlords, p)
    if (h !== NONE) taken[wordOf(h)] = at(taken, wordOf(h)) | bitOf(h)
  }
  if (s.alive !== (1 << s.box.players) - 1) addNeutral(s)
}

function addNeutral(s: State): void {
  for (let h = 0; h < s.box.cells; h++) {
    if (at(s.pieces, h) >> 5 === NEUTRAL) taken[wordOf(h)] = at(taken, wordOf(h)) | bitOf(h)
  }
}

/** The nearest way, and a little for every other that is near too: one that is blocked leaves the others. */
function nearest(pattern: Pattern): Progress {
  const { words } = pattern
  let best = WORST
  let others = 0
  for (let i = 0; i < words.length; i += WORDS) {
    let held = 0
    let blocked = 0
    for (let w = 0; w < WORDS; w++) {
      const cells = words[i + w] as number
      if (cells === 0) continue
      held += bits(cells & (own[w] as number))
      blocked += bits(cells & (taken[w] as number))
    }
    const cost = (PATTERN_CELLS - held - blocked) * FIFTHS + blocked * BLOCKED
    if (cost < best) best = cost
    others += OTHERS[cost] as number
  }
  return { cost: best / FIFTHS, worth: at(NEAR, best) + 0.1 * Math.min(1, others) }
}

/** Of all missions that would win for the side, the nearest; after `lookAt`. */
export function progressOf(s: State, side: Side): Progress {
  let best = s.common === NONE ? { cost: WORST, worth: 0 } : nearest(of(s.box.patterns, s.common))
  for (let p = 0; p < s.box.players; p++) {
    const mission: Mission = at(s.missions, p)
    if (mission < 0 || at(s.box.sideOf, p) !== side || (s.alive & (1 << p)) === 0) continue
    const other = nearest(of(s.box.patterns, mission))
    if (other.worth > best.worth) best = other
  }
  return best
}

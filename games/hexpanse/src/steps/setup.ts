import { dealFrom } from '@orrery/kernel'
import { pop } from '../rules/frames.ts'
import type { Frame, Player, State } from '../types.ts'

/* HX-5: players choose in turn, forwards or backwards. `left` of them are still to choose; NONE before it began. */

export const FORWARD = 1
export const BACKWARD = -1

export const seatAfter = (s: State, p: Player, step: number): Player =>
  (p + step + s.ruleset.players) % s.ruleset.players

/** From the first player clockwise, or from the one who chose his faction last and back (HX-5.4). */
export function begin(s: State, f: Frame, step: number): void {
  f.left = s.ruleset.players
  f.seat = step === FORWARD ? s.first : seatAfter(s, s.first, BACKWARD)
}

/** The next player's turn to choose; true when all have chosen. */
export function next(s: State, f: Frame, step: number): boolean {
  f.left--
  f.seat = seatAfter(s, f.seat, step)
  if (f.left > 0) return false
  pop(s)
  return true
}

/** Chance of the set-up: each kind of card is drawn from a stream of its own when it is revealed, and not before. */
export function drawn(s: State, what: string, all: readonly string[], n: number): number[] {
  s.reveals++
  return dealFrom(`${s.seed}/${what}`)
    .shuffle(all.map((_, i) => i))
    .slice(0, n)
    .toSorted((a, b) => a - b)
}

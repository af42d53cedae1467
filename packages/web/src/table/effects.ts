import type { Seat } from '@orrery/kernel'
import { type AnyEntryPoint, fly, isStill, paced, sound, type TurnStep } from '@orrery/ui'
import type { Moved } from './journal.ts'
import type { Now } from './now.ts'
import { PER_PIECE } from './turns.ts'

/* What is seen and heard while a move is shown, beside the board. */

const FLIGHT = 2 * PER_PIECE
/** A long effect is read from its marks. */
const MOST_STEPS = 6
const MOST_MOVES = 3

const stepsOf = (entryPoint: AnyEntryPoint, { events }: Moved, { view }: Now): readonly TurnStep[] =>
  entryPoint.steps?.({ events, after: view }) ?? []

/** The sounds of a move, one step after another. */
export const soundMove = (entryPoint: AnyEntryPoint, move: Moved, now: Now): void =>
  soundSteps(stepsOf(entryPoint, move, now))

function soundSteps(steps: readonly TurnStep[]): void {
  const cues = steps.flatMap(({ cue }) => cue ?? [])
  for (const [i, cue] of cues.slice(0, isStill() ? 1 : MOST_STEPS).entries())
    setTimeout(() => sound(cue), paced(i * PER_PIECE))
}

/** Cards fly and pieces are heard; to be called before the table shows where they end. */
export function showMoves(entryPoint: AnyEntryPoint, now: Now, since: number): void {
  const fresh = now.journal.moves.filter(({ entry }) => entry > since)
  for (const move of fresh.slice(-MOST_MOVES)) {
    const steps = stepsOf(entryPoint, move, now)
    soundSteps(steps)
    for (const { card } of steps) if (card !== undefined) flyCard(card, move.seat)
  }
}

/** Animates a copy of the card from its place to the seat that took it. */
function flyCard(target: string, seat: Seat): void {
  const name = CSS.escape(target)
  const from = document.querySelector<HTMLElement>(`[data-target="${name}"], [data-mark="${name}"]`)
  const to = document.querySelector(`[data-seat="${seat}"]`)
  if (from === null || to === null) return
  const copy = from.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('[data-target]')]) one.removeAttribute('data-target')
  fly({ copy, from, to, ms: FLIGHT, scale: 0.25, opacity: 0.3 })
}

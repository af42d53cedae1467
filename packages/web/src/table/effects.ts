import type { Seat } from '@orrery/kernel'
import { type AnyEntryPoint, fly, isStill, paced, sound } from '@orrery/ui'
import type { Moved } from './journal.ts'
import type { Now } from './now.ts'
import { PER_PIECE } from './turns.ts'

/* What is seen and heard while a move is shown, beside the board. */

const FLIGHT = 2 * PER_PIECE
/** A long effect is read from its marks. */
const MOST_STEPS = 6
const MOST_MOVES = 3

/** The sounds of a move, one step after another. */
export function soundMove(entryPoint: AnyEntryPoint, { events }: Moved, { view }: Now): void {
  const cues = entryPoint.steps?.({ events, after: view }).flatMap(({ cue }) => cue ?? []) ?? []
  for (const [i, cue] of cues.slice(0, isStill() ? 1 : MOST_STEPS).entries())
    setTimeout(() => sound(cue), paced(i * PER_PIECE))
}

/** Cards fly and pieces are heard; to be called before the table shows where they end. */
export function showMoves(entryPoint: AnyEntryPoint, now: Now, since: number): void {
  const fresh = now.journal.moves.filter(({ entry }) => entry > since)
  for (const move of fresh.slice(-MOST_MOVES)) {
    soundMove(entryPoint, move, now)
    for (const { card } of entryPoint.steps?.({ events: move.events, after: now.view }) ?? [])
      if (card !== undefined) flyCard(card, move.seat)
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

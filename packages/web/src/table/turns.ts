import type { Seat } from '@orrery/kernel'
import type { AnyEntryPoint, TurnStep } from '@orrery/ui'
import type { Journal, Moved } from './journal.ts'
import type { Now } from './now.ts'
import { sentences } from './sentences.ts'

/** Milliseconds at normal pace: a piece that moves, and the rest between two steps. */
export const PER_PIECE = 300
const REST = 250

/** How long a move is left to be seen, at normal pace: nothing where it tells nothing. */
export function timeFor(entryPoint: AnyEntryPoint, { events }: Moved, now: Now): number {
  const steps = entryPoint.steps?.({ events, after: now.view }).length ?? 1
  if (steps > 0) return steps * PER_PIECE + REST
  return sentences(entryPoint, events, now).length > 0 ? REST : 0
}

/** A step with its number in the turn. */
export interface NumberedStep extends TurnStep {
  readonly n: number
}

/** One uninterrupted run of moves by somebody else. */
export interface Turn {
  readonly seat: Seat
  readonly moves: readonly Moved[]
  readonly steps: readonly NumberedStep[]
}

/** The row of a turn that is pointed at. */
export interface PointedStep {
  readonly turn: number
  readonly n: number
}

type StepsOf = (move: Moved) => readonly TurnStep[]

/** Moves to mark: those since your last move that changed something. */
function unanswered({ moves }: Journal, yours: readonly Seat[], stepsOf: StepsOf): readonly Moved[] {
  const last = moves.findLastIndex((move) => yours.includes(move.seat) && stepsOf(move).length > 0)
  return moves.slice(last + 1)
}

const MOST_MOVES = 60

/**
 * The others' turns since one's own, oldest first. A move without a step, such as passing, starts no turn and does not
 * split one. A spectator is shown the last turn.
 */
export function turnsSince(journal: Journal, yours: readonly Seat[], stepsOf: StepsOf): readonly Turn[] {
  const turns: { seat: Seat; moves: Moved[]; steps: NumberedStep[] }[] = []
  for (const move of unanswered(journal, yours, stepsOf).slice(-MOST_MOVES)) {
    const steps = stepsOf(move)
    if (steps.length === 0) continue
    if (turns.at(-1)?.seat !== move.seat) turns.push({ seat: move.seat, moves: [], steps: [] })
    const turn = turns.at(-1)
    turn?.moves.push(move)
    for (const step of steps) turn?.steps.push({ ...step, n: (turn.steps.length ?? 0) + 1 })
  }
  return yours.length === 0 ? turns.slice(-1) : turns
}

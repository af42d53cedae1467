import { type Cue, sound } from '@orrery/ui'
import { useEffect } from 'react'
import { LOW } from './clock.tsx'
import { useDesk, useTable } from './context.ts'
import type { Desk, TableState } from './desk.ts'

/** A clock with more than this left runs low another day. */
const DAY = 24 * 3_600_000

/** The shell's own sound for a change at the table, if it has one; games play those of their pieces. */
export function cueFor(next: TableState, before: TableState): Cue | undefined {
  if (next.note !== before.note && (next.note?.kind === 'why' || next.note?.kind === 'say')) return 'refusal'
  if (next.now === before.now || next.now === undefined || before.now === undefined) return undefined
  const { situation } = next.now
  const was = before.now.situation
  if (isOver(next) && !isOver(before) && situation.yours.length > 0)
    return situation.outcome?.winners.some((seat) => situation.yours.includes(seat)) === true ? 'victory' : 'defeat'
  return situation.decision !== null && (was.decision === null || was.you !== situation.you) ? 'yourTurn' : undefined
}

/** The game is over, and its end has been shown. */
const isOver = ({ now }: TableState): boolean => now?.isHeld !== true && (now?.situation.outcome ?? null) !== null

function listen(desk: Desk): () => void {
  return desk.store.subscribe((next, before) => {
    const cue = cueFor(next, before)
    if (cue !== undefined) sound(cue)
  })
}

/** Makes the sounds of the table that belong to no game: your turn, a refusal, the clock, the end. */
export function useCues(): void {
  const desk = useDesk()
  useEffect(() => listen(desk), [desk])
  const situation = useTable((state) => state.now?.situation)
  useEffect(() => {
    const clock = situation?.clocks[situation.you]
    if (clock?.runs !== true || situation?.setting.clock.kind === 'none' || clock.left <= LOW || clock.left > DAY)
      return undefined
    const timer = setTimeout(() => sound('clock'), clock.left - LOW)
    return () => clearTimeout(timer)
  }, [situation])
}

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
  const { update } = next.now
  const was = before.now.update
  if (isOver(next) && !isOver(before) && update.yours.length > 0)
    return update.outcome?.winners.some((seat) => update.yours.includes(seat)) === true ? 'victory' : 'defeat'
  return update.decision !== null && (was.decision === null || was.you !== update.you) ? 'yourTurn' : undefined
}

/** The game is over, and its end has been shown. */
const isOver = ({ now }: TableState): boolean => now?.isHeld !== true && (now?.update.outcome ?? null) !== null

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
  const update = useTable((state) => state.now?.update)
  useEffect(() => {
    const clock = update?.clocks[update.you]
    if (clock?.runs !== true || update?.setting.clock.kind === 'none' || clock.left <= LOW || clock.left > DAY)
      return undefined
    const timer = setTimeout(() => sound('clock'), clock.left - LOW)
    return () => clearTimeout(timer)
  }, [update])
}

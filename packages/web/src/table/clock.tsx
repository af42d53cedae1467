import type { Seat } from '@orrery/kernel'
import type { Situation } from '@orrery/table'
import { type ReactNode, useEffect, useState } from 'react'
import { left } from '../parts/time.ts'
import style from './table.module.css'

const SECOND = 1000
/** From here on a clock runs low. */
export const LOW = 20 * SECOND

/** Milliseconds since the situation arrived, updated once a second while a clock runs. */
function usePassed(situation: Situation, runs: boolean): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    setPassed(0)
    if (!runs) return undefined
    const timer = setInterval(() => setPassed(performance.now() - start), SECOND)
    return () => clearInterval(timer)
  }, [situation, runs])
  return passed
}

export function SeatClockChip({ situation, seat }: { readonly situation: Situation; readonly seat: Seat }): ReactNode {
  const clock = situation.clocks[seat]
  const passed = usePassed(situation, clock?.runs ?? false)
  if (clock === undefined || situation.setting.clock.kind === 'none') return null
  const rest = clock.left - passed
  return (
    <span className={`${style.clock} ${clock.runs ? style.running : ''} ${rest < LOW ? style.short : ''}`}>
      {left(rest)}
    </span>
  )
}

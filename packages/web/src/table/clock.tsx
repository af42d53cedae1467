import type { Seat } from '@orrery/kernel'
import type { Update } from '@orrery/table'
import { type ReactNode, useEffect, useState } from 'react'
import { left } from '../parts/time.ts'
import style from './table.module.css'

const SECOND = 1000
/** From here on a clock runs low. */
export const LOW = 20 * SECOND

/** Milliseconds since the update arrived, updated once a second while a clock runs. */
function usePassed(update: Update, runs: boolean): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    setPassed(0)
    if (!runs) return undefined
    const timer = setInterval(() => setPassed(performance.now() - start), SECOND)
    return () => clearInterval(timer)
  }, [update, runs])
  return passed
}

export function SeatClockChip({ update, seat }: { readonly update: Update; readonly seat: Seat }): ReactNode {
  const clock = update.clocks[seat]
  const passed = usePassed(update, clock?.runs ?? false)
  if (clock === undefined || update.setting.clock.kind === 'none') return null
  const rest = clock.left - passed
  return (
    <span className={`${style.clock} ${clock.runs ? style.running : ''} ${rest < LOW ? style.short : ''}`}>
      {left(rest)}
    </span>
  )
}

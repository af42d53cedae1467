import { fly } from '@orrery/ui'
import { useEffect } from 'react'
import { sideOf } from '../colours.ts'
import { baseTarget } from '../targets.ts'
import type { ScoringDetail } from './detail.ts'
import style from './race.module.css'

const FLIGHT = 300

/** Whoever gets something from the Base that was just counted sees it fly to their lane of the race. */
export function useFlyingPoints(detail: ScoringDetail | undefined): void {
  const done = detail?.done ?? 0
  useEffect(() => {
    const scored = detail?.phase === 'count' && detail.current === done - 1 ? detail.scoring.bases[done - 1] : undefined
    if (scored === undefined) return
    const from = document.querySelector(`[data-target="${baseTarget(scored.base)}"]`)
    for (const [player, gain] of scored.gains.entries()) {
      const to = document.querySelector(`[data-lane="${player}"] em`)
      if (gain === 0 || from === null || to === null) continue
      const copy = document.createElement('b')
      copy.className = style.flying ?? ''
      copy.dataset['f'] = sideOf(player)
      copy.textContent = `+${gain}`
      fly({ copy, from, to, ms: FLIGHT, scale: 1, opacity: 0.8 })
    }
    // The rest of the detail changes with the number of Bases that are counted.
  }, [done])
}

import { fly } from '@orrery/ui'
import { useEffect } from 'react'
import { sideOf } from '../colours.ts'
import { baseTarget } from '../targets.ts'
import type { ScoredBase, ScoringDetail } from './detail.ts'
import style from './race.module.css'

const FLIGHT = 300

/** The Base whose points were counted just now. */
const paidIn = ({ phase, scoring, current, done }: ScoringDetail): ScoredBase | undefined =>
  phase === 'count' && current === done - 1 ? scoring.bases[current] : undefined

/** Animates the points of the Base just counted towards the lanes of those who get them. */
export function useFlyingPoints(detail: ScoringDetail | undefined): void {
  const paid = detail === undefined ? undefined : paidIn(detail)
  useEffect(() => {
    if (paid === undefined) return
    const from = document.querySelector(`[data-target="${baseTarget(paid.base)}"]`)
    for (const [player, gain] of paid.gains.entries()) {
      const to = document.querySelector(`[data-lane="${player}"] em`)
      if (gain === 0 || from === null || to === null) continue
      const copy = document.createElement('b')
      copy.className = style.flying ?? ''
      copy.dataset['f'] = sideOf(player)
      copy.textContent = `+${gain}`
      fly({ copy, from, to, ms: FLIGHT, scale: 1, opacity: 0.8 })
    }
  }, [paid])
}

import { paced, sound } from '@orrery/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shortText, threatText } from '../words/threats.ts'
import type { Player, View } from '../src/types.ts'
import { At } from './cell.tsx'
import { colourOf, factionOf } from './colours.ts'
import { DRAWN, hexagon, ORIGIN } from './geometry.ts'
import { Sentence } from './sentence.tsx'
import { type Threat, threatsIn } from './threats.ts'
import style from './threat.module.css'

/* A rival's mission that the next turn could complete: on the board, in a corner and at the seat. */

const APPEARS_MS = 1200

const toneOf = (view: View, { player }: Threat): string => colourOf(factionOf(view, player))

/** Dotted rims around what stands, a strong edge around what is missing. */
export const ThreatRims = ({ view }: { readonly view: View }): ReactNode =>
  threatsIn(view).map((threat) => (
    <g
      key={threat.key}
      className={style.rims}
      style={{ animationDuration: `${paced(APPEARS_MS)}ms` }}
      stroke={toneOf(view, threat)}
      fill={toneOf(view, threat)}
      data-threat={threat.key}
    >
      {threat.held.map((h) => (
        <At key={h} hex={h}>
          <polygon points={hexagon(ORIGIN, DRAWN - 1)} fillOpacity=".1" strokeWidth="1.8" strokeDasharray="3 3" />
        </At>
      ))}
      {threat.missing.map((h) => (
        <At key={h} hex={h}>
          <polygon points={hexagon(ORIGIN, DRAWN - 2)} fillOpacity=".2" strokeWidth="3" />
        </At>
      ))}
    </g>
  ))

/** Each threat is heard once. */
function useAlarm(threats: readonly Threat[]): void {
  const heard = useRef(new Set<string>())
  useEffect(() => {
    const fresh = threats.filter(({ key }) => !heard.current.has(key))
    for (const { key } of fresh) heard.current.add(key)
    if (fresh.length > 0) sound('threat')
  }, [threats])
}

const Sign = (): ReactNode => (
  <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.5L15 14H1Z" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    <path d="M8 6V9.6M8 11.2V12.6" stroke="currentColor" strokeWidth="1.6" />
  </svg>
)

/** In the corner that the board leaves free. Closing it keeps the rims. */
export function ThreatCard({ view }: { readonly view: View }): ReactNode {
  const threats = threatsIn(view)
  const [closed, setClosed] = useState<readonly string[]>([])
  useAlarm(threats)
  const shown = threats.filter(({ key }) => !closed.includes(key))
  return (
    <div className={style.place} role="status">
      {shown.length > 0 && (
        <section className={style.card} aria-label="Threat">
          <header>
            <Sign />
            Threat
            <button
              type="button"
              aria-label="Close the warning"
              onClick={() => setClosed([...closed, ...shown.map(({ key }) => key)])}
            >
              ×
            </button>
          </header>
          {shown.map((threat) => (
            <p key={threat.key}>
              <Sentence text={threatText(view, threat)} />
            </p>
          ))}
        </section>
      )}
    </div>
  )
}

export const hasThreats = (view: View): boolean => threatsIn(view).length > 0

/** At the seat that threatens. */
export function ThreatLine({ view, player }: { readonly view: View; readonly player: Player }): ReactNode {
  const threat = threatsIn(view).find((one) => one.player === player)
  if (threat === undefined) return null
  return (
    <p className={style.line}>
      <Sign /> {shortText(view, threat)}
    </p>
  )
}

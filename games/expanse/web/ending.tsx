import type { Seen } from '@orrery/kernel'
import { EndingFrame, type EndingProps, GoButton, isStill } from '@orrery/ui'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { Event, View } from '../src/types.ts'
import { baseName, playerName } from '../words/names.ts'
import { playersOf } from '../words/things.ts'
import { RESOURCE_OF } from '../src/rules/map.ts'
import { sideOf } from './colours.ts'
import { ResourceIcon, SideShape } from './marks.tsx'
import style from './ending.module.css'
import textStyle from './text.module.css'

/* The last scoring: Base by Base, then the totals. */

const STEP_MS = 450

type Scored = Extract<Event, { readonly kind: 'scored' }>

/** Bases of the last scoring among the events, and what was gained after them. */
function lastScoring(events: readonly Seen<Event>[]): { bases: Scored[]; later: number[] } {
  const all = events.map(({ event }) => event)
  const begin = all.findLastIndex(({ kind }) => kind === 'final')
  const bases: Scored[] = []
  const later: number[] = []
  for (const event of all.slice(Math.max(0, begin))) {
    if (event.kind === 'scored') bases.push(event)
    else if (event.kind === 'gained' && bases.length > 0) later[event.player] = (later[event.player] ?? 0) + event.cp
  }
  return { bases, later }
}

/** As many columns as sides. */
const sides = (view: View): CSSProperties => ({ ['--sides' as string]: view.box.players })

function BaseRow({
  view,
  scored,
  shown,
}: {
  readonly view: View
  readonly scored: Scored
  readonly shown: boolean
}): ReactNode {
  return (
    <li className={shown ? style.shown : ''}>
      <span className={style.where}>
        <ResourceIcon resource={RESOURCE_OF[scored.base] ?? 0} />
        {baseName(scored.base)}
      </span>
      {playersOf(view).map((player) => {
        const gain = scored.gains[player] ?? 0
        return (
          <span key={player} className={gain > 0 ? `${style.gain} ${style.on}` : style.gain} data-f={sideOf(player)}>
            <i>{(scored.totals[player] ?? 0) > 0 ? scored.totals[player] : ''}</i>
            <b>{shown && gain > 0 ? `+${gain}` : ''}</b>
          </span>
        )
      })}
    </li>
  )
}

export function Ending({ view, events, outcome, names, done }: EndingProps<View, Event>): ReactNode {
  const { bases, later } = lastScoring(events)
  const [shown, setShown] = useState(() => (isStill() ? bases.length : 0))
  useEffect(() => {
    if (shown >= bases.length) return undefined
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [shown, bases.length])
  const over = shown >= bases.length
  const won = playersOf(view).map((player) => bases.reduce((sum, { gains }) => sum + (gains[player] ?? 0), 0))
  const soFar = playersOf(view).map((player) => {
    const before = (outcome.scores[view.seatOf[player] ?? 0] ?? 0) - (won[player] ?? 0) - (later[player] ?? 0)
    const now = bases.slice(0, shown).reduce((sum, { gains }) => sum + (gains[player] ?? 0), before)
    return over ? now + (later[player] ?? 0) : now
  })
  return (
    <EndingFrame
      label="Final Scoring"
      title="Final Scoring"
      className={style.ending}
      style={sides(view)}
      button={
        <GoButton skips={!over} go={done}>
          {over ? 'Who won' : 'Skip'}
        </GoButton>
      }
    >
      <div className={style.totals}>
        <span className={style.where}>Control Points</span>
        {playersOf(view).map((player) => (
          <span key={player} data-f={sideOf(player)}>
            <SideShape player={player} size={14} />
            <b>{soFar[player]}</b>
            <em>{names[view.seatOf[player] ?? 0] ?? playerName(player)}</em>
          </span>
        ))}
      </div>
      <ol>
        {bases.map((scored, i) => (
          <BaseRow key={scored.base} view={view} scored={scored} shown={i < shown} />
        ))}
      </ol>
      {over && later.length > 0 && (
        <p className={textStyle.quiet}>
          Then{' '}
          {later
            .map((cp, player) => `${playerName(player)} +${cp}`)
            .filter(Boolean)
            .join(', ')}{' '}
          for Resource Tokens.
        </p>
      )}
    </EndingFrame>
  )
}

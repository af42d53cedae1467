import { isStill, markScroll } from '@orrery/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Event } from '../src/types.ts'
import { event as sentenceOf } from '../words/events.ts'
import { Sentence } from './sentence.tsx'
import { Missions } from './status.tsx'
import type { PartProps } from './table.ts'
import shelfStyle from './shelf.module.css'
import style from './phone-row.module.css'

/* On a phone cards, market, mission and log lie in one row that is swiped; tabs lead to them and say which is in sight. */

/** The log under the board is short; the menu has all of it. */
const MOST_LINES = 12

export function MissionPart({ table }: { readonly table: PartProps }): ReactNode {
  return (
    <section className={`${shelfStyle.cards} ${style.part}`} aria-label="Mission">
      <Missions table={table} />
    </section>
  )
}

/** What happened last, the newest first. */
export function LogPart({ table }: { readonly table: PartProps }): ReactNode {
  const { view, seat, told = [] } = table
  const lines = told
    .slice(-MOST_LINES)
    .map(({ event }) => sentenceOf(event as Event, view, seat))
    .filter((text) => text !== '')
    .toReversed()
  return (
    <section className={`${shelfStyle.cards} ${style.part}`} aria-label="Log">
      <div ref={markScroll} className={style.log} data-scrolls="down">
        {lines.length === 0 && <p>Nothing has happened.</p>}
        {lines.map((text, i) => (
          <p key={i}>
            <Sentence text={text} />
          </p>
        ))}
      </div>
    </section>
  )
}

const partsOf = (row: Element | null): Element[] => [
  ...(row?.querySelectorAll('[data-scrolls="across"] > section') ?? []),
]

/** The part of the row with the most of it in sight. */
function useInSight(row: { readonly current: HTMLElement | null }): number {
  const [inSight, setInSight] = useState(0)
  useEffect(() => {
    const parts = partsOf(row.current)
    const widths = parts.map(() => 0)
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRect } of seen) widths[parts.indexOf(target)] = intersectionRect.width
        setInSight(widths.indexOf(Math.max(...widths)))
      },
      { root: row.current, threshold: Array.from({ length: 21 }, (_, i) => i / 20) },
    )
    for (const part of parts) watch.observe(part)
    return () => watch.disconnect()
  }, [row])
  return inSight
}

interface TabbedRowProps {
  /** One for each part, in the same order. */
  readonly tabs: readonly string[]
  readonly children: ReactNode
}

export function TabbedRow({ tabs, children }: TabbedRowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  const inSight = useInSight(row)
  const go = (to: number): void =>
    partsOf(row.current)[to]?.scrollIntoView({
      inline: 'start',
      block: 'nearest',
      behavior: isStill() ? 'auto' : 'smooth',
    })
  return (
    <div ref={row} className={style.row}>
      <nav className={style.tabs} aria-label="Under the board">
        {tabs.map((name, i) => (
          <button key={i} type="button" aria-current={i === inSight} onClick={() => go(i)}>
            {name}
          </button>
        ))}
      </nav>
      {children}
    </div>
  )
}

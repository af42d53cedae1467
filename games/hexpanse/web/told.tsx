import { type ReactNode, useEffect, useRef } from 'react'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { patternIn } from '../src/rules/ruleset.ts'
import { NONE, type View } from '../src/types.ts'
import { factionOf } from './colours.ts'
import type { Fit } from './fits.ts'
import { FitPicture } from './mission.tsx'
import { detailOf } from './scene-detail.ts'
import { Sentence } from './sentence.tsx'
import type { PartProps } from './table.ts'
import style from './told.module.css'

/* Beside a scene: what happened, line by line, and the pattern that was built. */

/** How the winner built the mission, as far as it is highlighted. */
function wonFit(view: View, lit: number): Fit | undefined {
  if (view.wonWith === NONE) return undefined
  const { cells } = patternIn(view.ruleset, view.wonWith)
  const nine = cells.slice(view.wonAt * PATTERN_CELLS, (view.wonAt + 1) * PATTERN_CELLS)
  const held = nine.map((_, i) => i < lit)
  return { mission: view.wonWith, way: view.wonAt, cells: nine, held, short: 0, blocked: 0 }
}

function Line({ text, when }: { readonly text: string; readonly when: 'done' | 'now' | 'later' }): ReactNode {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (when === 'now') row.current?.scrollIntoView({ block: 'nearest' })
  }, [when])
  return (
    <li ref={row} data-when={when} aria-current={when === 'now' || undefined}>
      <Sentence text={text} />
    </li>
  )
}

export function Told(table: PartProps): ReactNode {
  const { view, phone } = table
  const detail = detailOf(table)
  if (detail === undefined) return null
  const { lines, at, cells } = detail
  const fit = wonFit(view, cells)
  const winner = view.ruleset.sideOf.indexOf(view.winner)
  return (
    <div className={style.told}>
      {fit !== undefined && <FitPicture fit={fit} after={[]} faction={factionOf(view, winner)} />}
      {!phone && (
        <ol>
          {lines.map((text, i) => (
            <Line key={i} text={text} when={i < at ? 'done' : i === at ? 'now' : 'later'} />
          ))}
        </ol>
      )}
    </div>
  )
}

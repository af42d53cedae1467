import type { MovedTable, Scene, SceneStep } from '@orrery/ui'
import type { ReactNode } from 'react'
import { scoreOf } from '../src/rules/holdings.ts'
import type { Event, View } from '../src/types.ts'
import { capital } from '../words/grammar.ts'
import { POINT_SOURCES } from '../words/points.ts'
import { SeatMark } from './marks.tsx'
import type { PartProps } from './table.ts'
import style from './ending.module.css'

/* TE-16.4: every source of points for every seat, before the winner is named. */

interface Counting {
  /** How the game ended. */
  readonly view: View
  /** The source that is counted in this step. */
  readonly shown: number
}

/** Every source that has been counted by this step, and the sum so far. */
function Panel({ scene }: PartProps): ReactNode {
  const detail = scene?.step.detail as Counting | undefined
  if (detail === undefined) return null
  const { view, shown } = detail
  const players = view.ruleset.names.map((_, p) => p)
  const scores = players.map((p) => scoreOf(view, p))
  const counted = POINT_SOURCES.slice(0, shown + 1)
  return (
    <table className={style.ending}>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">Source</span>
          </th>
          {players.map((p) => (
            <th key={p} scope="col">
              <SeatMark ruleset={view.ruleset} player={p} size={15} />
              <em>{view.ruleset.names[p]}</em>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {POINT_SOURCES.map(([key, name], i) => (
          <tr key={key} className={i === shown ? style.now : ''}>
            <th scope="row">{capital(name)}</th>
            {scores.map((score, p) => (
              <td key={p} className={i <= shown && score[key] > 0 ? style.on : ''}>
                {i <= shown ? score[key] : ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Points</th>
          {scores.map((score, p) => (
            <td key={p}>{counted.reduce((sum, [key]) => sum + score[key], 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const PER_SOURCE = 450

/** TE-16.4: one source after another; the sum stands until the player goes on. */
export function endingScene({ before, after }: MovedTable<View, Event>): Scene<View> {
  const steps = POINT_SOURCES.map(([, name], i): SceneStep<View> => {
    const isLast = i === POINT_SOURCES.length - 1
    return {
      view: before,
      detail: { view: after, shown: i } satisfies Counting,
      ms: isLast ? Number.POSITIVE_INFINITY : PER_SOURCE,
      cue: isLast ? 'scored' : 'base',
      headline: isLast ? 'Final score.' : `${capital(name)}.`,
    }
  })
  return { title: 'Points by source', steps, ending: 'Who won', Panel }
}

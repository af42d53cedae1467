import type { ReactNode } from 'react'
import { lastRound, scoreOf } from '../src/rules/holdings.ts'
import type { View } from '../src/types.ts'
import type { PointSource } from '../words/points.ts'
import { useColumn } from './room.ts'
import type { PartProps } from './table.ts'
import style from './goal.module.css'

/* TE-16: what ends the game and what gives points, with the own count of each, from the first minute on. */

interface Row {
  readonly what: string
  readonly each: number
  readonly sources: readonly PointSource[]
}

const rowsOf = ({ ruleset }: View): readonly Row[] => [
  { what: 'Each objective scored', each: 1, sources: ['publics', 'secrets'] },
  { what: 'First slice: breakthrough', each: 1, sources: ['breakthrough'] },
  { what: 'Custodians, Imperial', each: 1, sources: ['mecatol'] },
  { what: "Thunder's Edge at the end", each: ruleset.settings.thundersEdgePoints, sources: ['thundersEdge'] },
  { what: 'Styx at the end', each: 1, sources: ['styx'] },
  {
    what: `Every ${ruleset.race.treasury.per} trade goods, max ${ruleset.race.treasury.most}`,
    each: 1,
    sources: ['treasury'],
  },
]

const endText = (view: View): string =>
  view.placedIn > 0
    ? `After round ${lastRound(view)}: Thunder's Edge is placed.`
    : `After round ${lastRound(view)}, or one round after Thunder's Edge is placed.`

const Rows = ({ view }: { readonly view: View }): ReactNode => {
  const score = view.seat < 0 ? undefined : scoreOf(view, view.seat)
  return (
    <table>
      <thead className="spoken">
        <tr>
          <th scope="col">For</th>
          <th scope="col">Points</th>
          {score !== undefined && <th scope="col">You</th>}
        </tr>
      </thead>
      <tbody>
        {rowsOf(view).map(({ what, each, sources }) => {
          const own = score === undefined ? 0 : sources.reduce((sum, source) => sum + score[source], 0)
          return (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{each}</td>
              {score !== undefined && <td className={own > 0 ? style.own : ''}>{own > 0 ? own : '–'}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A card under the seats; on a phone, and where the seats need the room, one line that unfolds. */
export function Goal({ view, phone }: PartProps): ReactNode {
  const own = view.seat < 0 ? undefined : scoreOf(view, view.seat).total
  const { goal } = useColumn(view.ruleset.seats)
  if (phone || goal === 'line')
    return (
      <details className={phone ? style.line : `${style.line} ${style.under}`} data-goal>
        <summary>
          <b>{phone ? `Most points after round ${lastRound(view)}` : 'Most points wins'}</b>
          {own !== undefined && <span>you {own}</span>}
        </summary>
        <div>
          <p>{endText(view)}</p>
          <Rows view={view} />
        </div>
      </details>
    )
  return (
    <section className={goal === 'whole' ? style.goal : `${style.goal} ${style.rows}`} aria-label="How the game is won">
      <header>
        <h2>Most points wins</h2>
        {own !== undefined && (
          <span>
            each <b>you {own}</b>
          </span>
        )}
      </header>
      {goal === 'whole' && <p>{endText(view)}</p>}
      <Rows view={view} />
    </section>
  )
}

import type { Outcome, Seen } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { type Score, scoreOf } from '../src/rules/holdings.ts'
import type { Event, View } from '../src/types.ts'
import { SeatMark } from './marks.tsx'
import style from './ending.module.css'

/* TE-16.4: every source of points for every seat, before the winner is named. */

const SOURCES: readonly (readonly [key: keyof Score, name: string])[] = [
  ['publics', 'Public objectives'],
  ['secrets', 'Secrets'],
  ['breakthrough', 'Breakthrough'],
  ['mecatol', 'Custodians, Imperial'],
  ['styx', 'Styx'],
  ['thundersEdge', "Thunder's Edge"],
  ['treasury', 'Treasury'],
]

interface EndingProps {
  readonly view: View
  readonly events: readonly Seen<Event>[]
  readonly outcome: Outcome
  readonly names: readonly string[]
  done(): void
}

export function Ending({ view, outcome, names, done }: EndingProps): ReactNode {
  const scores = outcome.scores.map((_, p) => scoreOf(view, p))
  return (
    <section className={style.ending} aria-label="Points by source">
      <h2>Points by source</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Source</span>
            </th>
            {names.map((name, p) => (
              <th key={p} scope="col">
                <SeatMark box={view.box} player={p} size={15} />
                <em>{view.box.names[p] ?? name}</em>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {scores.map((score, p) => (
                <td key={p} className={score[key] > 0 ? style.on : ''}>
                  {score[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {scores.map(({ total }, p) => (
              <td key={p}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <button type="button" className={style.go} onClick={done}>
        Who won
      </button>
    </section>
  )
}

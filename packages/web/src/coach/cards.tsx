import type { Judged, JudgedMove } from '@orrery/table'
import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { useDesk } from '../table/context.ts'
import style from './coach.module.css'
import { playedTurn, stepsOf, turnText, wishedTurn } from './whole-turns.ts'
import { gain, percent, reasonsOf } from './words.ts'

interface CardsProps {
  /** Every decision that was judged, to tell what followed. */
  readonly all: readonly Judged[]
  readonly points: readonly Judged[]
  readonly sides: readonly string[]
  /** The entry of the one that is shown on the board. */
  readonly shown: number | undefined
  show(judged: Judged): void
}

/** The choices that cost most: who, when, what was played, what was better, and why. */
export function TurningPoints({ all, points, sides, shown, show }: CardsProps): ReactNode {
  return (
    <ol className={style.cards}>
      {points.map((judged, n) => (
        <li key={judged.entry} className={judged.entry === shown ? style.shown : ''}>
          <Card
            judged={judged}
            played={playedTurn(all, judged)}
            number={n + 1}
            side={sides[judged.seat] ?? ''}
            show={() => show(judged)}
          />
        </li>
      ))}
    </ol>
  )
}

interface CardProps {
  readonly judged: Judged
  /** The turn that it began. */
  readonly played: readonly JudgedMove[]
  readonly number: number
  readonly side: string
  show(): void
}

function Card({ judged, played, number, side, show }: CardProps): ReactNode {
  const { entryPoint } = useDesk()
  const { entry, chance, loss } = judged
  return (
    <article aria-label={`Turning point ${number}`}>
      <header>
        <b className={style.number}>{number}</b>
        <entryPoint.SideMark side={side} size={13} />
        <h3>{side}</h3>
        <span>move {entry}</span>
        <strong title="of the chance to win">{gain(judged)}</strong>
      </header>
      <dl>
        <dt>Played</dt>
        <dd>
          <Steps turn={played} />
        </dd>
        <dt>Better</dt>
        <dd className={style.better}>
          <Steps turn={wishedTurn(judged)} />
        </dd>
      </dl>
      <p>
        <entryPoint.Sentence text={reasonsOf(judged).join(' ')} />
      </p>
      <footer>
        <span>
          {percent(chance)} instead of {percent(chance - loss)}
        </span>
        <button type="button" className={controls.outline} onClick={show}>
          <Icon name="eye" /> Show
        </button>
      </footer>
    </article>
  )
}

function Steps({ turn }: { readonly turn: readonly JudgedMove[] }): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <ol className={style.steps}>
      {stepsOf(turn).map((text, i) => (
        <li key={`${i} ${text}`}>
          <entryPoint.Sentence text={text} />
        </li>
      ))}
    </ol>
  )
}

/** A slip has one line. */
const IN_A_LINE = 3

/** Smaller slips, in the order of the game; each leads to its moment. */
export function Slips({ all, points, sides, shown, show }: CardsProps): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <ol className={style.slips}>
      {points.map((judged) => (
        <li key={judged.entry}>
          <button type="button" aria-current={judged.entry === shown} onClick={() => show(judged)}>
            <span className={style.when}>{judged.entry}</span>
            <entryPoint.SideMark side={sides[judged.seat] ?? ''} size={11} />
            <span className={style.what}>
              {turnText(playedTurn(all, judged), IN_A_LINE)} <em>Better: {turnText(wishedTurn(judged), IN_A_LINE)}</em>
            </span>
            <b>{gain(judged)}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}

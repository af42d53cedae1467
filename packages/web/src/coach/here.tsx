import { LEAST_LOSS } from '@orrery/bots'
import type { Judged } from '@orrery/table'
import type { ReactNode } from 'react'
import { useDesk } from '../table/context.ts'
import style from './coach.module.css'
import { playedTurn, turnText, wishedTurn } from './whole-turns.ts'
import { gain, reasonsOf } from './words.ts'

interface HereProps {
  /** The decision at this position; undefined where there was none, or it is not judged yet. */
  readonly judged: Judged | undefined
  readonly all: readonly Judged[]
  readonly sides: readonly string[]
  /** The reasons stand elsewhere. */
  readonly brief: boolean
}

/** What was chosen next, and what the coach says to it. */
export function Here({ judged, all, sides, brief }: HereProps): ReactNode {
  const { entryPoint } = useDesk()
  if (judged === undefined) return <p className={style.here}>There is no choice to judge at this moment.</p>
  return (
    <p className={style.here}>
      <entryPoint.SideMark side={sides[judged.seat] ?? ''} size={11} /> <b>{sides[judged.seat]}</b> next:{' '}
      {turnText(playedTurn(all, judged))}.{' '}
      {judged.loss < LEAST_LOSS ? (
        'The coach agrees.'
      ) : (
        <>
          Better: <strong>{turnText(wishedTurn(judged))}</strong>, <em>{gain(judged)}</em>.{' '}
          <entryPoint.Sentence text={brief ? '' : reasonsOf(judged).join(' ')} />
        </>
      )}
    </p>
  )
}

import type { SeatInfo } from '@orrery/table'
import type { ReactNode } from 'react'
import { levelName, sideNames } from '../parts/names.ts'
import { useDesk } from '../table/context.ts'
import type { Now } from '../table/now.ts'
import style from './ending.module.css'
import { type Ended, headlineOf, placeOf } from './headline.ts'

const called = ({ sitter }: SeatInfo): string =>
  sitter.kind === 'bot' ? `${levelName(sitter.level)} (bot)` : sitter.kind === 'person' ? sitter.name : ''

/** Names the winner, where it is somebody else: "Ann played blue." */
function winnerText({ outcome, yours, names }: Ended, sides: readonly string[]): string {
  const [winner, ...more] = outcome.winners
  if (winner === undefined || more.length > 0 || yours.includes(winner)) return ''
  return `${names[winner]} played ${sides[winner]}.`
}

/** It speaks to its reader: how it ended for them, and why. */
export function Result({ now, reason = '' }: { readonly now: Now; readonly reason?: string | undefined }): ReactNode {
  const { entryPoint } = useDesk()
  const { outcome, seats, yours, you } = now.update
  if (outcome === null) return null
  const sides = sideNames(entryPoint, now.view, seats)
  const watches = yours.length === 0
  const ended = { outcome, yours, names: watches ? sides : seats.map(called), unscored: entryPoint.unscored === true }
  const mark = sides[yours.length === 1 ? you : (outcome.winners[0] ?? 0)] ?? ''
  return (
    <>
      <p className={style.eye}>
        <entryPoint.SideMark side={mark} size={13} /> The game is over
      </p>
      <h2 aria-live="polite">{headlineOf(ended)}</h2>
      <p className={style.reason}>
        {[watches ? '' : winnerText(ended, sides), placeOf(ended), reason].filter((text) => text !== '').join(' ')}
      </p>
    </>
  )
}

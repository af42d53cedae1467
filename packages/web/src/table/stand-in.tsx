import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { useDesk } from './context.ts'
import type { Now } from './desk.ts'
import style from './stand-in.module.css'

/** Tells a player on the board that a bot plays for them, and gives the seat back. */
export function StandInNotice({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { seats, you, stage } = now.update
  if (stage !== 'playing' || (seats[you]?.stoodInBy ?? '') === '') return null
  return (
    <div className={style.notice} role="alert" aria-label="A bot is playing for you">
      <p>{reason(now)}</p>
      <button type="button" className={controls.strong} onClick={() => void desk.comeBack()}>
        Take my seat back
      </button>
    </div>
  )
}

function reason({ update, journal }: Now): string {
  const { you, setting } = update
  const last = journal.talk.findLast(({ kind, ...news }) => isStandIn(kind) && 'seat' in news && news.seat === you)
  if (last?.kind === 'left') return 'You handed over to a bot. It is playing for you.'
  if (last === undefined) return 'A bot is playing for you.'
  // Without a clock, another player asked for the bot after a day.
  const why = setting.clock.kind === 'none' ? 'were away for more than a day' : 'ran out of time'
  return `You ${why}. A bot is playing for you.`
}

const isStandIn = (kind: string): boolean => kind === 'left' || kind === 'outOfTime'

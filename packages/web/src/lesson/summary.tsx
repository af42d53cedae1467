import { type Lesson, markScroll } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { usePhone } from '../parts/hooks.ts'
import { gameOf } from '../registry.ts'
import { playNow } from '../start/quick.ts'
import { useDesk } from '../table/context.ts'
import style from './lesson.module.css'

interface SummaryProps {
  readonly lesson: Lesson
  /** How the game at the end went; undefined where it was skipped. */
  readonly isWon: boolean | undefined
}

const RESULTS = new Map([
  [true, 'You won, and you can play.'],
  [false, 'You lost this one, but you can play.'],
])

/** How to win, and links to a first game. */
export function Summary({ lesson, isWon }: SummaryProps): ReactNode {
  const { entryPoint } = useDesk()
  const phone = usePhone()
  return (
    <div
      className={`${style.head} ${style.summary}`}
      data-lesson="done"
      data-guided
      ref={markScroll}
      data-scrolls="down"
    >
      <div className={style.line}>
        <span>Lesson finished</span>
      </div>
      <h2 className={style.goal}>{(isWon === undefined ? undefined : RESULTS.get(isWon)) ?? 'You can play.'}</h2>
      {phone && <p className={style.why}>{`You can: ${lesson.steps.map(({ skill }) => lower(skill)).join(', ')}.`}</p>}
      <h3 className={style.how}>How you win</h3>
      <ul className={style.winning}>
        {lesson.winning.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Onwards game={entryPoint.id} />
    </div>
  )
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function Onwards({ game }: { readonly game: string }): ReactNode {
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const manifest = gameOf(game)
  const play = (): void => {
    playNow(game, api.lay, manifest?.quickSeats ?? manifest?.seats.min)
      .then(go)
      .catch((error: unknown) => setProblem(say(error)))
  }
  return (
    <>
      <div className={style.ways}>
        <button type="button" className={controls.strong} onClick={play}>
          Play a whole game
        </button>
        <Link href="/" className={controls.button}>
          Back to the start
        </Link>
      </div>
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

import type { Outcome } from '@orrery/kernel'
import type { SeatWish, Situation } from '@orrery/table'
import type { Standing } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { seatNames, sideNames } from '../parts/names.ts'
import { hasBots } from '../registry.ts'
import { Chart } from './chart.tsx'
import { useDesk } from './context.ts'
import type { Now } from './desk.ts'
import style from './ending.module.css'
import { standings } from './standings.ts'

/** Who won and how it came to that. */
export function EndingPanel({ now }: { readonly now: Now }): ReactNode {
  const [hidden, setHidden] = useState(false)
  const { outcome, seats } = now.situation
  if (outcome === null || hidden) return null
  return (
    <div className={style.ending}>
      <Result now={now} outcome={outcome} names={seatNames(seats)} close={() => setHidden(true)} />
    </div>
  )
}

interface ResultProps {
  readonly now: Now
  readonly outcome: Outcome
  readonly names: readonly string[]
  close(): void
}

function Result({ now, outcome, names, close }: ResultProps): ReactNode {
  const { door } = useDesk()
  const { seats } = now.situation
  const sides = sideNames(door, now.view, seats)
  const ranks = outcome.scores.map((score, seat) => ({ score, seat })).toSorted((a, b) => b.score - a.score)
  const winners = outcome.winners.map((seat) => sides[seat] ?? '')
  return (
    <>
      <div className={style.head}>
        {winners.map((side) => (
          <door.SideMark key={side} side={side} size={34} />
        ))}
        <h2>
          {winners.join(' and ')} {winners.length > 1 ? 'win' : 'wins'}
        </h2>
        <button type="button" className={`${controls.plain} ${style.close}`} onClick={close}>
          <Icon name="eye" /> See the board
        </button>
      </div>
      <div className={style.result}>
        <ol className={style.ranks}>
          {ranks.map(({ score, seat }) => (
            <li key={seat} className={outcome.winners.includes(seat) ? style.won : ''}>
              <door.SideMark side={sides[seat] ?? ''} size={18} />
              <span>
                {sides[seat]}
                <em>{names[seat]}</em>
              </span>
              <b>{score}</b>
            </li>
          ))}
        </ol>
        <Course now={now} sides={sides} />
      </div>
      <Links now={now} />
    </>
  )
}

function Course({ now, sides }: { readonly now: Now; readonly sides: readonly string[] }): ReactNode {
  const desk = useDesk()
  const [course, setCourse] = useState<readonly Standing[]>([])
  const { entries } = now.situation
  useEffect(() => {
    let wanted = true
    void desk
      .record()
      .then((record) => standings(desk.door, record, entries))
      .then((found) => wanted && setCourse(found))
    return () => void (wanted = false)
  }, [desk, entries])
  return course.length < 2 ? null : <Chart door={desk.door} sides={sides} standings={course} />
}

function Links({ now }: { readonly now: Now }): ReactNode {
  const { door } = useDesk()
  const [path] = useLocation()
  const { table, yours } = now.situation
  const replay = table !== '' ? `/game/${table}` : path.startsWith('/local/') ? `${path}/replay` : ''
  const looks = replay !== '' && (
    <>
      <Link href={`${replay}?at=0`} className={controls.strong}>
        <Icon name="play" /> Replay
      </Link>
      {hasBots(door.id) && (
        <Link href={`${replay}?at=0&coach`} className={controls.outline}>
          <Icon name="coach" /> Coach
        </Link>
      )}
    </>
  )
  if (table === '')
    return (
      <div className={style.links}>
        {looks}
        <Link href={`/new/${door.id}`} className={controls.plain}>
          Another table
        </Link>
      </div>
    )
  return (
    <div className={style.links}>
      {looks}
      {yours.length > 0 && <Again situation={now.situation} />}
      <a className={controls.plain} href={`/api/tables/${table}/record`} download={`${door.id}-${table}.txt`}>
        <Icon name="save" /> Save the record
      </a>
    </div>
  )
}

/** The same table once more: bots sit where they sat, and the others come by its link. */
export function Again({ situation }: { readonly situation: Situation }): ReactNode {
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const { seats, yours, setting } = situation
  const rematch = async (): Promise<void> => {
    setProblem('')
    const wishes = seats.map(({ sitter }, seat): SeatWish => {
      if (sitter.kind === 'bot') return sitter
      return yours.includes(seat) ? { kind: 'me' } : { kind: 'open' }
    })
    go(`/t/${(await api.lay({ setting, seats: wishes })).id}`)
  }
  return (
    <>
      <button
        type="button"
        className={controls.outline}
        onClick={() => void rematch().catch((error: unknown) => setProblem(say(error)))}
      >
        Play again
      </button>
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

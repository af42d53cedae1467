import { type Cause, isStill } from '@orrery/ui'
import { type ReactNode, useEffect } from 'react'
import { turnText, wishedTurn } from '../coach/whole-turns.ts'
import { percent } from '../coach/words.ts'
import { useDesk } from '../table/context.ts'
import type { Coached } from './coach.ts'
import style from './ending.module.css'
import type { Turn } from './turns.ts'
import type { Shown } from './use-verdict.ts'

interface DecidedProps {
  readonly shown: Shown
  readonly coached: Coached | undefined
}

/** What decided the game, by its rules; and the reader's best and worst turn, by the coach. */
export function Decided({ shown, coached }: DecidedProps): ReactNode {
  const causes = shown.verdict?.causes.slice(0, 3) ?? []
  const [first] = causes[0]?.at ?? []
  useEffect(() => bringIntoSight(first), [first])
  if (causes.length === 0 && coached === undefined) return null
  return (
    <>
      <h3>What decided it</h3>
      <ol className={style.causes}>
        {causes.map((cause, i) => (
          <CauseRow key={cause.title} cause={cause} number={i + 1} shown={shown} />
        ))}
        {coached !== undefined && <CoachRows coached={coached} />}
      </ol>
      {coached !== undefined && <p className={style.honest}>Chances are the coach’s estimates.</p>}
    </>
  )
}

/** On a phone the board is larger than its window. */
function bringIntoSight(target = ''): void {
  const block = isStill() ? 'auto' : 'smooth'
  document.querySelector(`main [data-target="${target}"]`)?.scrollIntoView({ block: 'center', behavior: block })
}

interface CauseProps {
  readonly cause: Cause
  readonly number: number
  readonly shown: Shown
}

function CauseRow({ cause, number, shown }: CauseProps): ReactNode {
  const { entryPoint } = useDesk()
  const isShown = (shown.cause ?? 0) === number - 1
  const show = (): void => {
    shown.show(number - 1)
    bringIntoSight(cause.at[0])
  }
  return (
    <li>
      <i className={style.number}>{number}</i>
      <div>
        <b className={style.title}>{cause.title}</b>
        <p>
          <entryPoint.Sentence text={cause.text} />{' '}
          {cause.at.length > 0 && (
            <button type="button" className={style.show} aria-pressed={isShown} onClick={show}>
              {isShown ? 'Shown' : 'Show'}
            </button>
          )}
        </p>
      </div>
    </li>
  )
}

/** Steps of the better turn that have room at the end of a game. */
const MOST_BETTER = 4

const READING = {
  none: 'The coach is reading the game',
  waiting: 'The coach is reading other games first',
  working: 'The coach is reading the game',
  stopped: 'The coach has stopped. Open it to go on.',
} as const

function CoachRows({ coached: { progress, best, worst } }: { readonly coached: Coached }): ReactNode {
  const { state, study, trouble } = progress
  if (state !== 'done')
    return (
      <li className={style.reading}>
        <p role={trouble === '' ? 'status' : 'alert'}>{trouble === '' ? READING[state] : trouble}</p>
        <progress aria-label="The coach’s progress" max={study?.total ?? 1} value={study?.done ?? 0} />
      </li>
    )
  if (best === undefined && worst === undefined)
    return <li className={style.reading}>The coach found no turn of yours that stood out.</li>
  return (
    <>
      {best !== undefined && <TurnRow turn={best} sign="+" title="Best turn" text={best.text} />}
      {worst !== undefined && (
        <TurnRow
          turn={worst}
          sign="−"
          title="Worst turn"
          text={`${worst.text} Better: ${turnText(wishedTurn(worst.judged), MOST_BETTER)}.`}
        />
      )}
    </>
  )
}

interface TurnProps {
  readonly turn: Turn
  readonly sign: '+' | '−'
  readonly title: string
  readonly text: string
}

function TurnRow({ turn, sign, title, text }: TurnProps): ReactNode {
  const desk = useDesk()
  const { entry } = turn.judged
  return (
    <li data-turn={sign === '+' ? 'best' : 'worst'}>
      <i className={style.number} aria-hidden="true">
        {sign}
      </i>
      <div>
        <b className={style.title}>
          {title}: move {entry}
          <span>
            {sign}
            {percent(turn.change)}
          </span>
        </b>
        <p>
          <desk.entryPoint.Sentence text={text.replaceAll('..', '.')} />{' '}
          <button type="button" className={style.show} onClick={() => void desk.lookAt(entry - 1)}>
            Show
          </button>
        </p>
      </div>
    </li>
  )
}

import { markScroll } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../parts/copy.tsx'
import { Icon } from '../parts/icon.tsx'
import { useDesk } from '../table/context.ts'
import { missText } from './head.tsx'
import type { OpenPuzzle } from './loaded.ts'
import style from './puzzle.module.css'
import { puzzleMarks } from './stored.ts'
import type { Solving } from './use-puzzle.ts'
import { weekOf } from './week.ts'

interface BesideProps {
  readonly opened: OpenPuzzle
  readonly solving: Solving
}

/** Beside a puzzle: what was tried, and the puzzles of this week. */
export function Beside({ opened, solving }: BesideProps): ReactNode {
  return (
    <section
      className={style.beside}
      aria-label="Tries and this week"
      ref={markScroll}
      data-scrolls="down"
      tabIndex={0}
    >
      <Tries opened={opened} solving={solving} />
      <Week opened={opened} />
      <CopyLink path={`/puzzles/${opened.manifest.id}/${opened.puzzle.id}`} label="Link to this puzzle" />
    </section>
  )
}

/** Each wrong move with the chance it leaves. */
function Tries({ opened, solving: { tries } }: BesideProps): ReactNode {
  const { entryPoint } = useDesk()
  if (tries.length === 0) return <p className={style.hushed}>Try as often as you like.</p>
  return (
    <>
      <h3>Your tries</h3>
      <ul className={style.tries}>
        {tries.map((one) => (
          <li key={`${one.made} ${one.line}`}>
            <span>
              <entryPoint.Sentence text={missText(opened, one)} />
            </span>
            <b>{one.chance} %</b>
            <i aria-hidden="true">
              <i style={{ inlineSize: `${one.chance}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Seven quiet boxes. */
function Week({ opened }: Pick<BesideProps, 'opened'>): ReactNode {
  const [now] = useState(() => Date.now())
  const { manifest, library } = opened
  const marks = puzzleMarks(manifest.id)
  return (
    <>
      <h3>This week</h3>
      <ol className={style.week}>
        {weekOf(library.puzzles, now).map(({ date, month, puzzle, isToday }) => (
          <li key={date}>
            <Link
              href={`/puzzles/${manifest.id}/${puzzle.id}`}
              aria-current={puzzle.id === opened.puzzle.id ? 'page' : undefined}
            >
              <b>{date}</b>
              <span className="spoken">{month}</span>
              {marks[puzzle.id] === 'solved' ? <Solved /> : <span>{isToday ? 'today' : '–'}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

const Solved = (): ReactNode => (
  <>
    <Icon name="check" size={12} />
    <span className="spoken">solved</span>
  </>
)

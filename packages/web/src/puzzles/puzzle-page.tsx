import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { BranchContext } from '../branch/context.ts'
import { say } from '../net/api.ts'
import { useLoaded, usePhone } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import page from '../parts/page.module.css'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { DeskContext } from '../table/context.ts'
import { type Task, TaskContext } from '../table/task.ts'
import { TableView } from '../table/table.tsx'
import { Beside } from './beside.tsx'
import { Head } from './head.tsx'
import { GRADES, loadPuzzle, type OpenPuzzle } from './loaded.ts'
import style from './puzzle.module.css'
import { type Solving, usePuzzle } from './use-puzzle.ts'

/** `/puzzles/GAME/ID`: a puzzle on a table of this device. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const { value, error } = useLoaded(`${game}/${id}`, loadPuzzle)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Opened key={value.puzzle.id} opened={value} />
}

function Opened({ opened }: { readonly opened: OpenPuzzle }): ReactNode {
  const solving = usePuzzle(opened)
  const { running, problem } = solving
  const branch = useMemo(
    () => ({ rewind: (to: number) => void running?.link.rewind(to).then(running.desk.toNow) }),
    [running],
  )
  const task = useTask(opened, solving)
  if (problem !== '') return <DeadEnd why={problem} />
  if (running === undefined) return <Calm title="" />
  return (
    <DeskContext value={running.desk}>
      <BranchContext value={branch}>
        <TaskContext value={task}>
          <TableView desk={running.desk} />
        </TaskContext>
      </BranchContext>
    </DeskContext>
  )
}

const NOTHING: ReadonlySet<string> = new Set()

function useTask(opened: OpenPuzzle, solving: Solving): Task {
  const { miss, ended } = solving
  // Nothing is to be chosen while an answer is read.
  const isFree = miss === undefined && ended === undefined
  return {
    where: `Puzzle, ${GRADES[opened.puzzle.difficulty].toLowerCase()}`,
    leave: <Leave game={opened.manifest.id} />,
    head: <Head opened={opened} solving={solving} />,
    beside: <Beside opened={opened} solving={solving} />,
    progress: true,
    isGuided: true,
    isFinished: ended !== undefined,
    list: isFree ? 'open' : 'none',
    lit: isFree ? undefined : NOTHING,
  }
}

function Leave({ game }: { readonly game: string }): ReactNode {
  const phone = usePhone()
  return (
    <Link href={`/puzzles/${game}`} className={`${page.link} ${style.leave}`}>
      <Icon name="back" />
      {phone ? 'Puzzles' : 'All puzzles'}
    </Link>
  )
}

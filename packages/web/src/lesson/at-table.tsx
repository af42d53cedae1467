import { sound, type Target } from '@orrery/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { BranchContext } from '../branch/context.ts'
import type { Running } from '../local/run.ts'
import { usePhone } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import page from '../parts/page.module.css'
import { DeskContext } from '../table/context.ts'
import { type Task, TaskContext } from '../table/task.ts'
import { Head } from './head.tsx'
import style from './lesson.module.css'
import { Pointer } from './pointer.tsx'
import { Skills } from './skills.tsx'
import { storeDone } from './stored.ts'
import { Summary } from './summary.tsx'
import type { Course } from './use-lesson.ts'
import { type FollowedStep, useStep } from './use-step.ts'

interface AtTableProps {
  readonly course: Course
  readonly running: Running
  readonly children: ReactNode
}

/** A lesson around its table. */
export const AtTable = (props: AtTableProps): ReactNode => (
  <DeskContext value={props.running.desk}>
    <Around {...props} />
  </DeskContext>
)

function Around({ course, running, children }: AtTableProps): ReactNode {
  const followed = useStep(course, running)
  const { made, isDone, isFinished, pointer } = followed
  const { id } = running.desk.entryPoint
  useEffect(() => {
    if (isDone) sound('stepDone')
  }, [isDone])
  useEffect(() => {
    if (isFinished) storeDone(id)
  }, [isFinished, id])
  const branch = useMemo(
    () => ({ rewind: (to: number) => void running.link.rewind(to).then(running.desk.toNow) }),
    [running],
  )
  const inside = useInside(course, followed)
  return (
    <BranchContext value={branch}>
      <TaskContext value={inside}>{children}</TaskContext>
      {pointer !== undefined && <Pointer key={`${course.n} ${made}`} pointer={pointer} />}
    </BranchContext>
  )
}

const NOTHING: ReadonlySet<Target> = new Set()

function useInside(course: Course, followed: FollowedStep): Task {
  const { lesson, n } = course
  const { isFinished, isWon, pointer, lit: thing } = followed
  // The old table accepts no choices while the next one opens.
  const isGuided = followed.isGuided || course.moves === undefined
  const lit = useMemo(() => (thing === undefined ? NOTHING : new Set([thing])), [thing])
  const list = pointer === undefined ? 'none' : thing === undefined ? 'open' : 'folded'
  const { progress = false } = lesson
  const leave = <Leave />
  const all = lesson.steps.length
  if (isFinished) {
    const head = <Summary lesson={lesson} isWon={isWon} />
    const beside = <Skills lesson={lesson} n={all} />
    return { where: 'Lesson', leave, head, beside, progress, isGuided: true, isFinished, list: 'none', lit: NOTHING }
  }
  return {
    where: `Lesson, step ${n + 1} of ${all}`,
    leave,
    head: <Head course={course} followed={followed} />,
    beside: followed.isGuided ? <Skills lesson={lesson} n={n} /> : undefined,
    progress,
    isGuided,
    isFinished,
    list,
    lit: isGuided ? lit : undefined,
  }
}

function Leave(): ReactNode {
  const phone = usePhone()
  return (
    <Link href="/" className={`${page.link} ${style.leave}`}>
      <Icon name="close" />
      {phone ? 'Leave' : 'Leave the lesson'}
    </Link>
  )
}

import {
  type LessonPointer,
  lessonPointer,
  lessonProgress,
  type LessonProgress,
  type LessonStep,
  lessonStart,
  lessonWay,
  type Target,
} from '@orrery/ui'
import { useEffect, useState } from 'react'
import type { Running } from '../local/run.ts'
import { useTable } from '../table/context.ts'
import type { Now } from '../table/desk.ts'
import { everyFrame } from './frames.ts'
import { thingFor } from './spot.ts'
import { type Course, ownLines } from './use-lesson.ts'

/** A lesson step together with its table. */
export interface FollowedStep extends LessonProgress {
  readonly step: LessonStep
  /** Whether it is led move by move; otherwise a game is played to its end. */
  readonly isGuided: boolean
  readonly isDone: boolean
  /** Whether the whole lesson is. */
  readonly isFinished: boolean
  /** Who won the game at its end; undefined where none was finished. */
  readonly isWon: boolean | undefined
  readonly pointer: LessonPointer | undefined
  /** The thing that glows: what is pointed at, or what the open list of moves belongs to. */
  readonly lit: Target | undefined
  takeBack(): void
  keepIt(): void
  show(): void
}

/** Past the last step its table stays in sight. */
function stepOf({ lesson: { steps }, n }: Course): LessonStep {
  const step = steps[Math.min(n, steps.length - 1)]
  if (step === undefined) throw new Error('a lesson has steps')
  return step
}

const isOver = (now: Now | undefined): boolean => now?.isHeld !== true && now?.update.stage === 'over'

/** The entry of the log before the player's move of that number in this step. */
function entryBefore({ lesson, n, moves = [] }: Course, now: Now | undefined, nth: number): number {
  const from = lessonStart(lesson, n).moves.length
  const at = moves.findIndex((_, i) => ownLines(lesson, moves.slice(0, i + 1), from).length > nth)
  return now?.journal.moves[at - 1]?.entry ?? 0
}

/** Whether the thing is to be seen: on a phone some lie in the drawer, and the list of moves has to do. */
function useOnPage(target: Target | undefined): boolean {
  const [isThere, setThere] = useState(true)
  useEffect(
    () => (target === undefined ? undefined : everyFrame(() => setThere(thingFor(target, '') !== undefined))),
    [target],
  )
  return target === undefined || isThere
}

export function useStep(course: Course, { desk, link }: Running): FollowedStep {
  const { entryPoint } = desk
  const { lines, kept, moves, n } = course
  const { steps } = course.lesson
  const now = useTable((state) => state.now)
  const selected = useTable((state) => state.selected)
  const asked = useTable(({ note }) => (note?.kind === 'ask' ? note.target : undefined))
  const isConfirming = useTable(({ confirming }) => confirming !== undefined)
  const step = stepOf(course)
  const { made, miss } = lessonProgress(step, lines, kept)
  const isGuided = step.moves.length > 0
  const isDone = isGuided ? made === step.moves.length : isOver(now)
  // The journal gets a move a moment after the board shows it.
  const isCurrent = moves !== undefined && moves.length === now?.journal.moves.length
  const isFree = !isDone && !isConfirming && miss === undefined
  const isAsked = isGuided && isCurrent && isFree && now.update.decision !== null
  const rest = step.moves.slice(made)
  const meant = isAsked ? lessonPointer(entryPoint, now.view, rest, { selected, asked }) : undefined
  const isLost = isAsked && meant === undefined
  const isOnPage = useOnPage(meant?.target)
  const pointer = meant === undefined || isOnPage ? meant : { choice: meant.choice, label: meant.label }
  useEffect(() => {
    if (isLost) course.restart()
  })
  return {
    step,
    made,
    miss,
    isGuided,
    isDone,
    isFinished: n >= steps.length || (n === steps.length - 1 && isDone),
    isWon: isOver(now) ? now?.update.outcome?.winners.includes(now.update.you) : undefined,
    pointer,
    lit: pointer === undefined ? undefined : (pointer.target ?? asked),
    takeBack: () => void link.rewind(entryBefore(course, now, miss?.nth ?? 0)),
    keepIt: () => course.keep((miss?.nth ?? 0) + 1),
    show() {
      const move = entryPoint.offer(now?.view).find((m) => entryPoint.print(m) === rest[0]?.play)
      if (move !== undefined) desk.choose(move, lessonWay(entryPoint, now?.view, rest)?.next)
    },
  }
}

import type { Branch } from '@orrery/table'
import { type AnyEntryPoint, type Lesson, lessonSeat, lessonStart } from '@orrery/ui'
import { useEffect, useState } from 'react'
import { type Running, run } from '../local/run.ts'
import { nameHere } from '../parts/me.ts'
import { storedStep, storeStep } from './stored.ts'

/** The table of a step; a new object opens a new table. */
interface Opened {
  readonly step: number
  /** Whether the step begins again because its goal was out of reach. */
  readonly again: boolean
}

/** The last state the table of a step reported. */
interface Told {
  readonly opened: Opened
  readonly running: Running
  /** The moves that were not taken back, each with its seat in front. */
  readonly moves: readonly string[]
}

/** A lesson under way. */
export interface Course {
  readonly lesson: Lesson
  readonly problem: string
  readonly running: Running | undefined
  /** The number of the step; that of the last and one more at the end. */
  readonly n: number
  readonly again: boolean
  /** The moves of the table, undefined while another one is being opened. */
  readonly moves: readonly string[] | undefined
  /** The player's own moves in this step. */
  readonly lines: readonly string[]
  /** How many of those are settled. */
  readonly kept: number
  keep(moves: number): void
  goTo(step: number): void
  restart(): void
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** The player's own moves after the first `from` of the table. */
export function ownLines(lesson: Lesson, moves: readonly string[], from: number): readonly string[] {
  const mine = `${lessonSeat(lesson)} `
  return moves.slice(from).flatMap((line) => (line.startsWith(mine) ? [line.slice(mine.length)] : []))
}

function useTables(
  entryPoint: AnyEntryPoint,
  lesson: Lesson,
  opened: Opened,
): { told: Told | undefined; problem: string } {
  const [told, setTold] = useState<Told>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const { position, moves } = lessonStart(lesson, opened.step)
    const branch: Branch = { game: entryPoint.id, rules: lesson.rules, bots: lesson.bots, after: 0, position, moves }
    let isOpen = true
    // The table before stays in sight until this one has something to show.
    const made = run(entryPoint, { t: 'branch', branch, name: nameHere() }, (link) => {
      void link.branch().then((now) => isOpen && setTold({ opened, running: made, moves: now.moves }))
    })
    void made.link.opened.then((reply) => reply.ok || setProblem(reply.say))
    return () => {
      isOpen = false
      made.desk.close()
    }
  }, [entryPoint, lesson, opened])
  return { told, problem }
}

export function useLesson(entryPoint: AnyEntryPoint, lesson: Lesson): Course {
  const { steps } = lesson
  const [n, setN] = useState(() => storedStep(entryPoint.id, steps.length))
  const [opened, setOpened] = useState<Opened>({ step: n, again: false })
  const [kept, setKept] = useState(0)
  const { told, problem } = useTables(entryPoint, lesson, opened)
  const moves = told?.opened === opened ? told.moves : undefined
  const open = (step: number, again: boolean): void => {
    setKept(0)
    setOpened({ step, again })
  }
  const goTo = (step: number): void => {
    setN(step)
    if (step >= steps.length) return
    storeStep(entryPoint.id, step)
    const goesOn = steps[step]?.position === undefined && isSame(moves ?? [], lessonStart(lesson, step).moves)
    if (goesOn) setKept(0)
    else open(step, false)
  }
  const from = n < steps.length ? lessonStart(lesson, n).moves.length : 0
  return {
    lesson,
    problem,
    running: told?.running,
    n,
    again: opened.again && opened.step === n,
    moves,
    lines: ownLines(lesson, moves ?? [], from),
    kept,
    keep: setKept,
    goTo,
    restart: () => open(n, true),
  }
}

import type { Target } from '@orrery/ui'
import { createContext, type ReactNode } from 'react'

/** What a step of a lesson, or a puzzle, changes at a table. */
export interface Task {
  /** "Lesson, step 4 of 9". */
  readonly where: string
  readonly leave: ReactNode
  /** Above the question: the goal. */
  readonly head: ReactNode
  /** In place of the log, and of the progress unless it is needed; undefined where both stay. */
  readonly beside: ReactNode
  readonly progress: boolean
  /** Whether the goal replaces the question; then there are no hints. */
  readonly isGuided: boolean
  /** Whether it is over: its own ending replaces the table's. */
  readonly isFinished: boolean
  /** The list of all moves: shown where the goal is in it, folded otherwise. */
  readonly list: 'open' | 'folded' | 'none'
  /** The only things that glow; undefined where everything does that may be touched. */
  readonly lit: ReadonlySet<Target> | undefined
}

export const TaskContext = createContext<Task | undefined>(undefined)

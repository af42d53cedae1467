import { keep, recalled } from '../parts/storage.ts'

/* A person's progress in a lesson, and whether it was offered. Stored in this browser only. */

const keyOf = (game: string): string => `orrery.lesson.${game}`
const DONE = 'done'

export type LessonStage = 'new' | 'begun' | 'done'

export function lessonStage(game: string): LessonStage {
  const stored = recalled(keyOf(game))
  if (stored === null) return 'new'
  return stored === DONE ? 'done' : 'begun'
}

/** The step to go on with; the first in a lesson that was not begun or was finished. */
export function storedStep(game: string, steps: number): number {
  const stored = Number(recalled(keyOf(game)) ?? 0)
  return Number.isInteger(stored) && stored > 0 && stored < steps ? stored : 0
}

export const storeStep = (game: string, step: number): boolean => keep(keyOf(game), String(step))

export const storeDone = (game: string): boolean => keep(keyOf(game), DONE)

const offeredKey = (game: string): string => `orrery.offered.${game}`

/** Whether the lesson is still to be offered: neither begun nor declined. */
export const isNewcomer = (game: string): boolean => lessonStage(game) === 'new' && recalled(offeredKey(game)) === null

/** The choice was made, whichever it was: it is not offered again. */
export const storeOffered = (game: string): boolean => keep(offeredKey(game), 'yes')

import type { AnyEntryPoint, Lesson } from '@orrery/ui'
import type { ReactNode } from 'react'
import { say } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { entryPointOf, gameOf } from '../registry.ts'
import { TableView } from '../table/table.tsx'
import { AtTable } from './at-table.tsx'
import { useLesson } from './use-lesson.ts'

interface Loaded {
  readonly entryPoint: AnyEntryPoint
  readonly lesson: Lesson
}

async function load(id: string): Promise<Loaded> {
  const [entryPoint, loaded] = await Promise.all([entryPointOf(id), gameOf(id)?.lesson?.()])
  if (loaded === undefined) throw new Error('This game has no lesson.')
  return { entryPoint, lesson: loaded.lesson }
}

/** `/learn/GAME`: the lesson of a game, on a table of this device. */
export function LessonPage({ game }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(game, load)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Running {...value} />
}

function Running({ entryPoint, lesson }: Loaded): ReactNode {
  const course = useLesson(entryPoint, lesson)
  if (course.problem !== '') return <DeadEnd why={course.problem} />
  if (course.running === undefined) return <Calm title="" />
  return (
    <AtTable course={course} running={course.running}>
      <TableView desk={course.running.desk} />
    </AtTable>
  )
}

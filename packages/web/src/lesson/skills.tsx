import { type Lesson, markScroll } from '@orrery/ui'
import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import style from './lesson.module.css'

const intoSight = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest' })

/** What one can do by the end; the steps before `n` are done. */
export function Skills({ lesson, n }: { readonly lesson: Lesson; readonly n: number }): ReactNode {
  const isOver = n >= lesson.steps.length
  return (
    <section className={style.skills} aria-label="What you can do" ref={markScroll} data-scrolls="down" tabIndex={0}>
      <h3>{isOver ? 'What you can do now' : 'What you can do by the end'}</h3>
      <ol>
        {lesson.steps.map(({ skill }, i) => (
          <li
            key={skill}
            ref={i === n ? intoSight : undefined}
            data-is={i < n ? 'done' : undefined}
            aria-current={i === n ? 'step' : undefined}
          >
            {i < n ? <Icon name="check" /> : <b>{i + 1}</b>}
            {skill}
          </li>
        ))}
      </ol>
    </section>
  )
}

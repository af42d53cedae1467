import { type ReactNode, useEffect, useState } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import style from './lesson.module.css'
import type { Course } from './use-lesson.ts'
import type { FollowedStep } from './use-step.ts'

interface HeadProps {
  readonly course: Course
  readonly followed: FollowedStep
}

/** One goal at a time: why, what to do, and the answer to what was done. */
export const Head = (props: HeadProps): ReactNode =>
  props.followed.isGuided ? <GuidedHead {...props} /> : <GameHead {...props} />

/** Above a game that is played to its end: it says its piece before the first move, and leaves the room to the question. */
function GameHead({ course, followed: { step } }: HeadProps): ReactNode {
  return (
    <div className={`${style.head} ${style.short}`} data-lesson={course.n + 1}>
      <Line course={course} />
      <div>
        <h2 className={style.goal}>{step.goal}</h2>
        <SkipButton course={course} />
      </div>
      {course.lines.length === 0 && <p className={style.why}>{step.why}</p>}
    </div>
  )
}

function GuidedHead(props: HeadProps): ReactNode {
  const { course, followed } = props
  const { step } = followed
  return (
    <div className={style.head} data-lesson={course.n + 1} data-guided>
      <Line course={course} />
      <h2 className={style.goal} aria-live="polite">
        {step.goal}
      </h2>
      <p className={style.why}>{step.why}</p>
      <Body {...props} />
    </div>
  )
}

function Line({ course: { lesson, n } }: { readonly course: Course }): ReactNode {
  return (
    <div className={style.line}>
      <span>Lesson</span>
      <span className={style.segments} aria-hidden="true">
        {lesson.steps.map(({ skill }, i) => (
          <i key={skill} data-is={i < n ? 'done' : i === n ? 'now' : undefined} />
        ))}
      </span>
      <span>
        step {n + 1} of {lesson.steps.length}
      </span>
    </div>
  )
}

function Body(props: HeadProps): ReactNode {
  const { course, followed } = props
  const { step, made, miss, isDone, takeBack, keepIt } = followed
  if (isDone)
    return (
      <div className={style.answer} role="status">
        <p>
          <Icon name="check" /> {step.done}
        </p>
        <div>
          <button type="button" className={controls.strong} onClick={() => course.goTo(course.n + 1)}>
            Next <Icon name="on" />
          </button>
        </div>
      </div>
    )
  if (miss !== undefined)
    return (
      <div className={style.answer} role="alert">
        <p>
          <b>{miss.answer.lead}</b> {miss.answer.say}
        </p>
        <div>
          <button type="button" className={controls.strong} onClick={takeBack}>
            <Icon name="undo" /> Take it back
          </button>
          <button type="button" className={controls.plain} onClick={keepIt}>
            Keep it
          </button>
        </div>
      </div>
    )
  return (
    <>
      {course.again && <p className={style.why}>The goal was out of reach, so the board is set up again.</p>}
      <p className={style.task}>
        <Icon name="on" /> {step.task}
      </p>
      <Ways key={`${course.n} ${made}`} {...props} />
    </>
  )
}

/** Milliseconds before the button that shows the move is highlighted. */
const PUZZLED = 20_000

function Ways({ course, followed: { show } }: HeadProps): ReactNode {
  const [isPuzzled, setPuzzled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPuzzled(true), PUZZLED)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={style.ways}>
      <button type="button" className={isPuzzled ? controls.outline : controls.button} onClick={show}>
        <Icon name="hint" /> Show me
      </button>
      <SkipButton course={course} />
    </div>
  )
}

const SkipButton = ({ course }: Pick<HeadProps, 'course'>): ReactNode => (
  <button type="button" className={controls.button} onClick={() => course.goTo(course.n + 1)}>
    <Icon name="last" /> Skip this step
  </button>
)

import { type LessonPointer, paced } from '@orrery/ui'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTable } from '../table/context.ts'
import style from './lesson.module.css'
import { placed, type Spot, thingFor } from './spot.ts'

/** So long the goal is read before the board points. */
const READING = 1200

/** A brass arrow with a label, attached to what is meant. */
export function Pointer({ pointer }: { readonly pointer: LessonPointer }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const now = useTable((state) => state.now)
  const { target, choice, label } = pointer
  useEffect(() => {
    thingFor(target, choice)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [target, choice])
  useEffect(() => {
    const place = (): void => setSpot(box.current === null ? undefined : placed(box.current, thingFor(target, choice)))
    place()
    const watch = new ResizeObserver(place)
    watch.observe(document.body)
    for (const kind of MOVES) addEventListener(kind, place, true)
    return () => {
      watch.disconnect()
      for (const kind of MOVES) removeEventListener(kind, place, true)
    }
  }, [target, choice, label, now])
  const look: CSSProperties =
    spot === undefined
      ? { visibility: 'hidden' }
      : { left: spot.left, top: spot.top, animationDelay: `${paced(READING)}ms` }
  return (
    <div
      ref={box}
      className={style.pointer}
      style={look}
      data-side={spot?.side}
      data-pointer={target ?? choice}
      aria-hidden="true"
    >
      {label}
    </div>
  )
}

/** Whatever may move the thing that is pointed at. */
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend', 'click'] as const

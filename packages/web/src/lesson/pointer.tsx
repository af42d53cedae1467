import { type LessonPointer, paced } from '@orrery/ui'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { everyFrame } from './frames.ts'
import style from './lesson.module.css'
import { placed, type Spot, thingFor } from './spot.ts'

/** Milliseconds to read the goal before the board points at something. */
const READING = 1200

/** A brass arrow with a label, attached to what is meant, wherever that is scrolled or moved to. */
export function Pointer({ pointer }: { readonly pointer: LessonPointer }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const { target, choice, label } = pointer
  useEffect(() => {
    thingFor(target, choice)?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [target, choice])
  useEffect(() => {
    let before = ''
    return everyFrame(() => {
      const thing = thingFor(target, choice)
      const { left, top, width, height } = thing?.getBoundingClientRect() ?? new DOMRect()
      const now = [left, top, width, height, innerWidth, innerHeight].join()
      if (box.current === null || now === before) return
      before = now
      setSpot(placed(box.current, thing))
    })
  }, [target, choice, label])
  const look: CSSProperties =
    spot === undefined
      ? { visibility: 'hidden' }
      : {
          left: spot.left,
          top: spot.top,
          animationDelay: `${paced(READING)}ms`,
          ['--arrow' as string]: `${spot.arrow}px`,
        }
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

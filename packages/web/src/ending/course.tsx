import type { Standing } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { sideNames } from '../parts/names.ts'
import { Chart, type Pin } from '../table/chart.tsx'
import { useDesk } from '../table/context.ts'
import type { Now } from '../table/now.ts'
import { standings } from '../table/standings.ts'
import style from './ending.module.css'

interface CourseProps {
  readonly now: Now
  readonly pins: readonly Pin[]
}

/** Everybody's points over the game, as large as the place for it. */
export function Course({ now, pins }: CourseProps): ReactNode {
  const desk = useDesk()
  const [course, setCourse] = useState<readonly Standing[]>([])
  const [size, measure] = useSize()
  const { entries, seats } = now.update
  useEffect(() => {
    let wanted = true
    void desk
      .record()
      .then((record) => standings(desk.entryPoint, record, entries))
      .then((found) => wanted && setCourse(found))
    return () => void (wanted = false)
  }, [desk, entries])
  return (
    <div ref={measure} className={style.course}>
      {course.length > 1 && size.width > 0 && (
        <Chart
          entryPoint={desk.entryPoint}
          sides={sideNames(desk.entryPoint, now.view, seats)}
          standings={course}
          pins={pins}
          {...size}
        />
      )}
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function useSize(): readonly [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [size, measure]
}

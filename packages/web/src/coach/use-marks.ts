import { useEffect, useState } from 'react'
import { type Mark, marksOf } from '../table/chart.tsx'
import type { Desk } from '../table/desk.ts'
import { standings } from '../table/standings.ts'

/** Where in the game there was a scoring, as the chart of points has it. */
export function useMarks(desk: Desk, entries: number): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    let wanted = true
    void desk
      .record()
      .then((record) => standings(desk.entryPoint, record, entries))
      .then((course) => wanted && setMarks(marksOf(course)))
    return () => void (wanted = false)
  }, [desk, entries])
  return marks
}

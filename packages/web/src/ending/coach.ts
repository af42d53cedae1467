import type { Seat } from '@orrery/kernel'
import { useMemo } from 'react'
import type { Origin, Progress } from '../coach/line.ts'
import { useStudy } from '../coach/use-study.ts'
import { useDesk } from '../table/context.ts'
import type { Pin } from '../table/chart.tsx'
import { type Turn, turnsOf } from './turns.ts'

/** What the coach tells the reader so far. */
export interface Coached {
  readonly progress: Progress
  /** Known once the whole game was read. */
  readonly best?: Turn
  readonly worst?: Turn
  readonly pins: readonly Pin[]
}

const NOBODY: Origin = { kind: 'nobody' }

/** The coach reads the finished game for one reader; undefined where there is nobody to read it for. */
export function useCoach(table: string, reader: Seat | undefined): Coached | undefined {
  const desk = useDesk()
  const origin = useMemo((): Origin => {
    if (reader === undefined) return NOBODY
    return table === '' ? { kind: 'device', record: () => desk.record() } : { kind: 'server', table }
  }, [desk, table, reader])
  const [progress] = useStudy(origin)
  return useMemo(() => {
    if (reader === undefined) return undefined
    const isWhole = progress.state === 'done' && progress.study !== undefined
    const turns = isWhole ? turnsOf(progress.study, reader) : {}
    const pins = [
      ...(turns.best === undefined
        ? []
        : [{ n: turns.best.judged.entry, kind: 'best', label: 'Best turn', seat: reader } as const]),
      ...(turns.worst === undefined
        ? []
        : [{ n: turns.worst.judged.entry, kind: 'worst', label: 'Worst turn', seat: reader } as const]),
    ]
    return { progress, ...turns, pins }
  }, [progress, reader])
}

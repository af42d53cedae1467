import { useEffect, useState } from 'react'
import { AT_FIRST, type CoachLine, type Heard, type Origin, type Progress } from './line.ts'
import { DeviceCoach } from './on-device.ts'
import { ServerCoach } from './on-server.ts'

type Asked = Exclude<Origin, { readonly kind: 'nobody' }>

const lineTo = (origin: Asked, heard: Heard): CoachLine =>
  origin.kind === 'server' ? new ServerCoach(origin.table, heard) : new DeviceCoach(origin.record, heard)

/** Opening the coach starts the study, or shows at once what was found before. */
export function useStudy(origin: Origin): readonly [progress: Progress, line: CoachLine | undefined] {
  const [progress, setProgress] = useState(AT_FIRST)
  const [line, setLine] = useState<CoachLine>()
  useEffect(() => {
    if (origin.kind === 'nobody') return undefined
    const made = lineTo(origin, setProgress)
    setLine(made)
    void made.begin()
    return () => made.close()
  }, [origin])
  return [progress, line]
}

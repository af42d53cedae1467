import type { Tables } from '../tables.ts'
import type { Store } from '../store/store.ts'
import { StudyDesk, StudyJobs } from './shared.ts'
import type { Studies } from './studies.ts'

/** How often studies are looked for, in milliseconds. */
const TICK = 1000

interface SharedHouse {
  readonly store: Store
  readonly works: boolean
  readonly studies: Studies
  readonly tables: Tables
  now(): number
  onError(error: unknown): void
}

interface SharedStudies {
  readonly desk: StudyDesk
  start(): void
  close(): Promise<void>
}

/** Undefined where one process alone uses the store: there its own queue is enough. */
export function shareStudies(house: SharedHouse): SharedStudies | undefined {
  const { store, works, tables } = house
  if (store.feed === undefined) return undefined
  const jobs = new StudyJobs({ ...house, holder: tables.holder, find: (table) => tables.rooms.find(table) })
  let timer: NodeJS.Timeout | undefined
  return {
    desk: new StudyDesk(house),
    start() {
      if (works) timer = setInterval(() => jobs.look(), TICK)
    },
    async close() {
      clearInterval(timer)
      await jobs.leave()
    },
  }
}

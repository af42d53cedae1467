import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { Outlooks } from './outlooks.ts'
import { Presence } from './presence.ts'
import { PlayJobs } from './play-jobs.ts'
import type { House } from './room.ts'
import { Rooms } from './rooms.ts'
import { AT_ONCE, type Change, type Outlook } from './store/store.ts'

/** Milliseconds between looks at what other processes have stored, in case a notice got lost. */
const CATCH_UP = 2000
const CLOSE_IDLE = 5000
/** Milliseconds between two words to the others that the people here are still here. */
const KEEP_PRESENCE = 5000

interface TablesHouse extends Pick<House, 'store' | 'append' | 'works' | 'now' | 'think' | 'onEntries' | 'onError'> {
  /** How often bots' turns and clocks are looked for, in milliseconds. */
  readonly tick: number
}

/** The tables of this process, and what keeps them going beside those of other processes on the same store. */
export interface Tables {
  readonly rooms: Rooms
  readonly jobs: PlayJobs
  /** The name of this process among all that use the store. */
  readonly holder: string
  start(): Promise<void>
  close(): Promise<void>
}

export function openTables(house: TablesHouse): Tables {
  const { store, works, tick, now, onError } = house
  const holder = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`
  const outlooks = new Outlooks({ store, holder, onError })
  const jobs = new PlayJobs({ store, holder, now, onError, rooms: () => rooms })
  const presence = new Presence({ store, holder, now, onError })
  const rooms: Rooms = new Rooms({
    ...house,
    presence,
    hold: (table) => jobs.hold(table),
    publish: (table, seq, look = false) => store.feed?.publish({ table, seq, job: false, look }),
    note(outlook) {
      jobs.release(outlook.table)
      outlooks.note(outlook)
      if (outlook.due === AT_ONCE) void callForWork(outlook)
    },
  })
  /** Stored first: a worker that hears of the job must find it. */
  const callForWork = async ({ table, seq }: Outlook): Promise<void> => {
    await outlooks.flush()
    store.feed?.publish({ table, seq, job: true, look: false })
  }
  const timers: NodeJS.Timeout[] = []
  return {
    rooms,
    jobs,
    holder,
    async start() {
      // No other process can hold jobs here: those of a killed process are free at once.
      if (store.feed === undefined) await store.jobs.freeAll()
      timers.push(setInterval(() => void rooms.closeIdle(), CLOSE_IDLE))
      if (works) timers.push(setInterval(() => jobs.look(), tick))
      if (works) jobs.look()
      if (store.feed === undefined) return
      timers.push(setInterval(() => void rooms.catchUp(), CATCH_UP))
      timers.push(setInterval(() => void presence.keep().catch(onError), KEEP_PRESENCE))
      const hear = (changes: readonly Change[]): void => {
        void rooms.hear(changes)
        if (works && changes.some(({ job }) => job)) jobs.look()
      }
      store.feed.listen(hear, () => void rooms.catchUp())
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await jobs.settled()
      await rooms.settled()
      await outlooks.flush()
      await presence.close().catch(onError)
      await jobs.leave().catch(onError)
    },
  }
}

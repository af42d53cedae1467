import { loadGameOf } from '@orrery/games'
import { OtherRules, Table } from '@orrery/table'
import { catchingBreath } from './breath.ts'
import { fingerprintOf, isSameGame, readFingerprint } from './fingerprint.ts'
import type { Store } from './store/store.ts'

const PAGE = 100

export interface Verdict {
  /** Running games that were replayed. */
  readonly games: number
  /** Of those, how many an earlier version left a fingerprint of. */
  readonly compared: number
  /** One line for each game that would not go on as it was, and for each damage. */
  readonly problems: readonly string[]
}

/** Whether every running game goes on under this version as it went under the one before. */
export async function verify(store: Store, except: readonly string[] = []): Promise<Verdict> {
  const problems = [...(await store.damages())]
  let [games, compared] = [0, 0]
  const breath = catchingBreath()
  for await (const id of running(store)) {
    if (except.includes(id)) continue
    const { problem, isCompared } = await verifyOne(store, id)
    games++
    if (isCompared) compared++
    if (problem !== undefined) problems.push(`table ${id}: ${problem}`)
    await breath()
  }
  return { games, compared, problems }
}

async function* running(store: Store): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await store.unfinished(after, PAGE)
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    after = end
  }
}

interface One {
  readonly problem?: string
  readonly isCompared: boolean
}

async function verifyOne(store: Store, id: string): Promise<One> {
  const kept = readFingerprint(await store.fingerprint(id))
  const isCompared = kept !== undefined
  const stored = await store.table(id)
  const served = await loadGameOf(stored?.setting.game ?? '')
  if (stored === undefined || served === undefined)
    return { isCompared, problem: `there is no game "${stored?.setting.game ?? ''}" in this version` }
  const table = new Table(served.game, stored)
  try {
    for (const entry of await store.journal(id, 0)) {
      table.enter(entry)
      if (kept?.seq !== entry.seq) continue
      const now = fingerprintOf(table)
      if (now === undefined || !isSameGame(kept, now))
        return { isCompared, problem: `after entry ${entry.seq} it would be another game than it was` }
    }
    return { isCompared }
  } catch (error) {
    if (error instanceof OtherRules) return { isCompared, problem: `it cannot go on: ${error.message}` }
    const what = error instanceof Error ? error.message : String(error)
    return { isCompared, problem: `entry ${table.seq + 1} is no longer possible: ${what}` }
  }
}

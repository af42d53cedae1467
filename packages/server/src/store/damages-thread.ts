import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { gaps } from './gaps.ts'
import { connect } from './sqlite.ts'

/* Looks through a whole database file, once. Damaged pages are reported before journals, which they may be part of. */

async function look(file: string): Promise<readonly string[]> {
  const db = connect(file)
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
    const damaged = rows.map(({ quick_check }) => quick_check).filter((line) => line !== 'ok')
    return damaged.length > 0 ? damaged : await gaps(db)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await db.destroy()
  }
}

parentPort?.postMessage(await look(workerData as string), [])

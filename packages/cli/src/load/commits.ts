import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LONG = 1000

/** Raw commits in a second of a file like that of the embedded store, on the disk of temporary files. */
export function commitsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-commits-'))
  const database = new DatabaseSync(join(folder, 'file'))
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (text text)')
    const insert = database.prepare('insert into rows values (?)')
    const text = 'x'.repeat(150)
    const start = performance.now()
    let count = 0
    for (; performance.now() - start < LONG; count++) insert.run(text)
    return Math.round(count / ((performance.now() - start) / 1000))
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}

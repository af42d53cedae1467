import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { GroupCommit } from '../src/store/group-commit.ts'
import { migrate } from '../src/store/migrations.ts'
import type { Schema } from '../src/store/schema.ts'
import { connect } from '../src/store/sqlite.ts'

it('of writes that share a commit, one that fails leaves nothing behind, and the others all they wrote', async () => {
  const db = connect(':memory:')
  await migrate(db as unknown as Kysely<unknown>)
  const group = new GroupCommit<Schema>(db)
  const code = (id: string): { id: string; sealed: string; until: number } => ({ id, sealed: '', until: 1 })
  const put = (...ids: readonly string[]): Promise<string> =>
    group.all(async (work) => {
      for (const id of ids) await work.insertInto('codes').values(code(id)).execute()
      return ids.join()
    })
  const outcomes = await Promise.allSettled([put('a'), put('b', 'b'), put('c', 'd')])
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['a', 'failed', 'c,d'])
  const ids = (await db.selectFrom('codes').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(ids).toEqual(['a', 'c', 'd'])
  await expect(put('a')).rejects.toThrow('UNIQUE')
  await db.destroy()
})

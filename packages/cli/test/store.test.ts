import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@orrery/server'
import { describe, expect, it } from 'vitest'
import { folder, hear, isOneSentence } from './world.ts'

const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } } as const

async function filled(): Promise<string> {
  const data = join(folder(), 'data')
  const store = await openSqlite(data)
  await store.addTable({ id: 'T1', host: 'ann', setting }, [], 1)
  await store.close()
  return data
}

describe('orrery backup and restore', () => {
  it('save everything to a file, and take it into an empty folder', async () => {
    const [data, file, copy] = [await filled(), join(folder(), 'games'), join(folder(), 'copy')]
    expect(await hear(['backup', file, '--data', data])).toMatchObject({ code: 0, err: '' })
    expect(await hear(['restore', file, '--data', copy])).toMatchObject({ code: 0, err: '' })
    const store = await openSqlite(copy)
    expect(await store.table('T1')).toMatchObject({ id: 'T1', host: 'ann' })
    await store.close()
    const again = await hear(['restore', file, '--data', copy])
    expect(again.code).toBe(2)
    expect(again.err).toContain('take an empty one')
  })

  it('never write over a file, and refuse one that was cut', async () => {
    const [data, file] = [await filled(), join(folder(), 'games')]
    await hear(['export', file, '--data', data])
    expect((await hear(['export', file, '--data', data])).err).toContain('is there already')
    writeFileSync(`${file}.cut`, readFileSync(file, 'utf8').split('\n').slice(0, -2).join('\n'))
    const cut = await hear(['import', `${file}.cut`, '--data', join(folder(), 'copy')])
    expect(cut.code).toBe(2)
    expect(cut.err).toContain('its end is missing')
    expect(existsSync(`${file}.part`)).toBe(false)
  })
})

describe('orrery verify', () => {
  it('ends with 0 when all running games go on, and with 1 when one would not', async () => {
    const data = await filled()
    const good = await hear(['verify', '--data', data, '--json'])
    expect([good.code, JSON.parse(good.out)]).toEqual([0, { games: 1, compared: 0, problems: [] }])
    const store = await openSqlite(data)
    const deed = { kind: 'move', seat: 0, move: 'nonsense' } as const
    await store.append('T1', [{ seq: 1, at: 1, by: '', key: '', deed }], 1)
    await store.close()
    const bad = await hear(['verify', '--data', data])
    expect(bad.code).toBe(1)
    expect(bad.err).toContain('table T1: entry 1 is no longer possible')
    expect((await hear(['verify', '--data', data, '--except', 'T1'])).code).toBe(0)
  })
})

describe('what cannot be done is said in a sentence', () => {
  it.each([
    [['worker'], {}, 'DATABASE_URL'],
    [['worker'], { DATABASE_URL: 'mysql://x' }, 'must begin with postgres://'],
    [['serve', '--no-work', '--page', '.', '--data', '/nowhere'], {}, '--no-work needs workers'],
    [['verify', '--data', '/nowhere'], {}, 'There are no games in /nowhere'],
    [['backup'], {}, 'backup needs a file'],
    [['restore', '/nowhere/file'], {}, 'there is no such file'],
    [['load'], {}, 'say --url'],
  ])('%j', async (argv, env, sentence) => {
    const { code, err } = await hear(argv, { env })
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(isOneSentence(err)).toBe(true)
  })
})

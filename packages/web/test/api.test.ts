import type { Lay } from '@orrery/table'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/net/api.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a visitor is made somebody once: what could do so waits for the one before, also when that failed', async () => {
  const asked: string[] = []
  const first = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return asked.length === 1 ? first.promise : Promise.resolve(Response.json({ id: 't', name: '' }))
  })
  const lay = { setting: {}, seats: [] } as unknown as Lay
  const all = [api.me(), api.lay(lay), api.sit('t', { seat: 0 }), api.rename('Ann')]
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(['/api/me'])
  first.reject(new TypeError('no line'))
  const ends = await Promise.allSettled(all)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(asked).toEqual(['/api/me', '/api/tables', '/api/tables/t/sit', '/api/me'])
})

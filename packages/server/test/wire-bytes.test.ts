import { changedUpdate, type Changed, type FromTable, type Update } from '@orrery/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bot, me, TestServer, Visitor } from './world.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ seed: 'play' })
})
afterAll(() => server.end())

interface Heard {
  bytes: number
  messages: number
  now: Update | undefined
}

/** A socket that gets whole updates, or only what has changed. */
async function listen(visitor: Visitor, id: string, changes: string): Promise<Heard> {
  const heard: Heard = { bytes: 0, messages: 0, now: undefined }
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket?since=0${changes}`
  const socket = new WebSocket(url, { headers: { cookie: visitor.cookie } })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromTable | Changed
    if (heard.messages++ > 0) heard.bytes += String(data).length
    if (message.t === 'update') heard.now = message
    if (message.t === 'changed' && heard.now !== undefined) heard.now = changedUpdate(heard.now, message)
  })
  await expect.poll(() => heard.now).toBeDefined()
  return heard
}

it('what has changed is a fraction of the whole, and leads to the same update', async () => {
  const ann = new Visitor(server)
  const { id } = await ann.lay([me, bot('random'), bot('random'), bot('random')])
  const wire = ann.open(id)
  const [whole, changes] = [await listen(ann, id, ''), await listen(ann, id, '&changes')]
  for (let i = 0; i < 25; i++) await wire.move()
  const { seq } = wire.now
  await expect.poll(() => Math.min(whole.now?.seq ?? 0, changes.now?.seq ?? 0)).toBeGreaterThanOrEqual(seq)
  await expect.poll(() => whole.now?.seq === changes.now?.seq).toBe(true)
  expect(changes.now).toEqual(whole.now)
  expect(changes.messages).toBeGreaterThan(25)
  expect(changes.bytes * 3).toBeLessThan(whole.bytes)
})

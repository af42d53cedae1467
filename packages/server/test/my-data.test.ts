import type { MyData, MyDevice, MyGames, Refused, TableFacts } from '@orrery/table'
import { afterEach, describe, expect, it } from 'vitest'
import { bot, me, open, TestServer, Visitor } from './world.ts'

let server: TestServer
afterEach(() => server.end())

const DAY = 24 * 3_600_000

/** Ann and Ben at a table that has begun; Ann has moved and both have said something. */
async function begun(): Promise<{ id: string; ann: Visitor; ben: Visitor }> {
  server = await TestServer.start({ seed: 'play' })
  const [ann, ben] = [await new Visitor(server).called('Ann Secretname'), await new Visitor(server).called('Ben')]
  const { id } = await ann.lay([me, open])
  await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const [a, b] = [ann.open(id), ben.open(id)]
  await a.move()
  await a.ask({ t: 'say', text: 'my phone is 555' })
  await b.ask({ t: 'say', text: 'hello' })
  await a.close()
  await b.close()
  return { id, ann, ben }
}

describe('what is stored of a person', () => {
  it('is theirs to see', async () => {
    const { id, ann, ben } = await begun()
    const { body } = await ann.ask<MyData>('GET', '/api/me/data')
    expect(body).toMatchObject({
      name: 'Ann Secretname',
      tables: [{ table: id, game: 'expanse', host: true, moves: 1 }],
    })
    expect(body.tables[0]?.said.map(({ text }) => text)).toEqual(['my phone is 555'])
    expect(JSON.stringify((await ben.ask('GET', '/api/me/data')).body)).not.toContain('555')
    expect((await new Visitor(server).ask<MyData>('GET', '/api/me/data')).body).toEqual({
      name: '',
      settings: {},
      tables: [],
    })
  })

  it('goes when they say so: name and chat leave the journal, a bot plays on, and the game stays legal', async () => {
    const { id, ann, ben } = await begun()
    const cookie = ann.cookie
    expect((await ann.ask('POST', '/api/me/delete', {})).status).toBe(400)
    expect((await ann.ask('POST', '/api/me/delete', { gone: true })).body).toEqual({ tables: 1 })
    ann.cookie = cookie
    expect((await ann.ask<MyData>('GET', '/api/me/data')).body.name).toBe('')
    const wire = ben.open(id)
    const { seats } = await wire.opened()
    expect(seats[0]?.sitter).toMatchObject({ kind: 'bot' })
    await wire.until(({ decision }) => decision !== null)
    await wire.move()
    const all = wire.traffic.join('')
    expect(all).not.toContain('Secretname')
    expect(all).not.toContain('555')
    expect(all).toContain('hello')
    await wire.close()
    await server.stop()
    await server.start({ seed: 'play' })
    expect((await ben.open(id).opened()).stage).toBe('playing')
  })
})

describe('another device', () => {
  it('is the same person after it was given a code, which works once', async () => {
    const { id, ann } = await begun()
    const { code } = (await ann.ask<MyDevice>('POST', '/api/me/code', {})).body
    const phone = new Visitor(server)
    expect((await phone.ask('POST', '/api/me/claim', { code })).status).toBe(200)
    expect((await phone.ask<MyGames>('GET', '/api/tables')).body.games.map((game) => game.id)).toEqual([id])
    const eve = new Visitor(server)
    const { status, body } = await eve.ask<Refused>('POST', '/api/me/claim', { code })
    expect([status, body.say]).toEqual([404, 'This code is wrong or too old: make a new one on the other device.'])
    const old = (await ann.ask<MyDevice>('POST', '/api/me/code', {})).body.code
    server.clock.now += 16 * 60_000
    expect((await eve.ask('POST', '/api/me/claim', { code: old })).status).toBe(404)
    expect((await new Visitor(server).ask('POST', '/api/me/code', {})).status).toBe(409)
  })
})

describe('a host', () => {
  const host = (
    who: Visitor,
    id: string,
    act: string,
    seat = 1,
  ): Promise<{ status: number; body: TableFacts & Refused }> => who.ask('POST', `/api/tables/${id}/host`, { seat, act })

  it('mutes and blocks, and nobody else does', async () => {
    const { id, ann, ben } = await begun()
    expect((await host(ben, id, 'mute', 0)).body.say).toBe('Only the host of the table may do that.')
    await host(ann, id, 'mute')
    const wire = ben.open(id)
    expect(await wire.ask({ t: 'say', text: 'and?' })).toMatchObject({
      ok: false,
      say: 'The host has muted you at this table.',
    })
    await host(ann, id, 'unmute')
    expect(await wire.ask({ t: 'say', text: 'thank you' })).toMatchObject({ ok: true })
    expect((await host(ann, id, 'free')).body.say).toMatch(/They are playing/)
    expect((await host(ann, id, 'block')).body.seats[1]?.sitter).toMatchObject({ kind: 'bot' })
    await wire.until(({ you }) => you === -1)
    expect(await wire.ask({ t: 'say', text: 'why' })).toMatchObject({ ok: false, no: 'notYours' })
  })

  it('frees a seat before the game, and somebody blocked does not get it again', async () => {
    server = await TestServer.start({ seed: 'play' })
    const [ann, ben] = [new Visitor(server), new Visitor(server)]
    const { id } = await ann.lay([me, open, open])
    const sit = async (): Promise<number> => (await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).status
    expect([await sit(), (await host(ann, id, 'free')).status, await sit()]).toEqual([200, 200, 200])
    await host(ann, id, 'block')
    expect(await sit()).toBe(409)
  })

  it('cannot take back what was played before a seat was given away', async () => {
    const { id, ann, ben } = await begun()
    const b = ben.open(id)
    await b.ask({ t: 'leave' })
    await b.close()
    expect((await host(ann, id, 'free')).status).toBe(200)
    const a = ann.open(id)
    expect(await a.ask({ t: 'undo' })).toMatchObject({ ok: false, no: 'barrier' })
  })
})

describe('a server with an expiry', () => {
  it('keeps people without a table who have been here lately', async () => {
    server = await TestServer.start({ seed: 'play' })
    const [ann, ben] = [await new Visitor(server).called('Ann'), await new Visitor(server).called('Ben')]
    server.clock.now += 40 * DAY
    await ann.ask('GET', '/api/me')
    await server.stop()
    await server.start({ seed: 'play', expireDays: 30 })
    const name = async (who: Visitor): Promise<string> => (await who.ask<{ name: string }>('GET', '/api/me')).body.name
    await expect.poll(() => name(ben)).toBe('')
    expect(await name(ann)).toBe('Ann')
  })

  it('forgets unfinished tables where nothing happens', async () => {
    server = await TestServer.start({ seed: 'play' })
    const ann = new Visitor(server)
    const old = await ann.lay([me, open])
    server.clock.now += 40 * DAY
    const recent = await ann.lay([me, bot('random')])
    await server.stop()
    await server.start({ seed: 'play', expireDays: 30 })
    await expect.poll(async () => (await ann.ask('GET', `/api/tables/${old.id}`)).status).toBe(404)
    expect((await ann.ask('GET', `/api/tables/${recent.id}`)).status).toBe(200)
  })
})

import type { MyGames, TableFacts } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestServer, Visitor } from './world.ts'

/* A table that people share: laid with what was done before, joined and left while it runs, kept over a restart. */

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start({ lan: '192.168.7.7' })
})
afterEach(() => server.end())

const setting = {
  game: 'live-expedition',
  options: { seats: [{ faction: 'sol' }, { faction: 'hacan' }], map: '{112} 19 23 101 41 0 0', settings: {} },
  seats: 2,
  clock: { kind: 'none' },
  answers: 'anyone',
  joining: 'anytime',
  undo: 'open',
}
const seats = [{ kind: 'open' }, { kind: 'open' }]
const move = (seat: number, line: string) => ({ at: 5, deed: { kind: 'move', seat, move: line } })

describe('a shared table', () => {
  it('begins with open seats and everything that was done before it went online', async () => {
    const ann = await new Visitor(server).called('Ann')
    const past = { deeds: [move(0, 'end'), move(0, 'claim tradeGoods'), move(0, 'goods 3'), move(0, 'pay')] }
    const laid = await ann.ask<TableFacts>('POST', '/api/tables', { setting, seats, past })
    expect([laid.status, laid.body.stage, laid.body.you]).toEqual([201, 'playing', -1])
    await server.stop()
    await server.start()
    const kept = await ann.ask<TableFacts>('GET', `/api/tables/${laid.body.id}`)
    expect([kept.body.stage, kept.body.host]).toEqual(['playing', true])
  })

  it('refuses a past that could not have been, with a sentence', async () => {
    const ann = await new Visitor(server).called('Ann')
    const past = { deeds: [move(0, 'pay')] }
    const { status, body } = await ann.ask<{ say: string }>('POST', '/api/tables', { setting, seats, past })
    expect([status, body.say]).toEqual([400, expect.stringContaining('cannot go online')])
  })

  it('is joined and left while it runs', async () => {
    const ann = await new Visitor(server).called('Ann')
    const ben = await new Visitor(server).called('Ben')
    const { body } = await ann.ask<TableFacts>('POST', '/api/tables', { setting, seats })
    expect((await ben.ask<TableFacts>('POST', `/api/tables/${body.id}/sit`, { seat: 1 })).body.you).toBe(1)
    expect((await ben.ask<MyGames>('GET', '/api/tables')).body.games[0]).toMatchObject({ yourTurn: false })
    expect((await ben.ask<TableFacts>('POST', `/api/tables/${body.id}/sit`, { seat: 0 })).body.you).toBe(0)
    expect((await ben.ask<MyGames>('GET', '/api/tables')).body.games[0]).toMatchObject({ yourTurn: true })
    expect((await ben.ask<TableFacts>('POST', `/api/tables/${body.id}/stand`, {})).body.you).toBe(-1)
  })

  it('shows the others what somebody has in hand, until it is put down or they are gone', async () => {
    const ann = await new Visitor(server).called('Ann')
    const ben = await new Visitor(server).called('Ben')
    const { body } = await ann.ask<TableFacts>('POST', '/api/tables', { setting, seats })
    await ann.ask('POST', `/api/tables/${body.id}/sit`, { seat: 0 })
    const [hers, his] = [ann.open(body.id), ben.open(body.id)]
    const shown = (text: string): Promise<unknown> =>
      his.until((now) => (now.shown ?? []).map((one) => `${one.name}: ${one.text}`).join() === text)
    await Promise.all([hers.opened(), his.opened()])
    await hers.ask({ t: 'show', text: 'two goods' })
    await shown('Ann: two goods')
    expect(hers.now.shown).toBeUndefined()
    await hers.ask({ t: 'show', text: '' })
    await shown('')
    await hers.ask({ t: 'show', text: 'three goods' })
    await shown('Ann: three goods')
    await hers.close()
    await shown('')
    await his.close()
  })

  it('is invited to at an address that phones reach', async () => {
    const { body } = await new Visitor(server).ask<{ address: string }>('GET', '/api/address')
    expect(body.address).toMatch(/^http:\/\/192\.168\.7\.7:\d+$/)
  })
})

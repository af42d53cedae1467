import type { MyGames, Refused, TableFacts } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bot, me, open, TestServer, Visitor } from './world.ts'

let server: TestServer
let ann: Visitor
let ben: Visitor

beforeEach(async () => {
  server = new TestServer()
  await server.start({ seed: 'rematch' })
  ann = new Visitor(server)
  ben = new Visitor(server)
})
afterEach(() => server.end())

/** Ann, Ben and a bot; the two hand over to bots, who play it to its end. */
async function finished(): Promise<string> {
  const { id } = await ann.lay([me, open, bot('random')])
  await ben.ask('PUT', '/api/me', { name: 'Ben' })
  await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const [a, b] = [ann.open(id), ben.open(id)]
  for (const wire of [a, b]) {
    await wire.until(({ stage }) => stage === 'playing')
    await wire.ask({ t: 'leave' })
  }
  await a.until(({ stage }) => stage === 'over')
  await Promise.all([a.close(), b.close()])
  return id
}

const rematch = async (visitor: Visitor, id: string): Promise<TableFacts> =>
  (await visitor.ask<TableFacts>('POST', `/api/tables/${id}/rematch`, {})).body

describe('a rematch', () => {
  it('is one table for all: bots sit again, seats are kept for the others, and each sits down with one request', async () => {
    const old = await finished()
    const first = await rematch(ann, old)
    expect(first).toMatchObject({ stage: 'gathering', you: 0, host: true })
    expect(first.seats.map(({ sitter }) => sitter)).toEqual([
      expect.objectContaining({ kind: 'person' }),
      { kind: 'open', for: 'Ben' },
      { kind: 'bot', level: 'random' },
    ])

    const cleo = new Visitor(server)
    const kept = await cleo.ask<Refused>('POST', `/api/tables/${first.id}/sit`, { seat: 1 })
    expect(kept.body.say).toBe('That seat is kept for Ben: take another one, or watch.')

    const wire = ben.open(old)
    const { rematch: called, news } = await wire.until(({ stage }) => stage === 'over')
    expect(called).toBe(first.id)
    expect(news).toContainEqual(expect.objectContaining({ kind: 'rematch', seat: 0, table: first.id }))
    await wire.close()
    expect((await ben.ask<MyGames>('GET', '/api/tables')).body.games.map(({ id }) => id)).toContain(first.id)

    expect(await rematch(ben, old)).toMatchObject({ id: first.id, stage: 'playing', you: 1 })
    expect(await rematch(ann, old)).toMatchObject({ id: first.id, stage: 'playing', you: 0 })
  })

  it('is for those who played, when the game is over', async () => {
    const old = await finished()
    const cleo = new Visitor(server)
    await cleo.ask('GET', '/api/me')
    const { status, body } = await cleo.ask<Refused>('POST', `/api/tables/${old}/rematch`, {})
    expect([status, body.say]).toEqual([409, 'You did not play here. Create your own table.'])
    const { id } = await rematch(ann, old)
    await rematch(ben, old)
    const running = await ann.ask<Refused>('POST', `/api/tables/${id}/rematch`, {})
    expect(running.body.say).toBe('The game is not over: finish it first.')
  })
})

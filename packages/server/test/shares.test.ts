import { game } from '@orrery/expanse'
import type { Refused, StudyFacts, Task } from '@orrery/table'
import { afterEach, describe, expect, it } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { type Share, Turns } from '../src/turns.ts'
import { storeFinished, stuckCoach } from './finished.ts'
import { bot, me, open, TestServer, Visitor } from './world.ts'

const from = (address: string, person = ''): Share => ({ person, address })

describe('turns', () => {
  it('go round by address, then by person, and in order for one person', () => {
    const turns = new Turns<string>()
    for (const [person, item] of ['a1', 'a2', 'a3', 'b1', 'b2'].map((item) => [item[0], item] as const))
      turns.add(from('flood', person), item)
    turns.add(from('elsewhere', 'c'), 'c1')
    turns.add(from('elsewhere', 'c'), 'c2')
    expect(turns.order()).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3'])
    expect(Array.from({ length: 7 }, () => turns.take()?.item)).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3'])
    expect(turns.take()).toBe(undefined)
  })

  it('cost what the work has cost: short work goes before the next long one', () => {
    const turns = new Turns<string>()
    const [slow, quick] = [from('slow'), from('quick')]
    for (const item of ['s1', 's2', 's3']) turns.add(slow, item)
    expect(turns.take()?.item).toBe('s1')
    for (const item of ['q1', 'q2', 'q3']) turns.add(quick, item)
    turns.charge(slow, 3000)
    const taken = Array.from({ length: 3 }, () => {
      turns.charge(quick, 20)
      return turns.take()?.item
    })
    expect(taken).toEqual(['q1', 'q2', 'q3'])
    expect(turns.take()?.item).toBe('s2')
  })

  it('give a newcomer the next one', () => {
    const turns = new Turns<number>()
    for (let i = 0; i < 100; i++) turns.add(from('flood'), i)
    for (let i = 0; i < 50; i++) turns.take()
    turns.add(from('new'), -1)
    expect(turns.take()?.item).toBe(-1)
  })
})

function task(): Task {
  const state = game.setup({}, 2, 'bots')
  if (!state.ok) throw new Error('no state')
  const view = JSON.parse(JSON.stringify(game.view(state.value, 0))) as Task['view']
  return { game: 'expanse', level: 'random', seat: 0, view, offer: [...game.moves(state.value, 0)], seed: 's' }
}

describe('the bots of one address that floods the server', () => {
  it('do at most two jobs between a question elsewhere and its answer', async () => {
    const pool = new BotPool({ limit: 1_000_000, size: 1, onFailure: () => undefined })
    let flooded = 0
    const flood = Array.from({ length: 200 }, (_, i) =>
      pool.ask(task(), from('flood', `p${i % 7}`)).then(() => flooded++),
    )
    await flood[20]
    const before = flooded
    await pool.ask(task(), from('elsewhere'))
    expect(flooded - before).toBeLessThanOrEqual(2)
    await pool.close()
  })

  it.each([2, 3])('never have all of %i threads', async (size) => {
    const script = new URL('./stuck-legend.ts', import.meta.url)
    const pool = new BotPool({ limit: 1_000_000, size, script, onFailure: () => undefined })
    for (let i = 0; i < 9; i++) void pool.ask({ ...task(), level: 'legend' }, from('flood', `p${i}`))
    expect(await pool.ask(task(), from('elsewhere'))).toBe(task().offer[0])
    await pool.close()
  })
})

let server: TestServer | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

async function start(options: Parameters<typeof TestServer.start>[0]): Promise<TestServer> {
  return (server = await TestServer.start(options))
}

const script = new URL('./slow-bot.ts', import.meta.url)

describe('a server that is flooded from one address', () => {
  it('answers elsewhere long before the flood is through', async () => {
    const limits = { botTables: 1000, tables: 1000 }
    const server = await start({ seed: 'play', botScript: script, trustProxy: 'loopback', limits })
    const eve = new Visitor(server, '10.0.0.1')
    for (let i = 0; i < 40; i++) await eve.lay([bot('legend'), bot('legend')])
    const moves = async (): Promise<number> =>
      Number(/_entries_total\{kind="move"\} (\d+)/.exec(await server.figures())?.[1] ?? 0)
    const ann = new Visitor(server, '10.0.0.2')
    const { id } = await ann.lay([bot('rookie'), me])
    const before = await moves()
    const wire = ann.open(id)
    await wire.until(({ waiting }) => waiting.includes(1))
    // The rookie's first turn takes a few answers; in line behind forty tables each would take forty.
    expect((await moves()) - before).toBeLessThan(30)
    await wire.close()
  })

  it('lets nobody have more tables than fit', async () => {
    const server = await start({ seed: 'play', botScript: script, limits: { botTables: 2, tables: 4 } })
    const eve = new Visitor(server)
    const lay = async (first: object): Promise<string> => {
      const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
      const { status, body } = await eve.ask<Refused>('POST', '/api/tables', { setting, seats: [first, bot('random')] })
      return status === 201 ? 'ok' : `${status} ${body.say}`
    }
    expect([await lay(bot('random')), await lay(bot('random'))]).toEqual(['ok', 'ok'])
    expect(await lay(bot('random'))).toBe(
      '429 Bots play alone at 2 of your tables: wait until one of these games is over.',
    )
    expect([await lay(me), await lay(open)]).toEqual(['ok', 'ok'])
    expect(await lay(me)).toBe('429 You have 4 unfinished tables: finish one of them first.')
    await new Visitor(server).lay([me, bot('random')])
  })

  it('lets nobody have more sockets than fit', async () => {
    const limits = { sockets: 2, socketsOfAddress: 4 }
    const server = await start({ seed: 'play', trustProxy: 'loopback', limits })
    const [ann, ben] = [new Visitor(server, '10.0.0.1'), new Visitor(server, '10.0.0.1')]
    const { id } = await ann.lay([me, open])
    const [one, two, three] = [ann.open(id), ann.open(id), ann.open(id)]
    await Promise.all([one.opened(), two.opened()])
    expect(await three.untilClosed()).toBe(4409)
    const [four, five] = [ben.open(id), ben.open(id)]
    await Promise.all([four.opened(), five.opened()])
    expect(await ben.open(id).untilClosed()).toBe(4409)
    await new Visitor(server, '10.0.0.2').open(id).opened()
    await one.close()
    await four.close()
    await ann.open(id).opened()
  })
})

describe('the coach', () => {
  it('takes a few games of one person, and the next person still gets in', async () => {
    const server = await start({ seed: 'play', ...stuckCoach, trustProxy: 'loopback' })
    const [eve, ann] = [new Visitor(server, '10.0.0.1'), new Visitor(server, '10.0.0.2')]
    await eve.called('Eve')
    const games = await Promise.all(Array.from({ length: 6 }, () => storeFinished(server.store, eve)))
    const begin = (who: Visitor, i: number) =>
      who.ask<StudyFacts & Refused>('POST', `/api/tables/${games[i]}/study`, {})
    for (const i of [0, 1, 2, 3]) expect((await begin(eve, i)).status).toBe(200)
    const { status, body } = await begin(eve, 4)
    expect([status, body.say]).toEqual([429, '3 of your games wait for the coach: ask again when one is done.'])
    expect((await begin(ann, 5)).body).toMatchObject({ state: 'waiting', ahead: 1 })
    expect((await begin(eve, 1)).body).toMatchObject({ state: 'waiting', ahead: 2 })
  })
})

import { game } from '@orrery/expanse'
import type { Deed, Entry, MyGames } from '@orrery/table'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import type { Store } from '../src/store/store.ts'
import { bot, folder, me, open, TestServer, Visitor } from './world.ts'

/** A store whose writing can be held up or broken. */
async function guarded(path: string, before: (entries: readonly Entry[]) => Promise<void>): Promise<Store> {
  const store = await openSqlite(path)
  return new Proxy(store, {
    get(target, name) {
      if (name === 'append') {
        return async (table: string, entries: readonly Entry[], now: number) => {
          await before(entries)
          return target.append(table, entries, now)
        }
      }
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'function' ? (found.bind(target) as unknown) : found
    },
  })
}

describe('a move', () => {
  it('is acknowledged, and shown to anybody, only when it is stored', async () => {
    const path = folder()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: writing, resolve: onWriting } = Promise.withResolvers<void>()
    const store = await guarded(path, async ([entry]) => {
      if (entry?.deed.kind !== 'move') return
      onWriting()
      await held
    })
    const server = await TestServer.start({ store, seed: 'play' }, path)
    const [ann, eve] = [new Visitor(server), new Visitor(server)]
    const { id } = await ann.lay([me, bot('random')])
    const [wire, watcher] = [ann.open(id), eve.open(id)]
    await watcher.opened()
    const { decision, offer, seq } = await wire.opened()
    const asked = wire.ask({ t: 'move', decision: decision ?? -1, move: offer[0] ?? '' }, 'held')
    await writing
    await eve.ask('GET', '/healthz')
    expect(wire.replies.size).toBe(0)
    expect([wire.now.seq, watcher.now.seq]).toEqual([seq, seq])
    release()
    expect(await asked).toMatchObject({ ok: true, seq: seq + 1 })
    await watcher.until((now) => now.seq > seq)
    await server.end()
  })

  it('that cannot be stored is not made, and can be sent again', async () => {
    const path = folder()
    let broken = true
    const store = await guarded(path, async ([entry]) => {
      if (broken && entry?.deed.kind === 'move') throw new Error('the disk is full')
    })
    const server = await TestServer.start({ store, seed: 'play' }, path)
    const ann = new Visitor(server)
    const { id } = await ann.lay([me, bot('random')])
    const wire = ann.open(id)
    const { decision, offer } = await wire.opened()
    const move = { t: 'move', decision: decision ?? -1, move: offer[0] ?? '' } as const
    expect(await wire.ask(move, 'again')).toMatchObject({ ok: false, no: 'busy' })
    expect(wire.now.entries).toBe(0)
    broken = false
    expect(await wire.ask(move, 'again')).toMatchObject({ ok: true })
    expect((await wire.until(({ entries }) => entries > 0)).entries).toBe(1)
    await server.end()
  })
})

describe('whoever comes back', () => {
  it('is not there while that cannot be stored, is when it can, and is not asked because a line was broken', async () => {
    const path = folder()
    let broken = true
    const store = await guarded(path, async ([entry]) => {
      if (broken && entry?.deed.kind === 'back') throw new Error('the disk is full')
    })
    const server = await TestServer.start({ store, seed: 'play' }, path)
    const [ann, ben] = [await new Visitor(server).called('Ann'), await new Visitor(server).called('Ben')]
    const { id } = await ann.lay([me, open])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [a, b] = [ann.open(id), ben.open(id)]
    await a.ask({ t: 'leave' })
    await b.until(({ seats }) => seats[0]?.stoodInBy !== '')
    await a.close()
    await b.until(({ seats }) => seats[0]?.online === false)
    expect(await ann.open(id).untilClosed()).toBe(1011)
    await b.ask({ t: 'say', text: 'Ann?' })
    expect(b.now.seats[0]).toMatchObject({ online: false })
    broken = false
    const resumed = await ann.open(id, b.now.seq).opened()
    expect(resumed.seats[0]).toMatchObject({ online: true, stoodInBy: 'greedy' })
    const again = await ann.open(id).opened()
    expect(again.seats[0]).toMatchObject({ online: true, stoodInBy: '' })
    await server.end()
  })
})

describe("a bot's move", () => {
  it('that cannot be stored is made later', async () => {
    const path = folder()
    let failures = 0
    const store = await guarded(path, async ([entry]) => {
      if (entry?.deed.kind === 'move' && failures++ === 0) throw new Error('the disk is full')
    })
    const server = await TestServer.start({ store, seed: 'play' }, path)
    const ann = new Visitor(server)
    const { id } = await ann.lay([bot('random'), me])
    await ann.open(id).until(({ waiting }) => waiting.includes(1))
    expect(failures).toBeGreaterThan(1)
    await server.end()
  })
})

describe('two servers on one store', () => {
  it('write one journal: who was slower reads on and decides again', async () => {
    const path = folder()
    const one = await TestServer.start({ seed: 'play' }, path)
    const other = await TestServer.start({ seed: 'play' }, path)
    const [ann, ben] = [await new Visitor(one).called('Ann'), await new Visitor(other).called('Ben')]
    const { id } = await ann.lay([me, open])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [a, b] = [ann.open(id), ben.open(id)]
    await b.opened()
    expect(await a.opened()).toMatchObject({ stage: 'gathering' })
    expect(await a.ask({ t: 'say', text: 'are you there?' })).toMatchObject({ ok: true })
    expect(await a.until(({ stage }) => stage === 'playing')).toMatchObject({ waiting: [0] })
    expect(await a.move()).toMatchObject({ ok: true })
    expect(await b.ask({ t: 'say', text: 'yes' })).toMatchObject({ ok: true })
    const { seq, entries } = await b.until((now) => now.entries === 1)
    expect(entries).toBe(1)
    expect(b.news.map((news) => news.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
    await one.stop()
    await other.end()
  })
})

describe('a table begun under older rules', () => {
  const sat: Deed = { kind: 'sat', seat: 1, sitter: { kind: 'bot', level: 'random' }, person: '' }
  /** As it was written before journals said their rules. */
  const BEGUN: readonly Deed[] = [sat, { kind: 'began', start: { seed: 'play' } }]
  const BROKEN: readonly Deed[] = [
    sat,
    { kind: 'began', start: { seed: 'play' }, rules: game.rulesVersion },
    { kind: 'move', seat: 0, move: 'nonsense' },
  ]

  /** A table that gathers goes on like that; then somebody there is out of time. */
  async function goOn(store: Store, id: string, now: number, deeds: readonly Deed[]): Promise<void> {
    const entries = deeds.map((deed, i) => ({ seq: i + 2, at: now, by: '', key: '', deed }))
    await store.append(id, entries, now)
    await store.note([{ table: id, seq: entries.length + 1, stage: 'playing', due: now }], '')
  }

  it('is refused wherever it is asked for, stays as it is, and hides no other table', async () => {
    const server = await TestServer.start({ seed: 'play' })
    const ann = await new Visitor(server).called('Ann')
    const [{ id }, sound] = [await ann.lay([me, open]), await ann.lay([me, open])]
    const broken = await ann.lay([me, open])
    await server.stop()
    const store = await openSqlite(server.data)
    await goOn(store, id, server.clock.now, BEGUN)
    await goOn(store, broken.id, server.clock.now, BROKEN)
    const kept = async (): Promise<unknown> => [await store.table(id), await store.journal(id, 0)]
    const before = await kept()
    await server.start()
    const say =
      'This table cannot be opened: it was begun under rules version 1; this program plays version 4. ' +
      'It is kept as it is; create a new table to play.'
    const refused = { status: 410, body: { say } }
    for (const path of ['', '/record', '/study'])
      expect(await ann.ask('GET', `/api/tables/${id}${path}`)).toMatchObject(refused)
    const posts = {
      sit: { seat: 1 },
      stand: {},
      bot: { seat: 1, level: 'random' },
      start: {},
      study: {},
      'study/stop': {},
    }
    for (const [path, body] of Object.entries(posts))
      expect(await ann.ask('POST', `/api/tables/${id}/${path}`, body)).toMatchObject(refused)
    expect(await ann.open(id).untilClosed()).toBe(4410)
    const { body } = await ann.ask<MyGames>('GET', '/api/tables')
    expect(body.games.map((game) => game.id)).toEqual([sound.id])
    expect(body.closed).toBe(2)
    expect(await kept()).toEqual(before)
    await store.close()
    await server.end()
  })

  it('is opened and played on as it began', async () => {
    const server = await TestServer.start({ seed: 'play' })
    const ann = await new Visitor(server).called('Ann')
    const { id } = await ann.lay([me, open])
    await server.stop()
    const store = await openSqlite(server.data)
    await goOn(store, id, server.clock.now, [sat, { kind: 'began', start: { seed: 'play' }, rules: 2 }])
    await store.close()
    await server.start()
    const wire = ann.open(id)
    const { setting, stage } = await wire.opened()
    expect([setting.options, stage]).toEqual([
      { diplomatPrice: true, yaoCap: true, mercantileFirst: true, rules3: true },
      'playing',
    ])
    expect(await wire.move()).toMatchObject({ ok: true })
    expect((await wire.until(({ entries }) => entries > 0)).entries).toBeGreaterThan(0)
    await server.end()
  })

  it('is read once, however often somebody is out of time there; a table that is broken stops no clock but its own', async () => {
    const path = folder()
    const store = await openSqlite(path)
    const read: string[] = []
    const journal = store.journal.bind(store)
    store.journal = (table, after) => {
      read.push(table)
      return journal(table, after)
    }
    const first = await TestServer.start({ seed: 'play' }, path)
    const ann = await new Visitor(first).called('Ann')
    const clock = { kind: 'budget', start: 60_000, perMove: 1000 } as const
    const [old, broken] = [await ann.lay([me, open]), await ann.lay([me, open])]
    const sound = await ann.lay([me, bot('random')], { clock })
    await first.stop()
    await goOn(store, old.id, first.clock.now, BEGUN)
    await goOn(store, broken.id, first.clock.now, BROKEN)
    const server = new TestServer(path)
    server.clock.now = first.clock.now + 100_000
    await server.start({ store })
    const wire = new Visitor(server).open(sound.id)
    await wire.until(({ stage, seats }) => stage === 'over' || seats.some(({ stoodInBy }) => stoodInBy !== ''))
    const hours = setInterval(() => void (server.clock.now += 1_200_000), 20)
    await expect.poll(() => read.filter((id) => id === broken.id).length).toBeGreaterThan(3)
    clearInterval(hours)
    expect(read.filter((id) => id === old.id)).toEqual([old.id])
    await wire.close()
    await server.end()
  })
})

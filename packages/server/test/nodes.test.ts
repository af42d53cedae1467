import type { MyDevice, StudyFacts, TableFacts } from '@orrery/table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorker, openPostgres } from '../src/index.ts'
import type { JobWorker } from '../src/worker.ts'
import { storeFinished, stuckCoach as stuck } from './finished.ts'
import { missing, Postgres } from './postgres.ts'
import { me, open, TestServer, Visitor, type Wire } from './world.ts'

const silent = (): void => undefined
const DAY = 24 * 3_600_000

/** Two servers on one PostgreSQL, which talk to people and leave the work to others. */
describe.skipIf(missing !== '')('what one server knows, the other knows', { retry: 2, timeout: 90_000 }, () => {
  let postgres: Postgres
  let url = ''
  let here: TestServer
  let there: TestServer

  beforeAll(async () => {
    postgres = await Postgres.start()
  })
  afterAll(() => postgres.stop())

  async function node(): Promise<TestServer> {
    return TestServer.start({ seed: 'play', works: false, store: await openPostgres(url, silent) })
  }
  beforeEach(async () => {
    url = await postgres.database()
    here = await node()
    there = await node()
  })
  afterEach(async () => {
    await here.end()
    await there.end()
  })

  /** Ann at one server, Ben at the other, at a table that has begun. */
  async function begun(): Promise<{ id: string; ann: Visitor; ben: Visitor }> {
    const [ann, ben] = [await new Visitor(here).called('Ann Secretname'), await new Visitor(there).called('Ben')]
    const { id } = await ann.lay([me, open])
    expect((await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200)
    return { id, ann, ben }
  }

  it('who is at the table', async () => {
    const { id, ann, ben } = await begun()
    const b = ben.open(id)
    expect((await b.opened()).seats.map(({ online }) => online)).toEqual([false, true])
    const a = ann.open(id)
    await a.until(({ seats }) => seats.every(({ online }) => online))
    await b.until(({ seats }) => seats[0]?.online === true)
    const eve = new Visitor(there).open(id)
    await a.until(({ watchers }) => watchers === 1)
    await eve.close()
    await a.until(({ watchers }) => watchers === 0)
    await a.close()
    await b.until(({ seats }) => seats[0]?.online === false)
    await b.close()
  })

  it('what somebody has in hand at a shared table, until it is put down or they are gone', async () => {
    const [ann, ben] = [await new Visitor(here).called('Ann'), await new Visitor(there).called('Ben')]
    const { id } = await ann.lay([me, open], { answers: 'anyone' })
    expect((await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200)
    const [a, b] = [ann.open(id), ben.open(id)]
    for (const wire of [a, b]) await wire.until(({ seats }) => seats.every(({ online }) => online))
    const hands = (wire: Wire, ...texts: readonly string[]): Promise<unknown> =>
      wire.until(({ shown = [] }) => shown.map(({ name, text }) => `${name}: ${text}`).join() === texts.join())
    await a.ask({ t: 'show', text: 'two cubes' })
    await hands(b, 'Ann: two cubes')
    await b.ask({ t: 'show', text: 'a card' })
    await hands(a, 'Ben: a card')
    await a.ask({ t: 'show', text: 'three cubes' })
    await hands(b, 'Ann: three cubes')
    await a.ask({ t: 'show', text: '' })
    await hands(b)
    expect(a.now.shown).toMatchObject([{ name: 'Ben', text: 'a card' }])
    await b.close()
    await hands(a)
    await a.close()
  })

  it('that somebody who looks at the table elsewhere is not away', async () => {
    const { id, ann, ben } = await begun()
    for (const { clock } of [here, there]) clock.now += 2 * DAY
    const [a, b] = [ann.open(id), ben.open(id)]
    for (const wire of [a, b]) await wire.until(({ seats }) => seats.every(({ online }) => online))
    const { waiting } = await a.opened()
    const [asked, other] = waiting[0] === 0 ? [a, b] : [b, a]
    const standIn = { t: 'standIn', for: waiting[0] ?? -1 } as const
    expect(await other.ask(standIn)).toMatchObject({ ok: false, no: 'nothing' })
    await asked.close()
    await other.until(({ seats }) => seats[waiting[0] ?? -1]?.online === false)
    expect(await other.ask(standIn)).toMatchObject({ ok: true })
    await other.close()
  })

  it('the code for another device, once', async () => {
    const { ann } = await begun()
    const { code } = (await ann.ask<MyDevice>('POST', '/api/me/code', {})).body
    const phone = new Visitor(there)
    expect((await phone.ask('POST', '/api/me/claim', { code })).status).toBe(200)
    expect((await phone.ask<{ name: string }>('GET', '/api/me')).body.name).toBe('Ann Secretname')
    for (const server of [here, there])
      expect((await new Visitor(server).ask('POST', '/api/me/claim', { code })).status).toBe(404)
  })

  it('that a person wants to be forgotten: open tables are read again', async () => {
    const { id, ann, ben } = await begun()
    const wire = ben.open(id)
    expect(JSON.stringify((await wire.opened()).seats)).toContain('Secretname')
    await ann.ask('POST', '/api/me/delete', { gone: true })
    expect(await wire.untilClosed()).toBe(1012)
    const again = ben.open(id)
    expect(JSON.stringify(await again.opened())).not.toContain('Secretname')
    expect(JSON.stringify((await ben.ask('GET', `/api/tables/${id}`)).body)).not.toContain('Secretname')
    await again.close()
  })

  describe('studies', () => {
    const workers: JobWorker[] = []
    afterEach(async () => {
      for (const worker of workers.splice(0)) await worker.close()
    })

    /** Somebody who plays bots and studies games; `coachScript` where the coach shall not get on. */
    async function work(options: { readonly coachScript?: URL } = {}): Promise<JobWorker> {
      const store = await openPostgres(url, silent)
      const worker = createWorker({ store, tick: 20, coach: 2, log: 'silent', ...options })
      await worker.start()
      workers.push(worker)
      return worker
    }

    const begin = async (id: string, who: Visitor): Promise<StudyFacts> =>
      (await who.ask<StudyFacts>('POST', `/api/tables/${id}/study`, {})).body
    const tell = async (id: string): Promise<StudyFacts> =>
      (await new Visitor(there).ask<StudyFacts>('GET', `/api/tables/${id}/study`)).body
    const state = async (id: string): Promise<string> => (await tell(id)).state

    it('are asked for here, done by a worker, and told there', async () => {
      await work()
      const ann = await new Visitor(here).called('Ann')
      const id = await storeFinished(here.store, ann)
      expect(await tell(id)).toMatchObject({ state: 'none', study: null })
      expect((await begin(id, ann)).state).toMatch(/waiting|working/)
      await expect.poll(() => state(id)).toBe('done')
      const { study } = await tell(id)
      expect(study?.judged.length).toBeGreaterThan(5)
      expect(study?.done).toBe(study?.total)
      expect(await begin(id, ann)).toMatchObject({ state: 'done', study })
    })

    it('are done by another worker when the one that has them goes, or is gone', async () => {
      const first = await work(stuck)
      const ann = await new Visitor(here).called('Ann')
      const games = [await storeFinished(here.store, ann), await storeFinished(here.store, ann)] as const
      await begin(games[0], ann)
      await expect.poll(() => state(games[0])).toBe('working')
      const store = await openPostgres(url, silent)
      // As a worker that was killed leaves it: taken, and not kept.
      await store.jobs.put(games[1], 'study', 0)
      const now = Date.now()
      expect(await store.jobs.hold(games[1], 'study', { holder: 'killed', now, until: now + 1000 })).toBe(true)
      await store.close()
      await work()
      await first.close()
      workers.shift()
      for (const id of games) await expect.poll(() => state(id)).toBe('done')
    })

    it('wait in line, and give way when one is stopped, wherever that is said', async () => {
      await work(stuck)
      const [ann, elsewhere] = [await new Visitor(here).called('Ann'), new Visitor(there)]
      const [one, two] = [await storeFinished(here.store, ann), await storeFinished(here.store, ann)]
      elsewhere.cookie = ann.cookie
      await begin(one, ann)
      await expect.poll(() => state(one)).toBe('working')
      expect(await begin(two, elsewhere)).toMatchObject({ state: 'waiting' })
      expect((await new Visitor(there).ask('POST', `/api/tables/${one}/study/stop`, {})).status).toBe(403)
      await elsewhere.ask('POST', `/api/tables/${one}/study/stop`, {})
      expect(await state(one)).toMatch(/none|stopped/)
      await expect.poll(async () => (await tell(two)).study?.done).toBe(1)
    })
  })
})

import { game } from '@orrery/expanse'
import { Match, readRecord, replay } from '@orrery/kernel'
import { joined, type Refused, type Study, type StudyFacts } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite, type ServerOptions } from '../src/index.ts'
import type { Room } from '../src/room.ts'
import { Studies } from '../src/study/studies.ts'
import type { Share } from '../src/turns.ts'
import { storeFinished, stuckCoach as stuck } from './finished.ts'
import { bot, me, TestServer, Visitor } from './world.ts'

const POLL = 20
/** Little thought, so that whole games are gone through quickly. */
const coach = 2
const broken = { coachScript: new URL('./broken-bot.ts', import.meta.url) }

let server: TestServer
let ann: Visitor

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  await server.start({ seed: 'study', ...options })
  ann = await new Visitor(server).called('Ann')
}

beforeEach(async () => {
  server = new TestServer()
})
afterEach(() => server.end())

const finished = (player?: Visitor): Promise<string> => storeFinished(server.store, ann, player)

const begin = async (id: string): Promise<StudyFacts> =>
  (await ann.ask<StudyFacts>('POST', `/api/tables/${id}/study`, {})).body
const tell = async (id: string, since = 0): Promise<StudyFacts> =>
  (await ann.ask<StudyFacts>('GET', `/api/tables/${id}/study?since=${since}`)).body
const stop = async (id: string): Promise<StudyFacts> =>
  (await ann.ask<StudyFacts>('POST', `/api/tables/${id}/study/stop`, {})).body

async function until(id: string, holds: (facts: StudyFacts) => boolean): Promise<StudyFacts> {
  for (;;) {
    const facts = await tell(id)
    if (holds(facts)) return facts
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
}

/** What somebody puts together who asks only for what is new. */
async function gathered(id: string): Promise<Study | undefined> {
  let study: Study | undefined
  for (;;) {
    const facts = await tell(id, study?.judged.at(-1)?.entry ?? 0)
    if (facts.study !== null) study = joined(study, facts.study)
    if (facts.state === 'done') return study
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
}

const limits = { studies: 15, studiesOfAddress: 20 }
/** Everybody at the same address. */
const by = (person: string): Share => ({ person, address: 'home' })

const quiet = { limits, now: () => 1e12, onEnd: () => undefined, onError: () => undefined }

/** As much of a room with a finished game as the coach looks at. */
function room(id: number): Room {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'over' })
  if (!match.ok) throw new Error(match.error.expected)
  return { stored: { id: `T${id}` }, table: { match: match.value, stage: 'over', game } } as unknown as Room
}

describe('the coach on the server', () => {
  it('goes through a finished game, tells what is new, and keeps it over a restart', async () => {
    await start({ coach })
    const id = await finished()
    expect(await tell(id)).toEqual({ state: 'none', ahead: 0, study: null, mayStop: true })
    expect((await begin(id)).state).toMatch(/waiting|working|done/)
    const study = await gathered(id)
    const record = readRecord((await ann.ask<string>('GET', `/api/tables/${id}/record`)).body)
    const match = record.ok ? replay(game, record.value) : record
    const moves = match.ok ? match.value.record().log.length : 0
    expect(study).toMatchObject({ game: 'expanse', rules: game.rulesVersion, done: moves, total: moves })
    expect(study?.judged.length).toBeGreaterThan(5)
    for (const { chances, text, betterText } of study?.judged ?? []) {
      expect(chances).toHaveLength(2)
      expect(text).toMatch(/^[A-Z0-9]/)
      expect(betterText).toMatch(/^[A-Z0-9]/)
    }
    expect(await server.figures()).toContain('orrery_studies_total{end="done"} 1')

    await server.stop()
    // A coach that cannot even think would not find it again.
    await server.start(broken)
    expect(await begin(id)).toEqual({ state: 'done', ahead: 0, study, mayStop: true })
    expect((await tell(id, 1_000_000)).study).toEqual({ ...study, judged: [] })
  })

  it('waits until a game is over', async () => {
    await start()
    const { id } = await ann.lay([me, bot('random')])
    const { status, body } = await ann.ask<Refused>('POST', `/api/tables/${id}/study`, {})
    expect(status).toBe(409)
    expect(body.say).toMatch(/finished games: come back when this one is over\.$/)
    expect((await ann.ask<Refused>('POST', '/api/tables/nowhere/study', {})).status).toBe(404)
    expect((await ann.ask<Refused>('GET', `/api/tables/${id}/study?since=-1`)).status).toBe(400)
  })

  it('goes through one game at a time, and gives way when it is stopped', async () => {
    await start(stuck)
    const [first, second] = [await finished(), await finished()]
    await begin(first)
    await until(first, ({ study }) => study?.done === 1)
    expect(await begin(second)).toEqual({ state: 'waiting', ahead: 1, study: null, mayStop: true })
    expect(await begin(first)).toMatchObject({ state: 'working', study: { done: 1 } })
    expect(await stop(first)).toMatchObject({ state: 'stopped', study: { done: 1, total: 99 } })
    await until(second, ({ state, study }) => state === 'working' && study?.done === 1)
    await stop(second)
    await begin(first)
    await until(first, ({ study }) => study?.done === 2)
  })

  it('keeps what it has when the server stops, and does not begin again by itself', async () => {
    await start(stuck)
    const id = await finished()
    await begin(id)
    await until(id, ({ study }) => study?.done === 1)
    await server.stop()
    await server.start(stuck)
    expect(await tell(id)).toMatchObject({ state: 'stopped', study: { done: 1 } })
  })

  it('puts away what it finds while it is still at work: a server that is killed goes on from there', async () => {
    await start(stuck)
    const id = await finished()
    await begin(id)
    await until(id, ({ state, study }) => state === 'working' && study?.done === 1)
    const store = await openSqlite(server.data)
    await expect.poll(() => store.study(id)).toMatchObject({ done: 1, total: 99 })
    await store.close()
    expect((await tell(id)).state).toBe('working')
  })

  it('is stopped by those who played and by the host, and by nobody else who has the link', async () => {
    await start(stuck)
    const bea = await new Visitor(server).called('Bea')
    const id = await finished(bea)
    await begin(id)
    await until(id, ({ study }) => study?.done === 1)
    const stranger = await new Visitor(server).called('Cem')
    for (const visitor of [stranger, new Visitor(server)]) {
      const { status, body } = await visitor.ask<Refused>('POST', `/api/tables/${id}/study/stop`, {})
      expect([status, body.say]).toEqual([403, expect.stringMatching(/only those who played here, and the host, may/)])
      expect((await visitor.ask<StudyFacts>('GET', `/api/tables/${id}/study`)).body.mayStop).toBe(false)
    }
    expect(await tell(id)).toMatchObject({ state: 'working', mayStop: true })
    const stopped = await bea.ask<StudyFacts>('POST', `/api/tables/${id}/study/stop`, {})
    expect(stopped.body).toMatchObject({ state: 'stopped', mayStop: true })
  })

  it('forgets a failure, so that one may try again', async () => {
    await start(broken)
    const id = await finished()
    await begin(id)
    await until(id, ({ state }) => state === 'none')
    expect(await server.figures()).toContain('orrery_studies_total{end="failed"} 1')
    expect((await begin(id)).state).toMatch(/working|none/)
  })

  it('does not believe what another version of it found', async () => {
    await start(stuck)
    const id = await finished()
    await begin(id)
    await until(id, ({ study }) => study?.done === 1)
    await stop(id)
    await server.stop()
    const store = await openSqlite(server.data)
    await store.keepStudy(id, { ...((await store.study(id)) as unknown as Study), coach: 0 }, 1)
    await store.close()
    await server.start(stuck)
    expect(await tell(id)).toEqual({ state: 'none', ahead: 0, study: null, mayStop: true })
  })

  it('puts away one thing after the other, so that what was found last is what stays', async () => {
    await start()
    const store = await openSqlite(server.data)
    const slow = Promise.withResolvers<void>()
    let begun = 0
    const ended: number[] = []
    const keepStudy = async (): Promise<void> => {
      const n = ++begun
      if (n === 1) await slow.promise
      ended.push(n)
    }
    const study = (): Promise<undefined> => Promise.resolve(undefined)
    const studies = new Studies({ store: { ...store, study, keepStudy }, script: stuck.coachScript, ...quiet })
    await studies.begin(room(0), by('ann'))
    await expect.poll(() => begun).toBe(1)
    setTimeout(slow.resolve, 10 * POLL)
    await studies.stop(room(0))
    expect(ended).toEqual([1, 2])
    await store.close()
  })

  it('lets so many games wait and no more', async () => {
    await start()
    const store = await openSqlite(server.data)
    const studies = new Studies({ store, script: stuck.coachScript, ...quiet })
    const ahead: number[] = []
    for (let id = 0; id < 16; id++) ahead.push((await studies.begin(room(id), by('ann'))).ahead)
    expect(ahead).toEqual(Array.from({ length: 16 }, (_, i) => i))
    await expect(studies.begin(room(16), by('ann'))).rejects.toMatchObject({ status: 429 })
    for (let id = 16; id < 21; id++) await studies.begin(room(id), by('ben'))
    await expect(studies.begin(room(21), by('cid'))).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/try again in a few minutes\.$/) as string,
    })
    expect((await studies.begin(room(21), { person: 'dot', address: 'elsewhere' })).ahead).toBe(1)
    await studies.stop(room(3))
    expect((await studies.begin(room(22), by('cid'))).state).toBe('waiting')
    await studies.close()
    await store.close()
  })

  it('is not sent off more often than people would', async () => {
    await start({ rate: 600 })
    const { id } = await ann.lay([me, bot('random')])
    const statuses = new Set<number>()
    for (let i = 0; i < 31; i++) statuses.add((await ann.ask('POST', `/api/tables/${id}/study`, {})).status)
    expect([...statuses]).toEqual([409, 429])
  })
})

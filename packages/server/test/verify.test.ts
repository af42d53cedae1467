import type { Deed, Entry } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite, type Store, verify } from '../src/index.ts'
import { bot, me, open, TestServer, Visitor } from './world.ts'

/** Before a new version takes over: every running game goes on as it was, or the version is refused. */
describe('verify', () => {
  let server: TestServer
  let store: Store
  let id = ''

  beforeEach(async () => {
    server = await TestServer.start({ seed: 'play' })
    const [ann, ben] = [new Visitor(server), new Visitor(server)]
    ;({ id } = await ann.lay([me, open]))
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const wires = [ann.open(id), ben.open(id)]
    for (let i = 0; i < 6; i++) {
      const { waiting } = (await wires[0]?.opened()) ?? { waiting: [] }
      await wires[waiting[0] ?? 0]?.move()
    }
    await ann.lay([me, open])
    const done = await ann.lay([bot('random'), bot('random')])
    await ann.open(done.id).until(({ stage }) => stage === 'over')
    await server.stop()
    store = await openSqlite(server.data)
  })
  afterEach(async () => {
    await store.close()
    await server.end()
  })

  it('replays every running game, and compares what it came to', async () => {
    expect(await verify(store)).toEqual({ games: 2, compared: 1, problems: [] })
  })

  it('finds a game that would come to something else', async () => {
    const kept = JSON.parse(await store.fingerprint(id)) as { state: string; play: string; rules: number }
    await store.keepFingerprint(id, JSON.stringify({ ...kept, play: 'another' }))
    expect((await verify(store)).problems).toEqual([expect.stringMatching(/would be another game than it was/)])
    await store.keepFingerprint(id, JSON.stringify({ ...kept, state: 'another' }))
    expect((await verify(store)).problems).toHaveLength(1)
    // Conversions of older rules add options to the state: then what is asked and offered counts.
    await store.keepFingerprint(id, JSON.stringify({ ...kept, state: 'another', rules: kept.rules - 1 }))
    expect((await verify(store)).problems).toEqual([])
    expect(await verify(store, [id])).toEqual({ games: 1, compared: 0, problems: [] })
  })

  const append = async (deed: Deed): Promise<void> => {
    const journal = await store.journal(id, 0)
    const entry: Entry = { seq: journal.length + 1, at: journal.at(-1)?.at ?? 0, by: '', key: '', deed }
    expect(await store.append(id, [entry], 0)).toBe(true)
  }

  it('finds a game that could not go on', async () => {
    await append({ kind: 'move', seat: 0, move: 'nonsense' })
    expect((await verify(store)).problems).toEqual([
      expect.stringMatching(/^table \w+: entry \d+ is no longer possible/),
    ])
  })
})

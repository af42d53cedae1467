import { openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { HealthCheck } from '../src/health.ts'
import { bot, folder, me, open, remove, TestServer, Visitor } from './world.ts'

interface Health {
  readonly ok: boolean
  readonly why?: string
}

describe('a full disk', () => {
  it('refuses what cannot be stored in words, and loses nothing that was acknowledged', async () => {
    const path = folder()
    const store = await openSqlite(path, { mostPages: 60 })
    const server = await TestServer.start({ store, seed: 'play' }, path)
    const ann = new Visitor(server)
    const { id } = await ann.lay([me, bot('random')])
    const wire = ann.open(id)
    await wire.opened()
    let said = 0
    const text = 'x'.repeat(390)
    for (;;) {
      server.clock.now += 60_000
      const reply = await wire.ask({ t: 'say', text })
      if (!reply.ok) {
        expect(reply).toMatchObject({ no: 'busy', say: expect.stringMatching(/could not be stored/) as string })
        break
      }
      said++
    }
    expect(said).toBeGreaterThan(10)
    await server.stop()

    const full = await TestServer.start({ seed: 'play' }, path)
    full.clock.now = server.clock.now + 60_000
    const again = new Visitor(full)
    again.cookie = ann.cookie
    const after = again.open(id)
    await after.opened()
    expect(await after.ask({ t: 'say', text: 'there is room again' })).toMatchObject({ ok: true })
    const whole = await openSqlite(path)
    const journal = await whole.journal(id, 0)
    expect(journal.filter(({ deed }) => deed.kind === 'said' && deed.text === text)).toHaveLength(said)
    expect(await whole.damages()).toEqual([])
    await whole.close()
    await full.end()
  })
})

describe('health', () => {
  const check = (probe: () => Promise<void>, damages: readonly string[] = []): HealthCheck =>
    new HealthCheck({
      store: { probe, damages: async () => damages } as unknown as Awaited<ReturnType<typeof openSqlite>>,
      holder: 'me',
      now: () => 0,
      onError: () => undefined,
    })

  it('is good while the store can be written to', async () => {
    const server = await TestServer.start()
    expect(await new Visitor(server).ask<Health>('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
    await server.end()
  })

  it.each([
    ['database or disk is full', 'The disk is full: moves cannot be stored.'],
    ['database disk image is malformed', 'Stored data is damaged: restore a backup.'],
    ['connect ECONNREFUSED 10.0.0.7:5432', 'The store does not answer: moves cannot be stored now.'],
  ])('tells the truth when the store says "%s"', async (message, why) => {
    expect(await check(() => Promise.reject(new Error(message))).tell()).toEqual({ ok: false, why })
  })

  it('tells of damages that were found after the start', async () => {
    const health = check(async () => undefined, ['page 7 is damaged'])
    expect(await health.tell()).toEqual({ ok: true })
    const later = check(async () => undefined, ['page 7 is damaged'])
    await later.look()
    expect(await later.tell()).toMatchObject({ ok: false, why: 'Stored data is damaged: restore a backup.' })
  })

  it('finds pages of the file that were overwritten', async () => {
    const path = folder()
    const store = await openSqlite(path)
    for (let i = 0; i < 50; i++)
      await store.addTable(
        {
          id: `T${i}`,
          host: 'ann',
          setting: { game: 'expanse', options: { text: 'x'.repeat(2000) }, seats: 2, clock: { kind: 'none' } },
        },
        [],
        1,
      )
    await store.close()
    const [file = ''] = readdirSync(path).filter((name) => name.endsWith('.sqlite'))
    const handle = openSync(join(path, file), 'r+')
    const { size } = statSync(join(path, file))
    for (let at = 16 * 4096; at < size; at += 4096) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at)
    const damaged = await openSqlite(path)
    expect((await damaged.damages()).length).toBeGreaterThan(0)
    await damaged.close()
    remove(path)
  })
})

describe('a clock that jumps', () => {
  it.each([-86_400_000, 86_400_000])(
    'by %i ms harms no game: moves are made, and times never go back',
    async (jump) => {
      const server = await TestServer.start({ seed: 'play' })
      const [ann, ben] = [new Visitor(server), new Visitor(server)]
      const { id } = await ann.lay([me, open])
      await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
      const wires = [ann.open(id), ben.open(id)] as const
      for (let i = 0; i < 6; i++) {
        server.clock.now += i === 3 ? jump : 1000
        const { waiting } = await wires[0].until((now) => now.stage === 'playing')
        const wire = wires[waiting[0] === 1 ? 1 : 0]
        const reply = await wire.move()
        expect(reply).toMatchObject({ ok: true })
        if (reply.ok && 'seq' in reply) await wires[0].until(({ seq }) => seq >= reply.seq)
      }
      await server.stop()
      const store = await openSqlite(server.data)
      const times = (await store.journal(id, 0)).map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      await store.close()
      await server.end()
    },
  )
})

import { loadGameOf } from '@orrery/games'
import { readRecord, verifyFair } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot, me, open, TestServer, Visitor } from './world.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.end())

const GAMES = [
  ['expanse', 2],
  ['hexpanse', 2],
  ['expedition', 3],
] as const

describe('a game without a fixed seed', () => {
  it.each(GAMES)('of %s is committed to before it begins, and its record proves every draw', async (game, seats) => {
    const ann = await new Visitor(server).called('Ann')
    const bots = Array.from({ length: seats - 1 }, () => bot('random'))
    const { id } = await ann.lay([open, ...bots], { game })
    const wire = ann.open(id)
    const before = (await wire.opened()).fair
    expect(before).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string, seed: '' })
    await ann.ask('POST', `/api/tables/${id}/bot`, { seat: 0, level: 'random' })
    await wire.until(({ stage }) => stage === 'over')
    expect(wire.now.fair?.commitment).toBe(before?.commitment)
    const seed = wire.now.fair?.seed ?? ''
    for (const text of wire.traffic.slice(0, -1)) if (!text.includes('"stage":"over"')) expect(text).not.toContain(seed)
    const { body } = await ann.ask<string>('GET', `/api/tables/${id}/record`)
    const [record, loaded] = [readRecord(body), await loadGameOf(game)]
    if (!record.ok || loaded === undefined) throw new Error('no record')
    const deal = verifyFair(loaded.game, record.value)
    if (!deal.ok) throw new Error(deal.error)
    expect(deal.value.commitment).toBe(before?.commitment)
    expect(deal.value.draws.length).toBeGreaterThan(5)
    const other = readRecord(
      body.replace(/^seed sha256\/./m, (line) => line.slice(0, -1) + (line.endsWith('0') ? '1' : '0')),
    )
    expect(other.ok && verifyFair(loaded.game, other.value).ok).toBe(false)
  })

  it('is dealt from the words of its seats too, which everybody sees', async () => {
    const [ann, ben] = [await new Visitor(server).called('Ann'), await new Visitor(server).called('Ben')]
    const { id } = await ann.lay([me, open])
    const wire = ann.open(id)
    const say = async (words: string): Promise<number> =>
      (await ann.ask('POST', `/api/tables/${id}/words`, { words })).status
    expect(await say('  seven\nblue horses ')).toBe(200)
    const watcher = new Visitor(server).open(id)
    expect((await watcher.opened()).fair?.words).toEqual(['seven blue horses', ''])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1, words: 'and nine' })
    await wire.until(({ stage }) => stage === 'playing')
    expect(wire.now.fair).toMatchObject({ words: ['seven blue horses', 'and nine'], seed: '' })
    expect(await say('too late')).toBe(409)
    expect(watcher.traffic.join('')).toContain('"kind":"words"')
  })

  it('has another secret each time, and a rematch has its own', async () => {
    const ann = new Visitor(server)
    const tables = [await ann.lay([me, open]), await ann.lay([me, open])]
    const seen = await Promise.all(tables.map(async ({ id }) => (await ann.open(id).opened()).fair?.commitment))
    expect(new Set(seen).size).toBe(2)
  })
})

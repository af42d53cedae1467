import { game } from '@orrery/expanse'
import type { Task } from '@orrery/table'
import { describe, expect, it } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { bot, me, TestServer, Visitor } from './world.ts'

function task(): Task {
  const state = game.setup({}, 2, 'bots')
  if (!state.ok) throw new Error('no state')
  const view = JSON.parse(JSON.stringify(game.view(state.value, 0))) as Task['view']
  return { game: 'expanse', level: 'greedy', seat: 0, view, offer: [...game.moves(state.value, 0)], seed: 's' }
}

const SHARE = { person: 'ann', address: '' }

/** Milliseconds that no bot of these tests needs, however busy the machine is. */
const NEVER = 1_000_000

/* With the seed "play" the first seat is asked first. */
const script = (name: string): URL => new URL(`./${name}-bot.ts`, import.meta.url)

describe('bots think in threads of their own', () => {
  it('and answer with a move that is on offer, the same one for the same seed', async () => {
    const pool = new BotPool({ limit: NEVER, size: 2, onFailure: () => undefined })
    const answers = await Promise.all([1, 2, 3, 4].map(() => pool.ask(task(), SHARE)))
    expect(task().offer).toContain(answers[0])
    expect(new Set(answers).size).toBe(1)
    await pool.close()
  })

  it('and are told what part of their time they have', async () => {
    const pool = new BotPool({ limit: NEVER, size: 1, scale: 3, script: script('scaled'), onFailure: () => undefined })
    expect(await pool.ask(task(), SHARE)).toBe(task().offer[3])
    await pool.close()
  })

  it.each([
    ['thinks for ever', 'stuck', /no answer within 100 ms/],
    ['breaks', 'broken', /broken/],
    ['cheats', 'cheating', /not on offer/],
  ])('one that %s is stopped, and any legal move is played for it', async (_, name, reason) => {
    const why: string[] = []
    const limit = name === 'stuck' ? 100 : NEVER
    const pool = new BotPool({ limit, size: 1, script: script(name), onFailure: (__, said) => why.push(said) })
    const answers = await Promise.all([pool.ask(task(), SHARE), pool.ask(task(), SHARE)])
    for (const answer of answers) expect(task().offer).toContain(answer)
    expect(why).toHaveLength(2)
    for (const said of why) expect(said).toMatch(reason)
    await pool.close()
  })

  it('a game with a stuck bot still goes on, and it is counted', async () => {
    const server = await TestServer.start({ seed: 'play', botScript: script('stuck'), botLimit: 50 })
    const ann = new Visitor(server)
    const { id } = await ann.lay([bot('greedy'), me])
    const wire = ann.open(id)
    await wire.until(({ waiting }) => waiting.includes(1))
    const body = await server.figures()
    expect(Number(/orrery_bot_failures_total (\d+)/.exec(body)?.[1])).toBeGreaterThan(0)
    await wire.close()
    await server.end()
  })
})

describe('after a restart', () => {
  it('bots that owe an answer give it, and people find what was acknowledged', async () => {
    const server = await TestServer.start({ seed: 'play', botScript: script('stuck'), botLimit: NEVER })
    const ann = await new Visitor(server).called('Ann')
    const { id } = await ann.lay([bot('greedy'), me])
    const before = await ann.open(id).opened()
    expect(before).toMatchObject({ entries: 0, waiting: [0] })
    await server.stop()
    await server.start({ seed: 'another' })
    const wire = ann.open(id, before.seq)
    const now = await wire.until(({ waiting }) => waiting.includes(1))
    expect(now).toMatchObject({ you: 1, host: true, seats: [{}, { sitter: { name: 'Ann' } }] })
    expect(wire.news[0]?.seq).toBe(before.seq + 1)
    expect(await wire.move()).toMatchObject({ ok: true })
    await server.end()
  })

  it('clocks have gone on in the meantime', async () => {
    const server = await TestServer.start({ seed: 'play' })
    const [ann, ben] = [new Visitor(server), new Visitor(server)]
    const { id } = await ann.lay([me, { kind: 'open' }], { clock: { kind: 'move', each: 60_000 } })
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    await server.stop()
    server.clock.now += 59_000
    await server.start()
    const wire = ben.open(id)
    expect((await wire.opened()).clocks[0]).toEqual({ left: 1000, runs: true })
    await server.stop()
    server.clock.now += 1000
    await server.start()
    const again = ben.open(id)
    await again.until(({ waiting }) => waiting.includes(1))
    expect(again.news.map(({ kind }) => kind)).toContain('outOfTime')
    await server.end()
  })

  it('a key that was used before the restart is still used', async () => {
    const server = await TestServer.start({ seed: 'play' })
    const ann = new Visitor(server)
    const { id } = await ann.lay([me, bot('random')])
    const wire = ann.open(id)
    const { decision, offer } = await wire.opened()
    const move = offer[0] ?? ''
    const first = await wire.ask({ t: 'move', decision: decision ?? -1, move }, 'kept')
    await server.stop()
    await server.start()
    const again = await ann.open(id).ask({ t: 'move', decision: decision ?? -1, move }, 'kept')
    expect(again).toEqual(first)
    await server.end()
  })
})

import { OBSERVER, readRecord, replay } from '@orrery/kernel'
import { game } from '@orrery/expanse'
import type { MyGames } from '@orrery/table'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot, me, open, TestServer, Visitor, type Wire } from './world.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ seed: 'play' })
})
afterAll(() => server.end())

const visitor = (name: string): Promise<Visitor> => new Visitor(server).called(name)

/** Two people at one table, both looking at it. The first one is asked first. */
async function pair(
  setting: Parameters<Visitor['lay']>[1] = {},
): Promise<{ id: string; ann: Visitor; ben: Visitor; a: Wire; b: Wire }> {
  const [ann, ben] = [await visitor('Ann'), await visitor('Ben')]
  const { id } = await ann.lay([me, open], setting)
  await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const [a, b] = [ann.open(id), ben.open(id)]
  await a.opened()
  await b.opened()
  return { id, ann, ben, a, b }
}

const quiet = (move: string): boolean => move.startsWith('influence')

/** Up to where Ann may place influence, which can be taken back freely. */
async function spending(a: Wire): Promise<void> {
  await a.move((move) => move.startsWith('take'))
  await a.move((move) => move === 'points')
  await a.until(({ offer }) => offer.some(quiet))
}

/** Numbers of what was told on one socket: each once, in order. */
const numbers = (wire: Wire): number[] => wire.news.map(({ seq }) => seq)
const counted = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1)

describe('a game through sockets', () => {
  it('is played against a bot to its end, and its record replays to the same result', async () => {
    const ann = await visitor('Ann')
    const { id } = await ann.lay([me, bot('greedy')])
    const wire = ann.open(id)
    for (
      let i = 0;
      (await wire.until(({ decision, stage }) => decision !== null || stage === 'over')).stage !== 'over';
      i++
    ) {
      const { offer, seq } = wire.now
      const chosen = offer[(i * 7) % offer.length] ?? ''
      expect(await wire.move((move) => move === chosen)).toMatchObject({ ok: true })
      await wire.until((now) => now.seq > seq)
    }
    const { outcome, seq } = wire.now
    expect(numbers(wire)).toEqual(counted(seq))
    const { body, headers } = await ann.ask<string>('GET', `/api/tables/${id}/record`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="expanse-${id}.txt"`)
    const record = readRecord(body)
    const match = record.ok ? replay(game, record.value) : record
    expect(match.ok && match.value.outcome()).toEqual(outcome)
    expect((await ann.ask<MyGames>('GET', '/api/tables')).body.games[0]).toMatchObject({ stage: 'over', outcome })
    await wire.close()
  })

  it('is played by two people, each with their own question', async () => {
    const { a, b } = await pair()
    expect([a.now.you, b.now.you]).toEqual([0, 1])
    expect(b.now).toMatchObject({ decision: null, offer: [], waiting: [0] })
    await a.move((move) => move.startsWith('take'))
    await b.until(({ entries }) => entries === 1)
    expect(b.news.at(-1)).toMatchObject({ kind: 'moved', seat: 0, entry: 1 })
    const { decision } = a.now
    expect(await b.ask({ t: 'move', decision: decision ?? -1, move: 'points' })).toMatchObject({
      ok: false,
      no: 'stale',
    })
    await a.close()
    await b.close()
  })

  it('with modules and four seats goes on by itself when all are bots', async () => {
    const ann = await visitor('Ann')
    const { id } = await ann.lay([bot('random'), bot('greedy'), bot('random'), bot('greedy')], {
      options: { modules: ['all'] },
    })
    const wire = ann.open(id)
    const { you, host } = await wire.until(({ stage }) => stage === 'over')
    expect({ you, host }).toEqual({ you: OBSERVER, host: true })
    await wire.close()
  })
})

describe('moves', () => {
  it('sent twice with one key are done once', async () => {
    const { a, b } = await pair()
    const decision = a.now.decision ?? -1
    const move = a.now.offer[0] ?? ''
    const first = await a.ask({ t: 'move', decision, move, confirmed: true }, 'same')
    expect(await a.ask({ t: 'move', decision, move, confirmed: true }, 'same')).toEqual(first)
    a.send(JSON.stringify({ t: 'move', key: 'same', decision, move, confirmed: true }))
    await b.until(({ entries }) => entries === 1)
    expect(await a.ask({ t: 'move', decision, move, confirmed: true }, 'other')).toMatchObject({
      ok: false,
      no: 'stale',
    })
    expect(a.now.entries).toBe(1)
  })

  it('that are forbidden are refused with their rules, and "why" tells them before', async () => {
    const { a } = await pair()
    const decision = a.now.decision ?? -1
    const why = await a.ask({ t: 'why', move: 'finish' })
    const refusals = why.ok && 'refusals' in why ? why.refusals : []
    expect(refusals.length).toBeGreaterThan(0)
    expect(await a.ask({ t: 'move', decision, move: 'finish' })).toMatchObject({ ok: false, no: 'refused', refusals })
  })

  it('come from seats only: somebody with the link watches', async () => {
    const { id, a } = await pair()
    const wire = new Visitor(server).open(id)
    expect(await wire.opened()).toMatchObject({ you: OBSERVER, yours: [], host: false, decision: null, offer: [] })
    expect(await wire.ask({ t: 'move', decision: a.now.decision ?? -1, move: a.now.offer[0] ?? '' })).toMatchObject({
      no: 'notYours',
    })
    expect(await wire.ask({ t: 'say', text: 'boo' })).toMatchObject({ no: 'notYours' })
    await wire.close()
  })

  it('can be looked back at', async () => {
    const { a } = await pair()
    const { view } = a.now
    await a.move()
    expect(await a.ask({ t: 'at', entry: 0 })).toMatchObject({ ok: true, entry: 0, view, events: [] })
  })
})

describe('taking back', () => {
  it('is free while nothing was revealed and nobody else acted', async () => {
    const { a, b } = await pair()
    await spending(a)
    const before = a.now.view
    await a.move(quiet)
    expect((await a.until(({ staged }) => staged.length > 0)).undo).toBe('free')
    expect(await a.ask({ t: 'undo' })).toMatchObject({ ok: true })
    await b.until(({ entries }) => entries === 4)
    expect(b.news.at(-1)).toMatchObject({ kind: 'undone', seat: 0, entry: 4, to: 2 })
    expect((await a.until(({ entries }) => entries === 4)).view).toEqual(before)
  })

  it('past the barrier asks the others, who may say no or yes', async () => {
    const { a, b } = await pair()
    await spending(a)
    while (a.now.waiting.includes(0)) await a.move((move) => move === 'finish' || quiet(move))
    await b.move()
    const { entries } = await a.until(({ seq }) => seq === b.now.seq)
    expect(a.now.undo).toBe('agreement')
    await a.ask({ t: 'undo' })
    await b.until(({ undoAsked }) => undoAsked?.missing.join() === '1')
    await b.ask({ t: 'answerUndo', yes: false })
    await a.until(({ undoAsked }) => undoAsked === null)
    expect(a.now.entries).toBe(entries)
    await a.ask({ t: 'undo' })
    await b.until(({ undoAsked }) => undoAsked !== null)
    await b.ask({ t: 'answerUndo', yes: true })
    expect(await a.until((now) => now.entries === entries + 1)).toMatchObject({ waiting: [0], undoAsked: null })
  })

  it('asks nobody against bots', async () => {
    const ann = await visitor('Ann')
    const { id } = await ann.lay([me, bot('greedy')])
    const wire = ann.open(id)
    while ((await wire.until(({ decision }) => decision !== null)).undo !== 'agreement') await wire.move()
    const { entries } = wire.now
    expect(await wire.ask({ t: 'undo' })).toMatchObject({ ok: true })
    expect(await wire.until((now) => now.entries > entries)).toMatchObject({ undoAsked: null, waiting: [0] })
    await wire.close()
  })
})

describe('a line that breaks', () => {
  it('is taken up from the last number: what was missed comes, nothing twice', async () => {
    const { id, ann, a, b } = await pair()
    const since = a.now.seq
    const told = a.news.slice()
    await a.close()
    await b.ask({ t: 'say', text: 'one' })
    await b.ask({ t: 'say', text: 'two' })
    const again = ann.open(id, since)
    await again.opened()
    expect(again.news).toMatchObject([
      { seq: since + 1, text: 'one' },
      { seq: since + 2, text: 'two' },
    ])
    await b.ask({ t: 'say', text: 'three' })
    const { seq } = await again.until((now) => now.seq === since + 3)
    expect([...told, ...again.news].map((one) => one.seq)).toEqual(counted(seq))
  })

  it('in the middle of a move is no harm: the move is sent again with its key', async () => {
    const { id, ann, a, b } = await pair()
    const decision = a.now.decision ?? -1
    const move = a.now.offer[0] ?? ''
    a.send(JSON.stringify({ t: 'move', key: 'mid', decision, move, confirmed: true }))
    await a.close()
    const again = ann.open(id, a.now.seq)
    expect(await again.ask({ t: 'move', decision, move, confirmed: true }, 'mid')).toMatchObject({ ok: true })
    expect((await b.until(({ entries }) => entries > 0)).entries).toBe(1)
  })

  it('shows others who is there', async () => {
    const { a, b } = await pair()
    await b.until(({ seats }) => seats[0]?.online === true)
    await a.close()
    await b.until(({ seats }) => seats[0]?.online === false)
    expect(b.now.seats[1]?.online).toBe(true)
  })

  it('to no table is closed with a reason', async () => {
    expect(await new Visitor(server).open('nowhere').untilClosed()).toBe(4404)
  })

  it('from a number that is none is closed with a reason', async () => {
    const { id, ann } = await pair()
    expect(await ann.open(id, -1).untilClosed()).toBe(4400)
  })

  it('from another site is not opened', async () => {
    const { id, ann } = await pair()
    const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`
    const wire = new WebSocket(url, { headers: { cookie: ann.cookie, origin: 'https://evil.example' } })
    const { promise, resolve } = Promise.withResolvers<string>()
    wire.addEventListener('open', () => resolve('open'))
    wire.addEventListener('error', () => resolve('refused'))
    expect(await promise).toBe('refused')
  })
})

describe('words that make no sense', () => {
  it.each([
    ['no JSON', 'hello', /expected JSON/],
    ['a list', '[]', /expected an object/],
    ['an unknown kind', '{"t":"cheat","key":"k"}', /: t: expected/],
    ['no key', '{"t":"undo"}', /: key: expected/],
    ['a key of the wrong kind', '{"t":"undo","key":7}', /: key: expected/],
    ['an unknown field', '{"t":"undo","key":"k","agreed":true}', /agreed/],
    ['a decision that is text', '{"t":"move","key":"k","decision":"1","move":"pass"}', /: decision: expected/],
    ['a move that is a number', '{"t":"move","key":"k","decision":1,"move":7}', /: move: expected/],
    ['a very long move', `{"t":"move","key":"k","decision":1,"move":"${'x'.repeat(300)}"}`, /: move: expected/],
    ['a seat of somebody else', '{"t":"undo","key":"k","seat":1}', /not yours/],
    ['a seat beyond all', '{"t":"undo","key":"k","seat":1e9}', /: seat: expected/],
  ])('%s: are answered with a sentence, and lose nothing', async (_, text, sentence) => {
    const { a } = await pair()
    const before = a.traffic.length
    a.send(text)
    await a.ask({ t: 'at', entry: 0 })
    const [reply = ''] = a.traffic.slice(before)
    const { t, ok, say } = JSON.parse(reply) as { t: string; ok: boolean; say: string }
    expect({ t, ok }).toEqual({ t: 'reply', ok: false })
    expect(say).toMatch(sentence)
    expect(await a.move()).toMatchObject({ ok: true })
    await a.close()
  })

  it('whatever they are, every one is answered', async () => {
    const { a } = await pair()
    const words = fc.sample(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((json) => `{"t":"move","key":"k","move":${json}}`),
      ),
      300,
    )
    const before = a.traffic.length
    for (const word of words) a.send(word)
    await a.ask({ t: 'at', entry: 0 })
    const replies = a.traffic
      .slice(before, before + words.length)
      .map((text) => JSON.parse(text) as { ok: boolean; say: string })
    expect(replies.every(({ ok, say }) => !ok && /^[A-Z][^]*\.$/.test(say))).toBe(true)
    expect(await a.move()).toMatchObject({ ok: true })
  })

  it('that are too many bytes end the line, and only that', async () => {
    const { id, ann, a } = await pair()
    a.send(`{"t":"say","key":"k","text":"${'x'.repeat(100_000)}"}`)
    expect(await a.untilClosed()).toBe(1009)
    expect(await ann.open(id).opened()).toMatchObject({ you: 0 })
  })
})

describe('a server with limits', () => {
  it('answers a flood of requests with "busy", and loses none that it took', async () => {
    const strict = await TestServer.start({ rate: 1000 })
    const ann = new Visitor(strict)
    const { id } = await ann.lay([me, bot('random')])
    const wire = ann.open(id)
    await wire.opened()
    for (let i = 0; i < 80; i++) wire.send(`{"t":"at","key":"k${i}","entry":0}`)
    await wire.untilReplies(80)
    const replies = [...wire.replies.values()]
    expect(replies.filter((reply) => reply.ok).length).toBeGreaterThanOrEqual(60)
    expect(replies.filter((reply) => !reply.ok && reply.no === 'busy').length).toBeGreaterThan(5)
    await strict.end()
  })

  it('cuts off a socket that keeps sending after it was told to wait, and lets it come back', async () => {
    const strict = await TestServer.start({ rate: 1000 })
    const ann = new Visitor(strict)
    const { id } = await ann.lay([me, bot('random')])
    const wire = ann.open(id)
    await wire.opened()
    for (let i = 0; i < 2000; i++) wire.send(`{"t":"at","key":"k${i}","entry":0}`)
    expect(await wire.untilClosed()).toBe(4429)
    expect(await ann.open(id).opened()).toMatchObject({ you: 0 })
    await strict.end()
  })
})

describe('chat', () => {
  it('is heard by all at the table', async () => {
    const { a, b, id } = await pair()
    const watcher = new Visitor(server).open(id)
    await watcher.opened()
    await a.ask({ t: 'say', text: 'hello <b>there</b>' })
    for (const wire of [b, watcher]) {
      await wire.until(({ seq }) => seq === 4)
      expect(wire.news.at(-1)).toMatchObject({ kind: 'said', name: 'Ann', seat: 0, text: 'hello <b>there</b>' })
    }
  })
})

describe('clocks', () => {
  it('when time runs out a bot plays on, until the person opens the table again', async () => {
    const { id, ann, a, b } = await pair({ clock: { kind: 'budget', start: 60_000, perMove: 1000 } })
    expect(a.now.clocks).toEqual([
      { left: 60_000, runs: true },
      { left: 60_000, runs: false },
    ])
    await a.close()
    server.clock.now += 61_000
    await b.until(({ waiting }) => waiting.includes(1))
    expect(b.news.map(({ kind }) => kind)).toContain('outOfTime')
    expect(b.now.seats[0]?.stoodInBy).toBe('greedy')
    const again = ann.open(id)
    expect((await again.until(({ seats }) => seats[0]?.stoodInBy === '')).you).toBe(0)
    expect(again.news.at(-1)).toMatchObject({ kind: 'back', seat: 0 })
  })

  it('without one, somebody who does not come back for a day is stood in for when the other asks', async () => {
    const { id, ann, ben, a, b } = await pair({ clock: { kind: 'none' } })
    expect(await b.ask({ t: 'standIn', for: 0 })).toMatchObject({ ok: false, no: 'nothing' })
    server.clock.now += 24 * 3600 * 1000
    expect(await b.ask({ t: 'standIn', for: 0 })).toMatchObject({ ok: false, no: 'nothing' })
    await a.close()
    await b.until(({ seats }) => seats[0]?.online === false)
    const later = ben.open(id)
    expect((await later.opened()).longAway).toEqual([0])
    expect(await later.ask({ t: 'standIn', for: 0 })).toMatchObject({ ok: true })
    await later.until(({ waiting }) => waiting.includes(1))
    const again = ann.open(id)
    expect((await again.until(({ seats }) => seats[0]?.stoodInBy === '')).you).toBe(0)
  })

  it('go on over days', async () => {
    const day = 24 * 3600 * 1000
    const { b } = await pair({ clock: { kind: 'move', each: 3 * day } })
    server.clock.now += 2 * day
    await b.ask({ t: 'say', text: 'hello?' })
    expect((await b.until(({ news }) => news.length > 0)).clocks[0]).toEqual({ left: day, runs: true })
    server.clock.now += day
    await b.until(({ seats }) => seats[0]?.stoodInBy !== '')
  })
})

import { OBSERVER } from '@orrery/kernel'
import type { Me, MyGames, Refused, TableFacts } from '@orrery/table'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot, me, open, TestServer, Visitor } from './world.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ seed: 'api' })
})
afterAll(() => server.end())

const visitor = (): Visitor => new Visitor(server)
const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
const isSentence = (say: unknown): boolean => typeof say === 'string' && /^[A-Z][^]+[.!?]$/.test(say)

describe('who one is', () => {
  it('is an unguessable token in a cookie that no script and no other site can use', async () => {
    const { body, headers } = await visitor().ask<Me>('GET', '/api/me')
    expect(body).toEqual({ name: '', settings: {} })
    expect(headers.get('set-cookie')).toMatch(/^orrery=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('stays the same, and has a name when one is given', async () => {
    const ann = visitor()
    await ann.ask('GET', '/api/me')
    const { headers } = await ann.ask('PUT', '/api/me', { name: '  Ann \n O’Hara ' })
    expect(headers.get('set-cookie')).toBe(null)
    expect((await ann.ask<Me>('GET', '/api/me')).body).toMatchObject({ name: 'Ann O’Hara' })
  })

  it('is not taken from a cookie that was made up', async () => {
    const eve = visitor()
    eve.cookie = `orrery=${'A'.repeat(43)}`
    const { headers } = await eve.ask('GET', '/api/me')
    expect(headers.get('set-cookie')).toMatch(/^orrery=/)
  })
})

describe('settings', () => {
  it('belong to the person: whoever asks again gets them, nobody else does', async () => {
    const [ann, ben] = [await visitor().called('Ann'), visitor()]
    const settings = { pace: 'slow', contrast: 'high' }
    const { body } = await ann.ask<Me>('PUT', '/api/me/settings', settings)
    expect(body).toEqual({ name: 'Ann', settings })
    expect((await ann.ask<Me>('GET', '/api/me')).body).toEqual({ name: 'Ann', settings })
    expect((await ann.ask<Me>('PUT', '/api/me', { name: 'Anna' })).body).toEqual({ name: 'Anna', settings })
    expect((await ben.ask<Me>('GET', '/api/me')).body.settings).toEqual({})
    await ann.ask('PUT', '/api/me/settings', {})
    expect((await ann.ask<Me>('GET', '/api/me')).body.settings).toEqual({})
  })

  it.each([{ pace: 'warp' }, { volume: '50' }, { sound: 50 }, [], 'slow', null])(
    'that make no sense are refused with a sentence, and nothing is kept: %j',
    async (settings) => {
      const ann = visitor()
      const { status, body } = await ann.ask<Refused>('PUT', '/api/me/settings', settings)
      expect([status, isSentence(body.say)]).toEqual([400, true])
      expect((await ann.ask<Me>('GET', '/api/me')).body.settings).toEqual({})
    },
  )
})

describe('laying a table', () => {
  it('begins at once when no seat is open', async () => {
    const ann = await visitor().called('Ann')
    const facts = await ann.lay([me, bot('greedy')])
    expect(facts).toMatchObject({ stage: 'playing', you: 0, host: true, hostName: 'Ann' })
    expect(facts.seats.map(({ side }) => side).toSorted()).toEqual(['MCR', 'UN'])
    expect(facts.id).toMatch(/^[0-9a-z]{12}$/)
  })

  it('gathers people by its link, which is not a seat, and begins when the last one sits down', async () => {
    const [ann, ben, eve] = [await visitor().called('Ann'), await visitor().called('Ben'), visitor()]
    const { id, stage } = await ann.lay([me, open, bot('random')])
    expect(stage).toBe('gathering')
    expect((await eve.ask<TableFacts>('GET', `/api/tables/${id}`)).body).toMatchObject({ you: OBSERVER, host: false })
    expect((await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 0 })).status).toBe(409)
    const { body } = await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect(body).toMatchObject({ stage: 'playing', you: 1 })
    expect(body.seats.map(({ sitter }) => sitter)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
      { kind: 'bot', level: 'random' },
    ])
    expect((await eve.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).status).toBe(409)
  })

  it('lets its host put bots in open seats and start, and nobody else', async () => {
    const [ann, ben] = [visitor(), visitor()]
    const { id } = await ann.lay([me, open, open, open])
    expect((await ben.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' })).status).toBe(409)
    expect((await ben.ask('POST', `/api/tables/${id}/start`, {})).status).toBe(409)
    await ann.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'rookie' })
    await ann.ask('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'random' })
    const { body } = await ann.ask<TableFacts>('POST', `/api/tables/${id}/start`, {})
    expect(body.stage).toBe('playing')
    expect(body.seats.map(({ sitter }) => ('level' in sitter ? sitter.level : ''))).toEqual([
      '',
      'rookie',
      'random',
      'rookie',
    ])
  })

  it('lets people stand up again before it begins', async () => {
    const [ann, ben] = [visitor(), visitor()]
    const { id } = await ann.lay([me, open, open])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const { body } = await ben.ask<TableFacts>('POST', `/api/tables/${id}/stand`, {})
    expect(body).toMatchObject({ you: OBSERVER, stage: 'gathering', seats: [{}, { sitter: { kind: 'open' } }, {}] })
  })

  it('takes the modules of a game', async () => {
    const facts = await visitor().lay([me, bot('random'), bot('random'), bot('random')], {
      options: { modules: ['all'] },
    })
    expect(facts).toMatchObject({ stage: 'playing', setting: { options: { modules: ['all'] } } })
  })
})

describe('my games', () => {
  it('come with those that wait for me first, and say what they wait for', async () => {
    const ann = await visitor().called('Ann')
    const gathering = await ann.lay([me, open])
    const waiting = await ann.lay([me, bot('greedy')])
    const { body } = await ann.ask<MyGames>('GET', '/api/tables')
    expect(body.games.map(({ id }) => id)).toEqual([waiting.id, gathering.id])
    expect(body.games[0]).toMatchObject({ yourTurn: true, waiting: [0], outcome: null })
    expect(body.games[0]?.says).toMatch(/^UN, /)
    expect(body.games[1]).toMatchObject({ yourTurn: true, says: 'One seat is open.' })
  })

  it('say whom they wait for', async () => {
    const [ann, ben] = [await visitor().called('Ann'), await visitor().called('Ben')]
    const { id } = await ann.lay([open, me])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 0 })
    const { body } = await ann.ask<MyGames>('GET', '/api/tables')
    expect(body.games).toMatchObject([{ yourTurn: false, says: 'Waiting for Ben.' }])
  })

  it('are nobody else’s', async () => {
    expect((await visitor().ask<MyGames>('GET', '/api/tables')).body).toEqual({ games: [], closed: 0 })
  })
})

describe('the record', () => {
  it('is not given before the game is over', async () => {
    const ann = visitor()
    const { id } = await ann.lay([me, bot('greedy')])
    const { status, body } = await ann.ask<Refused>('GET', `/api/tables/${id}/record`)
    expect(status).toBe(409)
    expect(body.say).toMatch(/when it is over/)
  })
})

describe('what cannot be used is refused with a sentence', () => {
  const lay = (change: object): object => ({ setting: { ...setting, ...change }, seats: [me, bot('greedy')] })

  it.each<[string, string, string, unknown, number, RegExp]>([
    ['no JSON', 'POST', '/api/tables', '{"setting":', 400, /expected JSON/],
    ['an empty body', 'POST', '/api/tables', '', 400, /empty/],
    ['a text', 'PUT', '/api/me', '"Ann"', 400, /expected an object/],
    ['a list', 'PUT', '/api/me', [], 400, /expected an object/],
    ['nothing', 'PUT', '/api/me', 'null', 400, /expected an object/],
    ['no name', 'PUT', '/api/me', { name: ' ' }, 400, /name: expected at least 1 character/],
    ['a long name', 'PUT', '/api/me', { name: 'x'.repeat(31) }, 400, /at most 30/],
    ['a name that is a number', 'PUT', '/api/me', { name: 7 }, 400, /name: expected a text/],
    ['an unknown field', 'PUT', '/api/me', { name: 'Ann', admin: true }, 400, /admin/],
    ['a body of a megabyte', 'PUT', '/api/me', { name: 'x'.repeat(1_000_000) }, 413, /too large/],
    ['an unknown game', 'POST', '/api/tables', lay({ game: 'chess' }), 400, /say expanse/],
    ['too many seats', 'POST', '/api/tables', lay({ seats: 9 }), 400, /2 to 4/],
    ['half a seat', 'POST', '/api/tables', lay({ seats: 2.5 }), 400, /setting.seats/],
    ['seats that nobody sits in', 'POST', '/api/tables', lay({ seats: 3 }), 400, /for each of them/],
    [
      'an option the game refuses',
      'POST',
      '/api/tables',
      lay({ options: { modules: ['x'] } }),
      400,
      /cannot be set up/,
    ],
    ['options that are none', 'POST', '/api/tables', lay({ options: 7 }), 400, /setting.options/],
    [
      'a clock without time',
      'POST',
      '/api/tables',
      lay({ clock: { kind: 'move', each: 0 } }),
      400,
      /setting.clock.each/,
    ],
    ['a clock nobody knows', 'POST', '/api/tables', lay({ clock: { kind: 'sand' } }), 400, /setting.clock.kind/],
    ['a seed', 'POST', '/api/tables', lay({ seed: 'mine' }), 400, /seed/],
    ['an unknown bot', 'POST', '/api/tables', { setting, seats: [me, bot('clever')] }, 400, /random, rookie, greedy/],
    ['two seats for me', 'POST', '/api/tables', { setting, seats: [me, me] }, 400, /one seat only/],
    ['a table that is not there', 'GET', '/api/tables/nowhere', undefined, 404, /no such table/],
    ['a seat at no table', 'POST', '/api/tables/nowhere/sit', { seat: 0 }, 404, /no such table/],
    ['a seat that is no number', 'POST', '/api/tables/nowhere/sit', { seat: '0' }, 400, /seat/],
    ['an unknown address', 'GET', '/api/nothing', undefined, 404, /nothing at this address/],
    ['a wrong method', 'DELETE', '/api/packs', {}, 404, /nothing at this address/],
  ])('%s', async (_, method, path, body, status, sentence) => {
    const answer = await visitor().ask<Refused>(method, path, body)
    expect(answer.body.say).toMatch(sentence)
    expect(answer.body.say).toSatisfy(isSentence)
    expect(answer.status).toBe(status)
  })

  it('a body that is no JSON at all', async () => {
    const headers = { 'content-type': 'text/html' }
    const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body: '<b>' })
    expect(answer.status).toBe(415)
    expect(((await answer.json()) as Refused).say).toMatch(/Send JSON/)
  })

  it('whatever JSON it is', async () => {
    const paths = ['/api/tables', '/api/tables/x/sit', '/api/tables/x/bot', '/api/tables/x/start']
    const one = visitor()
    await one.ask('GET', '/api/me')
    const check = async (path: string, json: string): Promise<void> => {
      const { status, body } = await one.ask<Refused>('POST', path, json)
      expect([400, 404]).toContain(status)
      expect(body.say).toSatisfy(isSentence)
    }
    await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), fc.json(), check), { numRuns: 200 })
    expect((await one.ask<{ ok: boolean }>('GET', '/healthz')).body).toEqual({ ok: true })
  })
})

describe('what machines ask', () => {
  it('is the server well', async () => {
    expect((await visitor().ask('GET', '/healthz')).body).toEqual({ ok: true })
  })

  it('counts what happens', async () => {
    await visitor().lay([me, bot('greedy')])
    const body = await server.figures()
    expect(body).toMatch(/orrery_journal_entries_total\{kind="move"\} \d+|orrery_open_tables [1-9]/)
    expect(body).toMatch(/orrery_http_requests_total\{status="201"\} [1-9]/)
  })
})

describe('a server with limits', () => {
  it('says so when somebody asks too much, and goes on later', async () => {
    const strict = await TestServer.start({ rate: 5 })
    const statuses: number[] = []
    let say = ''
    for (let i = 0; i < 7; i++) {
      const { status, body } = await new Visitor(strict).ask<Refused>('GET', '/api/me')
      statuses.push(status)
      say = body.say
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(say).toMatch(/try again in/)
    await strict.end()
  })
})

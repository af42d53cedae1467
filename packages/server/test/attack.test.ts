import { loadGameOf } from '@orrery/games'
import { rngFrom } from '@orrery/kernel'
import { Table } from '@orrery/table'
import { sampleSize } from '@orrery/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { hostile, knock, malformed, type Scene, scene } from './attack.ts'
import { TestServer, Visitor } from './world.ts'

const HOUR = 3_600_000
/** Messages that are sent before their answers are waited for. */
const AT_ONCE = 50
/** One in so many goes over HTTP. */
const BY_HTTP = 10

let server: TestServer
let party: Scene
const logged: string[] = []

beforeAll(async () => {
  const logTo = { write: (line: string): void => void logged.push(line) }
  server = await TestServer.start({ log: 'error', logTo, botLimit: 1e6, limits: { tables: 1e9, botTables: 1e9 } })
  party = await scene(server)
})
afterAll(() => server.end())

/** Sends this many messages by turns from everybody, and returns the statuses of those that went over HTTP. */
async function send(count: number, make: (i: number) => string, rng: ReturnType<typeof rngFrom>): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let i = 0; i < count; i += AT_ONCE) {
    for (let k = 0; k < Math.min(AT_ONCE, count - i); k++) {
      const player = rng.below(4)
      if (rng.below(BY_HTTP) === 0) statuses.add(await knock(party.players[player] as Visitor, party.table, rng))
      else party.wires[player]?.send(make(i + k))
    }
    if (party.wires.some(({ now }) => now.stage === 'over')) await another()
    for (const wire of party.wires) {
      await wire.ask({ t: 'why', move: '' })
      expect(wire.closed).toBe(undefined)
      expectNoSecrets(wire.traffic.splice(0))
      wire.replies.clear()
      wire.news.length = 0
    }
  }
  return statuses
}

let secrets: readonly string[] = []

/** Bots that stand in play a game to its end, after which its secrets are out: what it was is checked, and another begins. */
async function another(): Promise<void> {
  for (const wire of party.wires) {
    await wire.until(({ stage }) => stage === 'over')
    expectNoSecrets(wire.traffic)
    await wire.close()
  }
  await expectLegal()
  party = await scene(server)
  secrets = await secretsOf()
}

function expectNoSecrets(traffic: readonly string[]): void {
  for (const text of traffic) {
    // The seed of a finished game is no secret any more.
    if (text.includes('"stage":"over"')) continue
    for (const secret of secrets) if (text.includes(secret)) throw new Error(`a secret was sent: ${text.slice(0, 200)}`)
    const { view } = JSON.parse(text) as { view?: { deck: number[]; drawn: number; known: number } | null }
    if (view !== undefined && view !== null) expect(view.deck).toHaveLength(view.drawn + view.known)
  }
}

/** Threads that get no time on a busy machine are replaced and logged: that is no fault of the server. */
const STARVED = /no answer within \d+ ms|no word for \d+ ms/
const errors = (): readonly string[] => logged.filter((line) => !STARVED.test(line))

/** Who is who, and what the game is dealt from. */
async function secretsOf(): Promise<readonly string[]> {
  const store = await openSqlite(server.data)
  const entries = await store.journal(party.table, 0)
  await store.close()
  const dealt = entries.flatMap(({ deed }) => (deed.kind === 'sealed' ? [deed.secret] : []))
  return [...dealt, ...new Set(entries.map(({ by }) => by).filter((by) => by !== ''))]
}

/** The journal is what was accepted: every entry of it must be legal. */
async function expectLegal(): Promise<number> {
  const store = await openSqlite(server.data)
  const [stored, entries] = [await store.table(party.table), await store.journal(party.table, 0)]
  await store.close()
  const served = await loadGameOf(stored?.setting.game ?? '')
  if (stored === undefined || served === undefined) throw new Error('no table')
  const table = new Table(served.game, stored)
  for (const entry of entries) table.enter(entry)
  return entries.length
}

describe('a server under attack', () => {
  const count = sampleSize(1500, 100_000)

  it('answers malformed messages with a sentence and goes on', { timeout: 2 * HOUR }, async () => {
    secrets = await secretsOf()
    expect(secrets.length).toBeGreaterThan(2)
    const rng = rngFrom('malformed')
    const statuses = await send(count, () => malformed(rng), rng)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(errors()).toEqual([])
  })

  it('lets nobody do or see what is not theirs', { timeout: 2 * HOUR }, async () => {
    const rng = rngFrom('hostile')
    const moves = party.wires.flatMap(({ now }) => now.offer).concat('points', 'pass', 'take 1', 'influence ceres')
    const statuses = await send(count, (i) => hostile(rng, moves, `h${i}`), rng)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(errors()).toEqual([])
    expect(await expectLegal()).toBeGreaterThan(5)
    expect((await new Visitor(server).ask('GET', '/healthz')).body).toEqual({ ok: true })
  })
})

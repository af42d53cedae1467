import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { bot, me, open, TestServer, type Told, Visitor, type Wire } from './world.ts'

const SEED = 'this seed must not be seen 5f2c9a'
const PEOPLE = ['Ann', 'Ben', 'Eve']

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ seed: SEED })
})
afterAll(() => server.end())

/** Two people and somebody who watches, with everything each of them was ever told. */
interface Round {
  readonly id: string
  readonly wires: readonly [Wire, Wire, Wire]
}

async function round(options: { readonly [name: string]: readonly string[] } = {}): Promise<Round> {
  const [ann, ben, eve] = await Promise.all(PEOPLE.map((name) => new Visitor(server).called(name)))
  if (ann === undefined || ben === undefined || eve === undefined) throw new Error('somebody is missing')
  const { id } = await ann.lay([me, open], { options })
  await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const wires = [ann.open(id), ben.open(id), eve.open(id)] as const
  for (const wire of wires) await wire.opened()
  return { id, wires }
}

const asked = ({ wires }: Round): Wire => wires[wires[2].now.waiting[0] ?? 0] ?? wires[0]

async function together({ wires }: Round): Promise<void> {
  const seq = Math.max(...wires.map(({ now }) => now.seq))
  await Promise.all(wires.map((wire) => wire.until((now) => now.seq === seq)))
}

/** Both tables play the same moves, until the question comes that is answered in secret. */
async function playUntil(tables: readonly Round[], isSecret: (now: Told) => boolean): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const [first] = tables
    if (first === undefined || first.wires[2].now.stage === 'over') throw new Error('the question never came')
    if (isSecret(asked(first).now)) return
    for (const table of tables) {
      const { offer } = asked(table).now
      const chosen = offer[(i * 5) % offer.length] ?? ''
      await asked(table).move((move) => move === chosen)
      await together(table)
    }
  }
}

/** What was told, with the name of the table taken out: all else must be the same. */
const told = ({ id, wires }: Round, eyes: number): string[] =>
  (wires[eyes]?.traffic ?? []).filter((text) => text.includes('"update"')).map((text) => text.replaceAll(id, 'T'))

describe('another seat’s secret choice', () => {
  it('changes not a byte of what the others and those who watch are told', async () => {
    const tables = [await round(), await round()]
    await playUntil(tables, ({ offer }) => offer[0]?.startsWith('bonus') === true)
    for (const [i, table] of tables.entries()) {
      const { offer } = asked(table).now
      const secret = offer[i] ?? ''
      const chooser = asked(table)
      await chooser.move((move) => move === secret)
      await together(table)
    }
    const [one, other] = tables
    if (one === undefined || other === undefined) throw new Error('a table is missing')
    const chooser = one.wires.findIndex((_, eyes) => told(one, eyes).join() !== told(other, eyes).join())
    expect([0, 1]).toContain(chooser)
    expect(told(other, 1 - chooser)).toEqual(told(one, 1 - chooser))
    expect(told(other, 2)).toEqual(told(one, 2))
    expect(told(one, 2).length).toBeGreaterThan(10)
  })
})

describe('a whole game', () => {
  it('never tells the seed, nor a card of the deck that nobody has seen, before it is over', async () => {
    const ann = await new Visitor(server).called('Ann')
    const { id } = await ann.lay([me, bot('greedy'), bot('random'), bot('greedy')], { options: { modules: ['all'] } })
    const [seat, watcher] = [ann.open(id), new Visitor(server).open(id)]
    while ((await seat.until(({ decision, stage }) => decision !== null || stage === 'over')).stage !== 'over')
      await seat.move()
    const { entries } = await watcher.until(({ stage }) => stage === 'over')
    for (const wire of [seat, watcher]) {
      const traffic = wire.traffic.join('\n')
      expect(traffic).not.toContain(SEED)
      expect(traffic).not.toContain('greedy/')
      for (const text of wire.traffic) {
        const { view } = JSON.parse(text) as { view?: { deck: number[]; drawn: number; known: number } }
        if (view !== undefined) expect(view.deck).toHaveLength(view.drawn + view.known)
      }
    }
    expect(entries).toBeGreaterThan(100)
    for (const path of ['/api/tables', `/api/tables/${id}`, '/healthz']) {
      expect(JSON.stringify((await ann.ask('GET', path)).body)).not.toContain(SEED)
    }
    expect(await server.figures()).not.toContain(SEED)
    expect((await ann.ask<string>('GET', `/api/tables/${id}/record`)).body).toContain(SEED)
  })

  it('never tells who somebody is', async () => {
    const { id, wires } = await round()
    await asked({ id, wires }).move()
    const store = await openSqlite(server.data)
    const people = [...(await store.journal(id, 0))].map(({ by }) => by).filter((by) => by !== '')
    await store.close()
    expect(new Set(people).size).toBe(2)
    const all = wires.flatMap(({ traffic }) => traffic).join('\n')
    for (const person of people) expect(all.includes(person)).toBe(false)
    expect(all.includes('"person":"')).toBe(false)
  })
})

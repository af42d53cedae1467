import { setImmediate } from 'node:timers/promises'
import { loadGameOf } from '@orrery/games'
import type { LiveUpdate, News, Request } from '@orrery/table'
import { Table } from '@orrery/table'
import { expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { Presence } from '../src/presence.ts'
import { type Guest, Room } from '../src/room.ts'
import { folder, remove } from './world.ts'

/** Somebody who may stop reading. */
class Reader implements Guest {
  readonly person = ''
  told = 0
  isBehind = false
  readonly got: LiveUpdate[] = []

  restart(): void {
    this.got.length = 0
  }

  update(update: LiveUpdate): void {
    this.got.push(update)
  }

  get news(): readonly News[] {
    return this.got.flatMap(({ news }) => news)
  }
}

interface Opened {
  readonly room: Room
  close(): Promise<void>
}

/** A table with one person in a seat. */
async function opened(): Promise<Opened> {
  const data = folder()
  const store = await openSqlite(data)
  const served = await loadGameOf('expanse')
  if (served === undefined) throw new Error('no game')
  const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } } as const
  const table = new Table(served.game, { id: 'x', setting, host: 'ann' })
  const sitter = { kind: 'person', name: 'Ann' } as const
  await store.addTable(table.head, table.next(1, 'ann', '', [{ kind: 'sat', seat: 0, sitter, person: 'ann' }]), 1)
  const stored = await store.table('x')
  if (stored === undefined) throw new Error('no table')
  let now = 1
  const house = {
    store,
    now: () => (now += 60_000),
    think: () => Promise.reject(new Error('no bots here')),
    append: () => Promise.resolve(true),
    works: false,
    hold: () => Promise.resolve(false),
    note: () => undefined,
    publish: () => undefined,
    onEntries: () => undefined,
    onError: () => undefined,
  }
  const presence = new Presence({ ...house, holder: 'here' })
  const room = await Room.open({ ...house, presence }, served, stored)
  const close = async (): Promise<void> => {
    await store.close()
    remove(data)
  }
  return { room, close }
}

const say = (text: string): Request => ({ t: 'say', key: text, text })

it('a spectator who stops reading is sent nothing meanwhile, and then one update with everything', async () => {
  const { room, close } = await opened()
  const eve = new Reader()
  await room.enter(eve)
  eve.isBehind = true
  for (let i = 0; i < 50; i++) await room.request(say(`line ${i}`), 'ann')
  await setImmediate()
  expect(eve.got).toHaveLength(1)
  eve.isBehind = false
  room.catchUp(eve)
  expect(eve.got).toHaveLength(2)
  expect(eve.news.map(({ seq }) => seq)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
  await close()
})

it('entries stored together reach the others in one update, after the replies', async () => {
  const { room, close } = await opened()
  const [ann, eve] = [new Reader(), new Reader()]
  await room.enter(ann)
  await room.enter(eve)
  const heard: number[] = []
  const toAnn = (): void => {
    heard.push(eve.got.length)
    room.catchUp(ann)
  }
  await Promise.all([room.request(say('one'), 'ann', toAnn), room.request(say('two'), 'ann', toAnn)])
  await setImmediate()
  expect(heard).toEqual([1, 1])
  expect(eve.got).toHaveLength(2)
  expect([ann, eve].map(({ news }) => news.map(({ seq }) => seq))).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(ann.got).toHaveLength(3)
  await close()
})

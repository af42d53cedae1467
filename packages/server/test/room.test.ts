import { loadGameOf } from '@orrery/games'
import { expect, it } from 'vitest'
import { type Guest, type House, Room } from '../src/room.ts'
import { storeFinished } from './finished.ts'
import { TestServer, Visitor } from './world.ts'

it('sends away who comes in while another room takes its place: they would hear nothing there any more', async () => {
  const server = await TestServer.start({ seed: 'play' })
  const { store } = server
  const id = await storeFinished(store, await new Visitor(server).called('Ann'))
  const [stored, served] = [await store.table(id), await loadGameOf('expanse')]
  if (stored === undefined || served === undefined) throw new Error('it is stored')
  const presence = { enter: () => undefined, leave: () => undefined, elsewhere: () => [], shown: () => new Map() }
  const room = await Room.open({ store, presence, now: () => 1 } as unknown as House, served, stored)
  const heard: string[] = []
  const guest: Guest = {
    person: '',
    told: 0,
    isBehind: false,
    update: ({ t }) => void heard.push(t),
    restart: () => void heard.push('restart'),
  }
  await room.enter(guest)
  room.retire()
  room.dissolve()
  await room.enter(guest)
  expect(heard).toEqual(['update', 'restart', 'restart'])
  await server.end()
})

// @vitest-environment happy-dom
import type { MyGame, MyGames } from '@orrery/table'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { MyTables } from '../src/start/mine.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.unstubAllGlobals())

const one = (n: number): MyGame => ({
  id: `t${n}`,
  setting: { game: 'expanse', seats: 2, options: {}, clock: { kind: 'none' } },
  stage: 'playing',
  seats: [],
  you: 0,
  host: true,
  hostName: 'Ann',
  created: n,
  updated: n,
  yourTurn: false,
  says: `says ${n}`,
  waiting: [],
  outcome: null,
})

async function shown(mine: MyGames): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(mine)))
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(createElement(MyTables)))
  return place
}

test('more games than there is room for at first are one click away', async () => {
  const place = await shown({ games: Array.from({ length: 11 }, (_, n) => one(n)), closed: 0 })
  expect(place.querySelectorAll('li')).toHaveLength(8)
  const more = place.querySelector('button')
  expect(more?.textContent).toBe('3 more')
  await act(async () => more?.click())
  expect(place.querySelectorAll('li')).toHaveLength(11)
  expect(place.querySelector('button')).toBeNull()
})

test.each([
  [0, null],
  [1, 'One table was begun under other rules: kept, and not opened any more.'],
  [2, '2 tables were begun under other rules: kept, and not opened any more.'],
])('of %i tables that cannot be opened it is said', async (closed, says) => {
  const place = await shown({ games: [], closed })
  expect(place.querySelector('section > p')?.textContent ?? null).toBe(says)
})

// @vitest-environment happy-dom
import type { MyGame, MyGames } from '@orrery/table'
import { onSound } from '@orrery/ui'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLocal, keptTables } from '../src/local/kept.ts'
import { remember, remembered } from '../src/table/seen.ts'
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

const shown = (mine: MyGames): Promise<HTMLElement> => answered(Response.json(mine))

async function answered(response: Response): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
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

test('a game in which it becomes your turn is shown, heard and marked without a reload; while hidden nobody asks', async () => {
  vi.useFakeTimers()
  const heard: string[] = []
  onSound((cue) => heard.push(cue))
  document.title = 'Orrery'
  let game: MyGame = one(1)
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked++
    return Promise.resolve(Response.json({ games: [game], closed: 0 }))
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(createElement(MyTables)))
  expect([place.textContent.includes('waits for you'), document.title]).toEqual([false, 'Orrery'])
  game = { ...game, yourTurn: true, says: 'Take a card.' }
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
  expect(place.textContent).toContain('1 waits for you')
  expect([heard, document.title]).toEqual([['yourTurn'], '● Orrery'])
  game = { ...game, stage: 'over', yourTurn: false, says: 'You won 115 to 40.' }
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
  expect(place.textContent).toContain('You won 115 to 40.')
  expect([heard, document.title]).toEqual([['yourTurn'], 'Orrery'])
  const before = asked
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => void (await vi.advanceTimersByTimeAsync(300_000)))
  expect(asked).toBe(before)
  vi.restoreAllMocks()
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked).toBeGreaterThan(before)
  act(() => root.unmount())
  vi.useRealTimers()
})

test.each([
  [0, null],
  [1, 'One table is kept but can no longer be opened.'],
  [2, '2 tables are kept but can no longer be opened.'],
])('of %i tables that cannot be opened it is said', async (closed, says) => {
  const place = await shown({ games: [], closed })
  expect(place.querySelector('section > p')?.textContent ?? null).toBe(says)
})

test('a server that cannot tell one’s games says why; those on this device are shown all the same', async () => {
  keepLocal(one(1).setting, [{ kind: 'bot', level: 'greedy' }])
  const place = await answered(Response.json({ say: 'The store is closed: try again.' }, { status: 503 }))
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    'Games on the server are not listed. The store is closed: try again.',
  )
  expect(place.querySelectorAll('li')).toHaveLength(1)
  localStorage.clear()
})

test('where nothing is kept on this device, it is said all the same', async () => {
  const place = await answered(Response.json({ say: 'The store is closed: try again.' }, { status: 503 }))
  expect(place.textContent).toContain('The store is closed: try again.')
})

test('where no server answers at all, the page has said so already', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(createElement(MyTables)))
  expect(place.textContent).toBe('')
})

test('a browser that forbids to keep anything has no tables, and nothing breaks', async () => {
  const forbidden = (): never => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: forbidden, ownKeys: forbidden }))
  expect(keptTables()).toEqual([])
  expect(remembered('t')).toBeUndefined()
  remember('t', 3)
  expect(() => keepLocal(one(1).setting, [])).toThrow('no room')
})

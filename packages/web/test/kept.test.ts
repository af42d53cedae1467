// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLocal, keptTables, openingOf, takeOut } from '../src/local/kept.ts'
import { MyTables } from '../src/start/mine.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const SETTING = { game: 'expanse', seats: 2, options: {}, clock: { kind: 'none' } } as const
const SEATS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', level: 'captain' },
] as const

const laid = (): string => keepLocal(SETTING, SEATS).replace('/local/', '')
const stored = (id: string): string | null => localStorage.getItem(`orrery.local.${id}`)
const journal = (...entries: readonly string[]): { entries: string[] } => ({ entries: [...entries] })

const whole = { game: 'expanse', seats: SEATS, updated: 1, opening: { t: 'resume', saved: {} } }

describe('what this browser keeps and nobody can read', () => {
  test.each([
    'oops',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...whole, game: 7 }),
    JSON.stringify({ ...whole, updated: 'yesterday' }),
    JSON.stringify({ ...whole, seats: [{ kind: 'person' }] }),
    JSON.stringify({ ...whole, seats: [null] }),
    JSON.stringify({ ...whole, opening: { t: 'dance' } }),
    JSON.stringify({ ...whole, opening: null }),
  ])('%s is left alone and not listed; the other tables are', async (text) => {
    localStorage.setItem('orrery.local.x', text)
    const id = laid()
    expect(keptTables().map((table) => table.id)).toEqual([id])
    expect(openingOf('x')).toBeUndefined()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ games: [], closed: 0 })))
    const place = document.createElement('div')
    await act(async () => createRoot(place).render(createElement(MyTables)))
    expect(place.querySelectorAll('li')).toHaveLength(1)
    expect(stored('x')).toBe(text)
  })
})

describe('a table on this device that two tabs have open', () => {
  test('is kept as the first goes on; the other wipes nothing out and hears that it is played elsewhere', () => {
    const id = laid()
    const [one, other] = [takeOut(id), takeOut(id)]
    expect(one?.putAway(journal('a', 'b'))).toBe('open')
    const kept = stored(id)
    expect(other?.putAway(journal('c'))).toBe('elsewhere')
    expect(other?.putAway(journal('c', 'd', 'e'))).toBe('elsewhere')
    expect(stored(id)).toBe(kept)
    expect(one?.putAway(journal('a', 'b', 'f'))).toBe('open')
    expect(openingOf(id)?.opening).toEqual({ t: 'resume', saved: journal('a', 'b', 'f') })
  })

  test('is not taken away by one that only looks', () => {
    const id = laid()
    const one = takeOut(id)
    one?.putAway(journal('a'))
    expect(takeOut(id)?.putAway(journal('a'))).toBe('open')
    expect(one?.putAway(journal('a', 'b'))).toBe('open')
  })

  test('stays away when one of them throws it away', () => {
    const id = laid()
    const table = takeOut(id)
    localStorage.removeItem(`orrery.local.${id}`)
    expect(table?.putAway(journal('a'))).toBe('open')
    expect(stored(id)).toBeNull()
  })
})

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { Again } from '../src/table/ending.tsx'
import { click, deskOf, drawn, situation } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.unstubAllGlobals())

const answering = (body: object, status: number): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

test('a table that cannot be laid again says why, and nothing once it can', async () => {
  answering({ say: 'You have many tables: finish one first.' }, 429)
  const place = await drawn(deskOf(), Again, { situation: situation({ stage: 'over' }) })
  expect(place.querySelector('[role=alert]')).toBeNull()
  await click(place, /^Play again$/)
  expect(place.querySelector('[role=alert]')?.textContent).toBe('You have many tables: finish one first.')
  answering({ id: 'N' }, 200)
  await click(place, /^Play again$/)
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(location.pathname).toBe('/t/N')
})

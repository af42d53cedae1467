// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { App } from '../src/app.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('../src/start/start.tsx', () => ({
  StartPage: () => {
    throw new Error('a page that cannot be drawn')
  },
}))

test('a page that breaks says so, what to do, and leads to the start page', async () => {
  // React tells the console of it, too.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(createElement(App)))
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    'Something went wrong on this page. Reload it; if that does not help, go to the start page.',
  )
  // A link of the document's own: what is broken does not stay in memory.
  expect(place.querySelector('main a')?.getAttribute('href')).toBe('/')
  expect(place.querySelector('main button')?.textContent).toBe('Reload')
  expect(told).toHaveBeenCalled()
})

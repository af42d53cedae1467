// @vitest-environment happy-dom
import { entryPoint } from '@orrery/expanse/web'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ReplayView } from '../src/replay/view.tsx'
import { Desk } from '../src/table/desk.ts'
import { TableView } from '../src/table/table.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Replayed: FunctionComponent<{ desk: Desk }> = ({ desk }) =>
  createElement(ReplayView, {
    desk,
    path: '/game/x',
    at: 0,
    coach: { kind: 'server', table: 'x' },
    coached: false,
    id: 'x',
  })

test.each([
  ['gone', 'There is no such table. Check the link', TableView],
  ['old', 'started under other rules and cannot be opened. It is kept as it is; create a new table', TableView],
  ['gone', 'There is no such table. Check the link', Replayed],
  ['old', 'started under other rules and cannot be opened. It is kept as it is; create a new table', Replayed],
] as const)('a line that is %s says why, what to do, and leads back', async (line, says, View) => {
  const link = { ask: () => Promise.reject(new Error('nobody asks')), record: () => Promise.resolve(''), close() {} }
  const desk = new Desk(entryPoint, (listener) => {
    queueMicrotask(() => listener.line(line))
    return link
  })
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(createElement(View, { desk })))
  expect(place.textContent).toContain(says)
  expect(place.querySelector('main a')?.getAttribute('href')).toBe('/')
})

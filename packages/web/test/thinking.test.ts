// @vitest-environment happy-dom
import { type Level, thinkingTime } from '@orrery/bots'
import { game } from '@orrery/expanse'
import { judge } from '@orrery/expanse/bot'
import { entryPoint } from '@orrery/expanse/web'
import { type FromLocal, LocalTable, type SeatInfo, type Sitter, type Update } from '@orrery/table'
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { TableLink } from '../src/net/link.ts'
import { useTable, useTableProps, DeskContext } from '../src/table/context.ts'
import { Desk, type Now } from '../src/table/desk.ts'
import { Question } from '../src/table/question.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What a table tells before the first answer, all seats but one being bots of that level. */
function told(level: string, person = -1): Update {
  const heard: FromLocal[] = []
  const world = { post: (message: FromLocal) => void heard.push(message), now: () => 1, later: () => undefined }
  const table = new LocalTable([{ game, judge }], { ...world, seed: () => 'thinking' })
  const setting = { game: 'expanse', options: { seating: ['UN', 'MCR'] }, seats: 2, clock: { kind: 'none' } } as const
  const seats = [0, 1].map((seat): Sitter =>
    seat === person ? { kind: 'person', name: 'Mira' } : { kind: 'bot', level },
  )
  table.hear({ t: 'lay', key: 'lay', setting, seats })
  const update = heard.find((message) => message.t === 'update')
  if (update === undefined) throw new Error(JSON.stringify(heard))
  return update
}

/** The question as the page draws it when it hears that. */
function drawn(update: Update, ask: TableLink['ask'] = () => Promise.reject(new Error('nobody asks'))): HTMLElement {
  const link: TableLink = { ask, record: () => Promise.resolve(''), close() {} }
  const desk = new Desk(entryPoint, (listener) => {
    queueMicrotask(() => listener.update(update))
    return link
  })
  const place = document.createElement('div')
  act(() => createRoot(place).render(createElement(DeskContext, { value: desk }, createElement(Shown))))
  return place
}

function Shown(): ReactNode {
  const now = useTable((state) => state.now)
  return now === undefined ? null : createElement(Asked, { now })
}

const Asked = ({ now }: { readonly now: Now }): ReactNode =>
  createElement(Question, { now, props: useTableProps(now, undefined) })

/** How long each bar takes to fill. */
async function bars(update: Update): Promise<string[]> {
  const place = drawn(update)
  await act(() => Promise.resolve())
  expect(place.textContent).toMatch(/is thinking|Your turn/)
  return [...place.querySelectorAll<HTMLElement>('[style*="animation-duration"]')].map(
    (bar) => bar.style.animationDuration,
  )
}

const wholeTime = (level: Level): string => `${thinkingTime[level]}ms`

test.each([
  ['legend', [wholeTime('legend')]],
  ['admiral', [wholeTime('admiral')]],
  ['captain', []],
  ['random', []],
])('while a bot of level %s thinks the bars shown take %j', async (level, expected) => {
  expect(await bars(told(level))).toEqual(expected)
})

test('for somebody who is long away one may let a bot play on, and for nobody else', async () => {
  const told0 = told('captain')
  const asked: unknown[] = []
  const ask: TableLink['ask'] = (wish) => {
    asked.push(wish)
    return Promise.resolve({ t: 'reply', key: '', ok: true, seq: 1 })
  }
  const seats = told0.seats.map((info): SeatInfo => ({ ...info, sitter: { kind: 'person', name: 'Tomas' } }))
  const [first = 0] = told0.waiting
  const buttons = async (longAway: readonly number[]): Promise<readonly HTMLButtonElement[]> => {
    const place = drawn({ ...told0, seats, longAway }, ask)
    await act(() => Promise.resolve())
    return [...place.querySelectorAll('button')].filter(({ textContent }) => textContent.includes('Tomas'))
  }
  expect(await buttons([])).toEqual([])
  const [button] = await buttons([first])
  expect(button?.textContent).toBe('Let a bot play on for Tomas')
  await act(async () => button?.click())
  expect(asked).toEqual([{ t: 'standIn', for: first }])
})

test('no bar is shown to the one who is asked', async () => {
  const [first = 0] = told('legend').waiting
  expect(await bars(told('legend', first))).toEqual([])
  expect(await bars(told('legend', 1 - first))).toEqual([wholeTime('legend')])
})

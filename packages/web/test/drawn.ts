import { entryPoint } from '@orrery/expanse/web'
import type { News, Reply, SeatInfo, Update } from '@orrery/table'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import type { Wish } from '../src/net/link.ts'
import { DeskContext } from '../src/table/context.ts'
import { Desk, type Now } from '../src/table/desk.ts'
import { plainUpdate } from './update.ts'

/* One part of a table, drawn by itself. */

const person = (name: string): SeatInfo => ({
  side: 'UN',
  sitter: { kind: 'person', name },
  stoodInBy: '',
  online: true,
})

export const update = (more: Partial<Update> = {}): Update =>
  plainUpdate({ seats: [person('Ann'), person('Bob')], ...more })

export const nowOf = (more: Partial<Update> = {}, talk: readonly News[] = []): Now => ({
  update: update(more),
  view: undefined,
  journal: { seq: 1, moves: [], talk },
})

const NOBODY = (): Promise<Reply> => Promise.reject(new Error('nobody asks'))

export const deskOf = (ask: (wish: Wish) => Promise<Reply> = NOBODY): Desk =>
  new Desk(entryPoint, () => ({ ask, record: () => Promise.resolve(''), close() {} }))

export async function drawn<P extends object>(desk: Desk, part: FunctionComponent<P>, props: P): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () =>
    createRoot(place).render(createElement(DeskContext, { value: desk }, createElement(part, props))),
  )
  return place
}

export async function click(place: HTMLElement, name: RegExp): Promise<void> {
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
  if (button === undefined) throw new Error(`no button ${String(name)}: ${place.textContent}`)
  await act(async () => button.click())
}

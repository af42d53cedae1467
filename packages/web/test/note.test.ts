// @vitest-environment happy-dom
import { entryPoint } from '@orrery/expanse/web'
import type { Move } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { act } from 'react'
import { expect, test } from 'vitest'
import { Desk } from '../src/table/desk.ts'
import { NoteBox } from '../src/table/note-box.tsx'
import { drawn, nowOf } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A game in which nothing can be chosen, for one reason. */
const refusing: AnyEntryPoint = {
  ...(entryPoint as AnyEntryPoint),
  print: () => 'jump',
  offer: () => [1 as Move],
  ways: () => [],
  meant: () => 0 as Move,
  words: { ...(entryPoint as AnyEntryPoint).words, refusal: ({ rule }) => `There is no room here (${rule})` },
}

test('a reason says the number of its rule once, and leads to it', async () => {
  const refusals = [{ rule: 'EX-6.5', code: 'full', args: {} }]
  const ask = async () => ({ t: 'reply', key: '', ok: true, refusals }) as const
  const desk = new Desk(refusing, () => ({ ask, record: () => Promise.resolve(''), close() {} }))
  const place = await drawn(desk, NoteBox, {})
  await act(async () => {
    desk.store.setState({ now: { ...nowOf(), view: {} } })
    desk.touch('x')
  })
  expect(place.querySelector('li')?.textContent).toMatch(/^There is no room here \(?EX-6\.5\)?$/)
  const link = place.querySelector('li a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['EX-6.5', '/rules/expanse#EX-6.5'])
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Gathering } from '../src/lobby/gathering.tsx'
import { deskOf, drawn, update } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('whoever comes to a table reads what is played in the words of its game', async () => {
  const setting = { game: 'expanse', seats: 2, options: { modules: ['beta'] }, clock: { kind: 'none' } } as const
  const place = await drawn(deskOf(), Gathering, { update: update({ stage: 'gathering', setting }) })
  await expect.poll(() => place.textContent).toContain('2 players · No clock · Modules: The Protomolecule')
  expect(place.textContent).not.toContain('beta')
})

import { drawn, propsOf, seenEvents, wordsOf } from '@orrery/testkit/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { BASES, type Event, FACTIONS, ORBITALS, type View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { steps } from '../web/steps.tsx'
import { seenBy } from '@orrery/testkit/page'
import { game } from '../src/index.ts'
import { type Spec, table } from './table.ts'
import { games } from './web-moments.ts'

/* Rows and marks of a turn. */

const viewOf = (spec: Spec): View => seenBy(game, table(spec).state, 0)
const [UN, MCR] = [FACTIONS.indexOf('UN'), FACTIONS.indexOf('MCR')]
const ceres = BASES.indexOf('ceres')

test('influence that takes a Base over says what it was and what it is', () => {
  const before = viewOf({ players: 2, bases: { ceres: { UN: 2, MCR: 2 } }, fleets: { ceres: { UN: 1 } } })
  const after = viewOf({ players: 2, bases: { ceres: { UN: 2, MCR: 4 } }, fleets: { ceres: { UN: 1 } } })
  const placed: Event = { kind: 'placed', player: MCR, cube: MCR, base: ceres }
  const [first, last] = steps({ events: seenEvents([placed, placed]), before, after })
  expect(first).toMatchObject({
    text: 'Influence on Ceres',
    note: 'leads 4 to 3',
    cue: 'influence',
    at: ['cell:MCR@ceres'],
  })
  expect(first?.change).toBeUndefined()
  const note = renderToStaticMarkup(createElement(Fragment, {}, ...(last?.change ?? [])))
  expect(wordsOf(note)).toBe('was 3:2 now 4:3')
})

test('without the table before it only the count is told', () => {
  const after = viewOf({ players: 2, bases: { ceres: { UN: 2, MCR: 4 } } })
  const [step] = steps({ events: seenEvents([{ kind: 'placed', player: MCR, cube: MCR, base: ceres }]), after })
  expect([step?.note, step?.change]).toEqual(['4 to 2', undefined])
})

test('a voyage is marked at both ends, and tells of control that was taken', () => {
  const before = viewOf({ players: 2, fleets: { earth: { UN: 1 } } })
  const after = viewOf({ players: 2, fleets: { ceres: { UN: 1 } } })
  const moved: Event = {
    kind: 'moved',
    player: UN,
    from: ORBITALS.indexOf('earth'),
    to: ORBITALS.indexOf('ceres'),
    group: 1,
  }
  const [step] = steps({ events: seenEvents([moved]), before, after })
  expect(step).toMatchObject({ from: 'rack:earth', at: ['fleet:UN@ceres'], note: 'takes control', cue: 'fleet' })
})

test('what is marked is drawn on the board, in games of chance with all modules', () => {
  let marked = 0
  for (const { view, last } of games.some(80)) {
    const html = drawn(entryPoint, propsOf(entryPoint, view, view.seat))
    for (const { at = [], from, text } of steps({ events: last, after: view })) {
      expect(text).not.toMatch(/undefined|unknown/)
      // A kind of fleet that moved on in the same move, and a tech of a folded panel, are not there.
      for (const name of [...at, ...(from === undefined ? [] : [from])].filter((one) =>
        /^(?:base|cell|rack|orbital)/.test(one),
      )) {
        marked++
        expect(html).toMatch(new RegExp(`data-(?:mark|target)="${name}"`))
      }
    }
  }
  expect(marked).toBeGreaterThan(20)
})

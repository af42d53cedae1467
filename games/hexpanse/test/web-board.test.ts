import { OBSERVER } from '@orrery/kernel'
import { draw, drawn, propsOf as pageProps, targetsIn } from '@orrery/testkit/page'
import type { TableProps } from '@orrery/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hexNamed } from '../src/notation.ts'
import { HIDDEN, NONE } from '../src/types.ts'
import type { View } from '../src/types.ts'
import { aimedIn } from '../web/aim.ts'
import { fitsOf, groundAfter, groundOf, shortOf } from '../web/fits.ts'
import { entryPoint } from '../web/index.ts'
import { fresh, table } from './table.ts'
import { boardTargets, games, seenBy } from './web-moments.ts'

/* The drawn table: what is lit is there, and what is written on it is what the rules say. */

const propsOf = (view: View, more: Partial<TableProps<View>> = {}): TableProps<View> =>
  pageProps(entryPoint, view, view.seat, more)

test('hexes, cards, purses, Reserves and the Recovery Ship are all drawn', () => {
  for (const { view } of games.some(37)) {
    const there = targetsIn(drawn(entryPoint, propsOf(view)))
    const later = /^(?:deck|slot|ship|mission)/
    const missing = [...boardTargets(view)].filter(
      (target) => !(view.round === 0 && later.test(target)) && !there.has(target),
    )
    expect(missing).toEqual([])
  }
})

/* ---- aiming --------------------------------------------------------------------------------------------------------- */

const aiming = (): View =>
  seenBy(
    table({
      factions: { A: 'TE', B: 'IN' },
      cards: { A: ['A11'] },
      pieces: { A: { normal: ['0,1'], warlord: '3,0' }, B: { normal: ['0,0'], warlord: '-3,0' } },
    }).do('play A11').state,
    0,
  )

const verdicts = (view: View, at: string, rotation: number): string[] =>
  (aimedIn(view, `turn:${rotation}`, `hex:${at}`)?.shots ?? []).map(({ verdict }) => verdict)

test('HX-13.3 the aimed pattern says for each rotation what is hit, placed or void', () => {
  const view = aiming()
  expect(verdicts(view, '0,0', 0)).toEqual(['hit', 'place'])
  expect(verdicts(view, '0,0', 1)).toEqual(['hit', 'void'])
  expect(verdicts(view, '0,1', 0)).toEqual(['yours', 'place'])
  expect(verdicts(view, '1,0', 3)).toEqual(['void', 'void'])
  expect(verdicts(view, '3,-1', 0)).toEqual(['void', 'void'])
  expect(aimedIn(view, undefined, undefined)).toBeUndefined()
})

test('what the preview says is what happens', () => {
  const t = table({ cards: { A: ['A11'] }, pieces: { B: { normal: ['0,0'] } } }).do('play A11')
  const aimed = aimedIn(seenBy(t.state, 0), 'turn:0', 'hex:0,0')
  if (aimed === undefined) throw new Error('nothing is aimed')
  const expected = groundAfter(seenBy(t.state, 0), 0, aimed)
  t.do('hex 0,0', 'rotate 0', 'place normal')
  expect(groundOf(seenBy(t.state, 0), 0)).toEqual(expected)
})

test('the guide names the consequences and the board wears the pills', () => {
  const props = propsOf(aiming(), { selected: 'turn:0', pointed: 'hex:0,0' })
  const guide = draw(entryPoint.Guide ?? (() => null), props).replaceAll(/<[^>]+>/g, ' ')
  expect(guide).toMatch(/Hit\s+Nomads&#x27; unit/)
  expect(guide).toMatch(/Place\s+a unit from your Reserve/)
  const board = draw(entryPoint.Board, props)
  expect(board).toMatch(/hit<\/text>/)
  expect(board).toMatch(/place<\/text>/)
})

/* ---- missions ------------------------------------------------------------------------------------------------------- */

test('HX-16.2 cells short are counted to the nearest way of building the mission', () => {
  const nine = ['0,0', '0,1', '1,0', '1,1', '2,0', '2,1', '3,0']
  const view = seenBy(table({ players: 4, common: 'P07', pieces: { A: { normal: nine.slice(0, 6) } } }).state, 0)
  expect(shortOf(view, view.common, groundOf(view, 0))).toBe(3)
  const [fit] = fitsOf(view, view.common, groundOf(view, 0), 3)
  expect(fit?.held.filter(Boolean)).toHaveLength(6)
  const html = draw(entryPoint.Status, propsOf(view))
  expect(html).toContain('<b>3</b> short')
})

test('HX-19.3 a secret mission is drawn for its owner only; others see that there is one', () => {
  const t = fresh(2, { mode: 'admiral' }).playUntil(({ state }) => state.round > 0, 'secrets')
  for (const seat of [0, 1]) {
    const view = seenBy(t.state, seat)
    const status = draw(entryPoint.Status, propsOf(view))
    expect(view.missions[1 - seat]).toBe(HIDDEN)
    expect(status).toContain('yours, secret')
    expect(status).toContain('secret mission')
    expect(status.match(/data-target="mission:/g)).toHaveLength(2)
  }
  const watcher = draw(entryPoint.Status, propsOf(seenBy(t.state, OBSERVER)))
  expect(watcher.match(/data-target="mission:/g)).toHaveLength(1)
})

/* ---- words ---------------------------------------------------------------------------------------------------------- */

test('house data carry their mark and say what is ours', () => {
  const view = seenBy(table({ market: ['C1', 'A1', 'C5', 'A17', 'C9'] }).state, 0)
  expect(draw(entryPoint.Shelf, propsOf(view))).toContain('house')
  expect(renderToStaticMarkup(entryPoint.explain(view, 'slot:1'))).toContain('House rule: the name')
})

test('sides are called by the faction they lead, and names in sentences get their shape', () => {
  const view = seenBy(table({ factions: { A: 'TE', B: 'UTW' } }).state, 0)
  expect([entryPoint.side?.(view, 0), entryPoint.side?.(view, 1)]).toEqual(['Terran', 'Trade Worlds'])
  const html = draw(entryPoint.Sentence, { text: 'Terran attacks Trade Worlds.' })
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Terran attacks Trade Worlds.')
})

test('a provisional choice has a short name, the chart counts filled cells', () => {
  const view = seenBy(table({ common: 'P07', pieces: { A: { normal: ['0,0', '1,0'] } } }).state, 0)
  const hex = hexNamed('1,1') ?? NONE
  expect(entryPoint.staged({ kind: 'placed', player: 0, unit: 0, hex, from: 'reserve' }, view)).toBe(
    'Normal unit placed',
  )
  expect(entryPoint.staged({ kind: 'turn', player: 0, round: 2 }, view)).toBeUndefined()
  expect(entryPoint.standing(view)).toEqual({ scores: [2, 0], mark: '' })
})

test('every mode says in a sentence what it brings', () => {
  for (const mode of ['seaman', 'captain', 'admiral']) expect(entryPoint.option?.('mode', mode)?.about).toMatch(/\.$/)
  expect(entryPoint.option?.('teams', 'perhaps')).toBeUndefined()
})

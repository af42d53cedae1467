import { draw, drawn, propsOf as pageProps, seenBy, targetsIn, wordsOf } from '@orrery/testkit/page'
import type { TableProps, Target } from '@orrery/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { hasBase } from '../src/rules/map.ts'
import { scoreAll } from '../src/rules/scoring.ts'
import { BASES, type CardRow, NONE, type View } from '../src/types.ts'
import { DATA_WORDS, sourcesText } from '../words/provenance.ts'
import { entryPoint } from '../web/index.ts'
import { marksOf, USED } from '../web/sector.tsx'
import { type Spec, table as laid } from './table.ts'
import { game } from '../src/index.ts'
import { games } from './web-moments.ts'
import { boardTargets } from './web-targets.ts'

/* The drawn table: what is lit is there, and what is written on it is what the rules say. */

const propsOf = (view: View, more: Partial<TableProps<View>> = {}): TableProps<View> =>
  pageProps(entryPoint, view, view.seat, more)

test('orbitals, fleets, Bases, cards and what the seats hold are all drawn', () => {
  for (const { view } of games.some(25)) {
    const there = targetsIn(drawn(entryPoint, propsOf(view)))
    const small = /^(?:cube|band|tech|holder|point|crew)/
    const missing = [...boardTargets(view)].filter((target) => !small.test(target) && !there.has(target))
    expect(missing).toEqual([])
  }
})

test('the preview is drawn for every kind of event', () => {
  for (const { view, last } of games.some(60)) {
    expect(drawn(entryPoint, propsOf(view, { last, staged: last, told: last, scoreNow: true }))).not.toMatch(
      /undefined|NaN/,
    )
  }
})

const table = (spec: Spec): View => {
  const { state } = laid(spec)
  const seat = game.pending(state)[0]?.seat ?? 0
  return seenBy(game, state, seat)
}

const plate = (html: string, base: string): string =>
  new RegExp(`<g[^>]*aria-label="([^"]*)"[^>]*data-target="base:${base}"`).exec(html)?.[1] ?? ''

test('EX-12.2 a plate says who has how much, with one more for Orbital Control, and who leads', () => {
  const view = table({ players: 2, bases: { ceres: { UN: 2, MCR: 2 } }, fleets: { ceres: { UN: 1 } } })
  const html = draw(entryPoint.Board, propsOf(view))
  expect(plate(html, 'ceres')).toBe('Ceres, Minerals Base: UN 2 and 1 for Orbital Control and MCR 2; UN leads')
  expect(plate(html, 'luna')).toBe('Luna, Tech Base: out of play')
})

test('EX-11.2 a Bonus marker that is gone is shown as used, with its scoring where that is known', () => {
  const view = table({ players: 4, scorings: 3, markers: { inner: 1, outer: 0 } })
  expect([0, 1, 2].map((sector) => marksOf(view, sector))).toEqual([
    [USED, ''],
    ['', ''],
    [USED, USED],
  ])
  expect(draw(entryPoint.Board, propsOf(view))).not.toContain('>·<')
  const told = [
    { seats: 'all', event: { kind: 'scoring', number: 2 } },
    { seats: 'all', event: { kind: 'bonusRevealed', sector: 0 } },
  ] as unknown as Parameters<typeof marksOf>[2]
  expect([0, 1, 2].map((sector) => marksOf(view, sector, told))).toEqual([
    ['II', ''],
    ['', ''],
    ['I', 'III'],
  ])
})

test('EX-12.1 equal strength is shown as nobody’s', () => {
  const view = table({ players: 2, fleets: { ceres: { UN: 1, MCR: 1 } } })
  expect(draw(entryPoint.Board, propsOf(view))).toContain('= 1')
})

test('EX-11.8 a Base tells who would score it and how much', () => {
  const view = table({ players: 3, bases: { europa: { UN: 2, MCR: 1 } } })
  const html = renderToStaticMarkup(entryPoint.explain(view, 'base:europa'))
  const words = wordsOf(html)
  expect(words).toContain('UN 2 1 CP 2 CP')
  expect(words).toContain('MCR 1 0 CP 1 CP')
  expect(words).toContain('Water is critical to MCR or OPA')
})

test('“score now” adds up what the rules give for each Bonus Sector', () => {
  for (const { view } of games.some(12)) {
    if (view.final || view.stack.some(({ step }) => step === 'score' || step === 'bonus' || step === 'window')) continue
    const html = draw(entryPoint.ScoreNow ?? (() => null), propsOf(view, { scoreNow: true }))
    const then = { ...view, scorings: Math.min(view.scorings + 1, 5) }
    for (const sector of [0, 1, 2]) {
      if ((view.markers[sector] ?? 0) === 0) continue
      const sum = scoreAll(then, sector).reduce((n, { gains }) => n + (gains[0] ?? 0), 0)
      expect(html).toContain(`<b>+${sum}</b><span>${sum + (view.cp[0] ?? 0)}</span>`)
    }
  }
})

test('only what is wholly ours carries the mark, and says so', () => {
  const isOurs = (row: CardRow): boolean => row.provenance['event'] === 'house'
  const [ours, theirs] = [CARDS.filter(isOurs), CARDS.filter((row) => row.set === 'base' && !isOurs(row))]
  const shelf = (rows: readonly CardRow[]): string =>
    draw(entryPoint.Shelf, propsOf(table({ players: 4, track: rows.slice(0, 5).map(({ id }) => id) })))
  expect(shelf(ours)).toContain('house')
  expect(shelf(theirs)).not.toContain('house')
  const view = table({ players: 2 })
  const house = ABILITIES.findIndex((row) => row.provenance['effect'] === 'house')
  const text = renderToStaticMarkup(entryPoint.explain(view, `tech:${ABILITIES[house]?.id ?? ''}`))
  expect(text).toMatch(/ours\./)
})

test('EX-5.2 a card that costs more than one has is marked as too dear', () => {
  const view = table({ players: 2, cp: { UN: 1 }, track: ['A01', 'A02', 'A05', 'A06', 'A07'] })
  const cards = draw(entryPoint.Shelf, propsOf(view)).split('<li>').slice(1)
  expect(cards.map((card) => /class="[^"]*dear/.test(card))).toEqual([false, false, false, true, true])
})

test('a destroyed Base and one out of play are told apart', () => {
  const destroyed = table({ players: 4, modules: ['beta'], standee: 'io', holder: 'UN', destroyed: ['ceres'] })
  expect(hasBase(destroyed.inPlay, BASES.indexOf('ceres'))).toBe(false)
  const html = draw(entryPoint.Board, propsOf(destroyed))
  expect(plate(html, 'ceres')).toBe('Ceres, Minerals Base: destroyed')
  expect(plate(html, 'io')).toContain('with the Protomolecule')
})

test('names of sides in a sentence get their shape, other words none', () => {
  const html = draw(entryPoint.Sentence, { text: 'UN removes an MCR cube from Ceres: UNIT.' })
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('UN removes an MCR cube from Ceres: UNIT.')
})

test('a provisional choice has a short name', () => {
  const view = table({ players: 2 })
  const earth = 0
  const ceres = 2
  expect(entryPoint.staged({ kind: 'moved', player: 0, from: earth, to: ceres, group: 1 }, view)).toBe(
    'Fleet, Earth to Ceres',
  )
  expect(entryPoint.staged({ kind: 'placed', player: 0, cube: 0, base: 5 }, view)).toBe('Influence on Ceres')
  expect(entryPoint.staged({ kind: 'placed', player: 0, cube: 4, base: 5 }, view)).toBe('Diplomat on Ceres')
  expect(entryPoint.staged({ kind: 'turn', player: 0 }, view)).toBeUndefined()
})

test('the chart reads CP by seat, whatever side sits there', () => {
  const view = table({ players: 2, seating: ['MCR', 'UN'], active: 'MCR', cp: { UN: 3, MCR: 8 } })
  expect(entryPoint.standing(view)).toEqual({ scores: [8, 3], mark: '' })
  expect(view.inHand).toBe(NONE)
})

test('every module says in a sentence what it brings', () => {
  for (const field of game.options.filter(({ name }) => name === 'modules')) {
    for (const choice of field.choices) expect(entryPoint.option?.(field.name, choice)?.about, choice).toMatch(/\.$/)
  }
  expect(entryPoint.option?.('first', 'UN')).toEqual({ title: 'United Nations', about: '' })
  expect(entryPoint.option?.('sets', 'nonsense')).toBeUndefined()
})

test('the tab key goes from the sun outwards: an Orbital, its fleets, its Bases', () => {
  const view = table({ players: 2, fleets: { earth: { UN: 1 }, saturn: { MCR: 1 } } })
  const order = Array.from(
    draw(entryPoint.Board, propsOf(view)).matchAll(/data-target="([^"]+)"/g),
    ([, target]) => target,
  )
  const places = order.filter((target) => /^(?:orbital|base|fleet):/.test(target ?? ''))
  expect(places.slice(0, 6)).toEqual([
    'orbital:earth',
    'fleet:UN@earth',
    'base:eurasia',
    'base:africa',
    'base:luna',
    'orbital:mars',
  ])
  expect(places.at(-1)).toBe('base:the-rings')
})

test('what was refused is drawn with a dotted edge, and only that', () => {
  const view = table({ players: 2 })
  const dotted = (refused?: Target): number =>
    draw(entryPoint.Board, propsOf(view, { refused })).split('="2 4"').length - 1
  expect([dotted(), dotted('base:titan'), dotted('base:ceres')]).toEqual([0, 1, 1])
})

test('what is ours is said in words, for every card and ability', () => {
  const text = sourcesText({ title: 'rulebook', ap: 'public', event: 'house', tabsOuter: 'house' })
  expect(text).toBe('Event and outer tabs: ours. Action points: from public sources. Title: from the rulebook.')
  expect(sourcesText({ title: 'house', event: 'house' })).toBe('All of it: ours.')
  for (const { provenance } of [...CARDS, ...ABILITIES]) {
    for (const datum of Object.keys(provenance)) expect(DATA_WORDS).toHaveProperty(datum)
  }
})

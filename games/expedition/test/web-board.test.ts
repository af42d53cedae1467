import type { GameEvent, Json, Seen } from '@orrery/kernel'
import type { Part, TableProps, Target } from '@orrery/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import { planetsIn } from '../src/rules/planets.ts'
import { SLICES, type State, type View } from '../src/types.ts'
import { door } from '../web/index.ts'
import * as t from '../web/targets.ts'
import { allMoments, type Moment } from './web-moments.ts'

/* The drawn table: what is lit is there, and what is written on it is what the rules say. */

const seen = (events: readonly GameEvent[]): Seen<GameEvent>[] =>
  events.map((event, part) => ({ entry: 1, part, event }))

function propsOf(view: View, more: Partial<TableProps<View>> = {}): TableProps<View> {
  return {
    view,
    seat: view.seat,
    names: view.goods.map((_, seat) => `Player ${seat + 1}`),
    lit: door.lit(view, undefined),
    selected: undefined,
    pointed: undefined,
    staged: [],
    last: [],
    scoreNow: false,
    phone: false,
    touch: () => undefined,
    drag: () => undefined,
    point: () => undefined,
    ...more,
  }
}

const draw = <P extends object>(part: Part<P>, props: P): string => renderToStaticMarkup(createElement(part, props))

/** The whole table as the page puts it together. */
const drawn = (props: TableProps<View>): string =>
  [
    draw(door.Board, props),
    draw(door.Shelf, props),
    draw(door.Status, props),
    draw(door.Guide ?? (() => null), props),
    draw(door.Purse ?? (() => null), props),
    ...props.view.goods.map(
      (_, of) =>
        draw(door.Seat, { ...props, of, active: of === props.seat }) +
        draw(door.SeatChip, { ...props, of, active: false }),
    ),
  ].join('')

const targetsIn = (html: string): Set<Target> =>
  new Set(Array.from(html.matchAll(/data-target="([^"]+)"/g), ([, target]) => (target ?? '').replaceAll('&#x27;', "'")))

const some = (every: number): readonly Moment[] => allMoments().filter((_, i) => i % every === 0)

test('everything that may be touched is drawn with its name, on the wide board and on the phone', () => {
  for (const { view } of some(149)) {
    for (const phone of [false, true]) {
      const html = drawn(propsOf(view, { phone }))
      const there = targetsIn(html)
      expect([...door.lit(view, undefined)].filter((target) => !there.has(target))).toEqual([])
      expect(html).not.toMatch(/undefined|NaN|unknown/)
      expect(html).not.toMatch(/aria-label=""/)
    }
  }
})

test('systems, planets on the map, slices, strategy cards and seats are always drawn', () => {
  for (const { view } of some(211)) {
    const there = targetsIn(drawn(propsOf(view)))
    const { box } = view
    const wanted = [
      ...box.systems.flatMap(({ fracture }, i) =>
        fracture && !view.fracture
          ? []
          : [t.systemTarget(box, i), ...planetsIn(view, i).map((p) => t.planetTarget(box, p))],
      ),
      ...(view.flipped ? [] : SLICES.map((_, i) => t.sliceTarget(i))),
      ...Array.from({ length: 8 }, (_, c) => t.strategyTarget(c)),
      ...box.factions.map((_, p) => t.seatTarget(box, p)),
      ...view.publics.map((o) => t.objectiveTarget(o)),
    ]
    expect(wanted.filter((target) => !there.has(target))).toEqual([])
  }
})

test('every thing explains itself', () => {
  for (const { view } of some(401)) {
    for (const target of targetsIn(drawn(propsOf(view)))) {
      const html = renderToStaticMarkup(door.explain(view, target))
      expect(html, target).not.toBe('')
      expect(html, target).not.toMatch(/undefined|NaN|unknown/)
    }
  }
})

test('every event of the viewer has a short name or none, and never a broken one', () => {
  const names = new Set<string>()
  for (const { view, last } of some(3))
    for (const { event } of seen(last)) names.add(door.staged(event as never, view) ?? '')
  expect(names.size).toBeGreaterThan(40)
  expect([...names].filter((name) => /undefined|NaN|a planet|a system/.test(name))).toEqual([])
})

test('TE-13.1 the hands of others are not drawn: what a rival holds is told by its number alone', () => {
  for (const { view } of some(211)) {
    const there = targetsIn(drawn(propsOf(view)))
    const shown = [...there].filter((target) => target.startsWith('card:') || target.startsWith('secret:'))
    const own = view.hands.filter((n) => n > 0).length + view.secretAt.filter((place) => place === view.seat).length
    expect(shown).toHaveLength(own)
  }
})

const final = (): State => {
  const made = game.setup({}, 3, 'the end')
  if (!made.ok) throw new Error('no game')
  const s = made.value
  for (let asks = game.pending(s); asks.length > 0; asks = game.pending(s)) {
    const [ask] = asks
    const moves = ask === undefined ? [] : game.moves(s, ask.seat)
    const last = moves.at(-1)
    if (ask === undefined || last === undefined) break
    game.apply(s, ask.seat, last)
  }
  return s
}

test('TE-16.4 the end shows every source of points for every seat', () => {
  const s = final()
  const view = game.openView(JSON.parse(JSON.stringify(game.view(s, 0))) as Json)
  const outcome = game.outcome(s)
  if (outcome === undefined) throw new Error('the game is not over')
  const html = draw(door.Ending, { view, events: [], outcome, names: ['a', 'b', 'c'], done: () => undefined })
  const cells = Array.from(html.matchAll(/<td[^>]*>(\d+)<\/td>/g), ([, n]) => Number(n))
  expect(cells.slice(-3)).toEqual(outcome.scores)
  expect(cells.slice(0, -3).reduce((sum, n) => sum + n, 0)).toBe(outcome.scores.reduce((sum, n) => sum + n, 0))
  expect(door.standing(view).scores).toEqual([0, 1, 2].map((p) => scoreOf(view, p).total))
})

test('names of sides in a sentence get their shape, other words none', () => {
  const html = draw(door.Sentence, { text: 'Sol claims a slice; the Cabal and Jol-Nar look on. Solar wind.' })
  expect(html.match(/<svg/g)).toHaveLength(3)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Sol claims a slice; the Cabal and Jol-Nar look on. Solar wind.')
})

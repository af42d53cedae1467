import { bit } from '@orrery/kernel'
import { draw, drawn, propsOf, seenBy, targetsIn } from '@orrery/testkit/page'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { lastRound, scoreOf } from '../src/rules/holdings.ts'
import { ask, never } from '../src/rules/moves.ts'
import { planetsIn } from '../src/rules/planets.ts'
import { SLICES, type State, type View } from '../src/types.ts'
import { endingScene } from '../web/ending.tsx'
import { entryPoint } from '../web/index.ts'
import { columnOf } from '../web/room.ts'
import * as t from '../web/targets.ts'
import { games } from './web-moments.ts'

/* The drawn table: what is lit is there, and what is written on it is what the rules say. */

const drawnFor = (view: View): Set<string> => targetsIn(drawn(entryPoint, propsOf(entryPoint, view, view.seat)))

test('systems, planets on the map, slices, strategy cards and seats are always drawn', () => {
  for (const { view } of games.some(25)) {
    const there = drawnFor(view)
    const { ruleset } = view
    const wanted = [
      ...ruleset.systems.flatMap(({ fracture }, i) =>
        fracture && !view.fracture
          ? []
          : [t.systemTarget(ruleset, i), ...planetsIn(view, i).map((p) => t.planetTarget(ruleset, p))],
      ),
      ...(view.flipped ? [] : SLICES.map((_, i) => t.sliceTarget(i))),
      ...Array.from({ length: 8 }, (_, c) => t.strategyTarget(c)),
      ...ruleset.factions.map((_, p) => t.seatTarget(ruleset, p)),
      ...view.publics.map((o) => t.objectiveTarget(o)),
    ]
    expect(wanted.filter((target) => !there.has(target))).toEqual([])
  }
})

test('every event of the viewer has a short name or none, and never a broken one', () => {
  const names = new Set<string>()
  for (const { view, last } of games.some(2000))
    for (const { event } of last) names.add(entryPoint.staged(event, view) ?? '')
  expect(names.size).toBeGreaterThan(40)
  expect([...names].filter((name) => /undefined|NaN|a planet|a system/.test(name))).toEqual([])
})

test('TE-13.1 the hands of others are not drawn: what a rival holds is told by its number alone', () => {
  for (const { view } of games.some(25)) {
    const there = drawnFor(view)
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
  const view = seenBy(game, s, 0)
  const outcome = game.outcome(s)
  if (outcome === undefined) throw new Error('the game is not over')
  const scene = endingScene({ events: [], before: view, after: view, seat: 0, names: ['a', 'b', 'c'], outcome })
  const at = scene.steps.length - 1
  const step = scene.steps[at] ?? expect.unreachable('no step')
  const html = draw(scene.Panel ?? (() => null), propsOf(entryPoint, view, 0, { scene: { scene, step, at } }))
  const cells = Array.from(html.matchAll(/<td[^>]*>(\d+)<\/td>/g), ([, n]) => Number(n))
  expect(cells.slice(-3)).toEqual(outcome.scores)
  expect(cells.slice(0, -3).reduce((sum, n) => sum + n, 0)).toBe(outcome.scores.reduce((sum, n) => sum + n, 0))
  expect(entryPoint.standing(view).scores).toEqual([0, 1, 2].map((p) => scoreOf(view, p).total))
})

test('names of sides in a sentence get their shape, other words none', () => {
  const html = draw(entryPoint.Sentence, { text: 'Sol claims a slice; the Cabal and Jol-Nar look on. Solar wind.' })
  expect(html.match(/<svg/g)).toHaveLength(3)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Sol claims a slice; the Cabal and Jol-Nar look on. Solar wind.')
})

test('TE-16.2 the panel of a seat shows the points of the final table, treasury included, at any time', () => {
  for (const { view } of [...games.endings, ...games.all.slice(0, 40)]) {
    for (const p of view.goods.keys()) {
      const panel = { ...propsOf(entryPoint, view, view.seat), of: p, active: false }
      const { total, treasury } = scoreOf(view, p)
      const note = treasury > 0 ? `${total - treasury} \\+ ${treasury} treasury` : 'points?'
      expect(draw(entryPoint.Seat, panel)).toMatch(new RegExp(`<b>${total}</b><em>${note}</em>`))
      expect(draw(entryPoint.SeatChip, panel)).toContain(`<b>${total}</b>`)
    }
  }
})

test('TE-16.1 TE-16.2 what ends the game and every source of points stand on the table from the first question on', () => {
  const [first] = games.all
  if (first === undefined || entryPoint.Goal === undefined) throw new Error('no game was played')
  const card = draw(entryPoint.Goal, propsOf(entryPoint, first.view, first.view.seat))
  const { treasury } = first.view.ruleset.race
  expect(card).toContain(`After round ${lastRound(first.view)}, or one round after Thunder`)
  expect(card).toContain(`Every ${treasury.per} trade goods, max ${treasury.most}`)
  for (const what of ['Each objective scored', 'First slice', 'Custodians', 'at the end', 'Styx'])
    expect(card).toContain(what)
})

test('TE-15.20 who passes on every secondary reads it, takes it back by a touch in an own turn, and others see it', () => {
  const found = games.all.find(({ view }) => view.stack.at(-1)?.step === 'turn' && view.offer.length > 0)
  if (found === undefined) throw new Error('no turn was played')
  const { seat } = found.view
  const aloof = { ...found.view, aloof: bit(seat), offer: [...found.view.offer, ask] }
  const drawnChip = draw(entryPoint.Status, propsOf(entryPoint, aloof, seat))
  expect(drawnChip).toContain('Ask me again')
  expect(entryPoint.ways(ask, aloof)).toEqual([{ at: [t.STANDING] }])
  expect(entryPoint.meant(aloof, undefined, t.STANDING)).toBe(ask)
  expect(draw(entryPoint.Status, propsOf(entryPoint, found.view, seat))).not.toContain('secondary')
  const panel = { ...propsOf(entryPoint, aloof, seat), of: seat, active: false }
  expect(draw(entryPoint.Seat, panel)).toContain(', never follows')
  const asked = games.all.find(({ view }) => view.stack.at(-1)?.step === 'follow' && view.offer.includes(never))
  expect(asked && entryPoint.words.move(never, asked.view)).toBe('No, and pass on all secondaries')
})

test('a column of seats keeps its lines whole: first the goal folds, then seats tell less', () => {
  expect(columnOf(39, 4)).toEqual({ goal: 'whole', seat: 'roomy' })
  expect(columnOf(30.75, 4)).toEqual({ goal: 'rows', seat: 'roomy' })
  expect(columnOf(20.5, 4)).toEqual({ goal: 'line', seat: 'tight' })
  expect(columnOf(30.75, 6)).toEqual({ goal: 'line', seat: 'tight' })
  expect(columnOf(20.5, 6)).toEqual({ goal: 'line', seat: 'bare' })
})

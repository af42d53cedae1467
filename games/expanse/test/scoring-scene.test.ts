import { sampleSize } from '@orrery/testkit'
import { propsOf, wordsOf } from '@orrery/testkit/page'
import { randomMoves } from '@orrery/testkit/scenes'
import type { MovedTable, Scene } from '@orrery/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FINAL, scoreAll } from '../src/rules/scoring.ts'
import type { Event, View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { standsOn } from '../web/scored.ts'
import type { ScoringDetail } from '../web/scoring/detail.ts'
import { scoringScene } from '../web/scoring/scene.ts'

/* The scoring scene tells what the engine has scored, and nothing else. */

type Moved = MovedTable<View, Event>

/** Every move of a random game in which something is scored. */
function* scoredMoves(seats: number, seed: string, modules: readonly string[] = []): Generator<Moved> {
  for (const moved of randomMoves(game, { seats, seat: 0, options: { modules: [...modules] } }, seed))
    if (moved.events.some(({ event }) => event.kind === 'standing')) yield moved
}

const TABLES: readonly (readonly [seats: number, modules: readonly string[]])[] = [
  [2, []],
  [3, []],
  [4, []],
  [4, ['alpha', 'beta', 'gamma', 'epsilon']],
]

const moves = TABLES.flatMap(([seats, modules]) =>
  Array.from({ length: sampleSize(2, 10) }, (_, i) => [...scoredMoves(seats, `scene ${i}`, modules)]).flat(),
)

const sceneOf = (moved: Moved): Scene<View> => scoringScene(moved) ?? expect.unreachable('no scene')
const detailsOf = (scene: Scene<View>): ScoringDetail[] => scene.steps.map(({ detail }) => detail as ScoringDetail)

test('every Base is counted once, with the totals and points the engine told, the Bonus Sector last', () => {
  expect(moves.length).toBeGreaterThan(20)
  for (const moved of moves) {
    const told = moved.events.flatMap(({ event }) => (event.kind === 'scored' ? [event] : []))
    const shown = [...new Set(detailsOf(sceneOf(moved)).map(({ scoring }) => scoring))]
    const bases = shown.flatMap((scoring) => scoring.bases)
    const facts = bases.map(({ base, totals, gains, critical }) => ({ kind: 'scored', base, totals, gains, critical }))
    expect(facts).toHaveLength(told.length)
    expect(told).toEqual(expect.arrayContaining(facts))
    for (const { bases: list, bonus } of shown.filter(({ bonus: sector }) => sector !== FINAL)) {
      const first = list.findIndex(({ sector }) => sector === bonus)
      expect(list.slice(first).every(({ sector }) => sector === bonus)).toBe(true)
    }
  }
})

test('control points run up Base by Base to what the engine told, and the seats show the same number', () => {
  for (const moved of moves) {
    const standings = moved.events.flatMap(({ event }) => (event.kind === 'standing' ? [[...event.cp]] : []))
    const steps = sceneOf(moved).steps
    expect(steps.map(({ view }) => [...view.cp])).toEqual(detailsOf(sceneOf(moved)).map(({ cp }) => [...cp]))
    const results = detailsOf(sceneOf(moved)).filter(({ phase }) => phase === 'result')
    expect(results.map(({ cp }) => [...cp])).toEqual(standings)
    for (const { scoring, done, cp } of detailsOf(sceneOf(moved))) {
      const sums = scoring.start.map((from, p) =>
        scoring.bases.slice(0, done).reduce((sum, { gains }) => sum + (gains[p] ?? 0), from),
      )
      expect(sums).toEqual([...cp])
    }
  }
})

test('the board behind it is the position that was scored: the engine scores it the same again', () => {
  // A Base that is destroyed in the same move, and a Suppression token that goes, are drawn as they are afterwards.
  const kept = moves.filter(
    ({ before, events }) => !before.suppressed && !events.some(({ event }) => event.kind === 'destroyed'),
  )
  expect(kept.length).toBeGreaterThan(20)
  for (const moved of kept) {
    for (const { view, detail } of sceneOf(moved).steps) {
      const { scoring, current, phase } = detail as ScoringDetail
      const scored = scoring.bases[current]
      if (scored === undefined || phase === 'result') continue
      expect(standsOn(view, scored.base).map(({ total }) => total)).toEqual(scored.totals)
      const again = scoreAll(view, scoring.bonus).find(({ base }) => base === scored.base)
      expect(again).toMatchObject({ totals: scored.totals, gains: scored.gains })
    }
  }
})

test('the table, the race and the sheet of a phone show the numbers of their step', () => {
  for (const moved of moves.filter((_, i) => i % 5 === 0)) {
    const scene = sceneOf(moved)
    for (const [at, step] of scene.steps.entries()) {
      if (at % 3 !== 0) continue
      const { cp, scoring } = step.detail as ScoringDetail
      const table = propsOf(entryPoint, step.view, 0, { scene: { scene, step, at } })
      const race = wordsOf(renderToStaticMarkup(createElement(scene.Shelf ?? (() => null), table)))
      for (const points of cp) expect(race).toContain(` ${points}`)
      const panel = renderToStaticMarkup(createElement(scene.Panel ?? (() => null), table))
      const sums = Array.from(panel.split('<tfoot>')[1]?.matchAll(/>\+<!-- -->?(\d+)|>\+(\d+)/g) ?? [], ([, a, b]) =>
        Number(a ?? b),
      )
      expect(sums).toEqual(cp.map((now, p) => now - (scoring.start[p] ?? 0)))
      const sheet = renderToStaticMarkup(createElement(scene.Panel ?? (() => null), { ...table, phone: true }))
      expect(`${race}${panel}${sheet}`).not.toMatch(/undefined|NaN/)
    }
  }
})

test('four players and sixteen Bases take about nine seconds at normal pace', () => {
  const whole = moves.filter(
    ({ after, events }) => after.ruleset.players === 4 && !events.some(({ event }) => event.kind === 'final'),
  )
  for (const moved of whole) {
    const { steps } = sceneOf(moved)
    const ms = steps.slice(0, -1).reduce((sum, step) => sum + step.ms, 0)
    expect(ms).toBeGreaterThan(5500)
    expect(ms).toBeLessThan(10500)
  }
})

test('the last Scoring says nothing of the winner, and stands until the player goes on', () => {
  for (const moved of moves.filter(({ outcome }) => outcome !== null)) {
    const scene = sceneOf(moved)
    expect(scene.ending).toBe('Who won')
    expect(scene.steps.at(-1)?.ms).toBe(Number.POSITIVE_INFINITY)
    expect(scene.steps.map(({ headline, text }) => `${headline} ${text ?? ''}`).join(' ')).not.toMatch(
      /\bgame is over|winner/,
    )
    expect(scene.steps.every(({ view }) => view.winner === moved.before.winner)).toBe(true)
  }
})

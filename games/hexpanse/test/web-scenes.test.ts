import { OBSERVER } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { draw, propsOf, seenEvents, targetsIn } from '@orrery/testkit/page'
import { randomMoves } from '@orrery/testkit/scenes'
import type { MovedTable, SceneStep } from '@orrery/ui'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { hexNamed } from '../src/notation.ts'
import { NONE } from '../src/types.ts'
import type { Event, View } from '../src/types.ts'
import { after } from '../web/chain.ts'
import { hasScene } from '../web/has-scene.ts'
import { entryPoint } from '../web/index.ts'
import type { SceneDetail } from '../web/scene-detail.ts'
import { scene } from '../web/scenes.ts'
import { plain, type Table, table } from './table.ts'
import { seenBy } from './web-moments.ts'

type Moved = MovedTable<View, Event>

/** What the last of these lines did, as a seat sees it. */
function movedBy(t: Table, lines: readonly string[], seat = 0): Moved {
  const last = lines.at(-1) ?? ''
  t.do(...lines.slice(0, -1))
  const before = seenBy(t.state, seat)
  t.events.length = 0
  t.do(last)
  const outcome = game.outcome(t.state) ?? null
  return { events: seenEvents(t.events), before, after: seenBy(t.state, seat), seat, names: [], outcome }
}

const MODES = ['seaman', 'captain', 'admiral']
const moves = Array.from({ length: sampleSize(6, 40) }, (_, i) => [
  ...randomMoves(game, { seats: 2 + (i % 3), seat: OBSERVER, options: { mode: MODES[i % 3] ?? '' } }, `scenes ${i}`),
]).flat()

const detail = (step: SceneStep<View> | undefined): SceneDetail =>
  (step?.detail as SceneDetail | undefined) ?? expect.unreachable('no detail')
const hex = (name: string): number => hexNamed(name) ?? expect.unreachable(name)

/** Two units of B in line, and a card that hits both. */
const bracketed = (): Moved =>
  movedBy(
    table({
      cards: { A: ['A10'] },
      pieces: { A: { warlord: '3,0' }, B: { normal: ['1,0', '-1,0'], warlord: '-3,0' } },
    }),
    ['play A10', 'hex 0,0', 'rotate 0'],
  )

test('a chain reaction is a scene of one step for each change, from the table before it to the table after it', () => {
  const moved = bracketed()
  const { title, steps } = scene(moved)
  expect(title).toBe('Chain reaction')
  expect(steps.map((step) => detail(step).kind)).toEqual(['struck', 'removed', 'struck', 'removed'])
  expect(steps[0]?.view.pieces).toEqual(moved.before.pieces)
  expect(steps[1]?.view.pieces[hex('-1,0')]).toBe(NONE)
  expect(steps[1]?.view.pieces[hex('1,0')]).not.toBe(NONE)
  expect(steps.at(-1)?.view).toBe(moved.after)
  expect(steps.map(({ headline }) => headline)).toEqual([
    'Your territory attack hits.',
    "Cyberian's normal unit goes to the Recovery Ship.",
    'Your territory attack hits.',
    "Cyberian's normal unit goes to the Recovery Ship.",
  ])
  expect(steps.map(({ progress }) => progress)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
})

test('at each step the seats show what was counted by then', () => {
  const { steps } = scene(bracketed())
  expect(steps.map(({ view }) => view.ship[2])).toEqual([0, 1, 1, 2])
})

test('a unit that answers its own destruction has a scene; a simple placement or attack has none', () => {
  const pieces = {
    A: { warlord: '3,0', normal: ['0,0'] },
    B: { warlord: '-3,0', minor: ['1,0'], normal: ['0,1'] },
  }
  const attack = (target: string): Moved =>
    movedBy(table({ mode: 'captain', minors: { A: 'M01', B: 'M04' }, pieces }), ['attack', `hex ${target}`])
  expect(hasScene(attack('1,0').events)).toBe(true)
  expect(hasScene(attack('0,1').events)).toBe(false)
  expect(hasScene(movedBy(plain({}), ['place normal', 'hex 1,1']).events)).toBe(false)
})

const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
/** A fills the last cell of Longwall. */
const won = (): Moved =>
  movedBy(
    plain({
      common: 'P07',
      pieces: { A: { warlord: '3,-3', normal: WALL.slice(0, 8) }, B: { warlord: '-3,3' } },
    }),
    ['place normal', 'hex 1,1'],
  )

test('HX-16.1 a completed pattern is lit cell by cell, and its result stands until the player goes on', () => {
  const moved = won()
  expect(moved.outcome?.winners).toEqual([0])
  const { title, steps } = scene(moved)
  expect(title).toBe('How it ended')
  expect(steps.map((step) => detail(step).cells)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9])
  const [first, last] = [steps[0], steps.at(-1)]
  expect(first?.view.winner).toBe(NONE)
  expect(last).toMatchObject({ ms: Number.POSITIVE_INFINITY, headline: 'Terran: Longwall' })
})

test('the board draws a scene where it happens, with as many cells of the pattern as are lit', () => {
  const lit = (moved: Moved, at: number): string => {
    const made = scene(moved)
    const step = made.steps[at] ?? expect.unreachable('no step')
    return draw(entryPoint.Board, { ...propsOf(entryPoint, step.view, 0), scene: { scene: made, step, at } })
  }
  expect(lit(won(), 4)).toContain('data-won="4"')
  expect(lit(bracketed(), 0)).toContain('data-shown="struck"')
  expect(lit(bracketed(), 1)).toContain('data-shown="removed"')
})

test('its lines are listed beside it, the present one marked', () => {
  const moved = bracketed()
  const { Panel, steps, title } = scene(moved)
  const step = steps[1] ?? expect.unreachable('no step')
  const props = { ...propsOf(entryPoint, step.view, 0), scene: { scene: { title, steps }, step, at: 1 } }
  const html = draw(Panel ?? expect.unreachable('no panel'), props)
  expect(html.match(/<li/g)).toHaveLength(4)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
})

test('in games of chance every event leads from the table before a move to the table after it', () => {
  for (const moved of moves.filter(({ before }) => before.round > 0)) {
    const told = moved.events.reduce((view, { event }) => after(view, event), moved.before)
    for (const what of ['pieces', 'warlords', 'life', 'hexilum', 'income', 'reserve', 'ship', 'mercs'] as const)
      expect([what, told[what]]).toEqual([what, moved.after[what]])
    expect([told.alive, told.placed]).toEqual([moved.after.alive, moved.after.placed])
  }
})

test('scenes of games of chance say something in every step, last a few seconds and end where the table goes on', () => {
  const all = moves.filter(({ events }) => hasScene(events))
  expect(all.length).toBeGreaterThan(20)
  for (const moved of all) {
    const { steps } = scene(moved)
    expect(steps.length).toBeGreaterThan(0)
    for (const { headline, ms } of steps) {
      expect(headline).toMatch(/\w/)
      expect(headline).not.toMatch(/unknown|undefined/)
      expect(ms).toBeGreaterThanOrEqual(250)
    }
    expect(steps.at(-1)?.view).toBe(moved.after)
    if (moved.outcome === null) expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(12_000)
  }
})

/* ---- rows and marks of a turn --------------------------------------------------------------------------------------- */

const rows = (moved: Moved): readonly string[] =>
  (entryPoint.steps?.(moved) ?? []).map(({ text, note }) => (note === undefined ? text : `${text}: ${note}`))

test('an attack is marked from its hex to its target, and tells what was removed', () => {
  const pieces = { A: { warlord: '3,0', normal: ['0,0'] }, B: { warlord: '-3,0', normal: ['0,1'] } }
  const moved = movedBy(plain({ pieces }), ['attack'], 1)
  expect(rows(moved)).toEqual(['Attacks', 'Your normal unit is removed'])
  expect(entryPoint.steps?.(moved)[0]).toMatchObject({ at: ['hex:0,1'], from: 'hex:0,0' })
})

test('what is marked is drawn on the board, in games of chance', () => {
  const marked = moves.filter((moved) => entryPoint.steps?.(moved).some(({ at }) => at !== undefined))
  expect(marked.length).toBeGreaterThan(100)
  for (const moved of marked.filter((_, i) => i % 40 === 0)) {
    const targets = targetsIn(draw(entryPoint.Board, propsOf(entryPoint, moved.after, OBSERVER)))
    for (const { at = [], from } of entryPoint.steps?.(moved) ?? [])
      for (const name of from === undefined ? at : [...at, from]) expect(targets).toContain(name)
  }
  for (const moved of moves)
    for (const { text } of entryPoint.steps?.(moved) ?? []) expect(text).toMatch(/^[A-Z](?!.*(?:undefined|unknown))/)
})

test('a card that is bought flies from its place in the market', () => {
  const t = plain({ market: ['C1', 'A1', 'C5', 'A17', 'C9'], hexilum: { A: 9 } })
  const before = draw(entryPoint.Shelf, propsOf(entryPoint, seenBy(t.state, 1), 1))
  const moved = movedBy(t.do('gain', 'gain'), ['buy 2'], 1)
  const card = entryPoint.steps?.(moved)[0]?.card
  expect(card).toBe('market:A1')
  expect(before).toContain(`data-mark="${card}"`)
})

// @vitest-environment happy-dom
import type { GameEvent, Json } from '@orrery/kernel'
import { litThings, meaningOf, type TableProps, type Target } from '@orrery/ui'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../src/index.ts'
import type { View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { table as laid } from './table.ts'

/* Hands on the board: touching, pointing, holding, dragging, the keyboard. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const SPENDING: Json = {
  players: 2,
  active: 'UN',
  inHand: 'A01',
  fleets: { ceres: { UN: 1 }, saturn: { MCR: 1 } },
  bases: { ceres: { UN: 1 } },
  stack: [
    { step: 'endTurn', seat: 'UN' },
    { step: 'spend', seat: 'UN', card: 'A01', left: 2 },
  ],
}

function viewOf(position: Json): View {
  const { state } = laid(position as { readonly [field: string]: Json })
  const seat = game.pending(state)[0]?.seat ?? 0
  return game.openView(JSON.parse(JSON.stringify(game.view(state, seat))) as Json)
}

let root: Root
let place: HTMLElement
const heard: string[] = []

function lay(view: View, selected?: Target): void {
  const props: TableProps<View> = {
    view,
    seat: view.seat,
    names: ['Mira', 'Tomas'],
    lit: litThings(entryPoint, view, selected),
    selected,
    pointed: undefined,
    staged: [],
    last: [],
    scoreNow: false,
    phone: false,
    touch: (target) => heard.push(`touch ${target}`),
    drag: (from, to) => heard.push(`drag ${from} ${to}`),
    point: (target) => heard.push(`point ${target ?? 'nothing'}`),
  }
  act(() => root.render(createElement(entryPoint.Board, props)))
}

const thing = (target: Target): Element => {
  const found = place.querySelector(`[data-target="${target}"]`)
  if (found === null) throw new Error(`${target} is not drawn`)
  return found
}

type Pointer = { readonly x?: number; readonly y?: number; readonly touch?: true }
function pointer(kind: string, target: Target, { x = 0, y = 0, touch }: Pointer = {}): void {
  const event = new PointerEvent(kind, {
    bubbles: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: touch ? 'touch' : 'mouse',
  })
  act(() => void thing(target).dispatchEvent(event))
}

const click = (target: Target): void =>
  act(() => void thing(target).dispatchEvent(new MouseEvent('click', { bubbles: true })))

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a click on a plate, a planet or a fleet touches it', () => {
  lay(viewOf(SPENDING))
  click('base:ceres')
  click('orbital:saturn')
  click('fleet:UN@ceres')
  expect(heard).toEqual(['touch base:ceres', 'touch orbital:saturn', 'touch fleet:UN@ceres'])
})

test('what may be chosen is a button in the tab order; pieces that may not are left out of it', () => {
  lay(viewOf(SPENDING))
  expect(thing('base:ceres').getAttribute('role')).toBe('button')
  expect(thing('base:ceres').getAttribute('aria-disabled')).toBe('false')
  expect(thing('base:europa').getAttribute('aria-disabled')).toBe('true')
  expect(thing('fleet:UN@ceres').getAttribute('tabindex')).toBe('0')
  expect(thing('fleet:MCR@saturn').getAttribute('tabindex')).toBe('-1')
})

test('Enter and the space bar touch what has the focus, other keys do not', () => {
  lay(viewOf(SPENDING))
  for (const key of ['Enter', ' ', 'x']) {
    act(() => void thing('base:ceres').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  }
  expect(heard).toEqual(['touch base:ceres', 'touch base:ceres'])
})

test('the mouse over a thing points at it, once', () => {
  lay(viewOf(SPENDING))
  pointer('pointerover', 'base:ceres')
  pointer('pointerover', 'base:ceres')
  pointer('pointerover', 'orbital:earth')
  expect(heard).toEqual(['point base:ceres', 'point orbital:earth'])
})

test('a finger that rests explains, and its lifting is no touch', () => {
  lay(viewOf(SPENDING))
  pointer('pointerdown', 'base:ceres', { touch: true })
  act(() => void vi.advanceTimersByTime(500))
  pointer('pointerup', 'base:ceres', { touch: true })
  click('base:ceres')
  expect(heard).toEqual(['point base:ceres'])
  click('base:ceres')
  expect(heard).toEqual(['point base:ceres', 'touch base:ceres'])
})

test('a finger that taps touches and explains nothing', () => {
  lay(viewOf(SPENDING))
  pointer('pointerdown', 'base:ceres', { touch: true })
  pointer('pointerup', 'base:ceres', { touch: true })
  click('base:ceres')
  act(() => void vi.advanceTimersByTime(1000))
  expect(heard).toEqual(['touch base:ceres'])
})

test('EX-8.1 a fleet is dragged to an Orbital: it is picked up on the way, and no touch follows', () => {
  lay(viewOf(SPENDING))
  document.elementFromPoint = () => thing('orbital:eros')
  pointer('pointerdown', 'fleet:UN@ceres', { x: 10, y: 10 })
  pointer('pointermove', 'fleet:UN@ceres', { x: 60, y: 10 })
  pointer('pointerup', 'fleet:UN@ceres', { x: 100, y: 10 })
  click('fleet:UN@ceres')
  expect(heard).toEqual(['touch fleet:UN@ceres', 'drag fleet:UN@ceres orbital:eros'])
})

test('a plate cannot be dragged', () => {
  lay(viewOf(SPENDING))
  document.elementFromPoint = () => thing('orbital:eros')
  pointer('pointerdown', 'base:ceres', { x: 10, y: 10 })
  pointer('pointermove', 'base:ceres', { x: 60, y: 10 })
  pointer('pointerup', 'base:ceres', { x: 100, y: 10 })
  expect(heard).toEqual([])
})

test('EX-8.1 a fleet of Ceres reaches Jupiter, and touching Saturn asks why not that very move', () => {
  const view = viewOf(SPENDING)
  expect(meaningOf(entryPoint, view, undefined, 'fleet:UN@ceres')).toEqual({
    kind: 'select',
    target: 'fleet:UN@ceres',
  })
  const lit = litThings(entryPoint, view, 'fleet:UN@ceres')
  expect(lit.has('orbital:jupiter')).toBe(true)
  expect(lit.has('orbital:saturn')).toBe(false)
  const chosen = meaningOf(entryPoint, view, 'fleet:UN@ceres', 'orbital:jupiter')
  expect(chosen.kind === 'choose' && game.print(chosen.move)).toBe('move ceres>jupiter')
  const refused = meaningOf(entryPoint, view, 'fleet:UN@ceres', 'orbital:saturn')
  expect(refused.kind === 'refused' && game.print(refused.move)).toBe('move ceres>saturn')
  expect(meaningOf(entryPoint, view, 'fleet:UN@ceres', 'fleet:UN@ceres')).toEqual({ kind: 'drop' })
})

test('touching an opponent’s fleet beside one’s own picks up the Orbital, and its goals glow', () => {
  const view = viewOf({ ...(SPENDING as object), fleets: { ceres: { UN: 1, MCR: 1 } } })
  const picked = meaningOf(entryPoint, view, undefined, 'fleet:MCR@ceres')
  expect(picked).toEqual({ kind: 'select', target: 'orbital:ceres' })
  expect(litThings(entryPoint, view, 'orbital:ceres').has('orbital:jupiter')).toBe(true)
})

test('EX-8.6 touching a Base places influence, or says why it cannot', () => {
  const view = viewOf(SPENDING)
  const chosen = meaningOf(entryPoint, view, undefined, 'base:ceres')
  expect(chosen.kind === 'choose' && game.print(chosen.move)).toBe('influence ceres')
  const refused = meaningOf(entryPoint, view, undefined, 'base:titan')
  expect(refused.kind === 'refused' && game.print(refused.move)).toBe('influence titan')
})

/* ---- motion --------------------------------------------------------------------------------------------------- */

function layWith(last: TableProps<View>['last']): void {
  const view = viewOf(SPENDING)
  const props: TableProps<View> = {
    view,
    seat: view.seat,
    names: [],
    lit: new Set(),
    selected: undefined,
    pointed: undefined,
    staged: [],
    last,
    scoreNow: false,
    phone: false,
    touch: () => undefined,
    drag: () => undefined,
    point: () => undefined,
  }
  act(() => root.render(createElement(entryPoint.Board, props)))
}

const moved = (entry: number): TableProps<View>['last'] => [
  { entry, part: 0, event: { kind: 'moved', player: 0, from: 0, to: 2, group: 2 } as GameEvent },
]

function watchMotion(still: boolean): { delays: number[]; finished: () => number } {
  const delays: number[] = []
  let finished = 0
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  Element.prototype.animate = function animate(_frames, options) {
    delays.push(typeof options === 'object' ? Number(options.delay) : 0)
    return { finish: () => void finished++ } as Animation
  }
  return { delays, finished: () => finished }
}

test('pieces of a new move travel one after another, once, and a click sets them down', () => {
  const motion = watchMotion(false)
  layWith(moved(1))
  expect(motion.delays).toEqual([])
  layWith(moved(2))
  layWith(moved(2))
  expect(motion.delays).toEqual([0, 300])
  act(() => void document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  expect(motion.finished()).toBe(2)
})

test('nothing travels for those who asked for less motion', () => {
  const motion = watchMotion(true)
  layWith(moved(1))
  layWith(moved(2))
  expect(motion.delays).toEqual([])
})

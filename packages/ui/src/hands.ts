import type { TableProps, Target } from './entry-point.ts'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

/* Touching, pointing, holding and dragging, for everything that carries a `data-target`. */

const HOLD_MS = 450
const DRAG_PX = 7

export interface Dragged {
  readonly from: Target
  readonly x: number
  readonly y: number
}

interface Press {
  readonly from: Target
  readonly x: number
  readonly y: number
  readonly id: number
  timer: ReturnType<typeof setTimeout> | undefined
  drags: boolean
}

export interface Hands {
  onClick(event: MouseEvent): void
  onKeyDown(event: KeyboardEvent): void
  onPointerOver(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

const thingAt = (place: EventTarget | Element | null): Element | null =>
  place instanceof Element ? place.closest('[data-target]') : null
const targetOf = (thing: Element | null): Target | undefined => thing?.getAttribute('data-target') ?? undefined

/** What hands do to a table. */
export type Touched = Pick<TableProps<unknown>, 'touch' | 'drag' | 'point'>

/** What may be dragged; `lifted` is called when it leaves its place. */
export interface Drags {
  movable(target: Target): boolean
  lifted(target: Target): void
}

const NO_DRAGS: Drags = { movable: () => false, lifted: () => undefined }

/** One set of hands for a whole part of the table: things inside need only their name. */
class Pair implements Hands {
  table: Touched
  drags: Drags
  readonly show: (dragged: Dragged | undefined) => void
  private press: Press | undefined
  private pointed: Target | undefined
  /** The click that ends a hold or a drag is no touch. */
  private spent = false

  constructor(table: Touched, drags: Drags, show: (dragged: Dragged | undefined) => void) {
    this.table = table
    this.drags = drags
    this.show = show
  }

  private pointAt(thing: Element | null): void {
    const target = targetOf(thing)
    if (target === this.pointed) return
    this.pointed = target
    if (thing === null || target === undefined) this.table.point(undefined)
    else this.table.point(target, thing)
  }

  private letGo(): Press | undefined {
    const press = this.press
    if (press?.timer !== undefined) clearTimeout(press.timer)
    this.press = undefined
    if (press?.drags === true) this.show(undefined)
    return press
  }

  onClick = (event: MouseEvent): void => {
    if (this.spent) {
      this.spent = false
      return
    }
    const target = targetOf(thingAt(event.target))
    if (target !== undefined) this.table.touch(target)
  }

  onKeyDown = (event: KeyboardEvent): void => {
    const thing = thingAt(event.target)
    const target = targetOf(thing)
    // A button of the page clicks by itself.
    if (target === undefined || thing instanceof HTMLElement) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    this.table.touch(target)
  }

  onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.pointAt(thingAt(event.target))
  }

  onPointerLeave = (): void => {
    this.pointAt(null)
  }

  onPointerDown = (event: PointerEvent): void => {
    this.letGo()
    this.spent = false
    const thing = thingAt(event.target)
    const from = targetOf(thing)
    if (thing === null || from === undefined || event.button > 0) return
    const timer = event.pointerType === 'touch' ? setTimeout(() => this.hold(thing), HOLD_MS) : undefined
    this.press = { from, x: event.clientX, y: event.clientY, id: event.pointerId, timer, drags: false }
  }

  private hold(thing: Element): void {
    this.spent = true
    this.pointAt(thing)
  }

  onPointerMove = (event: PointerEvent): void => {
    const press = this.press
    if (press === undefined || press.id !== event.pointerId) return
    if (!press.drags) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_PX) return
      if (press.timer !== undefined) clearTimeout(press.timer)
      if (!this.drags.movable(press.from)) return
      press.drags = true
      this.drags.lifted(press.from)
    }
    this.show({ from: press.from, x: event.clientX, y: event.clientY })
  }

  onPointerUp = (event: PointerEvent): void => {
    const press = this.letGo()
    if (press?.drags !== true) return
    this.spent = true
    // No click follows where the piece was let go over something else.
    setTimeout(() => {
      this.spent = false
    }, 0)
    const to = targetOf(thingAt(document.elementFromPoint(event.clientX, event.clientY)))
    if (to !== undefined && to !== press.from) this.table.drag(press.from, to)
  }

  onPointerCancel = (): void => {
    this.letGo()
  }

  onFocus = (event: FocusEvent): void => {
    if (event.target.matches(':focus-visible')) this.pointAt(thingAt(event.target))
  }

  onBlur = (): void => {
    this.pointAt(null)
  }
}

/** Handlers for the element around the things, and what is being dragged. */
export function useHands(table: Touched, drags: Drags = NO_DRAGS): readonly [Hands, Dragged | undefined] {
  const [dragged, setDragged] = useState<Dragged>()
  const pair = useRef<Pair>(undefined)
  pair.current ??= new Pair(table, drags, setDragged)
  pair.current.table = table
  pair.current.drags = drags
  const held = pair.current
  const hands = useMemo<Hands>(
    () => ({
      onClick: held.onClick,
      onKeyDown: held.onKeyDown,
      onPointerOver: held.onPointerOver,
      onPointerLeave: held.onPointerLeave,
      onPointerDown: held.onPointerDown,
      onPointerMove: held.onPointerMove,
      onPointerUp: held.onPointerUp,
      onPointerCancel: held.onPointerCancel,
      onFocus: held.onFocus,
      onBlur: held.onBlur,
    }),
    [held],
  )
  return [hands, dragged]
}

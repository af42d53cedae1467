import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SVGProps,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Frame, type Point, viewBoxOf } from './hexes.ts'
import { bringInto, centreOf, isWhole, panned, zoomed } from './zoom.ts'
import style from './hex-map.module.css'

/* A board of hexes that can be zoomed (wheel, pinch, + and -, buttons) and, once zoomed, dragged. */

const STEP = 1.5
const WHEEL = 0.002
/** A finger that moves less than this still touches. */
const DRAG_PX = 7

interface Zoom {
  readonly shown: Frame
  zoomBy(factor: number, at?: Point): void
  panBy(by: Point): void
  bringInto(point: Point): void
}

/** Starts over when the board itself becomes larger or smaller. */
function useZoom(whole: Frame): Zoom {
  const key = viewBoxOf(whole)
  const [kept, setKept] = useState({ key, frame: whole })
  const shown = kept.key === key ? kept.frame : whole
  const change = (to: (now: Frame) => Frame): void =>
    setKept((last) => ({ key, frame: to(last.key === key ? last.frame : whole) }))
  return {
    shown,
    zoomBy: (factor, at) => change((now) => zoomed(whole, now, at ?? centreOf(now), factor)),
    panBy: (by) => change((now) => panned(whole, now, by)),
    bringInto: (point) => change((now) => bringInto(whole, now, point)),
  }
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function inDrawing(board: SVGSVGElement | null, { x, y }: Point): Point {
  const matrix = board?.getScreenCTM?.()?.inverse()
  return matrix === undefined ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix)
}

/** Fingers on the board: one drags it, two pinch it. */
class Fingers {
  readonly #down = new Map<number, Point>()
  readonly #board: RefObject<SVGSVGElement | null>
  zoom: Zoom | undefined
  #start: Point | undefined
  /** The click that ends a drag or a pinch is no touch. */
  hasMoved = false

  constructor(board: RefObject<SVGSVGElement | null>) {
    this.#board = board
  }

  press({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    this.#down.set(pointerId, { x, y })
    this.#start = this.#down.size === 1 ? { x, y } : undefined
    this.hasMoved = this.#down.size > 1
  }

  move({ pointerId, clientX, clientY }: PointerEvent, canPan: boolean): void {
    const from = this.#down.get(pointerId)
    if (from === undefined) return
    const to = { x: clientX, y: clientY }
    const other = [...this.#down].find(([id]) => id !== pointerId)?.[1]
    if (other !== undefined) this.#pinch(from, to, other)
    else if (canPan) this.#drag(from, to)
    if (other !== undefined || this.hasMoved || !canPan) this.#down.set(pointerId, to)
  }

  #pinch(from: Point, to: Point, other: Point): void {
    const middle = inDrawing(this.#board.current, between(from, other))
    const next = inDrawing(this.#board.current, between(to, other))
    this.zoom?.zoomBy(distance(to, other) / Math.max(1, distance(from, other)), middle)
    this.zoom?.panBy({ x: next.x - middle.x, y: next.y - middle.y })
  }

  #drag(from: Point, to: Point): void {
    if (!this.hasMoved && this.#start !== undefined && distance(this.#start, to) < DRAG_PX) return
    this.hasMoved = true
    const [a, b] = [inDrawing(this.#board.current, from), inDrawing(this.#board.current, to)]
    this.zoom?.panBy({ x: b.x - a.x, y: b.y - a.y })
  }

  lift({ pointerId }: PointerEvent): void {
    this.#down.delete(pointerId)
  }
}

/** Wheels are listened to by hand: React's own listener cannot keep the page from scrolling. */
function useWheel(
  board: RefObject<SVGSVGElement | null>,
  zoom: Zoom,
  takesWheel: ((delta: number) => boolean) | undefined,
): void {
  const now = useRef({ zoom, takesWheel })
  now.current = { zoom, takesWheel }
  useEffect(() => {
    const place = board.current
    if (place === null) return undefined
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      if (!event.ctrlKey && now.current.takesWheel?.(event.deltaY) === true) return
      const at = inDrawing(place, { x: event.clientX, y: event.clientY })
      now.current.zoom.zoomBy(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1)), at)
    }
    place.addEventListener('wheel', onWheel, { passive: false })
    return () => place.removeEventListener('wheel', onWheel)
  }, [board])
}

type BoardHandlers = Omit<SVGProps<SVGSVGElement>, 'ref' | 'viewBox'>

function both<E>(first: ((event: E) => void) | undefined, second: (event: E) => void): (event: E) => void {
  return (event) => {
    first?.(event)
    second(event)
  }
}

/** What the game's own hands do, and zooming beside it. */
function useMapHands(
  hands: BoardHandlers,
  board: RefObject<SVGSVGElement | null>,
  zoom: Zoom,
  isZoomed: boolean,
): BoardHandlers {
  const fingers = useRef<Fingers>(undefined)
  fingers.current ??= new Fingers(board)
  const held = fingers.current
  held.zoom = zoom
  const lift = (event: PointerEvent): void => held.lift(event)
  const follow = ({ target }: FocusEvent): void => {
    if (!isZoomed || !target.matches(':focus-visible')) return
    const { left, top, width, height } = target.getBoundingClientRect()
    zoom.bringInto(inDrawing(board.current, { x: left + width / 2, y: top + height / 2 }))
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '+') zoom.zoomBy(STEP)
    if (key === '-') zoom.zoomBy(1 / STEP)
  }
  return {
    ...hands,
    onClickCapture: (event: MouseEvent) => {
      if (held.hasMoved) event.stopPropagation()
      held.hasMoved = false
    },
    onPointerDown: both(hands.onPointerDown, (event) => held.press(event)),
    onPointerMove: both(hands.onPointerMove, (event) => held.move(event, isZoomed)),
    onPointerUp: both(hands.onPointerUp, lift),
    onPointerCancel: both(hands.onPointerCancel, lift),
    onPointerLeave: both(hands.onPointerLeave, lift),
    onFocus: both(hands.onFocus, follow),
    onKeyDown: both(hands.onKeyDown, press),
  }
}

interface HexMapProps extends Omit<BoardHandlers, 'children'> {
  readonly board: RefObject<SVGSVGElement | null>
  readonly frame: Frame
  readonly label: string
  /** Where there is room for the buttons. */
  readonly buttons: 'top' | 'bottom'
  /** A scene needs all of the board. */
  readonly showsAll: boolean
  /** The game's own use of the wheel, where it has one now. */
  readonly takesWheel?: (delta: number) => boolean
  /** May depend on how much larger than the whole board it is shown. */
  readonly children: ReactNode | ((scale: number) => ReactNode)
}

export function HexMap(props: HexMapProps): ReactNode {
  const { board, frame, label, buttons, showsAll, takesWheel, className = '', children, ...own } = props
  const zoom = useZoom(frame)
  const shown = showsAll ? frame : zoom.shown
  const isZoomed = !isWhole(frame, shown)
  const hands = useMapHands(own, board, zoom, isZoomed)
  useWheel(board, zoom, takesWheel)
  return (
    <>
      <svg
        {...hands}
        ref={board}
        className={`${style.map} ${className}`}
        viewBox={viewBoxOf(shown)}
        data-zoomed={isZoomed ? '' : undefined}
        role="group"
        aria-label={label}
      >
        {typeof children === 'function' ? children(frame.width / shown.width) : children}
      </svg>
      <div className={style.buttons} data-at={buttons}>
        <button type="button" aria-label="Zoom in" onClick={() => zoom.zoomBy(STEP)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" disabled={!isZoomed} onClick={() => zoom.zoomBy(1 / STEP)}>
          −
        </button>
      </div>
    </>
  )
}

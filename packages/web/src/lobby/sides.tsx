import type { AnyEntryPoint } from '@orrery/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { type Held, keyOnSide, type Lifted, swapped } from './seating.ts'
import style from './setup.module.css'

/** How far a pointer goes before it drags rather than taps. */
const SLACK = 5

interface Drag {
  readonly from: number
  readonly over: number
  readonly x: number
  readonly y: number
}

/** The sides in one's hand: by pointer, by two taps, or by keyboard. */
export interface SideHands {
  readonly lifted: Lifted | undefined
  readonly drag: Drag | undefined
  /** What happened last, for screen readers. */
  readonly said: string
  onKey(event: KeyboardEvent, place: number): void
  onDown(event: PointerEvent<HTMLElement>, place: number): void
}

/** The place under what is dragged; -1 for none. */
const placeAt = (x: number, y: number, dragged: Element): number => {
  const under = document.elementsFromPoint(x, y).filter((element) => !dragged.contains(element))
  const found = under.map((element) => element.closest('[data-place]'))
  const place = found.find((element) => element !== null)?.getAttribute('data-place')
  return place === undefined || place === null ? -1 : Number(place)
}

interface Sides {
  readonly sides: readonly string[]
  change(sides: readonly string[]): void
  /** What a side and a place are called. */
  nameOf(side: string): string
  placeName(place: number): string
}

export function useSideHands({ sides, change, nameOf, placeName }: Sides): SideHands {
  const [lifted, setLifted] = useState<Lifted>()
  const [drag, setDrag] = useState<Drag>()
  const [said, setSaid] = useState('')
  useFocusOn(lifted?.at)
  const hold = (next: Held, place: number): void => {
    const at = next.lifted?.at ?? lifted?.at ?? place
    const name = nameOf(next.sides[at] ?? '')
    const isNew = lifted === undefined
    setSaid(isNew ? `${name} is lifted. Arrows move it, Space drops it.` : `${name}: ${placeName(at)}.`)
    setLifted(next.lifted)
    if (next.sides !== sides) change(next.sides)
  }
  const swap = (from: number, to: number): void => {
    setLifted(undefined)
    setSaid(`${nameOf(sides[from] ?? '')}: ${placeName(to)}.`)
    change(swapped(sides, from, to))
  }
  /** A tap lifts; a tap on another place puts it there. */
  const tap = (place: number): void => {
    if (lifted !== undefined && lifted.at !== place) swap(lifted.at, place)
    else setLifted(lifted === undefined ? { at: place, before: sides } : undefined)
  }
  return {
    lifted,
    drag,
    said,
    onKey(event, place) {
      const next = keyOnSide({ sides, lifted }, event.key, place)
      if (next === undefined) return
      event.preventDefault()
      hold(next, place)
    },
    onDown(event, from) {
      if (event.button !== 0) return
      const tile = event.currentTarget
      follow(event, (x, y, isOver) => {
        const over = placeAt(x + event.clientX, y + event.clientY, tile)
        const isDrag = Math.hypot(x, y) > SLACK
        if (!isOver) return isDrag ? setDrag({ from, over, x, y }) : undefined
        setDrag(undefined)
        if (!isDrag) tap(from)
        else if (over >= 0 && over !== from) swap(from, over)
      })
    },
  }
}

/** Where the pointer goes from here, until it is let go. */
function follow(down: PointerEvent<HTMLElement>, moved: (x: number, y: number, isOver: boolean) => void): void {
  const tile: HTMLElement = down.currentTarget
  const watch = new AbortController()
  const { signal } = watch
  tile.setPointerCapture(down.pointerId)
  const go = (event: globalThis.PointerEvent, isOver: boolean): void =>
    moved(event.clientX - down.clientX, event.clientY - down.clientY, isOver)
  tile.addEventListener('pointermove', (event) => go(event, false), { signal })
  tile.addEventListener(
    'pointerup',
    (event) => {
      watch.abort()
      go(event, true)
    },
    { signal },
  )
  tile.addEventListener(
    'pointercancel',
    () => {
      watch.abort()
      moved(0, 0, true)
    },
    { signal },
  )
}

/** The keyboard stays with the side it carries. */
function useFocusOn(place: number | undefined): void {
  const before = useRef(place)
  useEffect(() => {
    if (place !== undefined && before.current !== undefined)
      document.querySelector<HTMLElement>(`[data-place="${place}"] [data-side]`)?.focus()
    before.current = place
  }, [place])
}

interface TileProps {
  readonly entryPoint: AnyEntryPoint
  readonly side: string
  readonly name: string
  readonly about: string
  readonly place: number
  readonly hands: SideHands
}

/** A side in its seat. */
export function SideTile({ entryPoint, side, name, about, place, hands }: TileProps): ReactNode {
  const { lifted, drag, onKey, onDown } = hands
  const dragged = drag?.from === place ? drag : undefined
  return (
    <button
      type="button"
      className={style.side}
      data-side={side}
      data-f={side.toLowerCase()}
      data-dragged={dragged !== undefined}
      aria-pressed={lifted?.at === place}
      style={dragged === undefined ? undefined : { translate: `${dragged.x}px ${dragged.y}px` }}
      onKeyDown={(event) => onKey(event, place)}
      onPointerDown={(event) => onDown(event, place)}
    >
      <Icon name="grip" />
      <entryPoint.SideMark side={side} size={24} />
      <span>
        <b>{name}</b>
        {about !== '' && <em>{about}</em>}
      </span>
    </button>
  )
}

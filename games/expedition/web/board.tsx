import { HexMap, memoized, TurnMarks, useBoardHands } from '@orrery/ui'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { layoutOf, type MapLayout } from './geometry.ts'
import { Influence, Resources, SpecialtyIcon } from './marks.tsx'
import { Paints } from './paints.tsx'
import { Frontier, Ingress } from './space.tsx'
import { SystemView } from './system.tsx'
import type { PartProps } from './table.ts'
import style from './board.module.css'

/* The map. Names are left out where the drawing is too small to read them. */

const READABLE = 0.8

/** Pixels for one unit of the drawing while all of it is shown. */
function useRoom(board: RefObject<SVGSVGElement | null>, { width, height }: MapLayout): number {
  const [room, setRoom] = useState(1)
  useEffect(() => {
    if (board.current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.contentRect
      if (size !== undefined) setRoom(Math.min(size.width / width, size.height / height))
    })
    observer.observe(board.current)
    return () => observer.disconnect()
  }, [board, width, height])
  return room
}

const KEYS: readonly (readonly [text: string, drawing: ReactNode])[] = [
  ['resources', <Resources key="r" n={3} x={10} y={10} size={19} />],
  ['influence', <Influence key="i" n={2} x={10} y={10} size={18} />],
  ['frontier', <Frontier key="f" x={10} y={10} />],
  ['ingress', <Ingress key="g" x={10} y={10} />],
]
const SPECIALTIES = ['propulsion', 'biotic', 'warfare', 'cybernetic']

const Key = (): ReactNode => (
  <>
    <ul className={style.key}>
      {KEYS.map(([text, drawing]) => (
        <li key={text}>
          <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
            {drawing}
          </svg>
          {text}
        </li>
      ))}
    </ul>
    <ul className={`${style.key} ${style.right}`}>
      {SPECIALTIES.map((text, colour) => (
        <li key={text}>
          {text}
          <SpecialtyIcon colour={colour} size={16} />
        </li>
      ))}
    </ul>
  </>
)

export const Board = memoized((table: PartProps): ReactNode => {
  const { view, phone } = table
  const board = useRef<SVGSVGElement>(null)
  const layout = useMemo(() => layoutOf(view.ruleset, view.fracture), [view.ruleset, view.fracture])
  const room = useRoom(board, layout)
  const { hands } = useBoardHands(table)
  return (
    <div className={style.space}>
      <Paints />
      <HexMap
        {...hands}
        board={board}
        frame={layout}
        className={style.board}
        label="The map"
        buttons="top"
        showsAll={table.scene !== undefined}
      >
        {(scale) => (
          <>
            {layout.spots.map(
              (spot, i) =>
                spot !== undefined && (
                  <SystemView
                    key={i}
                    table={table}
                    i={i}
                    spot={spot}
                    named={room * scale >= READABLE && (!phone || scale > 1) && spot.scale === 1}
                  />
                ),
            )}
            <TurnMarks table={table} board={board} width={layout.left + layout.width} />
          </>
        )}
      </HexMap>
      {!phone && <Key />}
    </div>
  )
})

import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ORBITAL_OF } from '../src/rules/map.ts'
import { BANDS, BASES, type Orbital, ORBITALS, SECTORS } from '../src/types.ts'
import { bandLabel } from '../words/things.ts'
import { Body } from './bodies.tsx'
import { BRIGHT, INK_3, PLATE } from './colours.ts'
import { type Layout, PHONE, WIDE, wideFor, type WideLayout } from './geometry.ts'
import { Paints, PhoneGround, WideGround } from './ground.tsx'
import {
  type Dragged,
  type Drags,
  isLit,
  isMarked,
  meaningOf,
  memoized,
  type Part,
  Thing,
  TurnMarks,
  useBoardHands,
} from '@orrery/ui'
import { putDown } from './journeys.ts'
import { FleetGlyph, hullOf } from './marks.tsx'
import { OrbitalView } from './orbital.tsx'
import { PhoneFrame } from './phone.tsx'
import { Plate } from './plate.tsx'
import { RacksView } from './rack.tsx'
import { SectorView } from './sector.tsx'
import { bandTarget, readTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { touching } from './touch.ts'
import { Trails, Travellers } from './trails.tsx'
import { viewer } from './ways.ts'
import style from './board.module.css'

/* The solar system. */

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** From the screen to the board's own units, wherever the board lies in its place. */
function ruler(board: SVGSVGElement, { width, height }: Layout): (x: number, y: number) => { x: number; y: number } {
  const outer = board.getBoundingClientRect()
  const scale = Math.max(width / outer.width, height / outer.height)
  const left = outer.x + (outer.width - width / scale) / 2
  const top = outer.y + (outer.height - height / scale) / 2
  return (x, y) => ({ x: (x - left) * scale, y: (y - top) * scale })
}

/** Where an element is drawn, with a little room around it. */
function boxOf(element: Element, board: SVGSVGElement, layout: Layout): Box {
  const { x, y, right, bottom } = element.getBoundingClientRect()
  const measure = ruler(board, layout)
  const [from, to] = [measure(x, y), measure(right, bottom)]
  return { x: from.x - 4, y: from.y - 4, width: to.x - from.x + 8, height: to.y - from.y + 8 }
}

/** The keyboard's ring is drawn last: nothing lies over it. */
const FocusRing = ({ box }: { readonly box: Box }): ReactNode => (
  <rect {...box} rx="8" fill="none" stroke={BRIGHT} strokeWidth="2" pointerEvents="none" />
)

interface GhostProps {
  readonly table: PartProps
  readonly dragged: Dragged
  readonly board: SVGSVGElement | null
  readonly layout: Layout
}

function Ghost({ table, dragged, board, layout }: GhostProps): ReactNode {
  if (board === null) return null
  const { x, y } = ruler(board, layout)(dragged.x, dragged.y)
  const { id } = readTarget(dragged.from)
  return (
    <g transform={`translate(${x - 14} ${y - 26})`} pointerEvents="none">
      <rect width="40" height="24" rx="5" fill={PLATE} stroke={BRIGHT} strokeWidth="1.6" />
      <FleetGlyph fleet={id} x={9} y={5} colour={hullOf(id, viewer(table.view))} />
    </g>
  )
}

interface BandViewProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly band: number
}

function BandView({ table, layout, band }: BandViewProps): ReactNode {
  const { x, y } = layout.bands[band] ?? { x: 0, y: 0 }
  const target = bandTarget(band)
  const box = { x: x - 48, y: y - 14, width: 96, height: 20, rx: 6 }
  const words = (
    <text
      x={x}
      y={y}
      fontSize="11.5"
      fontWeight="500"
      fill={isLit(table, target) ? BRIGHT : INK_3}
      textAnchor="middle"
      letterSpacing=".4"
    >
      {bandLabel(band)}
    </text>
  )
  if (!isLit(table, target)) return layout === WIDE ? words : null
  return (
    <Thing table={table} target={target} name={bandLabel(band)} shape={<rect {...box} />}>
      <rect {...box} fill={BRIGHT} fillOpacity={isMarked(table, target) ? 0.3 : 0.08} stroke={BRIGHT} />
      {words}
    </Thing>
  )
}

interface NeighbourhoodProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly orbital: Orbital
  readonly staged: ReadonlySet<string>
}

/** An Orbital, its fleets and its Bases stand together: so the tab key goes over the board from the sun outwards. */
function Neighbourhood({ table, layout, orbital, staged }: NeighbourhoodProps): ReactNode {
  return (
    <>
      <OrbitalView table={table} layout={layout} orbital={orbital} />
      <RacksView table={table} layout={layout} orbital={orbital} staged={staged} />
      {BASES.map(
        (id, base) =>
          ORBITAL_OF[base] === orbital && <Plate key={id} table={table} layout={layout} base={base} staged={staged} />,
      )}
    </>
  )
}

function Pieces({ table, layout }: { readonly table: PartProps; readonly layout: Layout }): ReactNode {
  const staged = putDown(table.staged)
  return (
    <>
      {SECTORS.map((id, sector) => (
        <SectorView key={id} table={table} layout={layout} sector={sector} />
      ))}
      {BANDS.map((id, band) => (
        <BandView key={id} table={table} layout={layout} band={band} />
      ))}
      <Trails table={table} layout={layout} />
      {ORBITALS.map((id, orbital) => (
        <Neighbourhood key={id} table={table} layout={layout} orbital={orbital} staged={staged} />
      ))}
      <Travellers table={table} layout={layout} />
    </>
  )
}

/** Fleets may be dragged while they can be picked up; what they may reach begins to glow. */
const dragsOf = (table: PartProps): Drags => ({
  movable: (target) =>
    readTarget(target).kind === 'fleet' && meaningOf(touching, table.view, table.selected, target).kind !== 'idle',
  lifted: (target) => {
    if (table.selected !== target && meaningOf(touching, table.view, table.selected, target).kind === 'select')
      table.touch(target)
  },
})

const CAN_MEASURE = typeof ResizeObserver !== 'undefined'

/**
 * The wide board's place is measured before anything is drawn there, and again when it changes: a small one has a map of
 * its own, so that words keep their size.
 */
function useLayout(place: RefObject<HTMLElement | null>, phone: boolean): Layout | undefined {
  const [layout, setLayout] = useState<WideLayout | undefined>(CAN_MEASURE ? undefined : WIDE)
  useLayoutEffect(() => {
    if (phone || place.current === null || !CAN_MEASURE) return undefined
    const measure = ({ width, height }: Size): void => setLayout(wideFor(width, height))
    measure(place.current.getBoundingClientRect())
    const observer = new ResizeObserver(([entry]) => entry !== undefined && measure(entry.contentRect))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, phone])
  return phone ? PHONE : layout
}

const isWide = (layout: Layout): layout is WideLayout => layout !== PHONE

/** What never changes lies on a sheet of its own below the pieces, so that it is not painted again with them. */
const Background = memo(function Background({ layout }: { readonly layout: Layout }): ReactNode {
  return (
    <svg className={style.ground} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Paints {...(isWide(layout) && { centre: layout.centre })} />
      {isWide(layout) ? <WideGround board={layout} /> : <PhoneGround />}
      {layout.orbitals.map(({ x, y, scale }, orbital) => (
        <g key={ORBITALS[orbital]} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Body orbital={orbital} />
        </g>
      ))}
    </svg>
  )
})

function Sky({ table }: { readonly table: PartProps }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const layout = useLayout(place, table.phone)
  return (
    <div className={style.sky} ref={place}>
      {layout !== undefined && <Drawing table={table} layout={layout} />}
    </div>
  )
}

/** What a scene draws over the board comes with the scene. */
function SceneOver(props: { readonly table: PartProps; readonly layout: Layout }): ReactNode {
  const Over = props.table.scene?.scene.Over as Part<typeof props> | undefined
  return Over === undefined ? null : <Over {...props} />
}

function Drawing({ table, layout }: { readonly table: PartProps; readonly layout: Layout }): ReactNode {
  const board = useRef<SVGSVGElement>(null)
  const { hands, dragged, focused } = useBoardHands(table, dragsOf(table))
  return (
    <>
      <Background layout={layout} />
      <svg
        ref={board}
        className={style.board}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label="The solar system: 9 Orbitals, 16 Bases"
        {...hands}
      >
        <Pieces table={table} layout={layout} />
        <SceneOver table={table} layout={layout} />
        <TurnMarks table={table} board={board} width={layout.width} />
        {dragged !== undefined && <Ghost table={table} dragged={dragged} board={board.current} layout={layout} />}
        {focused !== undefined && board.current !== null && <FocusRing box={boxOf(focused, board.current, layout)} />}
      </svg>
    </>
  )
}

export const Board = memoized((table: PartProps): ReactNode => {
  if (!table.phone) return <Sky table={table} />
  return (
    <PhoneFrame table={table}>
      <Sky table={table} />
    </PhoneFrame>
  )
})

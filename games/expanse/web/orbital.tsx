import { drawnFromData, isLit, isMarked, isRefused, type Marks, marksOn, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { orbitalControl, strength } from '../src/rules/control.ts'
import type { Orbital, Player } from '../src/types.ts'
import { orbitName } from '../words/names.ts'
import { halves, orbitalThing, playersOf } from '../words/things.ts'
import { BRASS, BRIGHT, colourOf, INK, INK_2, INK_3, SPACE } from './colours.ts'
import type { Layout, OrbitalSpot } from './geometry.ts'
import { Shape } from './marks.tsx'
import { orbitalTarget, readTarget } from './targets.ts'
import { GLOW, type PartProps } from './table.ts'
import style from './board.module.css'

/* An Orbital: its body, the ring that says what may be done, and who controls it. */

/** The Orbital from which something is picked up. */
function isOrigin(table: PartProps, orbital: Orbital): boolean {
  if (table.selected === undefined) return false
  const { kind, id, place } = readTarget(table.selected)
  return kind === 'orbital' ? id === orbital : kind === 'fleet' && place === orbital
}

/** What an Orbital shows: all that its drawing is made of. */
interface OrbitalData {
  readonly orbital: Orbital
  readonly spot: OrbitalSpot
  readonly marks: Marks
  /** What is heard. */
  readonly name: string
  readonly isOrigin: boolean
  /** The greatest strength there, in halves, and who has Orbital Control with it. */
  readonly most: number
  readonly controller: Player
}

function Ring({ marks, orbital, spot, isOrigin: origin }: OrbitalData): ReactNode {
  const ring = { rx: spot.ring.rx, ry: spot.ring.ry, fill: 'none' }
  const marked = isMarked(marks, orbitalTarget(orbital))
  if (isRefused(marks, orbitalTarget(orbital)))
    return <ellipse {...ring} stroke={INK_3} strokeWidth="1.4" strokeDasharray="2 5" />
  if (origin) return <ellipse {...ring} stroke={BRIGHT} strokeWidth="1.4" strokeDasharray="7 4" />
  if (!isLit(marks, orbitalTarget(orbital)))
    return <ellipse {...ring} stroke={marked ? BRIGHT : BRASS} strokeOpacity={marked ? 1 : 0.34} />
  return (
    <>
      <g className={style.glow} stroke={BRIGHT} opacity={marked ? 1 : 0.6}>
        {GLOW.map(([width, opacity]) => (
          <ellipse key={width} {...ring} strokeWidth={width} strokeOpacity={opacity} />
        ))}
      </g>
      <ellipse {...ring} stroke={BRIGHT} strokeWidth={marked ? 3 : 2} />
    </>
  )
}

/** Shape and strength of who has Orbital Control; equal strength gives it to nobody. */
function Pill({ most, controller, spot }: OrbitalData): ReactNode {
  if (most <= 0) return null
  const text = halves(most)
  const w = text.length > 1 ? 40 : controller < 0 ? 30 : 34
  return (
    <g transform={`translate(0 ${spot.ring.ry}) translate(${-w / 2} -8)`}>
      <rect
        width={w}
        height="17"
        rx="8.5"
        fill={SPACE}
        stroke={controller < 0 ? INK_3 : colourOf(controller)}
        strokeWidth="1.2"
      />
      {controller < 0 ? (
        <text x={w / 2} y="12.8" fontSize="12" fontWeight="600" fill={INK_2} textAnchor="middle">{`= ${text}`}</text>
      ) : (
        <>
          <Shape player={controller} x={7} y={4} size={9} />
          <text x={w - 7} y="12.8" fontSize="12.5" fontWeight="600" fill={INK} textAnchor="end">
            {text}
          </text>
        </>
      )}
    </g>
  )
}

const Drawing = drawnFromData((data: OrbitalData): ReactNode => {
  const { orbital, spot } = data
  return (
    <>
      <g transform={`translate(${spot.x} ${spot.y})`}>
        <Thing
          table={data.marks}
          tab
          target={orbitalTarget(orbital)}
          name={data.name}
          shape={<ellipse rx={spot.ring.rx + 2} ry={spot.ring.ry + 2} />}
        >
          <Ring {...data} />
          <Pill {...data} />
        </Thing>
      </g>
      {spot.name !== undefined && (
        <text
          x={spot.name.x}
          y={spot.name.y}
          fontSize="12"
          fontWeight="600"
          fill={INK_2}
          textAnchor="middle"
          letterSpacing="1.7"
        >
          {orbitName(orbital).toUpperCase()}
        </text>
      )}
    </>
  )
})

interface OrbitalViewProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly orbital: Orbital
}

export function OrbitalView({ table, layout, orbital }: OrbitalViewProps): ReactNode {
  const { view } = table
  const spot = layout.orbitals[orbital]
  if (spot === undefined) return null
  return (
    <Drawing
      orbital={orbital}
      spot={spot}
      marks={marksOn(table, [orbitalTarget(orbital)])}
      name={orbitalThing(view, orbital)}
      isOrigin={isOrigin(table, orbital)}
      most={Math.max(...playersOf(view).map((player) => strength(view, player, orbital)))}
      controller={orbitalControl(view, orbital)}
    />
  )
}

import { at, hasBit } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { coloursIn } from '../src/rules/ingress.ts'
import { planetsIn } from '../src/rules/planets.ts'
import { COLOURS, type Core, NONE, type Planet, type System } from '../src/types.ts'
import { BRASS, BRIGHT, ENGRAVED, INK, INK_3, lookOf } from './colours.ts'
import { CELL, type Spot } from './geometry.ts'
import { Shape, Specialty } from './marks.tsx'
import { planetFill } from './paints.tsx'
import { Anomalies, anomaliesOf, holesOf, Ingress, isIngress, Wormhole } from './space.tsx'
import style from './sitemap.module.css'

/* The map in little room, as the referee shows it: names where they can be read, what can be chosen with its tile. */

export interface CellLook {
  readonly lit: boolean
  readonly picked: boolean
  /** A word in place of the tile's number: a colour that is due. */
  readonly word?: string
}

function cellPaint(core: Core, i: System, { lit, picked }: CellLook): object {
  const home = core.ruleset.systems[i]?.home ?? NONE
  if (picked) return { fill: '#5d4f2b', stroke: BRIGHT, strokeWidth: 6 }
  if (lit) return { fill: '#3a3320', stroke: BRASS, strokeWidth: 3.6 }
  if (home !== NONE)
    return {
      fill: `color-mix(in srgb, ${lookOf(core.ruleset, home).colour} 12%, #0c1426)`,
      stroke: lookOf(core.ruleset, home).colour,
      strokeOpacity: 0.55,
      strokeWidth: 2.4,
    }
  if (i === core.ruleset.mecatol) return { fill: '#141527', stroke: ENGRAVED, strokeWidth: 2.4 }
  return { fill: '#0c1426', stroke: '#273451', strokeWidth: 2 }
}

const PLACES: readonly (readonly (readonly [x: number, y: number, r: number])[])[] = [
  [],
  [[0, 0, 22]],
  [
    [-14, -15, 16],
    [16, 15, 16],
  ],
  [
    [-21, -3, 11],
    [21, -3, 11],
    [0, 20, 11],
  ],
  [
    [-20, -18, 12],
    [20, -18, 12],
    [-20, 18, 12],
    [20, 18, 12],
  ],
]

/** Lines of text above one another. */
const LINE = 13

/** Above the upper planets, one over the other, and below a lower one: so that no two names meet. */
function nameAt(places: readonly (readonly [x: number, y: number, r: number])[], k: number): number {
  const [, y, r] = places[k] ?? [0, 0, 0]
  if (y >= 0) return y + r + LINE
  const above = places.slice(0, k).filter(([, other]) => other < 0).length
  return y - r - 5 - above * LINE
}

function Name({ core, p, y }: { readonly core: Core; readonly p: Planet; readonly y: number }): ReactNode {
  const row = core.ruleset.planets[p]?.row
  if (row === undefined) return null
  return (
    <text y={y} fontSize={row.name.length > 12 ? 11 : 12.5} fill={INK} textAnchor="middle" className={style.inked}>
      {row.name} {row.resources}/{row.influence}
    </text>
  )
}

interface PlanetsProps {
  readonly core: Core
  readonly i: System
  readonly faint: boolean
  readonly named: boolean
}

function Planets({ core, i, faint, named }: PlanetsProps): ReactNode {
  const planets = planetsIn(core, i)
  const places = PLACES[Math.min(4, planets.length)] ?? []
  return planets.map((p, k) => {
    const [x, y, r] = places[k] ?? [0, 0, 10]
    const owner = at(core.owner, p)
    return (
      <g key={p}>
        <circle
          cx={x}
          cy={y}
          r={r}
          fill={planetFill(core.ruleset.planets[p]?.row.id ?? '')}
          opacity={faint && owner === NONE ? 0.62 : 1}
        />
        {owner !== NONE && (
          <>
            <circle
              cx={x}
              cy={y}
              r={r + 2}
              fill="none"
              stroke={lookOf(core.ruleset, owner).colour}
              strokeWidth="3.4"
              strokeDasharray={at(core.spent, p) === 1 ? '5 4' : ''}
            />
            <Shape look={lookOf(core.ruleset, owner)} x={x - r} y={y + r * 0.7} size={16} />
          </>
        )}
        {named && <Name core={core} p={p} y={nameAt(places, k)} />}
      </g>
    )
  })
}

/** Which colours lead from here into The Fracture: under the number of the tile, else one over the other beside the planets. */
function Colours({ core, i, inRow }: { readonly core: Core; readonly i: System; readonly inRow: boolean }): ReactNode {
  const found = COLOURS.flatMap((_, colour) => (hasBit(coloursIn(core, i), colour) ? [colour] : []))
  return found.map((colour, k) => {
    const place = inRow ? { x: (k - (found.length - 1) / 2) * 19, y: 33 } : { x: -38, y: 12 - k * 19 }
    return <Specialty key={colour} colour={colour} {...place} size={18} />
  })
}

interface SmallSystemProps {
  readonly core: Core
  readonly i: System
  readonly spot: Spot
  readonly look: CellLook
  readonly named?: boolean
}

/** What is in a system. */
export function SmallSystem({ core, i, spot, look, named = false }: SmallSystemProps): ReactNode {
  const system = core.ruleset.systems[i]
  if (system === undefined) return null
  const labelled = look.lit || look.picked
  const word = look.word ?? system.tile.replace('fracture', 'F')
  return (
    <g transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.scale})`}>
      <path d={CELL} {...cellPaint(core, i, look)} />
      <g opacity={labelled ? 0.5 : 0.85}>
        <Anomalies kinds={anomaliesOf(core, i).join('')} />
        {holesOf(core, i).map((hole, k) => (
          <Wormhole key={hole} hole={hole} x={labelled ? 0 : k * 26} y={labelled ? -30 : 0} r={labelled ? 14 : 20} />
        ))}
      </g>
      {!look.picked && (
        <g opacity={labelled ? 0.45 : 1}>
          <Planets core={core} i={i} faint={!look.lit} named={named && !labelled} />
        </g>
      )}
      {isIngress(core, i) && <Ingress x={38} y={-14} r={13} />}
      <Colours core={core} i={i} inRow={labelled} />
      {labelled && (
        <text y="12" fontSize="34" fontWeight="600" fill={BRIGHT} textAnchor="middle" className={style.haloed}>
          {word}
        </text>
      )}
      {system.offMap && (
        <text y="46" fontSize="20" fill={INK_3} textAnchor="middle">
          off map
        </text>
      )}
    </g>
  )
}

import { at, hasBit } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { coloursIn } from '../src/rules/ingress.ts'
import { planetsIn } from '../src/rules/planets.ts'
import { COLOURS, type Core, NONE, type System } from '../src/types.ts'
import { BRASS, BRIGHT, ENGRAVED, INK_3, lookOf } from './colours.ts'
import { CELL, type Spot } from './geometry.ts'
import { Shape, Specialty } from './marks.tsx'
import { Infantry, PLACES, PlanetArt, Ring } from './planet.tsx'
import { Ingress, isIngress } from './space.tsx'
import { Sky } from './system.tsx'
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

/** The planets as on the board of the race, with a mark of who holds them. */
function Planets({ core, i, named }: Pick<SmallSystemProps, 'core' | 'i'> & { readonly named: boolean }): ReactNode {
  const planets = planetsIn(core, i)
  const places = PLACES[Math.min(4, planets.length)] ?? []
  return planets.map((planet, k) => {
    const place = places[Math.min(k, places.length - 1)]
    const owner = at(core.owner, planet)
    return place === undefined ? null : (
      <g key={planet}>
        <PlanetArt view={core} planet={planet} place={place} named={named} />
        <Ring view={core} planet={planet} place={place} />
        {at(core.infantry, planet) > 0 ? (
          <Infantry view={core} planet={planet} place={place} />
        ) : (
          owner !== NONE && (
            <Shape look={lookOf(core.ruleset, owner)} x={place.x - place.r} y={place.y + place.r * 0.7} size={16} />
          )
        )}
      </g>
    )
  })
}

/** Which colours lead from here into The Fracture, under the number of the tile. */
function Colours({ core, i }: Pick<SmallSystemProps, 'core' | 'i'>): ReactNode {
  const found = COLOURS.flatMap((_, colour) => (hasBit(coloursIn(core, i), colour) ? [colour] : []))
  return found.map((colour, k) => (
    <Specialty key={colour} colour={colour} x={(k - (found.length - 1) / 2) * 19} y={33} size={18} />
  ))
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
      <g opacity={labelled ? 0.3 : 1}>
        <Sky view={core} i={i} named={named && !labelled} />
      </g>
      {!labelled && <Planets core={core} i={i} named={named} />}
      {isIngress(core, i) && <Ingress x={-21} y={-43} r={11} />}
      {labelled && (
        <>
          <Colours core={core} i={i} />
          <text y="12" fontSize="34" fontWeight="600" fill={BRIGHT} textAnchor="middle" className={style.haloed}>
            {word}
          </text>
        </>
      )}
      {system.offMap && (
        <text y="46" fontSize="20" fill={INK_3} textAnchor="middle">
          off map
        </text>
      )}
    </g>
  )
}

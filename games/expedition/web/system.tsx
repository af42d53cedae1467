import { at, hasBit } from '@orrery/kernel'
import { isLit, isMarked, isPicked, isRefused, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { planetsIn } from '../src/rules/planets.ts'
import { ANOMALIES, type Core, NONE, type System, type View } from '../src/types.ts'
import { systemName } from '../words/names.ts'
import { BRASS, BRIGHT, lookOf, SPACE } from './colours.ts'
import { CELL, type Spot } from './geometry.ts'
import { PLACES, PlanetView } from './planet.tsx'
import {
  Anomalies,
  anomaliesOf,
  Frontier,
  holesOf,
  Ingress,
  isFrontier,
  isIngress,
  Label,
  Stars,
  Wormhole,
} from './space.tsx'
import { systemTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import style from './thing.module.css'

/* A system with all that lies in it. Names are written where there is room for them. */

interface Drawn {
  readonly table: PartProps
  readonly i: System
  readonly spot: Spot
  readonly named: boolean
}

const isCustodian = (v: View, i: System): boolean => i === v.ruleset.mecatol && v.custodians === NONE

function Ground({ table, i }: { readonly table: PartProps; readonly i: System }): ReactNode {
  const { ruleset } = table.view
  const target = systemTarget(ruleset, i)
  const home = ruleset.systems[i]?.home ?? NONE
  const colour = home === NONE ? undefined : lookOf(ruleset, home).colour
  const edge = colour ?? (i === ruleset.mecatol ? BRASS : 'rgba(226,200,143,.26)')
  const marked = isMarked(table, target) || isPicked(table, target)
  return (
    <>
      <path
        d={CELL}
        fill={colour === undefined ? 'url(#xp-sys)' : `color-mix(in srgb, ${colour} 10%, #0c1426)`}
        stroke={edge}
        strokeWidth={colour === undefined && i !== ruleset.mecatol ? 1 : 1.8}
      />
      <Stars seed={ruleset.systems[i]?.tile ?? ''} />
      {isLit(table, target) && (
        <path
          d={CELL}
          fill={BRIGHT}
          fillOpacity={marked ? 0.26 : 0.09}
          stroke={BRIGHT}
          strokeWidth={marked ? 4 : 2.2}
        />
      )}
      {marked && !isLit(table, target) && (
        <path d={CELL} fill={BRIGHT} fillOpacity=".14" stroke={BRIGHT} strokeWidth="2" />
      )}
      {isRefused(table, target) && <path d={CELL} fill="none" stroke="#ffb4a6" strokeWidth="2" strokeDasharray="2 4" />}
    </>
  )
}

/* ---- the rest ------------------------------------------------------------------------------------------------------- */

const Custodians = ({ alone }: { readonly alone: boolean }): ReactNode => (
  <g transform={alone ? 'translate(0 -14)' : 'translate(0 -42) scale(.8)'} pointerEvents="none">
    <rect x="-18" y="-10" width="36" height="20" rx="10" fill={SPACE} stroke={BRASS} strokeWidth="1.2" />
    <path d="M-12-1.5h9v7h-9zM-10-1.5v-2.5a2.5 2.5 0 0 1 5 0v2.5" fill="none" stroke={BRASS} strokeWidth="1.4" />
    <text x="7" y="4.5" fontSize="12.5" fontWeight="700" fill={BRASS} textAnchor="middle">
      6
    </text>
  </g>
)

/** Command tokens as pennants, and a lock of each player who locked the system. */
function Pennants({ view, i }: { readonly view: View; readonly i: System }): ReactNode {
  const playersIn = (mask: number): number[] => view.ruleset.names.flatMap((_, p) => (hasBit(mask, p) ? [p] : []))
  const lockers = playersIn(at(view.locks, i))
  return (
    <g pointerEvents="none">
      {playersIn(at(view.tokens, i)).map((p, k) => (
        <g key={p} transform={`translate(${24 - k * 13} -47)`}>
          <path d="M0 0v17" stroke="#d5d8e2" strokeWidth="1.6" />
          <path d="M0 0h12v9H0z" fill={lookOf(view.ruleset, p).colour} />
        </g>
      ))}
      {lockers.map((p, k) => (
        <g
          key={p}
          transform={`translate(${-k * 15} -44)`}
          stroke={lookOf(view.ruleset, p).colour}
          fill={SPACE}
          strokeWidth="1.6"
        >
          <path d="M-6 0h12v9H-6zM-3.5 0v-3a3.5 3.5 0 0 1 7 0v3" />
        </g>
      ))}
    </g>
  )
}

function Holes({ view, i, planets }: { readonly view: Core; readonly i: System; readonly planets: number }): ReactNode {
  const big = planets === 0 && anomaliesOf(view, i).length === 0
  return holesOf(view, i).map((hole, k) => (
    <Wormhole
      key={hole}
      hole={hole}
      x={big ? k * 30 : 34}
      y={big ? 0 : planets === 1 ? 8 - k * 24 : 34}
      r={big ? 26 : 11}
    />
  ))
}

/** What lies in a system beside planets. */
export function Sky({
  view,
  i,
  named,
}: {
  readonly view: Core
  readonly i: System
  readonly named: boolean
}): ReactNode {
  const planets = planetsIn(view, i).length
  const kinds = anomaliesOf(view, i)
  const isBare = planets === 0 && kinds.length === 0 && holesOf(view, i).length === 0
  return (
    <>
      <g opacity={planets === 0 ? 1 : 0.5}>
        <Anomalies kinds={kinds.join('')} />
      </g>
      <Holes view={view} i={i} planets={planets} />
      {named && planets === 0 && kinds.length > 0 && <Label y={44}>{kinds.map((k) => ANOMALIES[k]).join(', ')}</Label>}
      {isFrontier(view, i) && <Frontier x={isBare ? 0 : 32} y={isBare ? 0 : -30} r={planets === 0 ? 12 : 9} />}
    </>
  )
}

export function SystemView({ table, i, spot, named }: Drawn): ReactNode {
  const { view } = table
  const planets = planetsIn(view, i)
  const places = PLACES[Math.min(4, planets.length)] ?? []
  return (
    <g transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.scale})`}>
      <g aria-hidden="true">
        <Ground table={table} i={i} />
        <Sky view={view} i={i} named={named} />
      </g>
      <Thing
        className={style.thing}
        table={table}
        target={systemTarget(view.ruleset, i)}
        name={systemName(view, i)}
        shape={<path d={CELL} />}
      />
      {planets.map((planet, k) => {
        const place = places[Math.min(k, places.length - 1)]
        return place === undefined ? null : (
          <PlanetView key={planet} table={table} planet={planet} place={place} named={named} />
        )
      })}
      <g aria-hidden="true" pointerEvents="none">
        {isCustodian(view, i) && <Custodians alone={planets.length === 1} />}
        {isIngress(view, i) && <Ingress x={-21} y={-43} r={8.5} />}
        <Pennants view={view} i={i} />
      </g>
    </g>
  )
}

import { at } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { planetsIn, specialtiesOf } from '../src/rules/planets.ts'
import { ANOMALIES, COLOURS, NONE, type Planet, type System, type View } from '../src/types.ts'
import { systemName } from '../words/names.ts'
import { BRASS, BRIGHT, INK, INK_2, lookOf, SPACE } from './colours.ts'
import { CELL, type Spot } from './geometry.ts'
import { Influence, Resources, Shape, Specialty } from './marks.tsx'
import { planetFill } from './paints.tsx'
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
import { planetTarget, systemTarget } from './targets.ts'
import { isChosen, isLit, isMarked, isRefused, type Table, Thing } from './thing.tsx'

/* A system with all that lies in it. Names are written where there is room for them. */

interface Drawn {
  readonly table: Table
  readonly i: System
  readonly spot: Spot
  readonly named: boolean
}

const isCustodian = (v: View, i: System): boolean => i === v.box.mecatol && v.custodians === NONE

function Ground({ table, i }: { readonly table: Table; readonly i: System }): ReactNode {
  const { box } = table.view
  const target = systemTarget(box, i)
  const home = box.systems[i]?.home ?? NONE
  const colour = home === NONE ? undefined : lookOf(box, home).colour
  const edge = colour ?? (i === box.mecatol ? BRASS : 'rgba(226,200,143,.26)')
  const marked = isMarked(table, target) || isChosen(table, target)
  return (
    <>
      <path
        d={CELL}
        fill={colour === undefined ? 'url(#xp-sys)' : `color-mix(in srgb, ${colour} 10%, #0c1426)`}
        stroke={edge}
        strokeWidth={colour === undefined && i !== box.mecatol ? 1 : 1.8}
      />
      <Stars seed={box.systems[i]?.tile ?? ''} />
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

/* ---- planets -------------------------------------------------------------------------------------------------------- */

interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Words stand right of the planet, not under it. */
  readonly beside: boolean
}

/** By number of planets in the system. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ x: 0, y: -14, r: 22, beside: false }],
  [
    { x: -27, y: -22, r: 14, beside: true },
    { x: -27, y: 22, r: 14, beside: true },
  ],
  [
    { x: -20, y: -32, r: 11, beside: true },
    { x: -27, y: 0, r: 11, beside: true },
    { x: -20, y: 32, r: 11, beside: true },
  ],
  [
    { x: -18, y: -36, r: 9, beside: true },
    { x: -26, y: -12, r: 9, beside: true },
    { x: -26, y: 12, r: 9, beside: true },
    { x: -18, y: 36, r: 9, beside: true },
  ],
]

const specialtyList = (v: View, p: Planet): number[] =>
  COLOURS.flatMap((_, c) => ((specialtiesOf(v, p) >> c) & 1 ? [c] : []))

function ValuesOf({
  view,
  planet,
  x,
  y,
  size,
  middle,
}: {
  readonly view: View
  readonly planet: Planet
  readonly x: number
  readonly y: number
  readonly size: number
  readonly middle: boolean
}): ReactNode {
  const row = view.box.planets[planet]?.row
  if (row === undefined) return null
  const colours = specialtyList(view, planet)
  const wide = size * (2 + colours.length) + 2
  const from = middle ? x - wide / 2 + size / 2 : x + size / 2
  return (
    <>
      <Resources n={row.resources} x={from} y={y} size={size} />
      <Influence n={row.influence} x={from + size + 2} y={y} size={size * 0.95} />
      {colours.map((c, k) => (
        <Specialty key={c} colour={c} x={from + (size + 1) * (k + 2)} y={y} size={size * 0.95} />
      ))}
    </>
  )
}

/** Who holds it and with how much; structures beside. */
function Hold({
  view,
  planet,
  place,
}: {
  readonly view: View
  readonly planet: Planet
  readonly place: Place
}): ReactNode {
  const owner = at(view.owner, planet)
  const n = at(view.infantry, planet)
  const look = lookOf(view.box, owner)
  const [x, y] = place.beside
    ? [place.x - 5, place.y + place.r * 0.75]
    : [place.x - place.r * 0.9, place.y + place.r * 0.62]
  const isSpent = at(view.spent, planet) === 1 && owner !== NONE
  const built = [
    ...Array.from({ length: at(view.pds, planet) }, () => 'P'),
    ...(at(view.docks, planet) > 0 ? ['D'] : []),
  ]
  return (
    <>
      {owner !== NONE && (
        <circle
          cx={place.x}
          cy={place.y}
          r={place.r + 2}
          fill="none"
          stroke={look.colour}
          strokeWidth="2"
          strokeDasharray={isSpent ? '3 3' : ''}
        />
      )}
      {(n > 0 || owner !== NONE) && (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect
            x={n > 9 ? -17 : -13}
            y="-8"
            width={n > 9 ? 30 : 25}
            height="16"
            rx="4"
            fill={SPACE}
            stroke={owner === NONE ? INK_2 : look.colour}
          />
          {owner === NONE ? (
            <circle cx="-6" r="4" fill="#8d96ab" />
          ) : (
            <Shape look={look} x={n > 9 ? -10 : -6} y={0} size={11} />
          )}
          <text x="5" y="4.3" fontSize="12" fontWeight="700" fill={INK} textAnchor="middle">
            {n}
          </text>
        </g>
      )}
      {built.map((kind, k) => (
        <g key={k} transform={`translate(${place.x - place.r * 0.5 + k * 11} ${place.y - place.r - 3})`}>
          <path d={kind === 'D' ? 'M-5-4h10v8h-10z' : 'M0-5 5 4h-10z'} fill={look.colour} stroke={SPACE} />
        </g>
      ))}
    </>
  )
}

function PlanetView({
  table,
  planet,
  place,
  named,
}: {
  readonly table: Table
  readonly planet: Planet
  readonly place: Place
  readonly named: boolean
}): ReactNode {
  const { view } = table
  const row = view.box.planets[planet]?.row
  const target = planetTarget(view.box, planet)
  if (row === undefined) return null
  const { x, y, r, beside } = place
  const isLaid = view.stack.at(-1)?.step === 'pay' && view.stack.at(-1)?.list.includes(planet) === true
  const lit = isLit(table, target)
  const tx = beside ? x + r + 5 : x
  const size = named ? 15 : beside ? 19 : 22
  return (
    <>
      <g aria-hidden="true" pointerEvents="none">
        {(lit || isLaid || isMarked(table, target)) && (
          <circle
            cx={x}
            cy={y}
            r={r + 6}
            fill={BRIGHT}
            fillOpacity={isLaid || isMarked(table, target) ? 0.3 : 0.1}
            stroke={BRIGHT}
            strokeWidth={isLaid ? 2.8 : 1.8}
            strokeDasharray={isLaid ? '' : '4 3'}
          />
        )}
        {isRefused(table, target) && (
          <circle cx={x} cy={y} r={r + 6} fill="none" stroke="#ffb4a6" strokeWidth="2" strokeDasharray="2 4" />
        )}
        <circle
          cx={x}
          cy={y}
          r={r}
          fill={planetFill(row.id)}
          opacity={at(view.spent, planet) === 1 && at(view.owner, planet) !== NONE ? 0.55 : 1}
        />
        {row.legendary === true && (
          <circle cx={x} cy={y} r={r + 5} fill="none" stroke={BRASS} strokeDasharray="1.5 3" />
        )}
        {named && (
          <text
            x={tx}
            y={beside ? y - 2 : y + r + 15}
            fontSize={beside ? 11.5 : 12.5}
            fontWeight="500"
            fill={at(view.spent, planet) === 1 ? INK_2 : INK}
            textAnchor={beside ? 'start' : 'middle'}
          >
            {row.name}
          </text>
        )}
        <ValuesOf
          view={view}
          planet={planet}
          x={tx}
          y={beside ? (named ? y + 10 : y) : y + r + (named ? 27 : 18)}
          size={size}
          middle={!beside}
        />
        <Hold view={view} planet={planet} place={place} />
      </g>
      <Thing
        table={table}
        target={target}
        name={planetLabel(view, planet)}
        shape={<circle cx={x} cy={y} r={r + 5} />}
      />
    </>
  )
}

function planetLabel(v: View, p: Planet): string {
  const row = v.box.planets[p]?.row
  const owner = at(v.owner, p)
  const held = owner === NONE ? 'nobody' : (v.box.names[owner] ?? '')
  return `${row?.name}: ${row?.resources} resources, ${row?.influence} influence, held by ${held}, ${at(v.infantry, p)} infantry${at(v.spent, p) === 1 && owner !== NONE ? ', exhausted' : ''}`
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

/** Command tokens as pennants, and who locked the system. */
function Pennants({ view, i }: { readonly view: View; readonly i: System }): ReactNode {
  const players = view.box.names.flatMap((_, p) => ((at(view.tokens, i) >> p) & 1 ? [p] : []))
  const locker = at(view.locks, i)
  return (
    <g pointerEvents="none">
      {players.map((p, k) => (
        <g key={p} transform={`translate(${24 - k * 13} -47)`}>
          <path d="M0 0v17" stroke="#d5d8e2" strokeWidth="1.6" />
          <path d="M0 0h12v9H0z" fill={lookOf(view.box, p).colour} />
        </g>
      ))}
      {locker !== NONE && (
        <g transform="translate(-30 -40)" stroke={lookOf(view.box, locker).colour} fill={SPACE} strokeWidth="1.6">
          <path d="M-6 0h12v9H-6zM-3.5 0v-3a3.5 3.5 0 0 1 7 0v3" />
        </g>
      )}
    </g>
  )
}

function Holes({ view, i, planets }: { readonly view: View; readonly i: System; readonly planets: number }): ReactNode {
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

export function SystemView({ table, i, spot, named }: Drawn): ReactNode {
  const { view } = table
  const planets = planetsIn(view, i)
  const places = PLACES[Math.min(4, planets.length)] ?? []
  const kinds = anomaliesOf(view, i)
  const empty = planets.length === 0
  return (
    <g transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.scale})`}>
      <g aria-hidden="true">
        <Ground table={table} i={i} />
        <g opacity={empty ? 1 : 0.5}>
          <Anomalies kinds={kinds.join('')} />
        </g>
        <Holes view={view} i={i} planets={planets.length} />
        {named && empty && kinds.length > 0 && <Label y={44}>{kinds.map((k) => ANOMALIES[k]).join(', ')}</Label>}
        {isFrontier(view, i) && (
          <Frontier
            x={empty && kinds.length === 0 && holesOf(view, i).length === 0 ? 0 : 32}
            y={empty && kinds.length === 0 && holesOf(view, i).length === 0 ? 0 : -30}
            r={empty ? 12 : 9}
          />
        )}
      </g>
      <Thing table={table} target={systemTarget(view.box, i)} name={systemName(view, i)} shape={<path d={CELL} />} />
      {planets.map((planet, k) => {
        const place = places[Math.min(k, places.length - 1)]
        return place === undefined ? null : (
          <PlanetView key={planet} table={table} planet={planet} place={place} named={named} />
        )
      })}
      <g aria-hidden="true" pointerEvents="none">
        {isCustodian(view, i) && <Custodians alone={planets.length === 1} />}
        {isIngress(view, i) && <Ingress x={-36} y={30} r={10} />}
        <Pennants view={view} i={i} />
      </g>
    </g>
  )
}

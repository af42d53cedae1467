import { at, hasBit } from '@orrery/kernel'
import { isLit, isMarked, isRefused, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { specialtiesOf } from '../src/rules/planets.ts'
import { COLOURS, type Core, NONE, type Planet, type View } from '../src/types.ts'
import { plural } from '../words/grammar.ts'
import { BRASS, BRIGHT, INK, INK_2, lookOf, SPACE } from './colours.ts'
import { Influence, Resources, Shape, Specialty } from './marks.tsx'
import { planetFill } from './paints.tsx'
import { planetTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import style from './thing.module.css'

/* A planet in its system: values, who holds it and with how much. */

interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Words stand right of the planet, not under it. */
  readonly beside: boolean
}

/** By number of planets in the system. */
export const PLACES: readonly (readonly Place[])[] = [
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

interface Shown<V extends Core = View> {
  readonly view: V
  readonly planet: Planet
  readonly place: Place
}

const isSpent = (v: Core, p: Planet): boolean => at(v.spent, p) === 1 && at(v.owner, p) !== NONE

function Values({ view, planet, place, named }: Shown<Core> & { readonly named: boolean }): ReactNode {
  const row = view.ruleset.planets[planet]?.row
  if (row === undefined) return null
  const { x, y, r, beside } = place
  const colours = COLOURS.flatMap((_, c) => (hasBit(specialtiesOf(view, planet), c) ? [c] : []))
  const size = named ? 15 : beside ? 19 : 22
  const wide = size * (2 + colours.length) + 2
  const from = beside ? x + r + 5 + size / 2 : x - wide / 2 + size / 2
  const low = beside ? (named ? y + 10 : y) : y + r + (named ? 27 : 18)
  return (
    <>
      <Resources n={row.resources} x={from} y={low} size={size} />
      <Influence n={row.influence} x={from + size + 2} y={low} size={size * 0.95} />
      {colours.map((c, k) => (
        <Specialty key={c} colour={c} x={from + (size + 1) * (k + 2)} y={low} size={size * 0.95} />
      ))}
    </>
  )
}

/** Who holds it: a ring, dashed while its card is exhausted. */
export function Ring({ view, planet, place: { x, y, r } }: Shown<Core>): ReactNode {
  const owner = at(view.owner, planet)
  if (owner === NONE) return null
  const { colour } = lookOf(view.ruleset, owner)
  const dashes = isSpent(view, planet) ? '3 3' : ''
  return <circle cx={x} cy={y} r={r + 2} fill="none" stroke={colour} strokeWidth="2" strokeDasharray={dashes} />
}

/** Infantry on a small plate, in the colour and with the shape of whose they are. */
export function Infantry({ view, planet, place }: Shown<Core>): ReactNode {
  const owner = at(view.owner, planet)
  const n = at(view.infantry, planet)
  if (n === 0 && owner === NONE) return null
  const look = lookOf(view.ruleset, owner)
  const wide = n > 9 ? 30 : 25
  const [x, y] = place.beside
    ? [place.x - 5, place.y + place.r * 0.75]
    : [place.x - place.r * 0.9, place.y + place.r * 0.62]
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect
        x={12 - wide}
        y="-8"
        width={wide}
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
  )
}

const DOCK = 'M-5-4h10v8h-10z'
const PDS = 'M0-5 5 4h-10z'

function Hold({ view, planet, place }: Shown): ReactNode {
  const owner = at(view.owner, planet)
  const { colour } = lookOf(view.ruleset, owner)
  const { x, y, r } = place
  const built = [
    ...Array.from({ length: at(view.pds, planet) }, () => PDS),
    ...(at(view.docks, planet) > 0 ? [DOCK] : []),
  ]
  return (
    <>
      <Ring view={view} planet={planet} place={place} />
      <Infantry view={view} planet={planet} place={place} />
      {built.map((path, k) => (
        <path
          key={k}
          d={path}
          transform={`translate(${x - r * 0.5 + k * 11} ${y - r - 3})`}
          fill={colour}
          stroke={SPACE}
        />
      ))}
    </>
  )
}

/** Solid while it pays, dashed while it would fit, dotted when it was refused. */
function Glow({
  table,
  planet,
  place: { x, y, r },
}: {
  readonly table: PartProps
  readonly planet: Planet
  readonly place: Place
}): ReactNode {
  const f = table.view.stack.at(-1)
  const target = planetTarget(table.view.ruleset, planet)
  const isLaid = f?.step === 'pay' && f.list.includes(planet)
  const isStrong = isLaid || isMarked(table, target)
  if (isRefused(table, target))
    return <circle cx={x} cy={y} r={r + 6} fill="none" stroke="#ffb4a6" strokeWidth="2" strokeDasharray="2 4" />
  if (!isLit(table, target) && !isStrong) return null
  return (
    <circle
      cx={x}
      cy={y}
      r={r + 6}
      fill={BRIGHT}
      fillOpacity={isStrong ? 0.3 : 0.1}
      stroke={BRIGHT}
      strokeWidth={isLaid ? 2.8 : 1.8}
      strokeDasharray={isLaid ? '' : '4 3'}
    />
  )
}

/** Beside a planet there is room for a dozen letters; the whole name is heard, and read in its note. */
const LETTERS = 13
const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trim()}…` : name)

/** The planet itself, with its name where that can be read, and its values. */
export function PlanetArt({ view, planet, place, named }: Shown<Core> & { readonly named: boolean }): ReactNode {
  const row = view.ruleset.planets[planet]?.row
  if (row === undefined) return null
  const { x, y, r, beside } = place
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={planetFill(row.id)} opacity={isSpent(view, planet) ? 0.55 : 1} />
      {row.legendary === true && <circle cx={x} cy={y} r={r + 5} fill="none" stroke={BRASS} strokeDasharray="1.5 3" />}
      {named && (
        <text
          x={beside ? x + r + 5 : x}
          y={beside ? y - 2 : y + r + 15}
          fontSize={beside ? 11.5 : 12.5}
          fontWeight="500"
          fill={isSpent(view, planet) ? INK_2 : INK}
          textAnchor={beside ? 'start' : 'middle'}
        >
          {beside ? short(row.name) : row.name}
        </text>
      )}
      <Values view={view} planet={planet} place={place} named={named} />
    </>
  )
}

interface PlanetProps {
  readonly table: PartProps
  readonly planet: Planet
  readonly place: Place
  readonly named: boolean
}

export function PlanetView({ table, planet, place, named }: PlanetProps): ReactNode {
  const { view } = table
  return (
    <>
      <g aria-hidden="true" pointerEvents="none">
        <Glow table={table} planet={planet} place={place} />
        <PlanetArt view={view} planet={planet} place={place} named={named} />
        <Hold view={view} planet={planet} place={place} />
      </g>
      <Thing
        className={style.thing}
        table={table}
        target={planetTarget(view.ruleset, planet)}
        name={planetLabel(view, planet)}
        shape={<circle cx={place.x} cy={place.y} r={place.r + 5} />}
      />
    </>
  )
}

function planetLabel(v: View, p: Planet): string {
  const row = v.ruleset.planets[p]?.row
  const owner = at(v.owner, p)
  const held = owner === NONE ? 'nobody' : (v.ruleset.names[owner] ?? '')
  return `${row?.name}: ${plural(row?.resources ?? 0, 'resource')}, ${row?.influence} influence, controlled by ${held}, ${at(v.infantry, p)} infantry${isSpent(v, p) ? ', exhausted' : ''}`
}

import type { Json } from '@orrery/kernel'
import { type Part, stillTable, type TableProps, viewOf } from '@orrery/ui'
import { type ReactNode, useMemo } from 'react'
import { game } from '../src/index.ts'
import { CARDS } from '../src/data/cards.ts'
import { CHARTS } from '../src/data/setup.ts'
import { ORBITAL_OF, steps } from '../src/rules/map.ts'
import { scoreBase } from '../src/rules/scoring.ts'
import {
  type Base,
  type BaseId,
  BASES,
  type Orbital,
  type OrbitalId,
  ORBITALS,
  type SectorId,
  SECTORS,
  type View,
} from '../src/types.ts'
import { playerName } from '../words/names.ts'
import { Body } from '../web/bodies.tsx'
import { sideOf } from '../web/colours.ts'
import { COMPACT, type Layout, PHONE, WIDE } from '../web/geometry.ts'
import { Paints } from '../web/ground.tsx'
import { SideShape } from '../web/marks.tsx'
import { OrbitalView } from '../web/orbital.tsx'
import { Plate } from '../web/plate.tsx'
import { RacksView } from '../web/rack.tsx'
import { standsOn } from '../web/scored.ts'
import { CardView } from '../web/shelf.tsx'
import { orbitalTarget } from '../web/targets.ts'
import style from './book.module.css'

/* Pieces of the board for the rulebook: positions that the rules have read, drawn by the board's own parts. */

export type Position = { readonly [field: string]: Json }

const NONE_STAGED: ReadonlySet<string> = new Set()

interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const MARGIN = 8

const basesAt = (orbital: Orbital): readonly Base[] =>
  BASES.flatMap((_, base) => (ORBITAL_OF[base] === orbital ? [base] : []))

/** All that is drawn of an Orbital: its ring and sign, its fleets in one row, and its Bases. */
function frameOf(layout: Layout, orbital: Orbital): Frame {
  const spot = layout.orbitals[orbital]
  if (spot === undefined) return { left: 0, top: 0, right: 0, bottom: 0 }
  const { x, y, ring, rack, name } = spot
  const bases = basesAt(orbital).map((base) => layout.bases[base] ?? { x, y })
  return {
    left: Math.min(x - ring.rx, rack.x, ...bases.map((base) => base.x)) - MARGIN,
    top: Math.min(y - ring.ry, ...bases.map((base) => base.y), ...(name === undefined ? [] : [name.y - 14])) - MARGIN,
    right: Math.max(x + ring.rx, rack.x + 110, ...bases.map((base) => base.x + layout.plate.w)) + MARGIN,
    bottom: Math.max(y + ring.ry + 10, rack.y + 24, ...bases.map((base) => base.y + layout.plate.h)) + MARGIN,
  }
}

function rulesetOf(layout: Layout, orbitals: readonly Orbital[]): Ruleset {
  const all = orbitals.map((orbital) => frameOf(layout, orbital))
  const left = Math.min(...all.map((frame) => frame.left))
  const top = Math.min(...all.map((frame) => frame.top))
  const width = Math.max(...all.map((frame) => frame.right)) - left
  const height = Math.max(...all.map((frame) => frame.bottom)) - top
  return { viewBox: `${left} ${top} ${width} ${height}`, style: { maxWidth: width * LARGEST } }
}

/** A part of the board is drawn a little larger than on the table, never much. */
const LARGEST = 1.12

interface Ruleset {
  readonly viewBox: string
  readonly style: { readonly maxWidth: number }
}

interface SceneProps {
  readonly table: TableProps<View>
  readonly orbitals: readonly Orbital[]
  readonly layout?: Layout
}

/** A few Orbitals cut out of the board. */
const Scene = ({ table, orbitals, layout = WIDE }: SceneProps): ReactNode => (
  <svg className={style.scene} {...rulesetOf(layout, orbitals)} aria-hidden="true">
    <Paints />
    {orbitals.map((orbital) => {
      const { x, y, scale } = layout.orbitals[orbital] ?? { x: 0, y: 0, scale: 1 }
      return (
        <g key={orbital}>
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <Body orbital={orbital} />
          </g>
          <OrbitalView table={table} layout={layout} orbital={orbital} />
          <RacksView table={table} layout={layout} orbital={orbital} staged={NONE_STAGED} />
          {basesAt(orbital).map((base) => (
            <Plate key={base} table={table} layout={layout} base={base} staged={NONE_STAGED} />
          ))}
        </g>
      )
    })}
  </svg>
)

/** The rules read a position once, when it is first drawn. */
export const useView = (position: Position): View => useMemo(() => viewOf(game, position), [position])

const indexesOf = (orbitals: readonly OrbitalId[]): readonly Orbital[] => orbitals.map((id) => ORBITALS.indexOf(id))

export const scene =
  (position: Position, orbitals: readonly OrbitalId[]): Part<object> =>
  () => <SceneAt position={position} orbitals={orbitals} />

interface SceneAtProps {
  readonly position: Position
  readonly orbitals: readonly OrbitalId[]
}

function SceneAt({ position, orbitals }: SceneAtProps): ReactNode {
  const view = useView(position)
  return <Scene table={stillTable(view)} orbitals={indexesOf(orbitals)} />
}

/** Starting forces of four players as a position. */
function starting(): Position {
  const fleets: { [orbital: string]: { [fleet: string]: number } } = {}
  const bases: { [base: string]: { [cube: string]: number } } = {}
  for (const [side, chart] of Object.entries(CHARTS[4])) {
    for (const [fleet, orbital, n] of chart.fleets) fleets[orbital] = { ...fleets[orbital], [fleet]: n }
    for (const [base, n] of chart.influence) bases[base] = { ...bases[base], [side]: n }
  }
  return { players: 4, fleets, bases }
}

const START = starting()

export const startOf = (orbital: OrbitalId): Part<object> => scene(START, [orbital])

/** Where a fleet can go with one Move: those Orbitals are lit. */
export const moving =
  (from: OrbitalId): Part<object> =>
  () => <Moving from={ORBITALS.indexOf(from)} />

function Moving({ from }: { readonly from: Orbital }): ReactNode {
  const view = useView(START)
  const all = ORBITALS.map((_, orbital) => orbital)
  const near = all.filter((orbital) => steps(from, orbital) === 1)
  const table = stillTable(view, {
    lit: new Set(near.map(orbitalTarget)),
    selected: orbitalTarget(from),
  })
  return (
    <>
      <div className={style.wide}>
        <Scene table={table} orbitals={all} layout={COMPACT} />
      </div>
      <div className={style.narrow}>
        <Scene table={table} orbitals={all} layout={PHONE} />
      </div>
    </>
  )
}

/* ---- a Base and who gets what ---------------------------------------------------------------------------------------- */

const PLACES = ['first', 'second', 'third', 'fourth']

/** Who wins a tie by a tech gains more than those with the same total. */
type Ranked = readonly [total: number, gain: number]

function placeName(all: readonly Ranked[], [total, gain]: Ranked): string {
  const higher = all.filter(([n, cp]) => n > total || (n === total && cp > gain)).length
  const shared = all.filter(([n, cp]) => n === total && cp === gain).length > 1
  return `${shared ? 'shared ' : ''}${PLACES[higher] ?? ''}`
}

interface TallyProps {
  readonly view: View
  readonly base: number
  readonly sector: number
}

/** Cubes, control, sum, place and points of everybody on a Base, as the rules score it. */
export function Tally({ view, base, sector }: TallyProps): ReactNode {
  const { gains } = scoreBase(view, base, sector)
  const stands = standsOn(view, base).filter(({ total }) => total > 0)
  const ranked = (player: number, total: number): Ranked => [total, gains[player] ?? 0]
  const all = stands.map(({ player, total }) => ranked(player, total))
  return (
    <table className={style.tally}>
      <tbody>
        {stands
          .toSorted((a, b) => b.total - a.total)
          .map(({ player, cubes, plus, total }) => (
            <tr key={player} data-f={sideOf(player)}>
              <th scope="row">
                <SideShape player={player} size={12} /> {playerName(player)}
              </th>
              <td>
                {Array.from({ length: cubes }, (_, i) => (
                  <SideShape key={i} player={player} size={12} />
                ))}
                {plus && <span> +1 control</span>}
              </td>
              <td>= {total}</td>
              <td>{placeName(all, ranked(player, total))}</td>
              <td>{(gains[player] ?? 0) > 0 ? `+${gains[player]}` : 0}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

export const counted =
  (position: Position, base: BaseId, sector: SectorId): Part<object> =>
  () => <Counted position={position} base={BASES.indexOf(base)} sector={SECTORS.indexOf(sector)} />

interface CountedProps {
  readonly position: Position
  readonly base: number
  readonly sector: number
}

function Counted({ position, base, sector }: CountedProps): ReactNode {
  const view = useView(position)
  return (
    <div className={style.counted}>
      <BaseScene table={stillTable(view)} base={base} />
      <Tally view={view} base={base} sector={sector} />
    </div>
  )
}

const PLATE_X = 66

/** One Base beside its Orbital, as the Belt has them, wherever it lies on the board. */
export function BaseScene({ table, base }: { readonly table: TableProps<View>; readonly base: number }): ReactNode {
  const orbital = ORBITAL_OF[base] ?? 0
  const spot = WIDE.orbitals[orbital] ?? WIDE.orbitals[0]
  if (spot === undefined) return null
  const r = 28
  const layout = {
    ...WIDE,
    bases: WIDE.bases.map(() => ({ x: PLATE_X, y: 6 })),
    orbitals: WIDE.orbitals.map(({ name: _, ...one }) => ({
      ...one,
      x: 32,
      y: 42,
      ring: { rx: r, ry: r },
      rack: { x: PLATE_X, y: 56, width: 158, height: 48 },
    })),
  }
  return (
    <svg className={style.base} viewBox="0 0 230 84" aria-hidden="true">
      <Paints />
      <g transform={`translate(32 42) scale(${(r - 8) / spot.r})`}>
        <Body orbital={orbital} />
      </g>
      <OrbitalView table={table} layout={layout} orbital={orbital} />
      <RacksView table={table} layout={layout} orbital={orbital} staged={NONE_STAGED} />
      <Plate table={table} layout={layout} base={base} staged={NONE_STAGED} />
    </svg>
  )
}

/* ---- cards ------------------------------------------------------------------------------------------------------------ */

export const cards =
  (ids: readonly string[]): Part<object> =>
  () => <Cards ids={ids} />

function Cards({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const view = useView(START)
  return (
    <ol className={style.cards}>
      {ids.map((id) => (
        <CardView
          key={id}
          table={stillTable(view)}
          card={CARDS.findIndex((row) => row.id === id)}
          target={`card:${id}`}
          price={null}
          state=""
        />
      ))}
    </ol>
  )
}

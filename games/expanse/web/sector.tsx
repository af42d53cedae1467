import type { GameEvent, Seen } from '@orrery/kernel'
import { isLit, isMarked, Thing } from '@orrery/ui'
import type { ReactNode, SVGProps } from 'react'
import { MARKERS_PER_SECTOR } from '../src/data/setup.ts'
import { type Event, type Sector, SECTORS, type View } from '../src/types.ts'
import { playersOf, sectorLabel, sectorThing } from '../words/things.ts'
import { BRASS, BRIGHT, colourOf, ENGRAVED, INK_3 } from './colours.ts'
import type { Layout } from './geometry.ts'
import { Shape } from './marks.tsx'
import { sectorPoints } from './scored.ts'
import { sectorTarget } from './targets.ts'
import type { PartProps } from './table.ts'

/* A Sector's name, its Bonus markers, and under "score now" what it alone would give. */

export const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V']

/** In place of a numeral: used in a scoring before the first one this page saw. */
export const USED = 'used'

/** The Sector each scoring favoured, if known: from events, or because only one was possible. */
export function sectorsUsed(view: View, told: readonly Seen<GameEvent>[] = []): (Sector | undefined)[] {
  const used: (Sector | undefined)[] = []
  let scoring = 0
  for (const { event } of told as readonly Seen<Event>[]) {
    if (event.kind === 'scoring') scoring = event.number
    if (event.kind === 'bonusRevealed') used[scoring - 1] = event.sector
  }
  const gone = SECTORS.map((_, sector) => MARKERS_PER_SECTOR - (view.markers[sector] ?? 0))
  const rest = gone.flatMap((n, sector) => {
    const known = used.filter((one) => one === sector).length
    return n > known ? [sector] : []
  })
  const scorings = gone.reduce((sum, n) => sum + n, 0)
  if (rest.length === 1) for (let i = 0; i < scorings; i++) used[i] ??= rest[0]
  return used
}

/**
 * Marks of one Sector: the numerals of its scorings where known, those used before the first known one, those still
 * open.
 */
export function marksOf(view: View, sector: Sector, told: readonly Seen<GameEvent>[] = []): string[] {
  const known = sectorsUsed(view, told).flatMap((one, i) => (one === sector ? [NUMERALS[i] ?? ''] : []))
  const gone = MARKERS_PER_SECTOR - (view.markers[sector] ?? 0)
  return Array.from({ length: MARKERS_PER_SECTOR }, (_, i) => (i < gone ? (known[i] ?? USED) : ''))
}

const Marker = ({ x, y, used }: { readonly x: number; readonly y: number; readonly used: string }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    {used === '' ? (
      <>
        <rect width="24" height="16" rx="8" fill="none" stroke={BRASS} />
        <path d="M12 4.2 13.3 6.8l2.9.4-2.1 2 .5 2.8-2.6-1.3-2.6 1.3.5-2.8-2.1-2 2.9-.4z" fill={BRASS} />
      </>
    ) : (
      <>
        <rect width="24" height="16" rx="8" fill={ENGRAVED} fillOpacity=".28" stroke={ENGRAVED} />
        {used === USED ? (
          <path d="M7.5 8.4 10.8 11.4 16.5 5" fill="none" stroke={BRASS} strokeWidth="1.8" strokeLinecap="round" />
        ) : (
          <text x="12" y="12" fontSize="11" fontWeight="600" fill={BRASS} textAnchor="middle">
            {used}
          </text>
        )}
      </>
    )}
  </g>
)

interface SumsProps {
  readonly view: View
  readonly sector: Sector
  readonly x: number
  readonly y: number
}

function Sums({ view, sector, x, y }: SumsProps): ReactNode {
  const normal = sectorPoints(view, sector, false)
  const bonus = sectorPoints(view, sector, true)
  const few = view.ruleset.players === 2
  return playersOf(view).map((player) => (
    <g key={player} transform={`translate(${x + (few ? 40 : 35) * player} ${y})`}>
      <Shape player={player} x={0} y={-9} size={8} />
      <text x="10" y="0" fontSize="12" fontWeight="600" fill={colourOf(player)}>
        {normal[player]}
        <tspan fill={INK_3} fontWeight="500">{`/${bonus[player] ?? 0}`}</tspan>
      </text>
    </g>
  ))
}

/** Widths of the names as they are set, so that markers follow them. */
const NAME_WIDTHS: readonly number[] = [122, 74, 124]
/** Two players' sums stand beside the markers; more stand below the name. */
const BESIDE: readonly number[] = [186, 138, 246]

const outlineOf = (sector: Sector): SVGProps<SVGRectElement> => ({
  x: -8,
  y: -19,
  width: (NAME_WIDTHS[sector] ?? 0) + 74,
  height: 28,
  rx: 8,
})

function NameAndMarkers({ table, sector }: { readonly table: PartProps; readonly sector: Sector }): ReactNode {
  const target = sectorTarget(sector)
  const width = NAME_WIDTHS[sector] ?? 0
  const lit = isLit(table, target)
  return (
    <>
      <rect
        {...outlineOf(sector)}
        fill={lit ? BRIGHT : 'transparent'}
        fillOpacity={isMarked(table, target) ? 0.28 : 0.08}
        stroke={lit ? BRIGHT : 'none'}
        strokeWidth="1.4"
      />
      <text fontSize="13" fontWeight="600" fill={lit ? BRIGHT : BRASS} letterSpacing="1.5">
        {sectorLabel(sector).toUpperCase()}
      </text>
      {marksOf(table.view, sector, table.told).map((used, i) => (
        <Marker key={i} x={width + 6 + i * 28} y={-12.5} used={used} />
      ))}
    </>
  )
}

interface SectorViewProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly sector: Sector
}

export function SectorView({ table, layout, sector }: SectorViewProps): ReactNode {
  const { x, y } = layout.sectors[sector] ?? { x: 0, y: 0 }
  const two = table.view.ruleset.players === 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing
        table={table}
        target={sectorTarget(sector)}
        name={sectorThing(table.view, sector)}
        shape={<rect {...outlineOf(sector)} />}
      >
        <NameAndMarkers table={table} sector={sector} />
      </Thing>
      {table.scoreNow && !table.phone && (
        <Sums view={table.view} sector={sector} x={two ? (BESIDE[sector] ?? 0) : 0} y={two ? 0 : 19} />
      )}
    </g>
  )
}

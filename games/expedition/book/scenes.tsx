import type { Json } from '@orrery/kernel'
import { type Part, stillTable, type TableProps, viewBoxOf, viewOf } from '@orrery/ui'
import { type ReactNode, useMemo } from 'react'
import { game } from '../src/index.ts'
import { legalSites } from '../src/rules/sites.ts'
import type { System, View } from '../src/types.ts'
import { SLICE_SHORT } from '../words/slices.ts'
import { HEX, layoutOf } from '../web/geometry.ts'
import { Paints } from '../web/paints.tsx'
import { sliceLooks } from '../web/status.tsx'
import { SystemView } from '../web/system.tsx'
import { systemTarget } from '../web/targets.ts'
import { Token } from '../web/token.tsx'
import style from './book.module.css'

/* Pieces of the map for the rulebook: positions that the rules have read, drawn by the map's own parts. */

export type Position = { readonly [field: string]: Json }

/** Three seats, Sol to act. */
const USUAL: Position = {
  seating: ['sol', 'hacan', 'jolnar'],
  strategy: {
    leadership: { holder: 'sol' },
    construction: { holder: 'sol' },
    diplomacy: { holder: 'hacan' },
    trade: { holder: 'hacan' },
    politics: { holder: 'jolnar' },
    warfare: { holder: 'jolnar' },
  },
}

const useView = (position: Position): View => useMemo(() => viewOf(game, { ...USUAL, ...position }), [position])

interface TokenAtProps {
  readonly position: Position
  readonly worded?: boolean
}

export function TokenAt({ position, worded = true }: TokenAtProps): ReactNode {
  const view = useView(position)
  const table = stillTable(view, { seat: 0 })
  return (
    <div className={style.token}>
      <Paints />
      <Token
        ruleset={view.ruleset}
        slices={sliceLooks(table)}
        names={SLICE_SHORT}
        worded={worded}
        flipped={view.flipped}
        button={() => undefined}
      />
    </div>
  )
}

export const token =
  (position: Position): Part<object> =>
  () => <TokenAt position={position} />

interface MapProps {
  readonly table: TableProps<View>
  readonly systems: readonly System[]
}

const MARGIN = 6

/** A few systems cut out of the map. */
function MapPart({ table, systems }: MapProps): ReactNode {
  const { view } = table
  const spots = useMemo(() => layoutOf(view.ruleset, view.fracture).spots, [view.ruleset, view.fracture])
  const places = systems.flatMap((i) => spots[i] ?? [])
  const left = Math.min(...places.map(({ x }) => x)) - HEX - MARGIN
  const top = Math.min(...places.map(({ y }) => y)) - HEX - MARGIN
  const width = Math.max(...places.map(({ x }) => x)) + HEX + MARGIN - left
  const height = Math.max(...places.map(({ y }) => y)) + HEX + MARGIN - top
  return (
    <div className={style.map}>
      <Paints />
      <svg viewBox={viewBoxOf({ left, top, width, height })} style={{ maxWidth: width * 1.15 }} aria-hidden="true">
        {systems.map((i) => {
          const spot = spots[i]
          return spot === undefined ? null : <SystemView key={i} table={table} i={i} spot={spot} named />
        })}
      </svg>
    </div>
  )
}

interface MapAtProps {
  readonly position: Position
  readonly tiles: readonly string[]
}

export function MapAt({ position, tiles }: MapAtProps): ReactNode {
  const view = useView(position)
  const systems = view.ruleset.systems.flatMap(({ tile }, i) => (tiles.includes(tile) ? [i] : []))
  return <MapPart table={stillTable(view, { seat: 0 })} systems={systems} />
}

export const map =
  (position: Position, tiles: readonly string[]): Part<object> =>
  () => <MapAt position={position} tiles={tiles} />

/** The whole map with the systems lit where Thunder's Edge may be placed. */
export const sites =
  (position: Position): Part<object> =>
  () => <Sites position={position} />

function Sites({ position }: { readonly position: Position }): ReactNode {
  const view = useView(position)
  const lit = new Set(legalSites(view).map((i) => systemTarget(view.ruleset, i)))
  const systems = view.ruleset.systems.flatMap(({ fracture, offMap }, i) => (fracture || offMap ? [] : [i]))
  return <MapPart table={stillTable(view, { seat: 0, lit })} systems={systems} />
}

import type { ReactNode } from 'react'
import { hasBase, RESOURCE_OF } from '../src/rules/map.ts'
import { holderOf } from '../src/rules/powers.ts'
import { SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { type Base, type Cube, NONE, type Player } from '../src/types.ts'
import { baseName, cubeName } from '../words/names.ts'
import { baseThing, cubeThing, isDestroyed } from '../words/things.ts'
import { BRIGHT, colourOf, EDGE, FLAME, INK, INK_2, INK_3, PLATE, SPACE, WARN } from './colours.ts'
import type { Layout } from './geometry.ts'
import { Resource, Shape } from './marks.tsx'
import { previewOf, type Stand, standsOn } from './scored.ts'
import { baseTarget, cubeTarget } from './targets.ts'
import { isLit, isMarked, type Table, Thing } from './thing.tsx'

/* A Base: who leads, who has how much, what may be done there. */

interface Cell extends Stand {
  readonly x: number
  readonly w: number
}

const GAP = 3
const CELL = { y: 23, h: 18 } as const

/** The wide plate has a fixed place for every side; on a narrow one those present stand side by side. */
export function cellsOf(stands: readonly Stand[], { plate }: Layout): readonly Cell[] {
  if (plate.w >= 140) {
    const w = (plate.w - 12 - GAP * (stands.length - 1)) / stands.length
    return stands.map((stand, i) => ({ ...stand, x: 8 + i * (w + GAP), w }))
  }
  const present = stands.filter(({ total }) => total > 0)
  const tight = present.length > 3 || present.filter(({ plus }) => plus).length * 13 + present.length * 30 > plate.w - 8
  let x = 8
  return present.map((stand) => {
    const w = stand.plus ? (tight ? 37 : 40) : tight ? 24 : 27
    const cell = { ...stand, x, w }
    x += w + (tight ? 2 : GAP)
    return cell
  })
}

/** The middle of a side's cell, where its cubes come and go. */
export function cellCentre(table: Table, layout: Layout, base: Base, player: Player): { x: number; y: number } {
  const place = layout.bases[base] ?? { x: 0, y: 0 }
  const cell = cellsOf(standsOn(table.view, base), layout).find((one) => one.player === player)
  return { x: place.x + (cell === undefined ? 20 : cell.x + cell.w / 2), y: place.y + CELL.y + CELL.h / 2 }
}

function Closed({
  table,
  layout,
  base,
}: {
  readonly table: Table
  readonly layout: Layout
  readonly base: Base
}): ReactNode {
  const { w, h } = layout.plate
  const destroyed = isDestroyed(table.view, base)
  return (
    <>
      <rect width={w} height={h} rx="5" fill={SPACE} fillOpacity=".8" stroke="#273451" strokeDasharray="3 3" />
      <rect x="1" y="1" width={w - 2} height={h - 2} rx="4" fill="url(#ex-hatch)" opacity={destroyed ? 0.75 : 0.38} />
      <rect x="6" y={h / 2 - 15} width={w - 12} height="30" rx="3" fill={SPACE} fillOpacity=".92" />
      <text x="14" y={h / 2 - 1} fontSize="12.5" fontWeight="500" fill={INK_3}>
        {baseName(base)}
      </text>
      <text x="14" y={h / 2 + 11.5} fontSize="11" fill={INK_3}>
        {destroyed ? 'destroyed' : 'out of play'}
      </text>
      {destroyed && (
        <path d={`M${w - 31} ${h / 2 - 9}l18 18m0-18-18 18`} stroke={WARN} strokeWidth="2" strokeLinecap="round" />
      )}
    </>
  )
}

/** The bar at the left: the leader's colour, broken grey for a tie. */
function LeadBar({ leaders, h }: { readonly leaders: readonly Stand[]; readonly h: number }): ReactNode {
  const [leader] = leaders
  if (leader === undefined) return null
  if (leaders.length === 1)
    return <path d={`M5 0H4A4 4 0 0 0 0 5V${h - 5}A4 4 0 0 0 4 ${h}H5Z`} fill={colourOf(leader.player)} />
  return <path d={`M2 3V${h - 3}`} stroke={INK_3} strokeWidth="4" strokeDasharray="4.6 3.8" />
}

/** Who would score here and how much, outside and inside the Bonus Sector. */
function Points({
  table,
  base,
  leaders,
  w,
}: {
  readonly table: Table
  readonly base: Base
  readonly leaders: readonly Stand[]
  readonly w: number
}): ReactNode {
  const { normal, bonus } = previewOf(table.view, base)
  const [leader] = leaders
  if (leader === undefined) return <Right w={w} text="nobody" colour={INK_3} size={11.5} />
  const winner = leaders.find(({ player }) => (bonus.gains[player] ?? 0) > 0)?.player ?? leader.player
  const same = table.view.final
  const points = `${normal.gains[winner] ?? 0}`
  const tie = leaders.length > 1
  return (
    <>
      {!tie && <Shape player={winner} x={w - (same ? 26 : 43)} y={7.5} size={9} />}
      <text x={w - 8} y="16.5" fontSize="12.5" fontWeight="600" fill={tie ? INK_2 : colourOf(winner)} textAnchor="end">
        {tie ? `tie ${points}` : points}
        {!same && <tspan fill={INK_3} fontWeight="500">{` / ${bonus.gains[winner] ?? 0}`}</tspan>}
      </text>
    </>
  )
}

const Right = ({
  w,
  text,
  colour,
  size,
}: {
  readonly w: number
  readonly text: string
  readonly colour: string
  readonly size: number
}): ReactNode => (
  <text x={w - 8} y="16.5" fontSize={size} fontWeight="500" fill={colour} textAnchor="end">
    {text}
  </text>
)

/** A cube's shape and number, `+1` for Orbital Control; two players have room for the sum. */
function Count({
  cell,
  roomy,
  safe,
}: {
  readonly cell: Cell
  readonly roomy: boolean
  readonly safe: boolean
}): ReactNode {
  const { x, w, player, influence, plus, leads, diplomats, total } = cell
  const left = roomy ? x + 6 : x + (plus ? 2.8 : 7)
  const ink = leads ? INK : INK_2
  const wide = influence > 9 ? 6 : 0
  return (
    <>
      <Shape player={player} x={left} y={CELL.y + 4.25} size={9.5} diplomat={diplomats > 0} />
      {safe && diplomats > 0 && (
        <path d={`M${left} ${CELL.y + 15.7}h9.5`} stroke={colourOf(player)} strokeWidth="1.3" />
      )}
      <text x={left + (roomy ? 15 : 11.5)} y={CELL.y + 13.6} fontSize="13" fontWeight="600" fill={ink}>
        {influence}
      </text>
      {plus && (
        <text
          x={left + (roomy ? 24 : 18.8) + wide}
          y={CELL.y + 13}
          fontSize="11"
          fontWeight="600"
          fill={colourOf(player)}
        >
          +1
        </text>
      )}
      {roomy && plus && (
        <text
          x={x + w - 6}
          y={CELL.y + 13.6}
          fontSize="12"
          fontWeight="500"
          fill={INK_2}
          textAnchor="end"
        >{`= ${total}`}</text>
      )}
    </>
  )
}

function CellView({
  cell,
  tied,
  roomy,
  staged,
  safe,
}: {
  readonly cell: Cell
  readonly tied: boolean
  readonly roomy: boolean
  readonly staged: boolean
  readonly safe: boolean
}): ReactNode {
  const { x, w, player, total, leads } = cell
  const box = { x, y: CELL.y, width: w, height: CELL.h, rx: 3 }
  if (total === 0) {
    return (
      <>
        <rect {...box} fill="#fff" fillOpacity=".025" />
        <Shape player={player} x={x + w / 2 - 3.5} y={CELL.y + 5.5} size={7} faint />
      </>
    )
  }
  const colour = colourOf(player)
  const edge = leads ? { stroke: colour, strokeOpacity: 0.9, ...(tied ? { strokeDasharray: '2.5 2' } : {}) } : {}
  return (
    <>
      <rect {...box} fill={colour} fillOpacity={leads ? 0.24 : 0.07} {...edge} />
      {staged && (
        <rect
          x={x - 1.5}
          y={CELL.y - 1.5}
          width={w + 3}
          height={CELL.h + 3}
          rx="4.5"
          fill="none"
          stroke={INK}
          strokeWidth="1.2"
          strokeDasharray="3 2"
        />
      )}
      <Count cell={cell} roomy={roomy} safe={safe} />
    </>
  )
}

const Standee = ({ w, suppressed }: { readonly w: number; readonly suppressed: boolean }): ReactNode => (
  <g transform={`translate(${w - 22} -7)`}>
    <path
      d="M9 0c4 5 7 9 7 14a7 7 0 0 1-14 0C2 9 5 5 9 0z"
      fill={PLATE}
      stroke={suppressed ? INK_3 : FLAME}
      strokeWidth="1.5"
    />
    <path d="M9 6c2 3 3.5 5 3.5 8a3.5 3.5 0 0 1-7 0C5.5 11 7 9 9 6z" fill={suppressed ? INK_3 : FLAME} />
    {suppressed && <path d="M2 3 17 20" stroke={WARN} strokeWidth="2" strokeLinecap="round" />}
  </g>
)

/** Edge and glow of what may be chosen; a dashed edge for what a choice beside the board points at. */
function Frame({
  table,
  base,
  w,
  h,
}: {
  readonly table: Table
  readonly base: Base
  readonly w: number
  readonly h: number
}): ReactNode {
  const lit = isLit(table, baseTarget(base))
  const marked = isMarked(table, baseTarget(base))
  return (
    <>
      {lit && (
        <rect
          className="ex-glow"
          x="-1.5"
          y="-1.5"
          width={w + 3}
          height={h + 3}
          rx="6.5"
          fill="none"
          stroke={BRIGHT}
          strokeWidth={marked ? 5 : 3}
          opacity={marked ? 0.9 : 0.5}
          filter="url(#ex-soft)"
        />
      )}
      <rect
        width={w}
        height={h}
        rx="5"
        fill={marked ? '#1d2a47' : PLATE}
        fillOpacity=".95"
        stroke={lit || marked ? BRIGHT : EDGE}
        strokeWidth={lit ? 1.4 : 1}
      />
    </>
  )
}

function Open({ table, layout, base, staged }: PlateProps): ReactNode {
  const { view } = table
  const { w, h } = layout.plate
  const stands = standsOn(view, base)
  const leaders = stands.filter(({ leads }) => leads)
  const lit = isLit(table, baseTarget(base))
  const standee = view.standee === base
  const tied = leaders.length > 1
  return (
    <>
      <Frame table={table} base={base} w={w} h={h} />
      <LeadBar leaders={leaders} h={h} />
      <Resource resource={RESOURCE_OF[base] ?? 0} x={12} y={5.5} size={13} colour={INK_2} />
      <text x="30" y="16.5" fontSize="13" fontWeight="500" fill={INK}>
        {baseName(base)}
      </text>
      {table.scoreNow ? (
        <Points table={table} base={base} leaders={leaders} w={standee ? w - 18 : w} />
      ) : (
        tied && <Right w={w - (lit || standee ? 16 : 0)} text="tie" colour={INK_2} size={11.5} />
      )}
      {lit && !table.scoreNow && !standee && (
        <path d={`M${w - 13} 8.5v9M${w - 17.5} 13h9`} stroke={BRIGHT} strokeWidth="1.7" strokeLinecap="round" />
      )}
      {cellsOf(stands, layout).map((cell) => (
        <CellView
          key={cell.player}
          cell={cell}
          tied={tied}
          roomy={stands.length === 2 && w >= 140}
          staged={staged.has(`${cell.player}@${base}`)}
          safe={holderOf(view, view.box.powers.safeCubes) === cell.player}
        />
      ))}
      {standee && <Standee w={w} suppressed={view.suppressed} />}
    </>
  )
}

/** A cube that may be chosen by itself: an edge around its cell, or around its half where both kinds lie there. */
function LitCubes({
  table,
  layout,
  base,
}: {
  readonly table: Table
  readonly layout: Layout
  readonly base: Base
}): ReactNode {
  return cellsOf(standsOn(table.view, base), layout).flatMap((cell) => {
    const kinds: readonly Cube[] = [cell.player, SPECIAL_CUBE[cell.player] ?? NONE].filter(
      (cube) => cube >= 0 && isLit(table, cubeTarget(cube, base)),
    )
    return kinds.map((cube, i) => {
      const w = cell.w / kinds.length
      const marked = isMarked(table, cubeTarget(cube, base))
      return (
        <Thing
          key={cube}
          table={table}
          target={cubeTarget(cube, base)}
          name={cubeThing(cubeName(table.view, cube), base)}
          small
        >
          <rect
            x={cell.x + i * w}
            y={CELL.y}
            width={w}
            height={CELL.h}
            rx="3"
            fill={marked ? BRIGHT : '#fff'}
            fillOpacity={marked ? 0.3 : 0.02}
            stroke={BRIGHT}
            strokeWidth="1.6"
          />
          {kinds.length > 1 && (
            <Shape
              player={cell.player}
              x={cell.x + i * w + w / 2 - 4}
              y={CELL.y + 12}
              size={8}
              fill={BRIGHT}
              diplomat={cube !== cell.player}
            />
          )}
        </Thing>
      )
    })
  })
}

interface PlateProps {
  readonly table: Table
  readonly layout: Layout
  readonly base: Base
  /** `player@base` of cubes that may still be taken back. */
  readonly staged: ReadonlySet<string>
}

export function Plate(props: PlateProps): ReactNode {
  const { table, layout, base } = props
  const { x, y } = layout.bases[base] ?? { x: 0, y: 0 }
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing table={table} target={baseTarget(base)} name={baseThing(table.view, base)}>
        {hasBase(table.view.inPlay, base) ? <Open {...props} /> : <Closed table={table} layout={layout} base={base} />}
      </Thing>
      <LitCubes table={table} layout={layout} base={base} />
    </g>
  )
}

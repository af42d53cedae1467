import { isLit, isMarked, isRefused, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { hasBase } from '../src/rules/map.ts'
import { holderOf } from '../src/rules/powers.ts'
import { firstOf } from '../modules/web.ts'
import type { Base, View } from '../src/types.ts'
import { baseName } from '../words/names.ts'
import { baseThing, isDestroyed } from '../words/things.ts'
import { cellsOf, CellView, linesOf, LitCubes } from './cells.tsx'
import { BRIGHT, colourOf, EDGE, INK, INK_2, INK_3, PLATE, SPACE, WARN } from './colours.ts'
import type { Layout } from './geometry.ts'
import { Resource, Shape } from './marks.tsx'
import { scoringIn } from './scoring/detail.ts'
import { Tags } from './scoring/tags.tsx'
import { previewOf, type Stand, standsOn } from './scored.ts'
import { baseTarget, cellMark } from './targets.ts'
import { GLOW, type PartProps } from './table.ts'
import style from './board.module.css'

/* A Base: who leads, who has how much, what may be done there. */

interface ClosedProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly base: Base
}

function Closed({ table, layout, base }: ClosedProps): ReactNode {
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

/** A long name on a narrow plate leaves room for little else. */
const isCramped = (base: Base, w: number): boolean => w < 140 && baseName(base).length > 10

interface PointsProps {
  readonly table: PartProps
  readonly base: Base
  readonly leaders: readonly Stand[]
  readonly w: number
}

/** Who would score here and how much, outside and inside the Bonus Sector. */
function Points({ table, base, leaders, w }: PointsProps): ReactNode {
  const { normal, bonus } = previewOf(table.view, base)
  const [leader] = leaders
  if (leader === undefined) return <Right w={w} text={w < 140 ? '–' : 'nobody'} colour={INK_3} size={11.5} />
  const winner = leaders.find(({ player }) => (bonus.gains[player] ?? 0) > 0)?.player ?? leader.player
  const same = normal.gains[winner] === bonus.gains[winner]
  const points = `${normal.gains[winner] ?? 0}`
  const tie = leaders.length > 1
  const cramped = isCramped(base, w)
  return (
    <>
      {!tie && !cramped && <Shape player={winner} x={w - (same ? 26 : 43)} y={7.5} size={9} />}
      <text x={w - 8} y="16.5" fontSize="12.5" fontWeight="600" fill={tie ? INK_2 : colourOf(winner)} textAnchor="end">
        {tie && !cramped && markOn(table.view, base, w) === undefined ? `tie ${points}` : points}
        {!same && <tspan fill={INK_3} fontWeight="500">{`${cramped ? '/' : ' / '}${bonus.gains[winner] ?? 0}`}</tspan>}
      </text>
    </>
  )
}

interface RightProps {
  readonly w: number
  readonly text: string
  readonly colour: string
  readonly size: number
}

const Right = ({ w, text, colour, size }: RightProps): ReactNode => (
  <text x={w - 8} y="16.5" fontSize={size} fontWeight="500" fill={colour} textAnchor="end">
    {text}
  </text>
)

/** What a module puts on the corner of a Base. */
const markOn = (view: View, base: Base, w: number): ReactNode =>
  firstOf((module) => module.mark?.(view, base, w) ?? undefined)

interface FrameProps {
  readonly table: PartProps
  readonly base: Base
  readonly w: number
  readonly h: number
}

/** Edge and glow of what may be chosen; a dashed edge for what a choice beside the board points at. */
function Frame({ table, base, w, h }: FrameProps): ReactNode {
  const lit = isLit(table, baseTarget(base))
  const marked = isMarked(table, baseTarget(base))
  const refused = isRefused(table, baseTarget(base))
  return (
    <>
      {lit && (
        <g className={style.glow} fill="none" stroke={BRIGHT} opacity={marked ? 1 : 0.6}>
          {GLOW.map(([width, opacity]) => (
            <rect key={width} width={w} height={h} rx="6" strokeWidth={width} strokeOpacity={opacity} />
          ))}
        </g>
      )}
      <rect
        width={w}
        height={h}
        rx="5"
        fill={marked ? '#1d2a47' : PLATE}
        fillOpacity=".95"
        stroke={lit || marked ? BRIGHT : refused ? INK_3 : EDGE}
        strokeWidth={lit || refused ? 1.4 : 1}
        {...(refused ? { strokeDasharray: '2 4' } : {})}
      />
    </>
  )
}

/** Behind the name: what it scores, that it is tied, or the plus of a Base that may be chosen. */
function RightEnd({ table, base, leaders, w }: PointsProps): ReactNode {
  const lit = isLit(table, baseTarget(base))
  const hasMark = markOn(table.view, base, w) !== undefined
  const scoring = scoringIn(table)
  if (scoring !== undefined) return <Tags detail={scoring} base={base} w={hasMark ? w - 18 : w} />
  if (table.scoreNow) return <Points table={table} base={base} leaders={leaders} w={hasMark ? w - 18 : w} />
  return (
    <>
      {leaders.length > 1 && !isCramped(base, w) && (
        <Right w={w - (hasMark ? 20 : lit ? 16 : 0)} text="tie" colour={INK_2} size={11.5} />
      )}
      {lit && !hasMark && (
        <path d={`M${w - 13} 8.5v9M${w - 17.5} 13h9`} stroke={BRIGHT} strokeWidth="1.7" strokeLinecap="round" />
      )}
    </>
  )
}

function Open({ table, layout, base, staged }: PlateProps): ReactNode {
  const { view } = table
  const { w, h } = layout.plate
  const stands = standsOn(view, base)
  const leaders = stands.filter(({ leads }) => leads)
  const lines = linesOf(h)
  const bare = table.scoreNow && isCramped(base, w)
  return (
    <>
      <Frame table={table} base={base} w={w} h={h} />
      <LeadBar leaders={leaders} h={h} />
      <g transform={`translate(0 ${lines.name - 16.5})`}>
        {!bare && <Resource resource={view.ruleset.resourceOn[base] ?? 0} x={12} y={5.5} size={13} colour={INK_2} />}
        <text x={bare ? 12 : 30} y="16.5" fontSize="13" fontWeight="500" fill={INK}>
          {baseName(base)}
        </text>
        <RightEnd table={table} base={base} leaders={leaders} w={w} />
      </g>
      <g transform={`translate(0 ${lines.y + (lines.h - 18) / 2})`}>
        {cellsOf(stands, layout).map((cell) => (
          <CellView
            key={cell.player}
            cell={cell}
            mark={cellMark(cell.player, base)}
            tied={leaders.length > 1}
            roomy={stands.length === 2 && w >= 140}
            staged={staged.has(`${cell.player}@${base}`)}
            safe={holderOf(view, view.ruleset.powers.safeCubes) === cell.player}
          />
        ))}
      </g>
      {markOn(view, base, w)}
    </>
  )
}

interface PlateProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly base: Base
  /** `player@base` of cubes that may still be taken back. */
  readonly staged: ReadonlySet<string>
}

export function Plate(props: PlateProps): ReactNode {
  const { table, layout, base } = props
  const { x, y } = layout.bases[base] ?? { x: 0, y: 0 }
  const lines = linesOf(layout.plate.h)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing
        table={table}
        tab
        target={baseTarget(base)}
        name={baseThing(table.view, base)}
        shape={<rect width={layout.plate.w} height={layout.plate.h} rx="5" />}
      >
        {hasBase(table.view.inPlay, base) ? <Open {...props} /> : <Closed table={table} layout={layout} base={base} />}
      </Thing>
      <g transform={`translate(0 ${lines.y + (lines.h - 18) / 2})`}>
        <LitCubes table={table} layout={layout} base={base} />
      </g>
    </g>
  )
}

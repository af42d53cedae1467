import { drawnFromData, isLit, isMarked, isRefused, type Marks, marksOn, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { hasBase } from '../src/rules/map.ts'
import { holderOf } from '../src/rules/powers.ts'
import { firstOf } from '../modules/web.ts'
import { type Base, CUBES, type Player, type View } from '../src/types.ts'
import { baseName } from '../words/names.ts'
import { baseThing, isDestroyed, playersOf } from '../words/things.ts'
import { cellsOf, CellView, linesOf, type LitCube, LitCubes, litCubesOn } from './cells.tsx'
import { BRIGHT, colourOf, EDGE, INK, INK_2, INK_3, PLATE, SPACE, WARN } from './colours.ts'
import type { Layout } from './geometry.ts'
import { Resource, Shape } from './marks.tsx'
import { paidBy, type ScoredBase, scoringIn } from './scoring/detail.ts'
import { Tags } from './scoring/tags.tsx'
import { type Preview, previewOf, type Stand, standsOn } from './scored.ts'
import { baseTarget, cellMark, cubeTarget } from './targets.ts'
import { GLOW, type PartProps } from './table.ts'
import style from './board.module.css'

/* A Base: who leads, who has how much, what may be done there. */

/** What a plate shows: all that its drawing is made of. */
interface PlateData {
  readonly base: Base
  readonly layout: Layout
  readonly marks: Marks
  /** What is heard. */
  readonly name: string
  readonly closed: 'destroyed' | 'out of play' | undefined
  readonly resource: number
  readonly stands: readonly Stand[]
  /** Players who have cubes there that may still be taken back. */
  readonly staged: readonly Player[]
  /** Whose special cubes cannot be removed. */
  readonly safe: Player
  /** What a module puts on its corner. */
  readonly corner: ReactNode
  readonly litCubes: readonly LitCube[]
  /** Under "score now". */
  readonly preview: Preview | undefined
  /** While a scoring is counted: what the Base has paid by now. */
  readonly counted: { readonly paid: ScoredBase | undefined } | undefined
}

function closedBy(view: View, base: Base): PlateData['closed'] {
  if (hasBase(view.inPlay, base)) return undefined
  return isDestroyed(view, base) ? 'destroyed' : 'out of play'
}

function dataOf({ table, layout, base, staged }: PlateProps): PlateData {
  const { view } = table
  const scoring = scoringIn(table)
  const cubes = CUBES.map((_, cube) => cube)
  return {
    base,
    layout,
    marks: marksOn(table, [baseTarget(base), ...cubes.map((cube) => cubeTarget(cube, base))]),
    name: baseThing(view, base),
    closed: closedBy(view, base),
    resource: view.ruleset.resourceOn[base] ?? 0,
    stands: standsOn(view, base),
    staged: playersOf(view).filter((player) => staged.has(`${player}@${base}`)),
    safe: holderOf(view, view.ruleset.powers.safeCubes),
    corner: firstOf((module) => module.mark?.(view, base, layout.plate.w) ?? undefined),
    litCubes: litCubesOn(table, base),
    preview: table.scoreNow ? previewOf(view, base) : undefined,
    counted: scoring && { paid: paidBy(scoring, base) },
  }
}

function Closed({ base, layout, closed }: PlateData): ReactNode {
  const { w, h } = layout.plate
  const destroyed = closed === 'destroyed'
  return (
    <>
      <rect width={w} height={h} rx="5" fill={SPACE} fillOpacity=".8" stroke="#273451" strokeDasharray="3 3" />
      <rect x="1" y="1" width={w - 2} height={h - 2} rx="4" fill="url(#ex-hatch)" opacity={destroyed ? 0.75 : 0.38} />
      <rect x="6" y={h / 2 - 15} width={w - 12} height="30" rx="3" fill={SPACE} fillOpacity=".92" />
      <text x="14" y={h / 2 - 1} fontSize="12.5" fontWeight="500" fill={INK_3}>
        {baseName(base)}
      </text>
      <text x="14" y={h / 2 + 11.5} fontSize="11" fill={INK_3}>
        {closed}
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

interface RightEndProps {
  readonly data: PlateData
  readonly leaders: readonly Stand[]
}

interface PointsProps extends RightEndProps {
  readonly preview: Preview
  readonly w: number
}

/** Who would score here and how much, outside and inside the Bonus Sector. */
function Points({ data, leaders, preview: { normal, bonus }, w }: PointsProps): ReactNode {
  const [leader] = leaders
  if (leader === undefined) return <Right w={w} text={w < 140 ? '–' : 'nobody'} colour={INK_3} size={11.5} />
  const winner = leaders.find(({ player }) => (bonus.gains[player] ?? 0) > 0)?.player ?? leader.player
  const same = normal.gains[winner] === bonus.gains[winner]
  const points = `${normal.gains[winner] ?? 0}`
  const tie = leaders.length > 1
  const cramped = isCramped(data.base, w)
  return (
    <>
      {!tie && !cramped && <Shape player={winner} x={w - (same ? 26 : 43)} y={7.5} size={9} />}
      <text x={w - 8} y="16.5" fontSize="12.5" fontWeight="600" fill={tie ? INK_2 : colourOf(winner)} textAnchor="end">
        {tie && !cramped && data.corner === undefined ? `tie ${points}` : points}
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

/** Edge and glow of what may be chosen; a dashed edge for what a choice beside the board points at. */
function Frame({ base, marks, layout }: PlateData): ReactNode {
  const { w, h } = layout.plate
  const lit = isLit(marks, baseTarget(base))
  const marked = isMarked(marks, baseTarget(base))
  const refused = isRefused(marks, baseTarget(base))
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
function RightEnd({ data, leaders }: RightEndProps): ReactNode {
  const { base, marks, layout, counted, preview } = data
  const { w } = layout.plate
  const lit = isLit(marks, baseTarget(base))
  const hasMark = data.corner !== undefined
  if (counted !== undefined) return <Tags paid={counted.paid} w={hasMark ? w - 18 : w} />
  if (preview !== undefined) return <Points data={data} leaders={leaders} preview={preview} w={hasMark ? w - 18 : w} />
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

function Open(data: PlateData): ReactNode {
  const { base, layout, stands, staged, safe } = data
  const { w, h } = layout.plate
  const leaders = stands.filter(({ leads }) => leads)
  const lines = linesOf(h)
  const bare = data.preview !== undefined && isCramped(base, w)
  return (
    <>
      <Frame {...data} />
      <LeadBar leaders={leaders} h={h} />
      <g transform={`translate(0 ${lines.name - 16.5})`}>
        {!bare && <Resource resource={data.resource} x={12} y={5.5} size={13} colour={INK_2} />}
        <text x={bare ? 12 : 30} y="16.5" fontSize="13" fontWeight="500" fill={INK}>
          {baseName(base)}
        </text>
        <RightEnd data={data} leaders={leaders} />
      </g>
      <g transform={`translate(0 ${lines.y + (lines.h - 18) / 2})`}>
        {cellsOf(stands, layout).map((cell) => (
          <CellView
            key={cell.player}
            cell={cell}
            mark={cellMark(cell.player, base)}
            tied={leaders.length > 1}
            roomy={stands.length === 2 && w >= 140}
            staged={staged.includes(cell.player)}
            safe={safe === cell.player}
          />
        ))}
      </g>
      {data.corner}
    </>
  )
}

const Drawing = drawnFromData((data: PlateData): ReactNode => {
  const { base, layout, marks, name, closed } = data
  const { x, y } = layout.bases[base] ?? { x: 0, y: 0 }
  const lines = linesOf(layout.plate.h)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing
        table={marks}
        tab
        target={baseTarget(base)}
        name={name}
        shape={<rect width={layout.plate.w} height={layout.plate.h} rx="5" />}
      >
        {closed === undefined ? <Open {...data} /> : <Closed {...data} />}
      </Thing>
      {data.litCubes.length > 0 && (
        <g transform={`translate(0 ${lines.y + (lines.h - 18) / 2})`}>
          <LitCubes cells={cellsOf(data.stands, layout)} cubes={data.litCubes} marks={marks} />
        </g>
      )}
    </g>
  )
})

interface PlateProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly base: Base
  /** `player@base` of cubes that may still be taken back. */
  readonly staged: ReadonlySet<string>
}

export const Plate = (props: PlateProps): ReactNode => <Drawing {...dataOf(props)} />

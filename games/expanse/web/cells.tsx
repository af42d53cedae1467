import { isLit, isMarked, type Marks, type Target, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { plainCube, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { type Base, type Cube, NONE, type Player } from '../src/types.ts'
import { cubeName } from '../words/names.ts'
import { cubeThing, playersOf } from '../words/things.ts'
import { BRIGHT, colourOf, INK, INK_2 } from './colours.ts'
import type { Layout } from './geometry.ts'
import { Shape } from './marks.tsx'
import { type Stand, standsOn } from './scored.ts'
import { cubeTarget } from './targets.ts'
import type { PartProps } from './table.ts'

/* The row of a plate that says who has how much. */

interface Cell extends Stand {
  readonly x: number
  readonly w: number
  readonly h: number
}

const GAP = 3

/** Lines of a plate by its height: the name's baseline, and the row of cells. */
interface Lines {
  readonly name: number
  readonly y: number
  readonly h: number
}
/** What stands in a cell is set for this height, and in the middle of a lower one. */
const CELL = 18

export const linesOf = (height: number): Lines =>
  height < 45 ? { name: 14.5, y: height - 18, h: 16 } : { name: 16.5, y: height - 22, h: CELL }

/** The wide plate has a fixed place for every side; on a narrow one those present stand side by side. */
export function cellsOf(stands: readonly Stand[], { plate }: Layout): readonly Cell[] {
  if (plate.w >= 140) {
    const w = (plate.w - 12 - GAP * (stands.length - 1)) / stands.length
    return stands.map((stand, i) => ({ ...stand, x: 8 + i * (w + GAP), w, h: CELL }))
  }
  const present = stands.filter(({ total }) => total > 0)
  const tight = present.length > 3 || present.filter(({ plus }) => plus).length * 13 + present.length * 30 > plate.w - 8
  let x = 8
  return present.map((stand) => {
    const w = stand.plus ? (tight ? 37 : 40) : tight ? 24 : 27
    const cell = { ...stand, x, w, h: linesOf(plate.h).h }
    x += w + (tight ? 2 : GAP)
    return cell
  })
}

/** The middle of a side's cell, where its cubes come and go. */
export function cellCentre(table: PartProps, layout: Layout, base: Base, player: Player): { x: number; y: number } {
  const place = layout.bases[base] ?? { x: 0, y: 0 }
  const cell = cellsOf(standsOn(table.view, base), layout).find((one) => one.player === player)
  const { y, h } = linesOf(layout.plate.h)
  const x = cell === undefined ? 20 : cell.x + cell.w / 2
  return { x: place.x + x, y: place.y + y + h / 2 }
}

interface CountProps {
  readonly cell: Cell
  readonly roomy: boolean
  readonly safe: boolean
}

/** A cube's shape and number, `+1` for Orbital Control; two players have room for the sum. */
function Count({ cell, roomy, safe }: CountProps): ReactNode {
  const { x, w, player, influence, plus, leads, diplomats, total } = cell
  const left = roomy ? x + 6 : x + (plus || w < 26 ? 2.8 : 7)
  const ink = leads ? INK : INK_2
  const wide = influence > 9 ? 6 : 0
  return (
    <>
      <Shape player={player} x={left} y={4.25} size={9.5} diplomat={diplomats > 0} />
      {safe && diplomats > 0 && <path d={`M${left} 15.7h9.5`} stroke={colourOf(player)} strokeWidth="1.3" />}
      <text x={left + (roomy ? 15 : 11.5)} y={13.6} fontSize="13" fontWeight="600" fill={ink}>
        {influence}
      </text>
      {plus && (
        <text x={left + (roomy ? 24 : 18.8) + wide} y={13} fontSize="11" fontWeight="600" fill={ink}>
          +1
        </text>
      )}
      {roomy && plus && (
        <text x={x + w - 6} y={13.6} fontSize="12" fontWeight="500" fill={INK_2} textAnchor="end">{`= ${total}`}</text>
      )}
    </>
  )
}

interface CellViewProps {
  readonly cell: Cell
  /** By which marks find it. */
  readonly mark: string
  readonly tied: boolean
  readonly roomy: boolean
  readonly staged: boolean
  readonly safe: boolean
}

export function CellView({ cell, mark, tied, roomy, staged, safe }: CellViewProps): ReactNode {
  const { x, w, h, player, total, leads } = cell
  const inset = (CELL - h) / 2
  const box = { x, y: inset, width: w, height: h, rx: 3 }
  if (total === 0) {
    return (
      <>
        <rect {...box} fill="#fff" fillOpacity=".025" data-mark={mark} />
        <Shape player={player} x={x + w / 2 - 3.5} y={5.5} size={7} faint />
      </>
    )
  }
  const colour = colourOf(player)
  const edge = leads ? { stroke: colour, strokeOpacity: 0.9, ...(tied ? { strokeDasharray: '2.5 2' } : {}) } : {}
  return (
    <>
      <rect {...box} fill={colour} fillOpacity={leads ? 0.24 : 0.07} {...edge} data-mark={mark} />
      {staged && (
        <rect
          x={x - 1.5}
          y={inset - 1.5}
          width={w + 3}
          height={h + 3}
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

/** A cube that may be chosen by itself. */
export interface LitCube {
  readonly player: Player
  readonly cube: Cube
  readonly target: Target
  readonly name: string
}

export const litCubesOn = (table: PartProps, base: Base): readonly LitCube[] =>
  playersOf(table.view).flatMap((player) =>
    [player, SPECIAL_CUBE[player] ?? NONE].flatMap((cube) => {
      const target = cubeTarget(cube, base)
      if (cube < 0 || !isLit(table, target)) return []
      return [{ player, cube, target, name: cubeThing(cubeName(table.view, cube), base) }]
    }),
  )

interface LitCubesProps {
  readonly cells: readonly Cell[]
  readonly cubes: readonly LitCube[]
  readonly marks: Marks
}

/** An edge around the cell of a cube that may be chosen, or around its half where both kinds lie there. */
export function LitCubes({ cells, cubes, marks }: LitCubesProps): ReactNode {
  return cells.flatMap((cell) => {
    const kinds = cubes.filter(({ player }) => player === cell.player)
    return kinds.map(({ cube, target, name }, i) => {
      const w = cell.w / kinds.length
      const marked = isMarked(marks, target)
      const box = { x: cell.x + i * w, y: (CELL - cell.h) / 2, width: w, height: cell.h, rx: 3 }
      return (
        <Thing key={cube} table={marks} target={target} name={name} shape={<rect {...box} />}>
          <rect
            {...box}
            fill={marked ? BRIGHT : '#fff'}
            fillOpacity={marked ? 0.3 : 0.02}
            stroke={BRIGHT}
            strokeWidth="1.6"
          />
          {kinds.length > 1 && (
            <Shape
              player={cell.player}
              x={cell.x + i * w + w / 2 - 4}
              y={12}
              size={8}
              fill={BRIGHT}
              diplomat={cube !== plainCube(cell.player)}
            />
          )}
        </Thing>
      )
    })
  })
}

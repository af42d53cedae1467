import { itemAt, type Json } from '@orrery/kernel'
import { type DrawnField, type PackRow, viewBoxOf } from '@orrery/ui'
import { type ReactNode, useId, useState } from 'react'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { packs } from '../src/packs.ts'
import { hexAt, Q, R, rotations } from '../src/rules/hexes.ts'
import { cellsOf, patternOf, shapeName } from '../src/rules/patterns.ts'
import { type Axial, type BoardRow, DIRECTIONS, type MissionRow, NONE } from '../src/types.ts'
import { BRASS, HEXILUM } from './colours.ts'
import { frameAround, hexagon, ORIGIN, pointOf } from './geometry.ts'
import { cellsWithin, HexPad, includes } from './hex-pad.tsx'
import { MissionShape } from './mission.tsx'
import style from './hex-pad.module.css'

/* A mission in the editor of packs: its cells are touched on a board, and what they mean stands beside it. */

/** The board of 61. */
const RADIUS = 4

const moved = ([q, r]: Axial, [dq, dr]: Axial): Axial => [q + dq, r + dr]
const isWithin = ([q, r]: Axial): boolean => {
  const h = hexAt(q, r)
  return h !== NONE && Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS
}

/** The offset that centres a shape: of those that keep it on the board, the one nearest to the middle. */
function shiftOf(cells: readonly Axial[]): Axial {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  if (cells.length === 0) return [0, 0]
  const [q, r] = [middle(cells.map((cell) => cell[0])), middle(cells.map((cell) => cell[1]))]
  const found = cellsWithin(RADIUS)
    .map(([dq, dr]): Axial => [dq - Math.round(q), dr - Math.round(r)])
    .filter((shift) => cells.every((cell) => isWithin(moved(cell, shift))))
    .toSorted((a, b) => spread(cells, a) - spread(cells, b))
  return found[0] ?? [0 - Math.round(q), 0 - Math.round(r)]
}

/** How far from the middle the cells lie then. */
const spread = (cells: readonly Axial[], shift: Axial): number =>
  Math.max(
    ...cells.map((cell) => {
      const { x, y } = pointOf(moved(cell, shift), 1)
      return Math.hypot(x, y)
    }),
  )

const cellsIn = (json: Json | undefined): readonly Axial[] => (Array.isArray(json) ? (json as readonly Axial[]) : [])

/** As delivered where it is the same set, so that what was taken back is no change. */
const asJson = (cells: readonly Axial[], delivered: readonly Axial[]): Json => {
  const isBack = cells.length === delivered.length && cells.every((cell) => includes(delivered, cell))
  return (isBack ? delivered : cells).map(([q, r]) => [q, r])
}

const counted = (n: number): string => {
  const rest = PATTERN_CELLS - n
  if (rest === 0) return ''
  return rest > 0 ? `: touch ${rest} more` : `: take ${0 - rest} away`
}

export function MissionPad({ label, value, delivered: json, change }: DrawnField): ReactNode {
  const id = useId()
  const [shows, setShows] = useState(true)
  const delivered = cellsIn(json)
  const cells = cellsIn(value)
  const usual = shiftOf(delivered)
  const shift = cells.every((cell) => isWithin(moved(cell, usual))) ? usual : shiftOf(cells)
  const back: Axial = [0 - shift[0], 0 - shift[1]]
  const shown = cells.map((cell) => moved(cell, shift))
  const before = delivered.map((cell) => moved(cell, usual))
  const set = (now: readonly Axial[]): void =>
    change(
      asJson(
        now.map((cell) => moved(cell, back)),
        delivered,
      ),
    )
  const paint = (touched: readonly Axial[], on: boolean): void => {
    const others = shown.filter((cell) => !includes(touched, cell))
    set(on ? [...others, ...touched] : others)
  }
  const turn = (by: number): void => set(shown.map((cell) => itemAt(rotations(cell), by)))
  return (
    <div className={style.field}>
      <p className={style.lead}>
        <span>Touch a hex to add or remove it, or draw across several. Arrow keys and the space bar do the same.</span>
        <b role="status">{`${cells.length} of ${PATTERN_CELLS} cells${counted(cells.length)}`}</b>
      </p>
      <HexPad
        label={label}
        radius={RADIUS}
        isOn={(cell) => includes(shown, cell)}
        describe={(cell) => (includes(shown, cell) ? 'in the mission' : 'empty')}
        mark={(cell) => (shows && includes(shown, cell) && !includes(before, cell) ? 'new' : '')}
        renderCell={(cell) => <CellMark isOn={includes(shown, cell)} was={shows && includes(before, cell)} />}
        paint={paint}
      />
      <div className={style.tools}>
        <button type="button" onClick={() => turn(DIRECTIONS - 1)}>
          Turn left
        </button>
        <button type="button" onClick={() => turn(1)}>
          Turn right
        </button>
        <button type="button" onClick={() => set(shown.map(([q, r]) => [r, q]))}>
          Mirror
        </button>
        <button type="button" onClick={() => set([])}>
          Clear
        </button>
        <label htmlFor={id}>
          <input id={id} type="checkbox" checked={shows} onChange={(event) => setShows(event.target.checked)} />
          Show the default
        </label>
      </div>
    </div>
  )
}

function CellMark({ isOn, was }: { readonly isOn: boolean; readonly was: boolean }): ReactNode {
  if (isOn)
    return (
      <>
        <polygon points={hexagon(ORIGIN, 13)} fill={BRASS} />
        {!was && (
          <text y="3" textAnchor="middle" fontSize="8" fontWeight="700" fill="#0d1526">
            new
          </text>
        )}
      </>
    )
  if (!was) return <circle r="1.2" fill="#8f98ab" />
  return (
    <>
      <polygon points={hexagon(ORIGIN, 14)} fill="none" stroke="#b9c0cf" strokeDasharray="3 2.4" />
      <text y="3" textAnchor="middle" fontSize="8" fill="#cfd4df">
        was
      </text>
    </>
  )
}

/* ---- beside the form ------------------------------------------------------------------------------------------------- */

const rowOf = ({ pack, row }: PackRow): MissionRow | undefined => packs.with(pack).missions[row]

export function MissionPicture(props: PackRow): ReactNode {
  const row = rowOf(props)
  return row === undefined || row.cells.length === 0 ? null : <MissionShape cells={row.cells} />
}

export function MissionBeside(props: PackRow): ReactNode {
  const row = rowOf(props)
  if (row === undefined || row.cells.length === 0) return null
  const turns = row.cells.map(rotations)
  return (
    <>
      <section className={style.panel} aria-label="All six rotations">
        <h3>All six rotations count</h3>
        <div className={style.turns}>
          {Array.from({ length: DIRECTIONS }, (_, k) => (
            <span key={k}>
              <MissionShape cells={turns.map((all) => itemAt(all, k))} />
            </span>
          ))}
        </div>
      </section>
      <Checks {...props} mission={row} />
      <OnBoard {...props} mission={row} />
    </>
  )
}

interface MissionOf extends PackRow {
  readonly mission: MissionRow
}

/** Whether one can walk from any cell to any other. */
function isConnected(cells: readonly Axial[]): boolean {
  const reached = cells.slice(0, 1)
  for (const here of reached)
    for (const step of rotations([1, 0])) {
      const next = moved(here, step)
      if (includes(cells, next) && !includes(reached, next)) reached.push(next)
    }
  return reached.length === cells.length
}

const mirrored = (cells: readonly Axial[]): readonly Axial[] => cells.map(([q, r]) => [r, q])

interface Said {
  readonly kind: 'good' | 'fact' | 'fault'
  readonly text: string
}

function checksOf({ pack, mission }: MissionOf): readonly Said[] {
  const { missions, boards } = packs.with(pack)
  const { cells } = mission
  if (cells.length !== PATTERN_CELLS)
    return [{ kind: 'fault', text: `${cells.length} of ${PATTERN_CELLS} cells${counted(cells.length)}.` }]
  const [smallest] = Object.values(boards)
  const ways = smallest === undefined ? 0 : patternOf(cells, smallest.cells).count
  const before = patternOf(packs.delivered.missions[mission.id]?.cells ?? [], smallest?.cells ?? 0).count
  const other = Object.values(missions).find(
    (one) => one.id !== mission.id && shapeName(one.cells) === shapeName(cells),
  )
  return [
    isConnected(cells)
      ? { kind: 'good', text: 'Nine cells, all connected' }
      : { kind: 'fact', text: 'Nine cells, not all connected. That is allowed.' },
    ways > 0
      ? { kind: 'good', text: `Fits the board of ${smallest?.cells} hexes in ${ways} places (${before} before)` }
      : { kind: 'fault', text: `Does not fit the board of ${smallest?.cells} hexes` },
    other === undefined
      ? { kind: 'good', text: 'No other mission has this shape' }
      : { kind: 'fault', text: `${other.name} has this shape too` },
    shapeName(mirrored(cells)) === shapeName(cells)
      ? { kind: 'good', text: 'It is its own mirror image' }
      : { kind: 'fact', text: 'Not its own mirror image. That is allowed: only rotations count.' },
  ]
}

const Checks = (props: MissionOf): ReactNode => (
  <section className={style.panel} aria-label="Checks">
    <h3>Checks</h3>
    <ul className={style.checks}>
      {checksOf(props).map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          {text}
        </li>
      ))}
    </ul>
  </section>
)

/** One place after the other where the mission fits the smallest board. */
function OnBoard({ pack, mission }: MissionOf): ReactNode {
  const [nth, setNth] = useState(0)
  const [board] = Object.values(packs.with(pack).boards)
  if (board === undefined || mission.cells.length !== PATTERN_CELLS) return null
  const pattern = patternOf(mission.cells, board.cells)
  if (pattern.count === 0) return null
  const way = nth % pattern.count
  const cells = cellsOf(pattern, way).map((h): Axial => [Q[h] ?? 0, R[h] ?? 0])
  const step = (by: number): void => setNth((way + by + pattern.count) % pattern.count)
  return (
    <section className={style.panel} aria-label={`On the board of ${board.cells}`}>
      <div className={style.place}>
        <h3>On the board of {board.cells}</h3>
        <span>
          place {way + 1} of {pattern.count}
        </span>
        <button type="button" aria-label="Previous place" onClick={() => step(-1)}>
          ‹
        </button>
        <button type="button" aria-label="Next place" onClick={() => step(1)}>
          ›
        </button>
      </div>
      <BoardPicture board={board} cells={cells} />
    </section>
  )
}

const SMALL = 10

/** A board with its hexilum hexes, and a mission on it. */
export function BoardPicture({
  board,
  cells,
}: {
  readonly board: BoardRow
  readonly cells: readonly Axial[]
}): ReactNode {
  const all = cellsWithin(board.radius)
  return (
    <svg className={style.small} viewBox={viewBoxOf(frameAround(all, SMALL))} aria-hidden="true">
      {all.map((cell) => {
        const { x, y } = pointOf(cell, SMALL)
        const [isOn, isX] = [includes(cells, cell), includes(board.hexilum, cell)]
        return (
          <polygon
            key={cell.join(',')}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
            points={hexagon(ORIGIN, SMALL - 0.8)}
            fill={isOn ? '#3a2f18' : isX ? '#0f3a3c' : '#0d1526'}
            stroke={isOn ? BRASS : isX ? HEXILUM : '#39435a'}
            strokeWidth={isOn ? 1.6 : 0.8}
          />
        )
      })}
    </svg>
  )
}

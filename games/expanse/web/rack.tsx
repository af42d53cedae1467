import { drawnFromData, isLit, isMarked, type Marks, marksOn, type Target, Thing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { fleetsAt, fleetsOf } from '../src/rules/pieces.ts'
import type { Fleet, Orbital, Player, View } from '../src/types.ts'
import { fleetThing, playersOf } from '../words/things.ts'
import { BRIGHT, colourOf, deepOf, INK, PLATE } from './colours.ts'
import { type Layout, type OrbitalSpot, RACK_ROW as ROW } from './geometry.ts'
import { FleetGlyph, glyphWidth, hullOf, Shape } from './marks.tsx'
import { fleetTarget, orbitalTarget, rackMark } from './targets.ts'
import type { PartProps } from './table.ts'
import style from './board.module.css'

/* Fleets of an Orbital: one rack per side, shape first, then a glyph per token. */

const HEIGHT = 20

interface Item {
  readonly fleet: Fleet
  readonly n: number
  /** Glyphs drawn. Above a limit of one kind, a single glyph with a number stands for all. */
  readonly glyphs: number
  readonly x: number
  readonly w: number
}

interface Rack {
  readonly player: Player
  readonly x: number
  readonly y: number
  readonly w: number
  readonly items: readonly Item[]
}

interface Racks {
  readonly list: readonly Rack[]
  readonly scale: number
}

/** The Rocinante and leaders stand first, then large ships, plain ones, scrap. */
const ORDER: readonly Fleet[] = [8, 9, 10, 11, 12, 4, 5, 6, 0, 1, 2, 3, 7]

function itemsOf(view: View, player: Player, orbital: Orbital, single: number): { items: Item[]; w: number } {
  const kinds = fleetsOf(view, player)
  let x = 21
  const items: Item[] = []
  for (const fleet of ORDER) {
    const n = kinds.includes(fleet) ? fleetsAt(view, fleet, orbital) : 0
    if (n === 0) continue
    const glyphs = n >= single ? 1 : n
    const w = glyphs * (glyphWidth(fleet) + 4) + (glyphs < n ? 15 : 0)
    items.push({ fleet, n, glyphs, x, w })
    x += w
  }
  return { items, w: x + 3 }
}

/** Racks side by side while they fit; then a new row. */
function pack(view: View, orbital: Orbital, width: number, single: number): { list: Rack[]; rows: number } {
  const list: Rack[] = []
  let [x, y] = [0, 0]
  for (const player of playersOf(view)) {
    const { items, w } = itemsOf(view, player, orbital, single)
    if (items.length === 0) continue
    if (x > 0 && x + w > width) [x, y] = [0, y + ROW]
    list.push({ player, x, y, w, items })
    x += w + 5
  }
  return { list, rows: list.length === 0 ? 0 : y / ROW + 1 }
}

/** Loosest first: a glyph each up to two, then one for all of a kind, then smaller. */
const LADDER: readonly (readonly [single: number, size: number])[] = [
  [3, 1],
  [2, 1],
  [2, 0.88],
  [2, 0.78],
  [2, 0.7],
]

function racksOf(view: View, orbital: Orbital, { rack }: OrbitalSpot): Racks {
  for (const [single, scale] of LADDER) {
    const { list, rows } = pack(view, orbital, rack.width / scale, single)
    if (rows * ROW * scale <= rack.height + 4) return { list, scale }
  }
  return { list: pack(view, orbital, rack.width / 0.62, 2).list, scale: 0.62 }
}

/** Where a kind of fleet of an Orbital is drawn; the rack's corner where there is none. */
export function fleetSpot(view: View, layout: Layout, fleet: Fleet, orbital: Orbital): { x: number; y: number } {
  const spot = layout.orbitals[orbital]
  if (spot === undefined) return { x: 0, y: 0 }
  const { list, scale } = racksOf(view, orbital, spot)
  for (const { x, y, items } of list) {
    const item = items.find((one) => one.fleet === fleet)
    if (item !== undefined) return { x: spot.rack.x + (x + item.x) * scale, y: spot.rack.y + (y + 3) * scale }
  }
  return { x: spot.rack.x + 21, y: spot.rack.y + 3 }
}

/** A kind of fleet as it is shown now. */
interface ShownItem extends Item {
  readonly target: Target
  /** What is heard. */
  readonly name: string
  readonly isPicked: boolean
  readonly glows: boolean
  readonly isStaged: boolean
}

interface ShownRack extends Rack {
  readonly items: readonly ShownItem[]
}

interface FleetsProps {
  readonly player: Player
  readonly item: ShownItem
  readonly marks: Marks
}

function Fleets({ player, item, marks }: FleetsProps): ReactNode {
  const { fleet, n, glyphs, x, w, target, name, isPicked, glows, isStaged } = item
  const marked = isMarked(marks, target)
  const box = { x: x - 2, y: -1, width: w, height: 22, rx: 4 }
  const colour = isPicked ? deepOf(player) : hullOf(fleet, player)
  return (
    <Thing className={style.fleet} table={marks} target={target} name={name} shape={<rect {...box} />}>
      {isPicked && <rect {...box} fill={BRIGHT} stroke={BRIGHT} strokeWidth="5" strokeOpacity=".25" />}
      {!isPicked && (glows || marked) && (
        <rect {...box} fill={BRIGHT} fillOpacity={marked ? 0.26 : 0.08} stroke={BRIGHT} strokeWidth="1.3" />
      )}
      {isStaged && !isPicked && <rect {...box} fill="none" stroke={INK} strokeDasharray="3 2" strokeWidth="1.2" />}
      {Array.from({ length: glyphs }, (_, i) => (
        <FleetGlyph key={i} fleet={fleet} x={x + i * (glyphWidth(fleet) + 4)} y={3} colour={colour} />
      ))}
      {glyphs < n && (
        <text x={x + glyphWidth(fleet) + 2} y="14.4" fontSize="12" fontWeight="600" fill={colour}>{`×${n}`}</text>
      )}
    </Thing>
  )
}

/** Behind the last rack, where a fleet that left is marked. */
function endOf(list: readonly Rack[]): { x: number; y: number; width: number; height: number } {
  const { x, y, w } = list.at(-1) ?? { x: -5, y: 0, w: 0 }
  return { x: x + w + 5, y, width: 34, height: HEIGHT }
}

/** What the racks of an Orbital show: all that their drawing is made of. */
interface RacksData {
  readonly orbital: Orbital
  readonly spot: OrbitalSpot
  readonly list: readonly ShownRack[]
  readonly scale: number
  readonly marks: Marks
}

const Drawing = drawnFromData(({ orbital, spot, list, scale, marks }: RacksData): ReactNode => (
  <g transform={`translate(${spot.rack.x} ${spot.rack.y})${scale === 1 ? '' : ` scale(${scale})`}`}>
    {list.map(({ player, x, y, w, items }) => (
      <g key={player} transform={`translate(${x} ${y})`}>
        <rect
          width={w}
          height={HEIGHT}
          rx="4"
          fill={PLATE}
          fillOpacity=".9"
          stroke={colourOf(player)}
          strokeOpacity=".38"
        />
        <Shape player={player} x={6} y={5.5} size={9} />
        {items.map((item) => (
          <Fleets key={item.fleet} player={player} item={item} marks={marks} />
        ))}
      </g>
    ))}
    <rect {...endOf(list)} fill="none" data-mark={rackMark(orbital)} />
  </g>
))

interface RacksViewProps {
  readonly table: PartProps
  readonly layout: Layout
  readonly orbital: Orbital
  readonly staged: ReadonlySet<string>
}

function shownRack({ table, orbital, staged }: RacksViewProps, rack: Rack): ShownRack {
  const { view, selected, seat } = table
  const isWholePicked = selected === orbitalTarget(orbital) && view.seating[seat] === rack.player
  const items = rack.items.map((item) => {
    const target = fleetTarget(item.fleet, orbital)
    return {
      ...item,
      target,
      name: fleetThing(view, item.fleet, orbital),
      isPicked: isWholePicked || selected === target,
      glows: isLit(table, target) && selected === undefined,
      isStaged: staged.has(target),
    }
  })
  return { ...rack, items }
}

export function RacksView(props: RacksViewProps): ReactNode {
  const { table, layout, orbital } = props
  const spot = layout.orbitals[orbital]
  if (spot === undefined) return null
  const { list, scale } = racksOf(table.view, orbital, spot)
  const racks = list.map((rack) => shownRack(props, rack))
  const targets = racks.flatMap(({ items }) => items.map(({ target }) => target))
  return <Drawing orbital={orbital} spot={spot} list={racks} scale={scale} marks={marksOn(table, targets)} />
}

import type { GameEvent, Seen } from '@orrery/kernel'
import { isStill, paced } from '@orrery/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { colourOf, INK } from './colours.ts'
import { type Layout, middleOfBase, middleOfOrbital, type Point } from './geometry.ts'
import { type Journey, journeysOf, ownerOfJourney } from './journeys.ts'
import { FleetGlyph, hullOf, Shape } from './marks.tsx'
import { cellCentre } from './cells.tsx'
import { fleetSpot } from './rack.tsx'
import type { PartProps } from './table.ts'
import { plainCube } from '../src/rules/pieces.ts'
import style from './board.module.css'

/* The last move stays as a dotted trail; pieces travel along theirs once. */

/** A curve that leans away from the sun. */
interface Curve {
  readonly from: Point
  readonly by: Point
  readonly to: Point
}

const LEAN = 0.16

function curve(from: Point, to: Point): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return { from, to, by: { x: (from.x + to.x) / 2 + Math.abs(dy) * LEAN, y: (from.y + to.y) / 2 - dx * LEAN } }
}

const on = ({ from, by, to }: Curve, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * by.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * by.y + t ** 2 * to.y,
})

/** From the rim of one ring to the rim of another. */
function between(layout: Layout, journey: Journey): Curve | undefined {
  const { from, to, piece } = journey
  if (from === undefined || to === undefined) return undefined
  if (piece.kind === 'cube') return curve(middleOfBase(layout, from), middleOfBase(layout, to))
  const [a, b] = [middleOfOrbital(layout, from), middleOfOrbital(layout, to)]
  const whole = curve(a, b)
  return curve(outside(layout, from, a, whole.by), outside(layout, to, b, whole.by))
}

function outside(layout: Layout, orbital: number, middle: Point, toward: Point): Point {
  const { rx, ry } = layout.orbitals[orbital]?.ring ?? { rx: 0, ry: 0 }
  const a = Math.atan2(toward.y - middle.y, toward.x - middle.x)
  return { x: middle.x + (rx + 5) * Math.cos(a), y: middle.y + (ry + 5) * Math.sin(a) }
}

const n = (value: number): string => value.toFixed(1)

interface TrailProps {
  readonly path: Curve
  readonly colour: string
  readonly dash: string
}

function Trail({ path, colour, dash }: TrailProps): ReactNode {
  const before = on(path, 0.94)
  const a = (Math.atan2(path.to.y - before.y, path.to.x - before.x) * 180) / Math.PI
  return (
    <g fill="none" stroke={colour} strokeWidth="1.5" strokeLinecap="round">
      <path
        d={`M${n(path.from.x)} ${n(path.from.y)}Q${n(path.by.x)} ${n(path.by.y)} ${n(path.to.x)} ${n(path.to.y)}`}
        strokeDasharray={dash}
      />
      <path d="M-9-5.5 0 0-9 5.5" transform={`translate(${n(path.to.x)} ${n(path.to.y)}) rotate(${n(a)})`} />
    </g>
  )
}

/** Each way once, however many went it. */
function ways(layout: Layout, seen: readonly Seen<GameEvent>[]): { key: string; journey: Journey; path: Curve }[] {
  const found = new Map<string, { key: string; journey: Journey; path: Curve }>()
  for (const journey of seen.flatMap(journeysOf)) {
    const key = `${journey.piece.kind}${journey.from}>${journey.to}`
    const path = between(layout, journey)
    if (path !== undefined && !found.has(key)) found.set(key, { key, journey, path })
  }
  return [...found.values()]
}

export function Trails({ table, layout }: { readonly table: PartProps; readonly layout: Layout }): ReactNode {
  const staged = ways(layout, table.staged)
  const taken = new Set(staged.map(({ key }) => key))
  const last = ways(layout, table.marks === undefined ? table.last : []).filter(({ key }) => !taken.has(key))
  return (
    <g className={style.trails}>
      {last.map(({ key, journey, path }) => (
        <Trail key={key} path={path} colour={colourOf(journey.player)} dash="1 5" />
      ))}
      {staged.map(({ key, path }) => (
        <Trail key={key} path={path} colour={INK} dash="4 4" />
      ))}
    </g>
  )
}

/* ---- motion ------------------------------------------------------------------------------------------------------- */

const PIECE_MS = 300
/** Most pieces that fly at once: a long effect is read from its trail. */
const TRAVELLERS = 6
const RISE = 26

function course(table: PartProps, layout: Layout, journey: Journey): Curve {
  const { piece, from, to } = journey
  const spot = (place: number): Point => {
    if (piece.kind === 'fleet') return fleetSpot(table.view, layout, piece.fleet, place)
    const { x, y } = cellCentre(table, layout, place, ownerOfJourney(table.view, journey))
    return { x: x - 5, y: y - 5 }
  }
  const end = to === undefined ? undefined : spot(to)
  const start = from === undefined ? undefined : spot(from)
  const rise = (p: Point): Point => ({ x: p.x, y: p.y - RISE })
  const rest = end ?? start ?? { x: 0, y: 0 }
  return curve(start ?? rise(rest), end ?? rise(rest))
}

function frames(path: Curve, journey: Journey): Keyframe[] {
  return Array.from({ length: 9 }, (_, i) => {
    const { x, y } = on(path, i / 8)
    const opacity = journey.to === undefined ? 1 - i / 8 : journey.from === undefined ? i / 8 : 1
    return { transform: `translate(${n(x)}px, ${n(y)}px)`, opacity }
  })
}

/** Pieces of the last move travel once, one after another; a click anywhere sets them down. */
export function Travellers({ table, layout }: { readonly table: PartProps; readonly layout: Layout }): ReactNode {
  const group = useRef<SVGGElement>(null)
  const journeys = table.last.flatMap(journeysOf).slice(0, TRAVELLERS)
  const key = table.last.map(({ entry, part }) => `${entry}.${part}`).join()
  const shown = useRef(key)
  const now = useRef({ table, layout, journeys })
  now.current = { table, layout, journeys }
  useEffect(() => {
    if (shown.current === key) return undefined
    shown.current = key
    const ghosts = [...(group.current?.children ?? [])]
    if (isStill() || ghosts.some((ghost) => typeof ghost.animate !== 'function')) return undefined
    const moving = ghosts.flatMap((ghost, i) => {
      const journey = now.current.journeys[i]
      if (journey === undefined) return []
      const path = course(now.current.table, now.current.layout, journey)
      return [
        ghost.animate(frames(path, journey), {
          duration: paced(PIECE_MS),
          delay: paced(i * PIECE_MS),
          easing: 'cubic-bezier(.35, 0, .15, 1)',
        }),
      ]
    })
    const skip = (): void => {
      for (const one of moving) one.finish()
    }
    document.addEventListener('pointerdown', skip, { once: true })
    return () => document.removeEventListener('pointerdown', skip)
  }, [key])
  return (
    <g ref={group} className={style.travellers} aria-hidden="true">
      {journeys.map((journey, i) => {
        const owner = ownerOfJourney(table.view, journey)
        return (
          <g key={`${key} ${i}`} opacity="0">
            {journey.piece.kind === 'fleet' ? (
              <FleetGlyph fleet={journey.piece.fleet} x={0} y={0} colour={hullOf(journey.piece.fleet, owner)} />
            ) : (
              <Shape player={owner} x={0} y={0} size={10} diplomat={journey.piece.cube !== plainCube(owner)} />
            )}
          </g>
        )
      })}
    </g>
  )
}

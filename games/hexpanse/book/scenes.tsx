import { at, type Json } from '@orrery/kernel'
import { type Part, stillTable, viewBoxOf, viewOf } from '@orrery/ui'
import { type ReactNode, useMemo } from 'react'
import { game } from '../src/index.ts'
import { CARDS } from '../src/data/cards.ts'
import { ICON_ROWS } from '../src/data/icons.ts'
import { MISSION_ROWS } from '../src/data/missions.ts'
import { hexNamed } from '../src/notation.ts'
import { hexAt } from '../src/rules/hexes.ts'
import { type Hex, NONE, type View } from '../src/types.ts'
import { shortText } from '../words/short.ts'
import { CardView } from '../web/card.tsx'
import { At, Ground, LitMark, ownerIn, Paints, PieceView } from '../web/cell.tsx'
import { BRASS, BRIGHT, factionOf, NOBODY } from '../web/colours.ts'
import { Formula } from '../web/formula.tsx'
import { frameOf, outlineOf } from '../web/geometry.ts'
import { Sign } from '../web/icons.tsx'
import { MissionShape } from '../web/mission.tsx'
import style from './book.module.css'

/* Pieces of the board for the rulebook: positions that the rules have read and played, drawn by the board's own parts. */

export type Position = { readonly [field: string]: Json }

export const useView = (position: Position, lines: readonly string[] = []): View =>
  useMemo(() => viewOf(game, { players: 2, mode: 'seaman', common: 'P07', ...position }, lines), [position, lines])

const hexOf = (name: string): Hex => hexNamed(name) ?? NONE

const Piece = ({ view, hex }: { readonly view: View; readonly hex: Hex }): ReactNode => {
  const piece = at(view.pieces, hex)
  const owner = ownerIn(piece)
  return (
    <At hex={hex}>
      <PieceView
        piece={piece}
        faction={owner === NONE ? NOBODY : factionOf(view, owner)}
        life={owner === NONE ? 0 : (view.life[owner] ?? 0)}
        lost={0}
        isX={view.ruleset.isX[hex] === true}
      />
    </At>
  )
}

interface HexesProps {
  readonly view: View
  /** How many rings around the centre are seen. */
  readonly radius: number
  readonly lit?: readonly string[]
  /** Hexes with one line around them. */
  readonly pattern?: readonly Hex[]
}

/** Hexes are counted in rings. */
const cellsWithin = (radius: number): number => 1 + 3 * radius * (radius + 1)

/** The middle of a board. */
export function Hexes({ view, radius, lit = [], pattern = [] }: HexesProps): ReactNode {
  const frame = frameOf(radius)
  const cells = Math.min(view.ruleset.cells, cellsWithin(radius))
  const ruleset = useMemo(() => ({ ...view.ruleset, cells }), [view.ruleset, cells])
  return (
    <svg
      className={style.hexes}
      viewBox={viewBoxOf(frame)}
      style={{ maxWidth: frame.width * 0.8, aspectRatio: `${frame.width} / ${frame.height}` }}
      aria-hidden="true"
    >
      <Paints />
      <Ground ruleset={ruleset} />
      {Array.from({ length: cells }, (_, hex) => (
        <Piece key={hex} view={view} hex={hex} />
      ))}
      {lit.map((name) => (
        <At key={name} hex={hexOf(name)}>
          <LitMark empty={at(view.pieces, hexOf(name)) === NONE} strong quiet={false} />
        </At>
      ))}
      <path d={outlineOf(pattern)} fill="none" stroke={BRIGHT} strokeWidth="3" />
    </svg>
  )
}

const Arrow = (): ReactNode => (
  <svg className={style.arrow} viewBox="0 0 30 20" aria-hidden="true">
    <path d="M2 10h25m-8-7 8 7-8 7" fill="none" stroke={BRASS} strokeWidth="2" strokeLinecap="round" />
  </svg>
)

interface Story {
  readonly before: Position
  /** What is played between the two pictures. */
  readonly lines: readonly string[]
  readonly radius?: number
  readonly lit?: readonly string[]
}

const NO_LINES: readonly string[] = []

/** Before and after: the second picture is what the rules make of the first. */
export function StoryView({ before, lines, radius = 1, lit = [] }: Story): ReactNode {
  const first = useView(before, NO_LINES)
  const then = useView(before, lines)
  return (
    <div className={style.story}>
      <Hexes view={first} radius={radius} lit={lit} />
      <Arrow />
      <Hexes view={then} radius={radius} />
    </div>
  )
}

export const story =
  (told: Story): Part<object> =>
  () => <StoryView {...told} />

/** A position, and perhaps the cells of a mission in it. */
export const board =
  (position: Position, radius: number, lit: readonly string[] = []): Part<object> =>
  () => <BoardView position={position} radius={radius} lit={lit} />

function BoardView(props: {
  readonly position: Position
  readonly radius: number
  readonly lit: readonly string[]
}): ReactNode {
  const view = useView(props.position, NO_LINES)
  return <Hexes view={view} radius={props.radius} lit={props.lit} />
}

/** The cells of a mission, moved over the board. */
export const cellsOf = (mission: string, q: number, r: number): readonly Hex[] =>
  (MISSION_ROWS.find(({ id }) => id === mission)?.cells ?? []).map((cell) => hexAt(cell[0] + q, cell[1] + r))

export const missions =
  (ids: readonly string[]): Part<object> =>
  () => (
    <ul className={style.missions}>
      {ids.map((id) => {
        const mission = MISSION_ROWS.findIndex((row) => row.id === id)
        return (
          <li key={id}>
            <MissionShape cells={MISSION_ROWS[mission]?.cells ?? []} />
            <span>{MISSION_ROWS[mission]?.name}</span>
          </li>
        )
      })}
    </ul>
  )

/** Every icon with its name. */
export const signs = (): ReactNode => (
  <ul className={style.signs}>
    {ICON_ROWS.map(({ id }) => (
      <li key={id}>
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <Sign icon={id} />
        </svg>
        {shortText([{ icon: id }])}
      </li>
    ))}
  </ul>
)

/** The hexes of cards, larger than on the card. */
export const Formulas = ({ ids }: { readonly ids: readonly string[] }): ReactNode => (
  <ul className={style.formulas}>
    {CARDS.filter((row) => ids.includes(row.id)).map(({ id, name, type, ability }) => (
      <li key={id}>
        <Formula ability={ability} base={type === 'mercenary' ? 'coin' : 'anchor'} />
        <span>{name}</span>
      </li>
    ))}
  </ul>
)

const EMPTY: Position = {}

export const cards =
  (ids: readonly string[]): Part<object> =>
  () => <CardRow ids={ids} />

function CardRow({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const table = stillTable(useView(EMPTY, NO_LINES))
  return (
    <ol className={style.cards}>
      {ids.map((id) => (
        <li key={id}>
          <CardView table={table} card={CARDS.findIndex((row) => row.id === id)} target={`card:${id}`} />
        </li>
      ))}
    </ol>
  )
}

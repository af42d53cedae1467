import { at, type GameEvent, type Seen } from '@orrery/kernel'
import {
  type Hands,
  HexMap,
  isLit,
  isMarked,
  isPicked,
  isRefused,
  memoized,
  type Part,
  type Point,
  type Target,
  Thing,
  TurnMarks,
  useBoardHands,
} from '@orrery/ui'
import { type FocusEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import * as kinds from '../src/rules/moves.ts'
import { isWarlord } from '../src/rules/pieces.ts'
import { type Event, type Hex, NONE, type Piece, type View } from '../src/types.ts'
import { hexLabel } from '../words/things.ts'
import { type Aimed, aimedIn } from './aim.ts'
import { AimView } from './aim-view.tsx'
import { At, CrossHairs, Ground, LitMark, ownerIn, Paints, PieceView } from './cell.tsx'
import { BRIGHT, factionOf, INK, NOBODY } from './colours.ts'
import { Corners } from './corners.tsx'
import { FitView } from './fit-view.tsx'
import { DRAWN, frameOf, hexagon, ORIGIN, OUTLINE, SIZE } from './geometry.ts'
import { OwnStrip } from './seat.tsx'
import { detailOf } from './scene-detail.ts'
import { ThreatRims } from './threat-view.tsx'
import { WonView } from './won-view.tsx'
import { hexTarget, readTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { useTurning } from './turning.ts'
import { questionIn, viewer, ways } from './ways.ts'
import style from './board.module.css'

/* The board of hexes. */

interface HexProps {
  readonly table: PartProps
  readonly hex: Hex
  readonly aimed: Aimed | undefined
  readonly fresh: boolean
}

/** Life that the aimed card would take from the warlord who stands here. */
const lostAt = (aimed: Aimed | undefined, h: Hex): number =>
  aimed?.shots.filter(({ hex, verdict }) => hex === h && verdict !== 'void').length ?? 0

/** Every hex may be chosen: then none stands out. */
const isOpen = (table: PartProps): boolean => questionIn(table.view) === 'anchor'

/** A piece is picked up and can attack what stands here. */
const isAimedAt = (table: PartProps, piece: Piece, target: Target): boolean =>
  table.selected?.startsWith('hex:') === true &&
  isLit(table, target) &&
  piece !== NONE &&
  ownerIn(piece) !== viewer(table.view) &&
  ways(kinds.attack, table.view).some(
    ({ at: from, to }) => table.selected !== undefined && from.includes(table.selected) && to?.includes(target),
  )

/** Everything one sees of a hex, below what is touched. */
function HexView({ table, hex, aimed, fresh }: HexProps): ReactNode {
  const { view } = table
  const piece = at(view.pieces, hex)
  const owner = ownerIn(piece)
  const target = hexTarget(hex)
  return (
    <At hex={hex}>
      <PieceView
        piece={piece}
        faction={owner === NONE ? NOBODY : factionOf(view, owner)}
        life={owner === NONE ? 0 : (view.life[owner] ?? 0)}
        lost={isWarlord(piece) ? lostAt(aimed, hex) : 0}
        isX={view.ruleset.isX[hex] === true}
      />
      {fresh && (
        <polygon
          points={hexagon(ORIGIN, DRAWN - 6)}
          fill="none"
          stroke={INK}
          strokeOpacity=".5"
          strokeDasharray="1 3"
        />
      )}
      {isLit(table, target) && (
        <LitMark
          empty={piece === NONE}
          strong={isMarked(table, target) || isPicked(table, target)}
          quiet={aimed !== undefined || isOpen(table)}
        />
      )}
      {isAimedAt(table, piece, target) && <CrossHairs />}
      {isRefused(table, target) && (
        <polygon points={OUTLINE} fill="none" stroke={BRIGHT} strokeWidth="2" strokeDasharray="2 4" />
      )}
    </At>
  )
}

/** Hexes that the last move has filled. */
function freshHexes(last: readonly Seen<GameEvent>[]): ReadonlySet<Hex> {
  const events = last.map(({ event }) => event as Event)
  return new Set(
    events.flatMap((e) =>
      e.kind === 'placed' || e.kind === 'moved' || e.kind === 'exchanged' || e.kind === 'warlordPlaced' ? [e.hex] : [],
    ),
  )
}

const hexesOf = (view: View): Hex[] => Array.from({ length: view.ruleset.cells }, (_, h) => h)

/** The tab key comes to one hex, the last one visited or the first that may be chosen; arrows go on from there. */
function useHome(table: PartProps): readonly [Hex, (h: Hex) => void] {
  const [visited, setVisited] = useState<Hex>(NONE)
  const first = hexesOf(table.view).find((h) => isLit(table, hexTarget(h))) ?? 0
  return [visited === NONE ? first : visited, setVisited]
}

const hexAtElement = (element: EventTarget): Hex => {
  const target = element instanceof Element ? element.closest('[data-target]')?.getAttribute('data-target') : undefined
  return target === null || target === undefined ? NONE : readTarget(target).id
}

interface HexHands {
  readonly handlers: Hands
  takesWheel(delta: number): boolean
  /** The hex that the tab key comes to, and the one that the keyboard is at. */
  readonly home: Hex
  readonly focus: Hex
}

/** Hands, keys and the wheel on the board. */
function useHexHands(table: PartProps): HexHands {
  const [home, setHome] = useHome(table)
  const turning = useTurning(table)
  const { hands, focused } = useBoardHands(useMemo(() => ({ ...table, touch: turning.touch }), [table, turning]))
  const handlers = {
    ...hands,
    onPointerOver: (event: PointerEvent) => {
      hands.onPointerOver(event)
      if (event.pointerType !== 'touch') turning.lead(hexAtElement(event.target))
    },
    onFocus: (event: FocusEvent) => {
      hands.onFocus(event)
      setHome(hexAtElement(event.target))
    },
  }
  const focus = focused === undefined ? NONE : hexAtElement(focused)
  return { handlers, takesWheel: turning.wheel, home, focus }
}

/** What the scene that is played draws over the board. */
function SceneOver(table: PartProps): ReactNode {
  const Over = table.scene?.scene.Over as Part<PartProps> | undefined
  return Over === undefined ? null : <Over {...table} />
}

/** What is seen: pieces, fits, the aim, and where a scene is. */
function Sight({ table }: { readonly table: PartProps }): ReactNode {
  const { view, last, scene } = table
  const aimed = scene === undefined ? aimedIn(view, table.selected, table.pointed) : undefined
  const fresh = useMemo(() => freshHexes(last), [last])
  return (
    <>
      <Ground ruleset={view.ruleset} />
      <g pointerEvents="none" aria-hidden="true">
        {hexesOf(view).map((h) => (
          <HexView key={h} table={table} hex={h} aimed={aimed} fresh={scene === undefined && fresh.has(h)} />
        ))}
        {scene === undefined && <ThreatRims view={view} />}
        <FitView table={table} aimed={aimed} />
      </g>
      {aimed !== undefined && <AimView view={view} aimed={aimed} />}
      <WonView view={view} lit={detailOf(table)?.cells} />
      <SceneOver {...table} />
    </>
  )
}

/** A mark goes around the hex, not around its box. */
const hexOutline = ({ x, y }: Point): string => hexagon({ x, y }, DRAWN - 3)

function HexBoard({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const board = useRef<SVGSVGElement>(null)
  const { handlers, takesWheel, home, focus } = useHexHands(table)
  const frame = frameOf(view.ruleset.board.radius)
  return (
    <HexMap
      {...handlers}
      board={board}
      frame={frame}
      className={style.board}
      label={`The board: ${view.ruleset.cells} hexes`}
      buttons="bottom"
      showsAll={table.scene !== undefined}
      takesWheel={takesWheel}
    >
      <Paints />
      <Sight table={table} />
      {hexesOf(view).map((h) => (
        <Thing
          key={h}
          table={table}
          target={hexTarget(h)}
          name={hexLabel(view, h)}
          className={style.hex}
          tab={h === home}
          full={at(view.pieces, h) !== NONE}
          shape={
            <At hex={h}>
              <polygon points={hexagon(ORIGIN, SIZE)} />
            </At>
          }
        />
      ))}
      <TurnMarks table={table} board={board} width={frame.left + frame.width} outline={hexOutline} />
      {focus !== NONE && (
        <At hex={focus}>
          <polygon points={OUTLINE} fill="none" stroke={BRIGHT} strokeWidth="3" pointerEvents="none" />
        </At>
      )}
    </HexMap>
  )
}

export const Board = memoized((table: PartProps): ReactNode => (
  <div className={table.phone ? `${style.sky} ${style.phone}` : style.sky}>
    <HexBoard table={table} />
    <Corners table={table} />
    {table.phone && table.view.round > 0 && <OwnStrip table={table} player={viewer(table.view)} />}
  </div>
))

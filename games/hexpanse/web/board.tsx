import { at, type GameEvent, type Seen } from '@orrery/kernel'
import { followArrow, useHands } from '@orrery/ui'
import { memo, type ReactNode, type SVGProps, useMemo, useState } from 'react'
import { isWarlord } from '../src/rules/pieces.ts'
import { NONE } from '../src/types.ts'
import type { Event, Hex, Piece, View } from '../src/types.ts'
import { hexLabel } from '../words/things.ts'
import { type Aimed, aimedIn } from './aim.ts'
import { AimView } from './aim-view.tsx'
import { type Step, useChain } from './chain.ts'
import { At, Ground, LitMark, ownerIn, Paints, PieceView } from './cell.tsx'
import { BRIGHT, factionOf, INK, NOBODY } from './colours.ts'
import { Corners } from './corners.tsx'
import { FitView } from './fit-view.tsx'
import { DRAWN, frameOf, hexagon, ORIGIN, OUTLINE, SIZE, viewBox } from './geometry.ts'
import { OwnStrip } from './seat.tsx'
import { ShockMark } from './shock.tsx'
import { hexTarget, readTarget } from './targets.ts'
import { isLit, isMarked, isRefused, type Table } from './thing.tsx'
import { useTurning } from './turning.ts'
import { questionIn, viewer } from './ways.ts'
import style from './board.module.css'

/* The board of hexes. */

interface Stand {
  readonly pieces: readonly Piece[]
  readonly life: readonly number[]
}

interface HexProps {
  readonly table: Table
  readonly hex: Hex
  readonly stand: Stand
  readonly aimed: Aimed | undefined
  readonly fresh: boolean
}

/** Life that the aimed card would take from the warlord who stands here. */
const lostAt = (aimed: Aimed | undefined, h: Hex): number =>
  aimed?.shots.filter(({ hex, verdict }) => hex === h && verdict !== 'void').length ?? 0

/** Every hex may be chosen: then none stands out. */
const isOpen = (table: Table): boolean => questionIn(table.view) === 'anchor'

/** Everything one sees of a hex, below what is touched. */
function HexView({ table, hex, stand, aimed, fresh }: HexProps): ReactNode {
  const { view } = table
  const piece = at(stand.pieces, hex)
  const owner = ownerIn(piece)
  const target = hexTarget(hex)
  return (
    <At hex={hex}>
      <PieceView
        piece={piece}
        faction={owner === NONE ? NOBODY : factionOf(view, owner)}
        life={owner === NONE ? 0 : (stand.life[owner] ?? 0)}
        lost={isWarlord(piece) ? lostAt(aimed, hex) : 0}
        isX={view.box.isX[hex] === true}
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
        <LitMark empty={piece === NONE} strong={isMarked(table, target)} quiet={aimed !== undefined || isOpen(table)} />
      )}
      {isRefused(table, target) && (
        <polygon points={OUTLINE} fill="none" stroke={BRIGHT} strokeWidth="2" strokeDasharray="2 4" />
      )}
    </At>
  )
}

/** The clear shape that is touched and named. */
function HexButton({
  table,
  hex,
  home,
}: {
  readonly table: Table
  readonly hex: Hex
  readonly home: boolean
}): ReactNode {
  const target = hexTarget(hex)
  const lit = isLit(table, target)
  return (
    <g
      className={style.hex}
      data-lit={lit || undefined}
      fill="transparent"
      role="button"
      tabIndex={home ? 0 : -1}
      aria-label={hexLabel(table.view, hex)}
      aria-disabled={!lit}
      {...(table.selected === target ? { 'aria-pressed': true } : {})}
      data-target={target}
    >
      <At hex={hex}>
        <polygon points={hexagon(ORIGIN, SIZE)} />
      </At>
    </g>
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

const hexesOf = (view: View): Hex[] => Array.from({ length: view.box.cells }, (_, h) => h)

/** The tab key comes to one hex, the last one visited or the first that may be chosen; arrows go on from there. */
function useHome(table: Table): readonly [Hex, (h: Hex) => void] {
  const [visited, setVisited] = useState<Hex>(NONE)
  const first = hexesOf(table.view).find((h) => isLit(table, hexTarget(h))) ?? 0
  return [visited === NONE ? first : visited, setVisited]
}

const hexAtElement = (element: EventTarget): Hex => {
  const target = element instanceof Element ? element.closest('[data-target]')?.getAttribute('data-target') : undefined
  return target === null || target === undefined ? NONE : readTarget(target).id
}

/** Hands, keys and the wheel on the board; and the hex the keyboard is at. */
function useBoardHands(table: Table, skip: () => void): readonly [SVGProps<SVGSVGElement>, Hex, Hex] {
  const [home, setHome] = useHome(table)
  const [focus, setFocus] = useState<Hex>(NONE)
  const turning = useTurning(table)
  const [hands] = useHands(useMemo(() => ({ ...table, touch: turning.touch }), [table, turning]))
  const handlers: SVGProps<SVGSVGElement> = {
    ...hands,
    onPointerOver: (event) => {
      hands.onPointerOver(event)
      if (event.pointerType !== 'touch') turning.lead(hexAtElement(event.target))
    },
    onPointerDown: (event) => {
      skip()
      hands.onPointerDown(event)
    },
    onWheel: (event) => turning.wheel(event.deltaY),
    onFocus: (event) => {
      hands.onFocus(event)
      setHome(hexAtElement(event.target))
      setFocus(event.target.matches(':focus-visible') ? hexAtElement(event.target) : NONE)
    },
    onBlur: (event) => {
      hands.onBlur(event)
      setFocus(NONE)
    },
    onKeyDown: (event) => {
      skip()
      hands.onKeyDown(event)
      if (event.target instanceof Element && followArrow(event.key, event.currentTarget, event.target))
        event.preventDefault()
    },
  }
  return [handlers, home, focus]
}

/** What is seen: pieces, fits, the aim, and where a chain reaction is. */
function Scene({ table, step }: { readonly table: Table; readonly step: Step | undefined }): ReactNode {
  const { view, last } = table
  const aimed = aimedIn(view, table.selected, table.pointed)
  const fresh = useMemo(() => freshHexes(last), [last])
  const stand = step ?? view
  return (
    <>
      <Ground box={view.box} />
      <g pointerEvents="none" aria-hidden="true">
        {hexesOf(view).map((h) => (
          <HexView
            key={h}
            table={table}
            hex={h}
            stand={stand}
            aimed={aimed}
            fresh={step === undefined && fresh.has(h)}
          />
        ))}
        <FitView table={table} aimed={aimed} />
      </g>
      {aimed !== undefined && step === undefined && <AimView view={view} aimed={aimed} />}
      {step !== undefined && <ShockMark step={step} />}
    </>
  )
}

function HexBoard({ table }: { readonly table: Table }): ReactNode {
  const { view, last } = table
  const [step, skip] = useChain(view, last)
  const [handlers, home, focus] = useBoardHands(table, skip)
  return (
    <svg
      className={style.board}
      viewBox={viewBox(frameOf(view.box.board.radius))}
      role="group"
      aria-label={`The board: ${view.box.cells} hexes`}
      {...handlers}
    >
      <Paints />
      <Scene table={table} step={step} />
      {hexesOf(view).map((h) => (
        <HexButton key={h} table={table} hex={h} home={h === home} />
      ))}
      {focus !== NONE && (
        <At hex={focus}>
          <polygon points={OUTLINE} fill="none" stroke={BRIGHT} strokeWidth="3" pointerEvents="none" />
        </At>
      )}
    </svg>
  )
}

/** Drawn anew only when something it is drawn from has changed. */
const Drawn = memo(function Drawn(table: Table): ReactNode {
  return (
    <div className={table.phone ? `${style.sky} ${style.phone}` : style.sky}>
      <HexBoard table={table} />
      <Corners table={table} />
      {table.phone && table.view.round > 0 && <OwnStrip table={table} player={viewer(table.view)} />}
    </div>
  )
})

export const Board = (table: Table): ReactNode => <Drawn {...table} />

import { memo, type ReactNode } from 'react'
import { distanceOf } from '../src/rules/hexes.ts'
import { isWarlord, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { type Ruleset, type Faction, type Hex, NONE, type Piece } from '../src/types.ts'
import { BRASS, BRIGHT, colourOf, DARK, HEXILUM, HIT, INK } from './colours.ts'
import { centreOf, DRAWN, halfEdge, hexagon, ORIGIN, OUTLINE } from './geometry.ts'
import { Crystal, UnitMark, WarlordMark } from './marks.tsx'

/* One hex of the board and what stands on it. */

/** How large a piece is on the board. */
export const PIECE = 13.5

/** Colours that several drawings share. */
export const Paints = (): ReactNode => (
  <defs>
    <radialGradient id="hx-cell">
      <stop offset="0" stopColor="#16213c" />
      <stop offset="1" stopColor="#101931" />
    </radialGradient>
    <radialGradient id="hx-x">
      <stop offset="0" stopColor="#14594f" />
      <stop offset="1" stopColor="#0c2b31" />
    </radialGradient>
    <pattern id="hx-ring" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="#0c1221" />
      <path d="M0 0V6" stroke="#222a3d" strokeWidth="2.4" />
    </pattern>
    <pattern id="hx-void" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="#0c1221" fillOpacity=".72" />
      <path d="M0 0V6" stroke="#a6adbd" strokeOpacity=".4" strokeWidth="1.6" />
    </pattern>
  </defs>
)

const isRing = (ruleset: Ruleset, h: Hex): boolean => ruleset.board.radius > 3 && distanceOf(h) === ruleset.board.radius

const placed = (h: Hex): string => {
  const { x, y } = centreOf(h)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}
export const At = ({ hex, children }: { readonly hex: Hex; readonly children: ReactNode }): ReactNode => (
  <g transform={placed(hex)}>{children}</g>
)

/** What never changes lies on a sheet of its own. */
export const Ground = memo(function Ground({ ruleset }: { readonly ruleset: Ruleset }): ReactNode {
  const hexes = Array.from({ length: ruleset.cells }, (_, h) => h)
  return hexes.map((h) => (
    <At key={h} hex={h}>
      <polygon
        points={OUTLINE}
        fill={ruleset.isX[h] === true ? 'url(#hx-x)' : isRing(ruleset, h) ? 'url(#hx-ring)' : 'url(#hx-cell)'}
        stroke={ruleset.isX[h] === true ? HEXILUM : BRASS}
        strokeOpacity={ruleset.isX[h] === true ? 0.72 : 0.26}
      />
    </At>
  ))
})

interface LifeProps {
  readonly faction: Faction
  readonly life: number
  /** About to be lost. */
  readonly lost: number
}

/** The hex edge counts life: half edges clockwise from the top. */
const HALF_EDGES = 12

const LifeEdge = ({ faction, life, lost }: LifeProps): ReactNode =>
  Array.from({ length: HALF_EDGES }, (_, n) => (
    <path
      key={n}
      d={halfEdge(DRAWN - 2.6, n)}
      fill="none"
      strokeWidth="3.6"
      stroke={n >= life ? '#ece4d0' : n >= life - lost ? HIT : colourOf(faction)}
      strokeOpacity={n >= life ? 0.16 : 1}
    />
  ))

interface PieceProps extends LifeProps {
  readonly piece: Piece
  readonly isX: boolean
}

export const PieceView = memo(function PieceView({ piece, faction, life, lost, isX }: PieceProps): ReactNode {
  if (piece === NONE) return isX ? <Crystal r={11} /> : null
  if (isWarlord(piece))
    return (
      <>
        <polygon points={hexagon(ORIGIN, DRAWN - 1)} fill={colourOf(faction)} fillOpacity=".2" />
        <LifeEdge faction={faction} life={life} lost={lost} />
        <WarlordMark faction={faction} life={life} r={15} />
      </>
    )
  return (
    <>
      {isX && <polygon points={hexagon(ORIGIN, DRAWN - 4)} fill="none" stroke={HEXILUM} strokeOpacity=".7" />}
      <UnitMark faction={faction} unit={unitOf(piece)} r={PIECE} />
      {isX && (
        <g transform="translate(18.5 -15.5)">
          <Crystal r={5.6} />
        </g>
      )}
    </>
  )
})

interface LitProps {
  readonly empty: boolean
  readonly strong: boolean
  /** While a card is aimed its own outline says enough. */
  readonly quiet: boolean
}

/** May be chosen: a small brass dot, or around a piece a thin bright edge. */
export const LitMark = ({ empty, strong, quiet }: LitProps): ReactNode => (
  <>
    {!quiet && (strong || !empty) && (
      <polygon
        points={hexagon(ORIGIN, DRAWN - 1.6)}
        fill={BRIGHT}
        fillOpacity={strong ? 0.2 : 0.07}
        stroke={BRIGHT}
        strokeWidth={strong ? 2.6 : 1.4}
        strokeOpacity={strong ? 1 : 0.8}
      />
    )}
    {empty && <circle r="3.2" fill={BRIGHT} stroke={DARK} strokeWidth=".8" />}
  </>
)

/** Can be attacked by the piece that is picked up. */
export const CrossHairs = (): ReactNode => (
  <>
    <polygon points={hexagon(ORIGIN, DRAWN - 1.6)} fill={HIT} fillOpacity=".16" stroke={HIT} strokeWidth="2.6" />
    <path
      d="M0 -22V-12M0 12V22M-22 0H-12M12 0H22M17 0A17 17 0 1 1 -17 0A17 17 0 1 1 17 0"
      fill="none"
      stroke={INK}
      strokeWidth="2"
    />
  </>
)

export const ownerIn = (piece: Piece): number => (piece === NONE ? NONE : ownerOf(piece))

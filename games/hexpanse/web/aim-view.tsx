import { at } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { cardOf } from '../src/rules/programs.ts'
import { type Faction, FIRST_MERCENARY, NONE, NORMAL, type View } from '../src/types.ts'
import { VERDICTS } from '../words/aimed.ts'
import type { Aimed, Shot } from './aim.ts'
import { At, PIECE } from './cell.tsx'
import { BRASS, BRIGHT, colourOf, factionOf, HIT, VOID } from './colours.ts'
import { centreOf, DRAWN, hexagon, ORIGIN, outlineOf } from './geometry.ts'
import { UnitMark } from './marks.tsx'

/* The pattern of an aimed card on the board: what will be hit, placed or void. */

export const CrossHair = ({ r }: { readonly r: number }): ReactNode => (
  <g fill="none" stroke="#fff" strokeWidth={r * 0.12}>
    <circle r={r * 0.72} />
    <path d={`M0 ${-r}V${-r * 0.36}M0 ${r}V${r * 0.36}M${-r} 0H${-r * 0.36}M${r} 0H${r * 0.36}`} />
  </g>
)

const edge = hexagon(ORIGIN, DRAWN - 1.5)

/** Ghost, cross-hair or hatching over one hex. */
function ShotFill({ shot, faction }: { readonly shot: Shot; readonly faction: Faction }): ReactNode {
  if (shot.verdict === 'place')
    return (
      <>
        <polygon
          points={edge}
          fill={colourOf(faction)}
          fillOpacity=".24"
          stroke={colourOf(faction)}
          strokeWidth="2"
          strokeDasharray="5 3"
        />
        <g opacity=".62">
          <UnitMark faction={faction} unit={NORMAL} r={PIECE} />
        </g>
      </>
    )
  if (shot.verdict === 'void') return <polygon points={edge} fill="url(#hx-void)" stroke={VOID} strokeWidth="1.4" />
  return (
    <>
      <polygon points={edge} fill={HIT} fillOpacity=".26" stroke={HIT} strokeWidth="2" />
      <CrossHair r={19} />
    </>
  )
}

const PILLS: { readonly [verdict in Shot['verdict']]: string } = {
  hit: HIT,
  yours: HIT,
  place: '#9cc7ff',
  void: VOID,
}

/** Order and word, under the middle of the hex. */
function Pill({ shot }: { readonly shot: Shot }): ReactNode {
  const word = shot.verdict === 'yours' ? 'yours' : VERDICTS[shot.verdict]
  const width = 24 + word.length * 6
  return (
    <g transform="translate(0 25)">
      <rect x={-width / 2} y="-8" width={width} height="16" rx="8" fill="#0a0f1b" stroke={PILLS[shot.verdict]} />
      <text y="4" fontSize="11.5" fontWeight="600" fill="#fff" textAnchor="middle">
        <tspan fill={PILLS[shot.verdict]} fontWeight="700">
          {shot.number}
        </tspan>{' '}
        {word}
      </text>
    </g>
  )
}

/** Where the pattern leaves the board there is nothing to draw on. */
const onBoard = (shots: readonly Shot[]): Shot[] => shots.filter(({ hex }) => hex !== NONE)

export function AimView({ view, aimed }: { readonly view: View; readonly aimed: Aimed }): ReactNode {
  const shots = onBoard(aimed.shots)
  const faction = factionOf(view, aimed.seat)
  const hexes = [...new Set([aimed.at, ...shots.map(({ hex }) => hex)])]
  const isEmpty = at(view.pieces, aimed.at) === NONE
  return (
    <g pointerEvents="none" aria-hidden="true">
      <At hex={aimed.at}>
        <polygon points={edge} fill={BRASS} fillOpacity=".2" />
        {aimed.lands && isEmpty && (
          <g opacity=".8">
            <UnitMark faction={faction} unit={FIRST_MERCENARY + cardOf(aimed.index)} r={PIECE} />
          </g>
        )}
        {!aimed.lands && isEmpty && <circle r="7" fill="none" stroke={BRASS} strokeWidth="1.8" />}
      </At>
      {shots.map((shot) => (
        <At key={shot.number} hex={shot.hex}>
          <ShotFill shot={shot} faction={faction} />
        </At>
      ))}
      <path
        d={outlineOf(hexes)}
        fill="none"
        stroke={BRIGHT}
        strokeOpacity=".22"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d={outlineOf(hexes)} fill="none" stroke={BRASS} strokeWidth="3" strokeLinecap="round" />
      {stacked(shots).map(({ shot, y }) => (
        <g key={shot.number} transform={`translate(${centreOf(shot.hex).x} ${centreOf(shot.hex).y + y})`}>
          <Pill shot={shot} />
        </g>
      ))}
    </g>
  )
}

/** Several icons on one hex: their words stand one above the other. */
function stacked(shots: readonly Shot[]): readonly { readonly shot: Shot; readonly y: number }[] {
  return shots.map((shot, i) => ({ shot, y: -17 * shots.slice(i + 1).filter(({ hex }) => hex === shot.hex).length }))
}

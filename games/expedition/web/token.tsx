import type { ReactNode } from 'react'
import { type Ruleset, NONE, SLICES } from '../src/types.ts'
import { BRASS, BRIGHT, ENGRAVED, INK, INK_2, INK_3, LINE_2, type Look, lookOf } from './colours.ts'
import { onCircle, sliceAngle, slicePath, ticks } from './geometry.ts'
import { CostIcon, Shape } from './marks.tsx'
import thingStyle from './thing.module.css'
import style from './token.module.css'

/* The expedition token: six slices around Thunder's Edge, which lies in the middle. */

/** What the asked player can do with a slice. */
type SliceState = 'taken' | 'open' | 'paying' | 'shut'

export interface SliceLook {
  readonly standing: SliceState
  readonly owner: number
  /** Which claim it was, from 1. */
  readonly number: number
  /** Two words under the icon: "you can pay", "none ready". */
  readonly note?: string
}

interface TokenProps {
  readonly ruleset: Ruleset
  readonly slices: readonly SliceLook[]
  /** Names of the slices as they are heard and, with room, read. */
  readonly names: readonly string[]
  /** With words in the slices; without there are only icons. */
  readonly worded?: boolean
  /** The token was flipped: the planet alone is left. */
  readonly flipped?: boolean
  /** How a slice is found by touch: a target for the table, a press at the referee's. */
  button(slice: number): object | undefined
}

const OUTER = 158
const INNER = 64

const FILLS: {
  readonly [standing in SliceState]: { readonly fill: string; readonly stroke: string; readonly width: number }
} = {
  taken: { fill: '#0b1120', stroke: LINE_2, width: 1.4 },
  open: { fill: '#16213b', stroke: BRASS, width: 1.6 },
  paying: { fill: '#4a3f26', stroke: BRIGHT, width: 3.4 },
  shut: { fill: '#0c1222', stroke: LINE_2, width: 1.2 },
}

const INKS: { readonly [standing in SliceState]: string } = { taken: INK, open: INK, paying: BRIGHT, shut: INK_3 }

interface WedgeProps {
  readonly slice: number
  readonly look: SliceLook
  readonly owner: Look
}

function Wedge({ slice, look, owner }: WedgeProps): ReactNode {
  const { fill, stroke, width } = FILLS[look.standing]
  const path = slicePath(slice, INNER, OUTER)
  const isTaken = look.standing === 'taken'
  return (
    <>
      <path
        d={path}
        fill={fill}
        stroke={isTaken ? owner.colour : stroke}
        strokeOpacity={isTaken ? 0.7 : 1}
        strokeWidth={width}
        strokeDasharray={look.standing === 'shut' ? '5 4' : ''}
      />
      {isTaken && <path d={path} fill={owner.colour} fillOpacity=".2" />}
    </>
  )
}

interface ClaimProps {
  readonly look: SliceLook
  readonly owner: Look
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A claimed slice: the claimant's shape, and which claim it was. */
const Claim = ({ look, owner, x, y, size }: ClaimProps): ReactNode => (
  <>
    <Shape look={owner} x={x - size * 0.28} y={y} size={size * 0.78} />
    <text x={x + size * 0.42} y={y + size * 0.25} fontSize={size * 0.7} fontWeight="700" fill={INK} textAnchor="middle">
      {look.number > 0 ? look.number : ''}
    </text>
  </>
)

interface WordedProps {
  readonly slice: number
  readonly look: SliceLook
  readonly owner: Look
  readonly name: string
}

function Worded({ slice, look, owner, name }: WordedProps): ReactNode {
  const [x, y] = onCircle(114, sliceAngle(slice))
  const isTaken = look.standing === 'taken'
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      fill={INKS[look.standing]}
      color={INKS[look.standing]}
      textAnchor="middle"
    >
      {isTaken ? (
        <Claim look={look} owner={owner} x={0} y={-16} size={24} />
      ) : (
        <CostIcon slice={slice} x={0} y={-17} size={23} />
      )}
      <text y="10" fontSize="13.5" fontWeight="600">
        {name}
      </text>
      <text y="26" fontSize="12.5" fill={look.standing === 'paying' ? BRIGHT : INK_2}>
        {look.note}
      </text>
    </g>
  )
}

/** A claimed slice has its claimant under what it cost. */
function Signed({ slice, look, owner }: WedgeProps): ReactNode {
  const isTaken = look.standing === 'taken'
  const [x, y] = onCircle(112, sliceAngle(slice))
  return (
    <g color={INKS[look.standing]}>
      <CostIcon slice={slice} x={x} y={isTaken ? y - 22 : y} size={isTaken ? 26 : 40} />
      {isTaken && <Claim look={look} owner={owner} x={x} y={y + 12} size={36} />}
    </g>
  )
}

const Planet = (): ReactNode => (
  <>
    <circle r="54" fill="url(#xp-edge)" />
    <g fill="none" stroke="#f6e0b8" strokeOpacity=".28" strokeWidth="3">
      <path d="M-50-14c30-12 50 8 100-8M-52 6c40-12 60 12 104-4M-46 24c40-8 60 10 92 0" />
    </g>
    <circle r="58" fill="none" stroke={ENGRAVED} strokeOpacity=".8" />
  </>
)

export function Token({ ruleset, slices, names, worded, flipped, button }: TokenProps): ReactNode {
  return (
    <svg className={style.token} viewBox="-176 -176 352 352" role="group" aria-label="The expedition">
      <circle r="170" fill="none" stroke={ENGRAVED} />
      <path d={ticks(170, 60)} stroke={ENGRAVED} strokeWidth=".9" />
      {flipped !== true &&
        SLICES.map((id, slice) => {
          const look = slices[slice] ?? { standing: 'shut', owner: NONE, number: 0 }
          const owner = lookOf(ruleset, look.owner)
          const pressed = button(slice)
          return (
            <g key={id}>
              <g aria-hidden="true">
                <Wedge slice={slice} look={look} owner={owner} />
                {worded === true ? (
                  <Worded slice={slice} look={look} owner={owner} name={names[slice] ?? ''} />
                ) : (
                  <Signed slice={slice} look={look} owner={owner} />
                )}
              </g>
              {pressed !== undefined && (
                <path d={slicePath(slice, INNER, OUTER)} fill="transparent" className={thingStyle.thing} {...pressed} />
              )}
            </g>
          )
        })}
      <g pointerEvents="none" aria-hidden="true" transform={flipped === true ? 'scale(1.9)' : ''}>
        <Planet />
      </g>
    </svg>
  )
}

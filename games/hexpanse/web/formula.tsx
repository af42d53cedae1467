import { viewBoxOf } from '@orrery/ui'
import type { ReactNode } from 'react'
import { rotations } from '../src/rules/hexes.ts'
import type { Axial, IconId, Term } from '../src/types.ts'
import type { Verdict } from '../words/aimed.ts'
import { BONE, BRASS, CELL, HIT, VOID } from './colours.ts'
import { frameAround, hexagon, ORIGIN, pointOf } from './geometry.ts'
import { Sign } from './icons.tsx'
import style from './formula.module.css'

/* An ability as a picture of hexes, made from its formula; no card is drawn by hand. */

const NEAR: readonly Axial[] = [[0, 0], ...rotations([1, 0])]
/** Cards of packs reach farther than those as delivered. */
const FAR: readonly Axial[] = [...NEAR, ...rotations([2, 0]), ...rotations([1, 1])]
const SIZE = 20
const isNear = ({ at }: Term): boolean => at === undefined || NEAR.some((cell) => same(cell, at))

const same = ([q, r]: Axial, [a, b]: Axial): boolean => q === a && r === b
const turned = (offset: Axial, rotation: number): Axial => rotations(offset)[rotation] ?? offset

const PLACE = '#6db3ff'
const colourFor = (icon: IconId, verdict: Verdict | undefined): string => {
  if (verdict === 'void') return VOID
  return icon === 'TA' ? HIT : PLACE
}

interface CellProps {
  readonly cell: Axial
  readonly term: Term | undefined
  readonly verdict: Verdict | undefined
  readonly faint: boolean
  readonly centre: ReactNode
}

function Cell({ cell, term, verdict, faint, centre }: CellProps): ReactNode {
  const { x, y } = pointOf(cell, SIZE)
  const colour = term === undefined ? BRASS : colourFor(term.icon, verdict)
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <polygon
        points={hexagon(ORIGIN, SIZE - 1.6)}
        fill={verdict === 'void' ? 'url(#hx-void)' : CELL}
        stroke={colour}
        strokeOpacity={term === undefined ? (faint ? 0.14 : 0.34) : 1}
      />
      {term !== undefined && (
        <>
          {verdict !== 'void' && <polygon points={hexagon(ORIGIN, SIZE - 1.6)} fill={colour} fillOpacity=".22" />}
          <Sign icon={term.icon} size={0.95} />
        </>
      )}
      {term === undefined && centre}
    </g>
  )
}

/** Icons without a hex: large, side by side, over a faint flower. */
function Loose({ terms, low }: { readonly terms: readonly Term[]; readonly low: boolean }): ReactNode {
  const signs = terms.flatMap((term) => {
    const many = (term.icon === 'RC' || term.icon === 'SC' || term.icon === 'CD') && (term.n ?? 1) > 1
    return Array.from({ length: many ? Math.min(4, term.n ?? 1) : 1 }, () => term)
  })
  const gap = Math.min(26, 84 / Math.max(1, signs.length))
  return signs.map((term, i) => (
    <g
      key={i}
      transform={`translate(${((i - (signs.length - 1) / 2) * gap).toFixed(1)} ${low ? 42 : 0}) scale(${low ? 0.8 : 1.5})`}
    >
      <Sign icon={term.icon} />
      {(term.n ?? 1) > 1 && signs.length === 1 && (
        <text x="11" y="9" fontSize="10" fontWeight="700" fill="#f3ecdd">
          {term.n}
        </text>
      )}
    </g>
  ))
}

const Coin = <polygon points={hexagon(ORIGIN, 9.5)} fill={BONE} stroke="#1a1408" />
const Anchor = <circle r="6.5" fill="none" stroke={BRASS} strokeWidth="1.6" />

interface FormulaProps {
  readonly ability: readonly Term[]
  /** What stands on the base hex: a mercenary's coin, or a ring where an action card is anchored. */
  readonly base: 'coin' | 'anchor' | 'none'
  readonly rotation?: number
  /** By icon, what it would do where the card is aimed. */
  readonly verdicts?: readonly (Verdict | undefined)[]
}

/** Seven cells, pointy top; nineteen where an icon is farther away. */
export function Formula({ ability, base, rotation = 0, verdicts = [] }: FormulaProps): ReactNode {
  const shown = ability.map((term, i) => ({ term, verdict: verdicts[i] })).filter(({ term }) => term.at !== undefined)
  const loose = ability.filter((term) => term.at === undefined)
  const hasCells = shown.length > 0
  const cells = ability.every(isNear) ? NEAR : FAR
  const centre = base === 'coin' ? Coin : base === 'anchor' && hasCells ? Anchor : null
  return (
    <svg className={style.formula} viewBox={viewBoxOf(frameAround(cells, SIZE))} aria-hidden="true">
      {cells.map((cell, i) => {
        const found = shown.find(({ term }) => term.at !== undefined && same(turned(term.at, rotation), cell))
        return (
          <Cell
            key={i}
            cell={cell}
            term={found?.term}
            verdict={found?.verdict}
            faint={!hasCells}
            centre={i === 0 && hasCells ? centre : null}
          />
        )
      })}
      <Loose terms={loose} low={hasCells} />
    </svg>
  )
}

import { paced } from '@orrery/ui'
import type { CSSProperties, ReactNode } from 'react'
import { BONUS } from '../../src/data/setup.ts'
import { FINAL } from '../../src/rules/scoring.ts'
import { NONE } from '../../src/types.ts'
import { baseName } from '../../words/names.ts'
import { BRASS, BRIGHT, PLATE, SPACE } from '../colours.ts'
import type { Layout } from '../geometry.ts'
import { ResourceIcon } from '../marks.tsx'
import { NUMERALS } from '../sector.tsx'
import { GLOW, type PartProps } from '../table.ts'
import { paysBonus, type ScoredBase, type ScoringDetail, scoringIn } from './detail.ts'
import { TallyRows } from './tally-rows.tsx'
import style from './over.module.css'

/* Over the board while it is scored: the marker, the light on the Bonus Sector, the Base that is counted, its tally. */

interface OverProps {
  readonly table: PartProps
  readonly layout: Layout
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const plateBox = ({ bases, plate }: Layout, { base }: ScoredBase): Box => {
  const { x, y } = bases[base] ?? { x: 0, y: 0 }
  return { x, y, width: plate.w, height: plate.h }
}

/** Bases of the Bonus Sector are edged in brass; those still to come stand back. */
function Light({ detail, layout }: { readonly detail: ScoringDetail; readonly layout: Layout }): ReactNode {
  const { scoring, done, current, phase } = detail
  if (phase !== 'count') return null
  return scoring.bases.map((scored, i) => {
    if (!paysBonus(scoring, scored)) return null
    const box = plateBox(layout, scored)
    return (
      <g key={scored.base} className={style.light}>
        {i >= done && i !== current && <rect {...box} rx="5" fill={SPACE} fillOpacity=".5" />}
        <rect {...box} rx="5" fill="none" stroke={BRASS} strokeOpacity=".7" />
      </g>
    )
  })
}

const Ring = ({ box }: { readonly box: Box }): ReactNode => (
  <g className={style.ring} fill="none" stroke={BRIGHT}>
    {GLOW.map(([width, opacity]) => (
      <rect key={width} {...box} rx="6" strokeWidth={width} strokeOpacity={opacity} />
    ))}
    <rect {...box} rx="6" strokeWidth="2.4" />
  </g>
)

const TALLY = { width: 390, head: 46, row: 36 } as const
const LEAD = 16

/** Beside the plate, on the side where there is room. */
function tallyBox(layout: Layout, plate: Box, rows: number): Box {
  const height = TALLY.head + TALLY.row * Math.max(1, rows)
  const right = plate.x + plate.width + LEAD
  const x = right + TALLY.width < layout.width ? right : Math.max(4, plate.x - LEAD - TALLY.width)
  const y = Math.min(Math.max(6, plate.y + plate.height / 2 - height / 2), layout.height - height - 6)
  return { x, y, width: TALLY.width, height }
}

function Tally({
  table,
  layout,
  detail,
  scored,
}: OverProps & { readonly detail: ScoringDetail; readonly scored: ScoredBase }): ReactNode {
  const plate = plateBox(layout, scored)
  const box = tallyBox(layout, plate, scored.totals.filter((total) => total > 0).length)
  const middle = plate.y + plate.height / 2
  const isRight = box.x > plate.x
  const values =
    detail.scoring.bonus === FINAL ? BONUS.final : (BONUS.bonusSector[table.view.scorings - 1] ?? BONUS.normal)
  return (
    <>
      <path
        d={`M${isRight ? plate.x + plate.width : plate.x} ${middle}H${isRight ? box.x : box.x + box.width}`}
        stroke={BRIGHT}
      />
      <foreignObject {...box}>
        <div className={style.tally}>
          <p>
            <ResourceIcon resource={table.view.ruleset.resourceOn[scored.base] ?? 0} size={18} />
            <b>{baseName(scored.base)}</b>
            <span>
              {detail.scoring.bonus === FINAL ? '' : 'Bonus Sector: '}
              {values.join(' / ')}
            </span>
          </p>
          <TallyRows table={table} detail={detail} />
        </div>
      </foreignObject>
    </>
  )
}

/** The marker is turned in the middle, then lies at its Sector. */
function Marker({ table, layout, detail }: OverProps & { readonly detail: ScoringDetail }): ReactNode {
  const { scoring, phase } = detail
  if (scoring.bonus === FINAL || phase === 'result') return null
  const isTurning = phase === 'marker'
  const place = layout.sectors[scoring.bonus] ?? { x: 0, y: 0 }
  const at = isTurning ? { x: layout.width / 2, y: layout.height / 2 } : { x: place.x + 236, y: place.y - 5 }
  return (
    <g className={style.marker} style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${isTurning ? 2.6 : 1})` }}>
      <g className={isTurning ? style.turning : ''}>
        <rect x="-22" y="-14" width="44" height="28" rx="14" fill={PLATE} stroke={BRIGHT} strokeWidth="2" />
        <text y="6" fontSize="16" textAnchor="middle" fill={BRIGHT} className={style.numeral}>
          {isTurning ? '★' : (NUMERALS[table.view.scorings - 1] ?? '')}
        </text>
      </g>
    </g>
  )
}

export function Over({ table, layout }: OverProps): ReactNode {
  const detail = scoringIn(table)
  if (detail === undefined) return null
  const scored = detail.current === NONE ? undefined : detail.scoring.bases[detail.current]
  const beat: CSSProperties = { ['--beat' as string]: `${paced(1)}ms` }
  return (
    <g pointerEvents="none" aria-hidden="true" style={beat}>
      <Light detail={detail} layout={layout} />
      {scored !== undefined && <Ring key={scored.base} box={plateBox(layout, scored)} />}
      {scored !== undefined &&
        !table.phone &&
        paysBonus(detail.scoring, scored) &&
        scored.totals.some((total) => total > 0) && (
          <Tally key={`tally ${scored.base}`} table={table} layout={layout} detail={detail} scored={scored} />
        )}
      <Marker table={table} layout={layout} detail={detail} />
    </g>
  )
}

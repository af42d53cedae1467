import type { ReactNode } from 'react'
import { colourOf, INK_2 } from '../colours.ts'
import { Shape } from '../marks.tsx'
import { isLost, type ScoredBase } from './detail.ts'

const WIDE_PLATE = 140

interface TagsProps {
  /** Undefined until it is counted. */
  readonly paid: ScoredBase | undefined
  readonly w: number
}

/** At the right end of a plate: what its Base has paid. */
export function Tags({ paid: scored, w }: TagsProps): ReactNode {
  if (scored === undefined) return null
  if (isLost(scored))
    return (
      <text x={w - 8} y="16.5" fontSize="12.5" fontWeight="500" fill={INK_2} textAnchor="end">
        {w < WIDE_PLATE ? 'tie' : 'tie, nobody'}
      </text>
    )
  const paid = scored.gains.flatMap((gain, player) => (gain > 0 ? [{ player, gain }] : [])).reverse()
  const isTight = w < WIDE_PLATE
  return paid.map(({ player, gain }, i) => (
    <g key={player} transform={`translate(${w - 8 - i * (isTight ? 20 : 34)} 0)`}>
      {!isTight && <Shape player={player} x={-30} y={7} size={9.5} />}
      <text y="16.5" fontSize="13.5" fontWeight="700" fill={colourOf(player)} textAnchor="end">
        {`+${gain}`}
      </text>
    </g>
  ))
}

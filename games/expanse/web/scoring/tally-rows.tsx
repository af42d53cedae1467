import type { ReactNode } from 'react'
import { NONE, type Player } from '../../src/types.ts'
import { playerName } from '../../words/names.ts'
import { sideOf } from '../colours.ts'
import { FleetIcon, SideShape } from '../marks.tsx'
import { standsOn } from '../scored.ts'
import type { PartProps } from '../table.ts'
import { viewer } from '../ways.ts'
import { plainFleet } from '../../src/rules/pieces.ts'
import type { ScoredBase, ScoringDetail } from './detail.ts'
import style from './tally-rows.module.css'

/* Why a Base pays what it pays: everybody's cubes, Orbital Control, the sum, the points. */

const MOST_CUBES = 8

function TallyRow({ table, scored, player, counted }: RowProps): ReactNode {
  const stand = standsOn(table.view, scored.base).find((one) => one.player === player)
  const total = scored.totals[player] ?? 0
  const gain = scored.gains[player] ?? 0
  const cubes = Math.min(MOST_CUBES, (stand?.cubes ?? 0) + (stand?.diplomats ?? 0))
  const isYou = player === viewer(table.view)
  return (
    <li data-f={sideOf(player)}>
      <span className={style.who}>
        <SideShape player={player} size={14} /> {isYou ? 'You' : playerName(player)}
      </span>
      <span className={style.pieces}>
        {Array.from({ length: cubes }, (_, i) => (
          <SideShape key={i} player={player} size={14} diplomat={i >= (stand?.cubes ?? 0)} />
        ))}
        {stand?.plus === true && (
          <span className={style.control}>
            <FleetIcon fleet={plainFleet(player)} owner={player} /> +1 control
          </span>
        )}
      </span>
      <b>= {total}</b>
      <strong>{counted && gain > 0 ? `+${gain}` : ''}</strong>
    </li>
  )
}

interface RowProps {
  readonly table: PartProps
  readonly scored: ScoredBase
  readonly player: Player
  readonly counted: boolean
}

/** Everybody who has influence on the Base, the strongest first. */
const ranked = ({ totals }: ScoredBase): Player[] =>
  totals.flatMap((total, player) => (total > 0 ? [player] : [])).toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))

/** The Base that is counted, for the sheet of a phone. */
export function TallyRows({ table, detail }: { readonly table: PartProps; readonly detail: ScoringDetail }): ReactNode {
  const scored = detail.current === NONE ? undefined : detail.scoring.bases[detail.current]
  if (scored === undefined) return null
  return (
    <ol className={style.tally}>
      {ranked(scored).map((player) => (
        <TallyRow key={player} table={table} scored={scored} player={player} counted={detail.done > detail.current} />
      ))}
    </ol>
  )
}

import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { BONUS } from '../../src/data/setup.ts'
import { FINAL } from '../../src/rules/scoring.ts'
import { type Player, SECTORS, type Sector } from '../../src/types.ts'
import { baseName, playerName, sectorName } from '../../words/names.ts'
import { playersOf } from '../../words/things.ts'
import { sideOf } from '../colours.ts'
import { ResourceIcon, SideShape } from '../marks.tsx'
import type { PartProps } from '../table.ts'
import { firstOn, gainedIn, isLost, type ScoredBase, type Scoring, type ScoringDetail, scoringIn } from './detail.ts'
import { Race } from './race.tsx'
import { TallyRows } from './tally-rows.tsx'
import style from './table.module.css'

/* Beside the board: Base by Base, who got what. */

function Cell({ scored, player, counted }: CellProps): ReactNode {
  if (!counted || (scored.totals[player] ?? 0) === 0) return <td>{''}</td>
  const gain = scored.gains[player] ?? 0
  const tied = isLost(scored) && firstOn(scored).includes(player)
  return (
    <td data-f={sideOf(player)} className={gain > 0 ? style.gain : style.none}>
      {tied ? 'tie' : gain > 0 ? `+${gain}` : '0'}
    </td>
  )
}

interface CellProps {
  readonly scored: ScoredBase
  readonly player: Player
  readonly counted: boolean
}

const isShared = (scored: ScoredBase): boolean => firstOn(scored).length > 1 && !isLost(scored)

interface RowProps {
  readonly table: PartProps
  readonly detail: ScoringDetail
  readonly i: number
}

function Row({ table, detail, i }: RowProps): ReactNode {
  const row = useRef<HTMLTableRowElement>(null)
  const isNow = detail.current === i
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow])
  const scored = detail.scoring.bases[i]
  if (scored === undefined) return null
  const counted = i < detail.done
  return (
    <tr ref={row} className={isNow ? style.now : counted ? '' : style.later} aria-current={isNow || undefined}>
      <th scope="row">
        <span>
          <ResourceIcon resource={table.view.ruleset.resourceOn[scored.base] ?? 0} />
          {baseName(scored.base)}
          {counted && isShared(scored) && <em>shared first</em>}
        </span>
      </th>
      {playersOf(table.view).map((player) => (
        <Cell key={player} scored={scored} player={player} counted={counted} />
      ))}
    </tr>
  )
}

/** What the first, second and third of a Sector's Bases get. */
function valuesOf(table: PartProps, { bonus }: Scoring, sector: Sector): string {
  if (bonus === FINAL) return BONUS.final.join(' / ')
  if (bonus !== sector) return `${BONUS.normal[0] ?? 0} for the first`
  return `Bonus Sector, ${(BONUS.bonusSector[table.view.scorings - 1] ?? BONUS.normal).join(' / ')}`
}

function SectorRows({ table, detail, sector }: SectorProps): ReactNode {
  const { bases, bonus } = detail.scoring
  const isBonus = bonus === sector && detail.phase !== 'marker'
  return (
    <>
      <tr className={isBonus ? style.bonus : style.sector}>
        <th scope="rowgroup" colSpan={table.view.ruleset.players + 1}>
          <span>
            {sectorName(sector)}
            <em>{detail.phase === 'marker' ? '' : valuesOf(table, detail.scoring, sector)}</em>
          </span>
        </th>
      </tr>
      {bases.map(
        (scored, i) => scored.sector === sector && <Row key={scored.base} table={table} detail={detail} i={i} />,
      )}
    </>
  )
}

interface SectorProps {
  readonly table: PartProps
  readonly detail: ScoringDetail
  readonly sector: Sector
}

/** The Bonus Sector stands last once it is known. */
const sectorsOf = ({ scoring, phase }: ScoringDetail): Sector[] => {
  const all = SECTORS.map((_, sector) => sector)
  return phase === 'marker' ? all : all.toSorted((a, b) => Number(a === scoring.bonus) - Number(b === scoring.bonus))
}

function ScoreTable({ table, detail }: { readonly table: PartProps; readonly detail: ScoringDetail }): ReactNode {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">Base</th>
          {playersOf(table.view).map((player) => (
            <th key={player} scope="col" data-f={sideOf(player)}>
              <SideShape player={player} /> {playerName(player)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sectorsOf(detail).map((sector) => (
          <Fragment key={sector}>
            <SectorRows table={table} detail={detail} sector={sector} />
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">This Scoring</th>
          {gainedIn(detail).map((gain, player) => (
            <td key={player} data-f={sideOf(player)} className={style.gain}>
              +{gain}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** The table; on a phone the Base that is counted, and the race below it. */
export function ScoringPanel(table: PartProps): ReactNode {
  const detail = scoringIn(table)
  if (detail === undefined) return null
  if (!table.phone) return <ScoreTable table={table} detail={detail} />
  return (
    <>
      <TallyRows table={table} detail={detail} />
      <Race {...table} />
    </>
  )
}

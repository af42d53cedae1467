import { paced } from '@orrery/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { Player } from '../../src/types.ts'
import { playerName, playerTitle } from '../../words/names.ts'
import { playersOf } from '../../words/things.ts'
import { sideOf } from '../colours.ts'
import { SideShape } from '../marks.tsx'
import type { PartProps } from '../table.ts'
import { gainedIn, type ScoringDetail, scoringIn } from './detail.ts'
import { useFlyingPoints } from './points.ts'
import style from './race.module.css'

/* Control points as a race: the dim bar is what everybody had, the bright one this Scoring. */

const MARK_EVERY = 10

/** The end of the scale, with room for all that is still to come. */
function scaleEnd({ scoring, cp }: ScoringDetail): number {
  const most = Math.max(...cp, ...scoring.start)
  const open = scoring.bases.reduce((sum, { gains }) => sum + Math.max(...gains), 0)
  return Math.ceil(Math.max(most, Math.max(...scoring.start) + open / 2) / MARK_EVERY) * MARK_EVERY
}

const at = (share: number): CSSProperties => ({ ['--at' as string]: `${(share * 100).toFixed(2)}%` })

function Lane({ detail, player, end, place }: LaneProps): ReactNode {
  const [before, now] = [detail.scoring.start[player] ?? 0, detail.cp[player] ?? 0]
  const gain = gainedIn(detail)[player] ?? 0
  const style_ = {
    ['--before' as string]: `${(before / end) * 100}%`,
    ['--now' as string]: `${(now / end) * 100}%`,
    ['--place' as string]: place,
  }
  const name = playerName(player)
  return (
    <li className={style.lane} style={style_} data-f={sideOf(player)} data-lane={player}>
      <span className={style.name}>
        <SideShape player={player} size={14} />
        {name === 'PG' ? playerTitle(player) : name}
      </span>
      <span className={style.bar} aria-hidden="true">
        <i />
        <b />
        <em>
          <SideShape player={player} size={11} />
        </em>
      </span>
      <span className={style.cp}>{now}</span>
      <span className={style.gain}>{gain > 0 ? `+${gain}` : ''}</span>
    </li>
  )
}

interface LaneProps {
  readonly detail: ScoringDetail
  readonly player: Player
  readonly end: number
  /** From the top: who has most stands first. */
  readonly place: number
}

/** In place of the cards; on a phone it stands in the sheet. */
export function Race(table: PartProps): ReactNode {
  const detail = scoringIn(table)
  useFlyingPoints(detail)
  if (detail === undefined) return null
  const end = scaleEnd(detail)
  const players = playersOf(table.view)
  const order = players.toSorted((a, b) => (detail.cp[b] ?? 0) - (detail.cp[a] ?? 0))
  return (
    <section
      className={style.race}
      aria-label="Control points"
      style={{ ['--lanes' as string]: players.length, ['--beat' as string]: `${paced(1)}ms` }}
    >
      <p className={style.scale} aria-hidden="true">
        <span>{table.phone ? 'CP' : 'Control points'}</span>
        <span>
          {Array.from({ length: end / MARK_EVERY + 1 }, (_, i) => (
            <i key={i} style={at((i * MARK_EVERY) / end)}>
              {i * MARK_EVERY}
            </i>
          ))}
        </span>
      </p>
      <ol>
        {players.map((player) => (
          <Lane key={player} detail={detail} player={player} end={end} place={order.indexOf(player)} />
        ))}
      </ol>
    </section>
  )
}

/** The cards give their place to the race; on a phone the race is in the sheet. */
export const Track = (table: PartProps): ReactNode => (table.phone ? null : <Race {...table} />)

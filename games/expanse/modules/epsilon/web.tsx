import { kindOf, onlyArg } from '@orrery/kernel'
import { Chip, type Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { NUMBER, PERFORM } from '../../src/rules/moves.ts'
import { FACTIONS, type Player, SECTORS } from '../../src/types.ts'
import type { ModuleWeb, Row } from '../../web/module.ts'
import style from '../../web/seat.module.css'
import { frameOf, opOf } from '../../words/context.ts'
import { inSector, playerName } from '../../words/names.ts'
import { sectorLabel } from '../../words/things.ts'
import { POWER, power } from './moves.ts'
import { hasPlay, hasPoint } from './rules.ts'
import { POINT_NOTE } from './words.ts'

export const pointTarget = (player: Player, point: number): Target => `point:${point}@${FACTIONS[player] ?? ''}`

const shortSector = (sector: number, whole: boolean): string => {
  const [word = ''] = sectorLabel(sector).replace(/^The /, '').split(' ')
  return whole ? word : word.charAt(0)
}

/** Point tokens, and the Sectors where a Power Play is still open. */
function Power({ table, player }: Row): ReactNode {
  const { view } = table
  if (view.ruleset.points.length === 0) return null
  return (
    <div className={style.power}>
      {table.phone && <span>Power Play</span>}
      {view.ruleset.points.map((point, i) => {
        const left = hasPoint(view, player, i)
        const name = `Point token ${point}${left ? '' : ', spent'}`
        return (
          <Chip
            key={point}
            table={table}
            target={pointTarget(player, point)}
            name={name}
            kind={left ? style.point : `${style.point} ${style.spent}`}
          >
            {point}
          </Chip>
        )
      })}
      {SECTORS.map((id, sector) => (
        <abbr
          key={id}
          title={`Power Play in ${inSector(sector)}`}
          className={hasPlay(view, player, sector) ? '' : style.spent}
        >
          {shortSector(sector, table.phone)}
        </abbr>
      ))}
    </div>
  )
}

export const epsilon: ModuleWeb = {
  way(m, view, player) {
    const isRecovering = kindOf(m) === NUMBER && opOf(view, frameOf(view))?.op === 'recoverPoint'
    return isRecovering || kindOf(m) === POWER ? { at: [pointTarget(player, onlyArg(m))] } : undefined
  },
  meant: ({ kind, id, place }, _, player) => (kind === 'point' && place === player ? power(id) : undefined),
  order: [{ kind: POWER, before: PERFORM }],
  note: ({ kind, id, place }) => (kind === 'point' ? [`Point token ${id}`, POINT_NOTE, playerName(place)] : undefined),
  panel: (row) => <Power {...row} />,
}

import { buttonStyle, Chip, useHands } from '@orrery/ui'
import type { ReactNode } from 'react'
import { inShip } from '../src/rules/pieces.ts'
import { MINOR, NONE, NORMAL, type Player, type View } from '../src/types.ts'
import { shipLabel } from '../words/things.ts'
import { aimedIn, mayTurn } from './aim.ts'
import { BRASS, factionOf } from './colours.ts'
import { hexagon, ORIGIN } from './geometry.ts'
import { CoinIcon, CrystalIcon, UnitIcon } from './marks.tsx'
import { MissionCorner } from './status.tsx'
import { shipTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { viewer } from './ways.ts'
import { sentBy } from './sent.ts'
import { hasThreats, ThreatCard } from './threat-view.tsx'
import style from './corners.module.css'
import marksStyle from './marks.module.css'
import countStyle from './counts.module.css'

/* The four corners of the frame that the board leaves free: Recovery Ship, key, hint. */

const playersOf = (view: View): Player[] => view.ruleset.sideOf.map((_, p) => p)

interface HoldProps {
  readonly table: PartProps
  readonly player: Player
  /** Normal and minor units that the aimed card would send here. */
  readonly coming: readonly number[]
}

/** A hold of the ship: one player's units. */
function Hold({ table, player, coming }: HoldProps): ReactNode {
  const { view } = table
  const faction = factionOf(view, player)
  const kinds = [NORMAL, MINOR].filter((unit) => inShip(view, player, unit) + (coming[unit] ?? 0) > 0)
  return (
    <li>
      {kinds.length === 0 && <span className={style.none}>none</span>}
      {kinds.map((unit) => (
        <Chip
          key={unit}
          table={table}
          target={shipTarget(player, unit)}
          name={shipLabel(view, player, unit)}
          kind={countStyle.stack}
        >
          {Array.from({ length: Math.min(4, inShip(view, player, unit)) }, (_, i) => (
            <UnitIcon key={i} faction={faction} unit={unit} size={14} />
          ))}
          {inShip(view, player, unit) > 4 && <b>{inShip(view, player, unit)}</b>}
          {(coming[unit] ?? 0) > 0 && (
            <span className={style.ghost}>
              <UnitIcon faction={faction} unit={unit} size={14} />
            </span>
          )}
        </Chip>
      ))}
    </li>
  )
}

const Hull = (): ReactNode => (
  <svg className={style.hull} viewBox="0 0 168 84" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M14 10H134L146 2H166V24L152 30V54L166 60V82H146L134 74H14L2 42Z"
      fill="#121b2f"
      stroke={BRASS}
      strokeOpacity=".5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

function Ship({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const aimed = aimedIn(view, table.selected, table.pointed)
  const [hands] = useHands(table)
  return (
    <section
      className={`${buttonStyle.bare} ${buttonStyle.glowing} ${style.ship}`}
      aria-label="Recovery Ship"
      {...hands}
    >
      <h2>Recovery Ship</h2>
      <div>
        <Hull />
        <ul data-players={view.ruleset.players}>
          {playersOf(view).map((p) => (
            <Hold key={p} table={table} player={p} coming={aimed === undefined ? [] : sentBy(view, aimed, p)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const Ring = ({ stroke, fill }: { readonly stroke: string; readonly fill: string }): ReactNode => (
  <svg className={marksStyle.icon} width="15" height="15" viewBox="-8 -8 16 16" aria-hidden="true">
    <polygon points={hexagon(ORIGIN, 7)} fill={fill} stroke={stroke} strokeWidth="1.4" />
  </svg>
)

function Key({ view }: { readonly view: View }): ReactNode {
  const faction = Math.max(0, factionOf(view, viewer(view)))
  return (
    <ul className={style.key} aria-label="Key">
      <li>
        <UnitIcon faction={faction} unit={NORMAL} /> normal unit
      </li>
      {view.ruleset.minors > 0 && (
        <li>
          <UnitIcon faction={faction} unit={MINOR} /> minor unit
        </li>
      )}
      <li>
        <CoinIcon number={9} size={15} /> mercenary
      </li>
      <li>
        <CrystalIcon size={15} /> hexilum hex
      </li>
      {view.ruleset.board.radius > 3 && (
        <li>
          <Ring stroke="#98a3b9" fill="#1a2030" /> outer ring
        </li>
      )}
      <li>
        <Ring stroke={BRASS} fill="none" /> mission cell
      </li>
    </ul>
  )
}

export function Corners({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  return (
    <>
      {view.round > 0 && <Ship table={table} />}
      {table.phone && view.common !== NONE && <MissionCorner table={table} />}
      <ThreatCard view={view} />
      {!table.phone && !hasThreats(view) && <Key view={view} />}
      {!table.phone && table.scene === undefined && mayTurn(view) && (
        <p className={style.hint}>R or the wheel turns the card</p>
      )}
    </>
  )
}

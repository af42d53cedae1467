import { hasBit } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { hasPower } from '../src/rules/powers.ts'
import { FLEET_OWNER, plainCube, plainFleet, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { hasPlay, hasPoint } from '../modules/epsilon/rules.ts'
import { type Card, FLEETS, NONE, type Player, RESOURCES, SECTORS, type View } from '../src/types.ts'
import { keptOf } from '../words/board.ts'
import { plural } from '../words/grammar.ts'
import { cardName, cubeName, fleetKind, inSector, playerName, playerTitle } from '../words/names.ts'
import { resourceLabel, sectorLabel } from '../words/things.ts'
import { colourOf } from './colours.ts'
import {
  buttonStyle,
  Chip,
  isLit,
  memoized,
  SeatButton,
  SeatFrame,
  type SeatProps as AnySeatProps,
  sitterName,
} from '@orrery/ui'
import { FleetIcon, Icon, ResourceIcon, SideShape } from './marks.tsx'
import {
  CREW,
  holderTarget,
  keptTarget,
  pointTarget,
  reserveTarget,
  seatTarget,
  supplyTarget,
  tokensTarget,
} from './targets.ts'
import type { Table } from './table.ts'
import { Techs } from './techs.tsx'
import style from './seat.module.css'
import textStyle from './text.module.css'

/* The panel of one seat. */

type SeatProps = AnySeatProps<View>

interface Row {
  readonly table: Table
  readonly player: Player
}

/** On a phone a number says what it counts. */
const Counted = ({ table, children }: { readonly table: Table; readonly children: string }): ReactNode =>
  table.phone ? <span className={style.counted}>{children}</span> : null

/* ---- reserve ------------------------------------------------------------------------------------------------------ */

function Cubes({ table, player }: Row): ReactNode {
  const { view } = table
  const special = SPECIAL_CUBE[player] ?? NONE
  const open = special >= 0 && hasPower(view, player, view.box.powers.specialCubes)
  return (
    <>
      <Chip
        table={table}
        target={supplyTarget(plainCube(player))}
        name={`${view.supply[player] ?? 0} cubes left`}
        kind={style.num}
      >
        <SideShape player={player} />
        {view.supply[player]}
        <Counted table={table}>influence</Counted>
      </Chip>
      {open && (
        <Chip
          table={table}
          target={supplyTarget(special)}
          name={`${view.supply[special] ?? 0} ${cubeName(view, special)}s left`}
          kind={style.num}
        >
          <SideShape player={player} diplomat />
          {view.supply[special]}
          <Counted table={table}>{`${cubeName(view, special)}s`}</Counted>
        </Chip>
      )}
    </>
  )
}

/** Kinds of a player's fleets that are off the map. */
const offMap = (view: View, player: Player): number[] =>
  FLEETS.flatMap((_, fleet) => (FLEET_OWNER[fleet] === player && (view.reserve[fleet] ?? 0) > 0 ? [fleet] : []))

const fleetWord = (fleet: number, n: number): string =>
  plural(n, fleetKind(fleet).replace(/^the /, '')).replace(/^\d+ /, '')

function Ships({ table, player }: Row): ReactNode {
  const { view } = table
  const kinds = offMap(view, player)
  if (kinds.length === 0)
    return (
      <span className={`${style.num} ${textStyle.quiet}`}>
        <FleetIcon fleet={plainFleet(player)} owner={player} faint />0<Counted table={table}>fleets</Counted>
      </span>
    )
  return kinds.map((fleet) => {
    const n = view.reserve[fleet] ?? 0
    return (
      <Chip
        key={fleet}
        table={table}
        target={reserveTarget(fleet)}
        name={`${n} ${fleetKind(fleet)} off the map`}
        kind={style.num}
      >
        <FleetIcon fleet={fleet} owner={player} />
        {n > 1 || table.phone ? n : ''}
        <Counted table={table}>{fleetWord(fleet, n)}</Counted>
      </Chip>
    )
  })
}

function Reserve({ table, player }: Row): ReactNode {
  const { view } = table
  return (
    <div className={style.row}>
      <dt>Reserve</dt>
      <dd>
        <Initiative table={table} player={player} />
        <Cubes table={table} player={player} />
        <Ships table={table} player={player} />
        {(view.tokens[player] ?? 0) > 0 && (
          <span className={style.num} title={`${plural(view.tokens[player] ?? 0, 'Protomolecule token')} left`}>
            <Icon name="flame" size={11} />
            {view.tokens[player]}
            <Counted table={table}>Protomolecule</Counted>
          </span>
        )}
        {view.box.resourceLimit > 0 && (
          <Chip
            table={table}
            target={tokensTarget(player)}
            name={`${view.resources[player] ?? 0} Resource Tokens`}
            kind={`${style.num} ${style.tokens}`}
          >
            <Icon name="token" size={13} />
            {view.resources[player]}
            <Counted table={table}>Resource Tokens</Counted>
          </Chip>
        )}
        <Holds table={table} player={player} />
      </dd>
    </div>
  )
}

function Critical({ table, player }: Row): ReactNode {
  const critical = RESOURCES.flatMap((_, r) => (hasBit(table.view.box.critical[player] ?? 0, r) ? [r] : []))
  if (critical.length === 0) return null
  return (
    <span className={style.critical} title={`Critical: ${critical.map(resourceLabel).join(', ')}`}>
      {critical.map((r) => (
        <ResourceIcon key={r} resource={r} />
      ))}
    </span>
  )
}

/** The place in Initiative, where there is one: in a phone's drawer it stands beside the name, in words. */
function Initiative({ table, player }: Row): ReactNode {
  const place = table.view.initiative.indexOf(player) + 1
  if (place === 0 || table.phone) return null
  const words = `${ORDINALS[place - 1] ?? ''} in Initiative`
  return (
    <span className={style.place} role="img" aria-label={words} title={words}>
      {place}
    </span>
  )
}

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const

/* ---- kept Events and Power Plays ---------------------------------------------------------------------------------- */

/** Two panels have room for one name each, more panels for none: the rest unfold under the pointer or the focus. */
const namesInARow = ({ view, phone }: Table): number => (phone ? Infinity : view.box.players === 2 ? 1 : 0)

function Kept({ table, player }: Row): ReactNode {
  const kept = keptOf(table.view, player)
  const names = kept.map((card) => cardName(table.view, card))
  const lit = (card: Card): number => (isLit(table, keptTarget(card)) ? 0 : 1)
  const many = kept.length > namesInARow(table)
  return (
    <div className={style.row}>
      <dt>Kept</dt>
      <dd className={many ? style.many : undefined}>
        {kept.length === 0 && <span className={`${textStyle.quiet} ${style.none}`}>none</span>}
        {many && (
          <button
            type="button"
            className={style.count}
            aria-label={`${plural(kept.length, 'kept Event')}: ${names.join(', ')}`}
            data-lit={kept.some((card) => lit(card) === 0) || undefined}
          >
            <Icon name="deck" size={12} />
            {kept.length}
          </button>
        )}
        <span className={style.names}>
          {kept
            .toSorted((a, b) => lit(a) - lit(b))
            .map((card) => (
              <Chip key={card} table={table} target={keptTarget(card)} kind={style.kept}>
                {cardName(table.view, card)}
              </Chip>
            ))}
        </span>
      </dd>
    </div>
  )
}

const shortSector = (sector: number, whole: boolean): string => {
  const [word = ''] = sectorLabel(sector).replace(/^The /, '').split(' ')
  return whole ? word : word.charAt(0)
}

/** Point tokens, and the Sectors where a Power Play is still open. */
function Power({ table, player }: Row): ReactNode {
  const { view } = table
  if (view.box.points.length === 0) return null
  return (
    <div className={style.power}>
      {table.phone && <span>Power Play</span>}
      {view.box.points.map((point, i) => {
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

/* ---- the panel ---------------------------------------------------------------------------------------------------- */

function Holds({ table, player }: Row): ReactNode {
  const { view } = table
  return (
    <>
      {view.captain === player && (
        <Chip table={table} target={CREW} name="Controls the Rocinante" kind={style.holds}>
          <FleetIcon fleet={FLEETS.indexOf('rocinante')} owner={player} />
        </Chip>
      )}
      {view.holder === player && (
        <Chip
          table={table}
          target={holderTarget(player)}
          name="Holds the Protomolecule card"
          kind={`${style.holds} ${style.flame}`}
        >
          <Icon name="flame" size={13} />
        </Chip>
      )}
    </>
  )
}

export const Seat = memoized((table: SeatProps): ReactNode => {
  const { of, view, phone } = table
  const player = view.seating[of] ?? 0
  const isDuel = view.box.players === 2
  const [unfolded, setUnfolded] = useState(of === table.seat)
  const sitter = sitterName(table, of)
  const place = view.initiative.indexOf(player) + 1
  return (
    <SeatFrame
      table={table}
      name={`${playerTitle(player)}: ${sitter}`}
      colour={colourOf(player)}
      className={`${buttonStyle.bare} ${buttonStyle.glowing} ${style.seat} ${isDuel ? style.two : ''}`}
    >
      <div className={style.id}>
        <SideShape player={player} size={22} />
        <div>
          <h2>{playerName(player) === 'PG' ? 'ProtoGen' : playerName(player)}</h2>
          <p>
            <span title={sitter}>
              {sitter}
              {phone && place > 0 && `, ${ORDINALS[place - 1] ?? ''} in Initiative`}
            </span>
            {table.clock}
          </p>
        </div>
      </div>
      <div className={style.cp}>
        <Critical table={table} player={player} />
        <b>{view.cp[player]}</b>
        <span>CP</span>
      </div>
      <Power table={table} player={player} />
      <dl>
        <Reserve table={table} player={player} />
        <Techs
          table={table}
          player={player}
          roomy={phone ? unfolded : isDuel}
          unfold={phone ? () => setUnfolded(!unfolded) : undefined}
        />
        <Kept table={table} player={player} />
      </dl>
    </SeatFrame>
  )
})

/** Shape and CP; a touch tells the rest. */
export function SeatChip(table: SeatProps): ReactNode {
  const { of, view, names } = table
  const player = view.seating[of] ?? 0
  return (
    <SeatButton
      table={table}
      target={seatTarget(player)}
      name={`${playerName(player)}, ${names[of] ?? ''}: ${view.cp[player] ?? 0} CP`}
      colour={colourOf(player)}
      className={style.chip}
    >
      <SideShape player={player} size={12} />
      <b>{view.cp[player]}</b>
    </SeatButton>
  )
}

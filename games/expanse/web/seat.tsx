import { hasBit } from '@orrery/kernel'
import { createElement, Fragment, type ReactNode, useState } from 'react'
import { hasPower } from '../src/rules/powers.ts'
import { FLEET_OWNER, plainCube, plainFleet, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { MODULE_WEB } from '../modules/web.ts'
import { type Card, FLEETS, NONE, type Player, RESOURCES, type View } from '../src/types.ts'
import { keptOf } from '../words/board.ts'
import { plural } from '../words/grammar.ts'
import { cardName, cubeName, fleetKind, playerName, playerTitle } from '../words/names.ts'
import { resourceLabel } from '../words/things.ts'
import { colourOf } from './colours.ts'
import { Counted } from './counted.tsx'
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
import { gainedIn, scoringIn } from './scoring/detail.ts'
import { CREW, keptTarget, reserveTarget, seatTarget, supplyTarget } from './targets.ts'
import type { Row } from './module.ts'
import type { PartProps } from './table.ts'
import { Techs } from './techs.tsx'
import style from './seat.module.css'
import textStyle from './text.module.css'

/* The panel of one seat. */

type SeatProps = AnySeatProps<View>

/** What modules add to the panel. */
const added = (part: 'reserve' | 'holds' | 'panel', row: Row): ReactNode =>
  createElement(Fragment, undefined, ...MODULE_WEB.map((module) => module[part]?.(row)))

/* ---- reserve ------------------------------------------------------------------------------------------------------ */

function Cubes({ table, player }: Row): ReactNode {
  const { view } = table
  const special = SPECIAL_CUBE[player] ?? NONE
  const open = special >= 0 && hasPower(view, player, view.ruleset.powers.specialCubes)
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

/** Three and four panels stand in one row: what a seat holds has its place beside the points. */
const isSlim = ({ view, phone }: PartProps): boolean => view.ruleset.players > 2 && !phone

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
        {added('reserve', { table, player })}
        {!isSlim(table) && <Holds table={table} player={player} />}
      </dd>
    </div>
  )
}

function Critical({ table, player }: Row): ReactNode {
  const critical = RESOURCES.flatMap((_, r) => (hasBit(table.view.ruleset.critical[player] ?? 0, r) ? [r] : []))
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

/* ---- kept Events -------------------------------------------------------------------------------------------------- */

/** Two panels have room for one name each, more panels for none: the rest unfold under the pointer or the focus. */
const namesInARow = ({ view, phone }: PartProps): number => (phone ? Infinity : view.ruleset.players === 2 ? 1 : 0)

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
      {added('holds', { table, player })}
    </>
  )
}

/** While a scoring is counted: what it has given by now. */
function Gained({ table, player }: Row): ReactNode {
  const detail = scoringIn(table)
  const gain = detail === undefined ? 0 : (gainedIn(detail)[player] ?? 0)
  return gain > 0 ? <em className={style.gained}>+{gain}</em> : null
}

export const Seat = memoized((table: SeatProps): ReactNode => {
  const { of, view, phone } = table
  const player = view.seating[of] ?? 0
  const isDuel = view.ruleset.players === 2
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
        {isSlim(table) && <Holds table={table} player={player} />}
        <Critical table={table} player={player} />
        <b>{view.cp[player]}</b>
        <span>CP</span>
        <Gained table={table} player={player} />
      </div>
      {added('panel', { table, player })}
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
      <Gained table={table} player={player} />
    </SeatButton>
  )
}

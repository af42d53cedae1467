import { at, hasBit } from '@orrery/kernel'
import {
  buttonStyle,
  Chip,
  isLit,
  memoized,
  SeatButton,
  SeatFrame,
  type SeatProps as AnySeatProps,
  sitterName,
  useHands,
} from '@orrery/ui'
import type { ReactNode } from 'react'
import { BASES } from '../src/data/setup.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { inReserve } from '../src/rules/pieces.ts'
import { MINOR, NONE, NORMAL, type Player, type Unit, type View } from '../src/types.ts'
import { cardName, factionName, playerName } from '../words/names.ts'
import { reserveLabel } from '../words/things.ts'
import { colourOf, factionOf, toneName } from './colours.ts'
import { BaseIcon, CoinIcon, CrystalIcon, FactionIcon, HeartIcon, IncomeIcon, UnitIcon } from './marks.tsx'
import * as t from './targets.ts'
import { ThreatLine } from './threat-view.tsx'
import type { PartProps } from './table.ts'
import style from './seat.module.css'
import textStyle from './text.module.css'
import countStyle from './counts.module.css'

/* The panel of one seat. */

type SeatProps = AnySeatProps<View>

interface Row {
  readonly table: PartProps
  readonly player: Player
}

const isOut = (view: View, p: Player): boolean => !hasBit(view.alive, p)

/** Life, hexilum and income, each a thing of its own. */
function Numbers({ table, player, bars }: Row & { readonly bars: boolean }): ReactNode {
  const { view } = table
  const [life, hexilum, income] = [at(view.life, player), at(view.hexilum, player), at(view.income, player)]
  const who = playerName(view, player)
  return (
    <div className={style.numbers}>
      <Chip table={table} target={t.lifeTarget(player)} name={`${who}: warlord has ${life} life`} kind={countStyle.num}>
        <HeartIcon />
        <b>{life}</b>
        {bars && (
          <span className={style.bars}>
            {Array.from({ length: view.ruleset.setup.life.most }, (_, i) => (
              <i key={i} className={i < life ? style.on : ''} />
            ))}
          </span>
        )}
      </Chip>
      <Chip table={table} target={t.purseTarget(player)} name={`${who}: ${hexilum} hexilum`} kind={countStyle.num}>
        <CrystalIcon />
        <b>{hexilum}</b>
      </Chip>
      <Chip table={table} target={t.incomeTarget(player)} name={`${who}: income +${income}`} kind={countStyle.num}>
        <IncomeIcon level={income} />
        <b>+{income}</b>
      </Chip>
    </div>
  )
}

const MOST_SHOWN = 5

/** Units in a row; many of them as a number. */
function Units({ table, player, unit }: Row & { readonly unit: Unit }): ReactNode {
  const { view } = table
  const n = inReserve(view, player, unit)
  const many = n > MOST_SHOWN
  return (
    <Chip
      table={table}
      target={t.reserveTarget(player, unit)}
      name={reserveLabel(view, player, unit)}
      kind={n === 0 ? `${countStyle.stack} ${countStyle.empty}` : countStyle.stack}
    >
      {Array.from({ length: many || n === 0 ? 1 : n }, (_, i) => (
        <UnitIcon key={i} faction={factionOf(view, player)} unit={unit} />
      ))}
      {(many || n === 0) && <b>{n}</b>}
    </Chip>
  )
}

const Reserve = ({ table, player }: Row): ReactNode => (
  <div className={style.row}>
    <span>Reserve</span>
    <Units table={table} player={player} unit={NORMAL} />
    {table.view.ruleset.minors > 0 && at(table.view.minors, player) !== NONE && (
      <Units table={table} player={player} unit={MINOR} />
    )}
  </div>
)

/** Five bases: a coin when used, with a brass rim while it waits on its card; then the action cards. */
function Bases({ table, player }: Row): ReactNode {
  const { view } = table
  const mine = mercenariesIn(at(view.mercs, player))
  const actions = actionsOf(view, player)
  return (
    <div className={`${style.row} ${style.supply}`}>
      <span>Bases</span>
      <div className={style.bases}>
        {mine.map((card) => {
          const waits = !hasBit(view.placed, card)
          const where = waits ? 'waits on its card' : 'on the board'
          return (
            <Chip
              key={card}
              table={table}
              target={t.cardTarget(player, card)}
              name={`${card + 1}: ${cardName(view, card)}, ${where}`}
              kind={style.coin}
            >
              <CoinIcon number={card + 1} held={waits} />
            </Chip>
          )
        })}
        {Array.from({ length: BASES - mine.length }, (_, i) => (
          <BaseIcon key={i} />
        ))}
      </div>
      <div className={style.hand}>
        {actions.map((card, i) => (
          <Chip
            key={`${card} ${i}`}
            table={table}
            target={t.cardTarget(player, card)}
            name={`Action card ${cardName(view, card)}`}
            kind={style.mini}
          >
            <i />
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** The names behind the coins and the small cards, where there is room for them. */
function Names({ table, player }: Row): ReactNode {
  const { view } = table
  const cards = [...mercenariesIn(at(view.mercs, player)), ...actionsOf(view, player)]
  if (cards.length === 0) return null
  return (
    <div className={`${style.row} ${style.held}`}>
      <span>Cards</span>
      <p>{cards.map((card) => cardName(view, card)).join(', ')}</p>
    </div>
  )
}

/** The faction's own action, once in a turn. */
function Ability({ table, player }: Row): ReactNode {
  const faction = factionOf(table.view, player)
  return (
    <Chip
      table={table}
      target={t.factionTarget(faction)}
      name={`Ability of ${factionName(faction)}`}
      kind={style.ability}
    >
      ✦
    </Chip>
  )
}

function Head({
  table,
  player,
  active,
  name,
}: Row & { readonly active: boolean; readonly name: ReactNode }): ReactNode {
  const { view } = table
  const faction = factionOf(view, player)
  return (
    <header>
      <FactionIcon faction={faction} size={22} />
      <div>
        <h2>{faction < 0 ? playerName(view, player) : factionName(faction)}</h2>
        <p>
          {name}
          {view.ruleset.teams && `, team ${at(view.ruleset.sideOf, player) + 1}`}
          {active && <em>turn</em>}
        </p>
        <ThreatLine view={view} player={player} />
      </div>
      {faction >= 0 && !isOut(view, player) && <Ability table={table} player={player} />}
    </header>
  )
}

export const Seat = memoized((table: SeatProps): ReactNode => {
  const { view, of } = table
  const sitter = sitterName(table, of)
  const target = t.seatTarget(of)
  return (
    <SeatFrame
      table={table}
      name={`${playerName(view, of)}: ${sitter}`}
      colour={colourOf(factionOf(view, of))}
      className={`${buttonStyle.bare} ${buttonStyle.glowing} ${style.seat} ${isOut(view, of) ? style.out : ''}`}
    >
      <Head
        table={table}
        player={of}
        active={table.active}
        name={
          <>
            {sitter}
            {table.clock}
          </>
        }
      />
      {isOut(view, of) ? (
        <p className={textStyle.quiet}>Defeated. The units that are left belong to nobody.</p>
      ) : (
        <>
          <Numbers table={table} player={of} bars />
          <Reserve table={table} player={of} />
          <Bases table={table} player={of} />
          {table.phone && <Names table={table} player={of} />}
        </>
      )}
      {isLit(table, target) && (
        <Chip table={table} target={target} name={`Choose ${playerName(view, of)}`} kind={style.pick}>
          Choose
        </Chip>
      )}
    </SeatFrame>
  )
})

/** Shape, life and hexilum; a touch tells the rest. */
export function SeatChip(table: SeatProps): ReactNode {
  const { view, of, names } = table
  const faction = factionOf(view, of)
  return (
    <SeatButton table={table} target={t.seatTarget(of)} colour={colourOf(faction)} className={style.chip}>
      <FactionIcon faction={faction} size={12} />
      <i className="spoken">{`${playerName(view, of)}, ${names[of] ?? ''}: life `}</i>
      <HeartIcon size={12} />
      <b>{at(view.life, of)}</b>
      <i className="spoken">, hexilum </i>
      <CrystalIcon size={12} />
      <b>{at(view.hexilum, of)}</b>
    </SeatButton>
  )
}

/** One's own numbers and Reserve, under the board of a phone. */
export function OwnStrip({ table, player }: Row): ReactNode {
  const [hands] = useHands(table)
  const { view } = table
  const faction = factionOf(view, player)
  return (
    <section
      className={`${buttonStyle.bare} ${buttonStyle.glowing} ${style.strip}`}
      data-f={toneName(faction)}
      aria-label="Your side"
      {...hands}
    >
      <Numbers table={table} player={player} bars={false} />
      <Reserve table={table} player={player} />
      {faction >= 0 && <Ability table={table} player={player} />}
    </section>
  )
}

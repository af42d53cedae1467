import { at, hasBit } from '@orrery/kernel'
import { buttonStyle, cardStyle, Chip, memoized, ShelfFrame } from '@orrery/ui'
import type { ReactNode } from 'react'
import { actionsOf, cardRow, mercenariesIn } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { cardOf, isMercenaryProgram } from '../src/rules/programs.ts'
import { type Card, type MinorRow, NONE, type Player, type View } from '../src/types.ts'
import { playerName } from '../words/names.ts'
import { type Mark, markOf } from '../words/provenance.ts'
import { shortText } from '../words/short.ts'
import { CardView } from './card.tsx'
import { toneName } from './colours.ts'
import { Formula } from './formula.tsx'
import { FactionIcon } from './marks.tsx'
import { MissionShape } from './mission.tsx'
import { LogPart, MissionPart, TabbedRow } from './phone-row.tsx'
import { cardTarget, DECK, factionTarget, marketMark, minorTarget, missionTarget, slotTarget } from './targets.ts'
import { isOver, type PartProps } from './table.ts'
import { questionIn, viewer } from './ways.ts'
import style from './shelf.module.css'

/* What lies beside the board: the own cards and the market; before the game what is chosen from. */

/** While a card of somebody else is taken, his cards lie here. */
function shownHand(view: View): Player {
  const f = top(view)
  const question = questionIn(view)
  return f !== undefined && view.offer.length > 0 && (question === 'action' || question === 'mercenary')
    ? f.held
    : viewer(view)
}

/** The card that is carried out now. */
const cardInUse = (view: View): Card => {
  const f = top(view)
  return f?.step === 'ability' && f.program !== NONE && isMercenaryProgram(f.program) ? cardOf(f.program) : view.playing
}

interface Dealt {
  readonly card: Card
  readonly key: string
}

const dealt = (cards: readonly Card[]): Dealt[] => cards.map((card, i) => ({ card, key: `${card} ${i}` }))

/** The viewer's unplayed cards; while a card is being taken from another player, that player's. */
const handOf = (view: View): Card[] => {
  const player = shownHand(view)
  const all = mercenariesIn(at(view.mercs, player))
  const waiting = player === view.seat ? all.filter((card) => !hasBit(view.placed, card)) : all
  return [...waiting, ...actionsOf(view, player)]
}

function Hand({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const player = shownHand(view)
  const mine = player === view.seat
  const cards = handOf(view)
  const inUse = cardInUse(view)
  const playing = view.playing !== NONE && view.active === player ? [view.playing] : []
  return (
    <section className={style.cards} aria-label={mine ? 'Your cards' : `Cards of ${playerName(view, player)}`}>
      <h2>
        {mine ? 'Your cards' : `Cards of ${playerName(view, player)}`} <span>{cards.length}</span>
      </h2>
      <ol>
        {dealt([...playing, ...cards]).map(({ card, key }) => (
          <li key={key}>
            <CardView table={table} card={card} target={cardTarget(player, card)} inUse={card === inUse} />
          </li>
        ))}
        {cards.length + playing.length === 0 && (
          <li className={style.nothing}>{isOver(table) ? 'No cards.' : 'No cards yet: buy some at the market.'}</li>
        )}
      </ol>
    </section>
  )
}

function Market({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const purse = at(view.hexilum, viewer(view))
  const open = questionIn(view) === 'market'
  const slots = [...view.market, ...view.extras]
  return (
    <section className={`${style.cards} ${style.market}`} aria-label="Market">
      <h2 className={buttonStyle.bare}>
        Market {!isOver(table) && <span>{open ? 'open' : 'opens after the actions'}</span>}
        <Chip table={table} target={DECK} kind={style.deck}>
          deck {view.deckLeft}
        </Chip>
      </h2>
      <ol>
        {slots.map((card, slot) => (
          <li key={slot} data-mark={card === NONE ? undefined : marketMark(card)}>
            {card === NONE ? (
              <span className={`${cardStyle.card} ${style.card} ${style.gap}`}>empty</span>
            ) : (
              <CardView
                table={table}
                card={card}
                target={slotTarget(slot)}
                dear={cardRow(view.ruleset, card).cost > purse}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/* ---- before the game ------------------------------------------------------------------------------------------------ */

interface Choosable {
  readonly target: string
  readonly title: string
  readonly kind: string
  readonly text: string
  readonly mark: Mark
  readonly tone?: string
  readonly picture: ReactNode
}

const factions = (view: View): Choosable[] =>
  view.ruleset.rows.factions.map((row, i) => ({
    target: factionTarget(i),
    title: row.name,
    kind: row.warlord,
    text: `${shortText(row.ability)}, for ${row.life} life`,
    mark: markOf(view, 'factions', row),
    tone: toneName(i),
    picture: <FactionIcon faction={i} size={54} />,
  }))

const minors = (view: View): Choosable[] =>
  view.minorPool.flatMap((i) => {
    const row = view.ruleset.rows.minors[i]
    if (row === undefined) return []
    const picture = <Formula ability={row.ability} base="none" />
    const kind = row.canAttack ? 'Minor faction' : 'Minor, cannot attack'
    return [
      {
        target: minorTarget(i),
        title: row.name,
        kind,
        text: minorShort(row),
        mark: markOf(view, 'minors', row),
        picture,
      },
    ]
  })

const minorShort = (row: MinorRow): string => {
  const text = shortText(row.ability)
  return row.trigger === 'passive'
    ? text
    : `${row.trigger === 'placement' ? 'When placed' : 'When destroyed'}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

const missions = (view: View): Choosable[] =>
  view.missionPool.flatMap((i) => {
    const row = view.ruleset.rows.missions[i]
    if (row === undefined) return []
    const picture = <MissionShape cells={row.cells} />
    return [
      {
        target: missionTarget(i),
        title: row.name,
        kind: 'Mission',
        text: row.shape,
        mark: markOf(view, 'missions', row),
        picture,
      },
    ]
  })

const POOLS: { readonly [question: string]: readonly [title: string, list: (view: View) => Choosable[]] } = {
  faction: ['Factions', factions],
  minor: ['Minor factions', minors],
  mission: ['Missions', missions],
}

interface PoolProps {
  readonly table: PartProps
  readonly title: string
  readonly list: readonly Choosable[]
}

function Pool({ table, title, list }: PoolProps): ReactNode {
  return (
    <section className={style.cards} aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {list.map(({ target, title: name, kind, text, mark, tone, picture }) => (
          <li key={target} data-f={tone}>
            <Chip table={table} target={target} kind={`${cardStyle.card} ${style.card} ${style.choice}`}>
              <span className={style.cardTop}>
                {mark !== '' && <span className={`${cardStyle.house} ${style.house}`}>{mark}</span>}
              </span>
              <span className={style.picture}>{picture}</span>
              <span className={style.cardTitle}>{name}</span>
              <span className={style.cardKind}>{kind}</span>
              <span className={style.cardText}>{text}</span>
            </Chip>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A phone has four parts in one row. */
function PhoneShelf({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const market = [...view.market, ...view.extras].filter((card) => card !== NONE)
  return (
    <TabbedRow tabs={[`Cards ${handOf(view).length}`, `Market ${market.length}`, 'Mission', 'Log']}>
      <ShelfFrame table={table} label="Cards, market, mission and log" className={style.shelf}>
        <Hand table={table} />
        <Market table={table} />
        <MissionPart table={table} />
        <LogPart table={table} />
      </ShelfFrame>
    </TabbedRow>
  )
}

export const Shelf = memoized((table: PartProps): ReactNode => {
  const pool = POOLS[questionIn(table.view) ?? '']
  if (table.phone && pool === undefined && table.view.common !== NONE) return <PhoneShelf table={table} />
  return (
    <ShelfFrame table={table} label={pool?.[0] ?? 'Cards and market'} className={style.shelf}>
      {pool === undefined ? (
        <>
          <Hand table={table} />
          <Market table={table} />
        </>
      ) : (
        <Pool table={table} title={pool[0]} list={pool[1](table.view)} />
      )}
    </ShelfFrame>
  )
})

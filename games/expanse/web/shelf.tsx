import type { ReactNode } from 'react'
import { BONUS } from '../src/data/setup.ts'

import { hasTab, SCORE, slotPrice } from '../src/rules/track.ts'
import { type Card, type CardRow, NONE, type Player, SLOTS } from '../src/types.ts'
import { cardName, cardRow, playerName } from '../words/names.ts'
import { cardMark } from '../words/provenance.ts'
import { scoringAhead } from '../words/scores.ts'
import { cardBrief } from '../words/brief.ts'
import { cardText } from '../words/texts.ts'
import { playersOf } from '../words/things.ts'
import { sideOf } from './colours.ts'
import {
  CardMark,
  cardStyle,
  Chip,
  drawnFromData,
  type Mark,
  type Marks,
  marksOn,
  memoized,
  ShelfFrame,
  swipedOn,
} from '@orrery/ui'
import { SideShape } from './marks.tsx'
import { HAND, slotTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { viewer } from './ways.ts'
import style from './shelf.module.css'
import textStyle from './text.module.css'

/* The Action Track: five cards with price, action points, Event and tabs. */

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const

const Dial = (): ReactNode => (
  <svg className={style.dial} viewBox="0 0 120 66" aria-hidden="true">
    <g fill="none" stroke="#e2c88f">
      <path d="M10 62A50 50 0 0 1 110 62" strokeWidth="1.4" />
      <path d="M24 62A36 36 0 0 1 96 62" strokeWidth=".8" strokeDasharray="2 3" />
      <path
        d={Array.from({ length: 13 }, (_, i) => {
          const [cos, sin] = [Math.cos((Math.PI * i) / 12), Math.sin((Math.PI * i) / 12)]
          const short = i % 3 === 0 ? 40 : 44
          return `M${(60 - 50 * cos).toFixed(1)} ${(62 - 50 * sin).toFixed(1)}L${(60 - short * cos).toFixed(1)} ${(62 - short * sin).toFixed(1)}`
        }).join('')}
      />
      <path d="M60 62 86 31" strokeWidth="2" stroke="#f9e0a8" />
    </g>
    <circle cx="60" cy="62" r="4" fill="#f9e0a8" />
  </svg>
)

/** The Scoring in progress for the card in use, the next one for a card on the track. */
const ScoreBody = ({ number }: { readonly number: number }): ReactNode => (
  <>
    <span className={style.cardTitle}>Score</span>
    <Dial />
    <span className={style.cardText}>
      {ORDINALS[number - 1]} scoring. Choose a secret Bonus Sector: <b>{BONUS.bonusSector[number - 1]?.join(' / ')}</b>{' '}
      there, 1 elsewhere.
    </span>
  </>
)

interface PriceProps {
  readonly printed: number
  readonly price: number
}

/** What the viewer pays, with the printed price struck through where a tech makes it less. */
const Price = ({ printed, price }: PriceProps): ReactNode => (
  <span className={style.price}>
    {price < printed && <s>{printed}</s>} {price === 0 ? 'free' : `${price} CP`}
  </span>
)

interface TabsProps {
  readonly players: readonly Player[]
  readonly mark: Mark
}

const Tabs = ({ players, mark }: TabsProps): ReactNode => (
  <span className={style.cardFoot}>
    {players.map((player) => (
      <span key={player} className={style.tab} data-f={sideOf(player)}>
        <SideShape player={player} />
        {playerName(player)}
      </span>
    ))}
    <span className={textStyle.space} />
    <CardMark mark={mark} />
  </span>
)

/** Characters that fit in five lines; on a phone that is held upright every text fits. */
const ROOM = 165

/** The text of the Event, shortened on a small screen and where it would not fit. */
function Event({ row, phone }: { readonly row: CardRow; readonly phone: boolean }): ReactNode {
  const [whole, brief] = [cardText(row), cardBrief(row)]
  if (whole.length <= brief.length) return <span className={style.cardText}>{whole}</span>
  return (
    <>
      <span className={`${style.cardText} ${style.whole}`}>{whole.length > ROOM && !phone ? brief : whole}</span>
      <span className={`${style.cardText} ${style.brief}`}>{brief}</span>
    </>
  )
}

interface ActionCard extends TabsProps {
  readonly title: string
  readonly ap: number | undefined
  readonly row: CardRow | undefined
}

/** What a card shows: all that its drawing is made of. */
interface CardData {
  readonly target: string
  readonly price: ReactNode
  readonly state: string | undefined
  readonly marks: Marks
  readonly phone: boolean
  /** An Action card, or the number of the Scoring that the Score card is about. */
  readonly face: ActionCard | number
}

interface ActionBodyProps {
  readonly face: ActionCard
  readonly phone: boolean
}

const ActionBody = ({ face: { title, row, players, mark }, phone }: ActionBodyProps): ReactNode => (
  <>
    <span className={style.cardTitle}>{title}</span>
    {row !== undefined && <Event row={row} phone={phone} />}
    <Tabs players={players} mark={mark} />
  </>
)

const Drawing = drawnFromData(({ target, price, state, marks, phone, face }: CardData): ReactNode => {
  const isScore = typeof face === 'number'
  return (
    <li>
      <Chip
        table={marks}
        target={target}
        kind={`${cardStyle.card} ${style.card} ${isScore ? style.score : ''} ${state}`}
        tab
      >
        <span className={style.cardTop}>
          {price}
          {!isScore && (
            <span className={style.ap}>
              <b>{face.ap}</b> AP
            </span>
          )}
        </span>
        {isScore ? <ScoreBody number={face} /> : <ActionBody face={face} phone={phone} />}
      </Chip>
    </li>
  )
})

function faceOf({ view }: PartProps, card: Card, isInUse: boolean): ActionCard | number {
  if (card === SCORE) return isInUse ? view.scorings : scoringAhead(view)
  const row = cardRow(view, card)
  return {
    title: cardName(view, card),
    ap: view.ruleset.cards[card]?.ap,
    row,
    players: playersOf(view).filter((player) => hasTab(view, player, card)),
    mark: row === undefined ? '' : cardMark(view, row),
  }
}

interface CardViewProps {
  readonly table: PartProps
  readonly card: Card
  readonly target: string
  readonly price: ReactNode
  readonly state: string | undefined
}

export const CardView = ({ table, card, target, price, state }: CardViewProps): ReactNode => (
  <Drawing
    target={target}
    price={price}
    state={state}
    marks={marksOn(table, [target])}
    phone={table.phone}
    face={faceOf(table, card, target === HAND)}
  />
)

/** More than the viewer has, tokens included. */
const tooDear = (table: PartProps, slot: number): boolean => {
  const player = viewer(table.view)
  return slotPrice(table.view, player, slot) > (table.view.cp[player] ?? 0) + (table.view.resources[player] ?? 0)
}

interface SlotProps {
  readonly table: PartProps
  readonly slot: number
  readonly hand: boolean
}

function Slot({ table, slot, hand }: SlotProps): ReactNode {
  const { view } = table
  const card = view.track[slot] ?? NONE
  if (card !== NONE)
    return (
      <CardView
        table={table}
        card={card}
        target={slotTarget(slot)}
        price={<Price printed={view.ruleset.prices[slot] ?? 0} price={slotPrice(view, viewer(view), slot)} />}
        state={tooDear(table, slot) ? style.dear : ''}
      />
    )
  if (hand) return <InHand table={table} slot={slot} />
  return <li className={`${cardStyle.card} ${style.card} ${style.empty}`}>empty</li>
}

function InHand({ table, slot }: { readonly table: PartProps; readonly slot: number }): ReactNode {
  const paid =
    slot < 0
      ? ''
      : slotPrice(table.view, table.view.active, slot) === 0
        ? ', free'
        : `, ${slotPrice(table.view, table.view.active, slot)} CP paid`
  return (
    <CardView
      table={table}
      card={table.view.inHand}
      target={HAND}
      price={<span className={style.price}>In use{paid}</span>}
      state={style.inuse}
    />
  )
}

/** The card in use lies where it was taken from; a kept Event that is played lies before the others. */
export const Shelf = memoized((table: PartProps): ReactNode => {
  const { track, inHand } = table.view
  const gap = inHand === NONE ? -1 : track.indexOf(NONE)
  return (
    <ShelfFrame table={table} label="Action Track" className={style.shelf} still>
      <ol {...swipedOn(table.phone)}>
        {inHand !== NONE && gap < 0 && <InHand table={table} slot={-1} />}
        {Array.from({ length: SLOTS }, (_, slot) => (
          <Slot key={slot} table={table} slot={slot} hand={slot === gap} />
        ))}
      </ol>
    </ShelfFrame>
  )
})

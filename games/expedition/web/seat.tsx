import { at, hasBit } from '@orrery/kernel'
import { Chip, memoized, SeatButton, SeatFrame, type SeatProps as AnySeatProps } from '@orrery/ui'
import type { ReactNode } from 'react'
import { STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import { ABSENT, COLOURS, EXHAUSTED, type Player, type View } from '../src/types.ts'
import { raceBreakthrough } from '../words/breakthroughs.ts'
import { plural } from '../words/grammar.ts'
import { laidNames } from '../words/names.ts'
import { lookOf, SPECIALTY_COLOURS } from './colours.ts'
import { Icon, type IconName, LookMark } from './marks.tsx'
import { useColumn } from './room.ts'
import { seatTarget } from './targets.ts'
import style from './seat.module.css'

/* The panel of one seat. */

type SeatProps = AnySeatProps<View>

const COUNTS: readonly (readonly [icon: IconName, word: string, count: (v: View, p: Player) => number])[] = [
  ['good', 'trade good', (v, p) => at(v.goods, p)],
  ['commodity', 'commodity', (v, p) => at(v.commodities, p)],
  ['card', 'action card', (v, p) => at(v.cards, p)],
  ['secret', 'unscored secret', (v, p) => at(v.secrets, p)],
  ['slice', 'slice', (v, p) => at(v.claims, p)],
  ['tactic', 'tactic token', (v, p) => at(v.tactic, p)],
  ['strategy', 'strategy token', (v, p) => at(v.strategy, p)],
]

const heard = (n: number, word: string): string => plural(n, word, word === 'commodity' ? 'commodities' : `${word}s`)

interface CountsProps {
  readonly view: View
  readonly player: Player
  readonly some?: number
}

const Counts = ({ view, player, some = COUNTS.length }: CountsProps): ReactNode => (
  <div className={style.counts}>
    {COUNTS.slice(0, some).map(([icon, word, count]) => (
      <span
        key={word}
        role="img"
        title={heard(count(view, player), word)}
        aria-label={heard(count(view, player), word)}
      >
        <Icon name={icon} size={15} />
        {count(view, player)}
      </span>
    ))}
  </div>
)

/** The same in words, for a phone. */
const CountsInWords = ({ view, player }: { readonly view: View; readonly player: Player }): ReactNode => (
  <ul className={style.words}>
    {COUNTS.map(([icon, word, count]) => (
      <li key={word}>
        <Icon name={icon} size={15} /> {heard(count(view, player), word)}
      </li>
    ))}
  </ul>
)

const Technologies = ({ view, player }: { readonly view: View; readonly player: Player }): ReactNode => {
  const names = TECHNOLOGY_ROWS.flatMap(({ name }, t) => (hasBit(at(view.techs, player), t) ? [name] : []))
  return <p className={style.techs}>{`Technologies: ${names.join(', ') || 'none'}`}</p>
}

/** Strategy cards by their numbers, used ones dark; technologies as dots of their colours. */
function Cards({ view, player }: { readonly view: View; readonly player: Player }): ReactNode {
  const held = STRATEGY_ROWS.flatMap(({ name }, c) => (at(view.holders, c) === player ? [{ c, name }] : []))
  const techs = TECHNOLOGY_ROWS.flatMap((row, t) => (hasBit(at(view.techs, player), t) ? [row] : []))
  return (
    <div className={style.held}>
      {held.map(({ c, name }) => (
        <span key={c} className={at(view.used, c) === 1 ? style.used : ''}>
          <b>{c + 1}</b> {name}
        </span>
      ))}
      <i
        role="img"
        aria-label={`Technologies: ${techs.map(({ name }) => name).join(', ') || 'none'}`}
        title={techs.map(({ name }) => name).join(', ')}
      >
        {techs.map(({ id, colour }) => (
          <u
            key={id}
            style={{ background: colour === undefined ? '#c3c8d4' : SPECIALTY_COLOURS[COLOURS.indexOf(colour)] }}
          />
        ))}
      </i>
    </div>
  )
}

function Breakthrough({ view, player }: { readonly view: View; readonly player: Player }): ReactNode {
  const state = at(view.breakthroughs, player)
  const word = `${view.ruleset.factions[player]?.breakthrough ?? ''}: ${state === ABSENT ? 'not gained' : state === EXHAUSTED ? 'exhausted' : 'gained'}. ${raceBreakthrough(view, player).text}`
  return (
    <span
      className={state === ABSENT ? style.bt : `${style.bt} ${style.has}`}
      role="img"
      aria-label={word}
      title={word}
    >
      <Icon name="breakthrough" size={17} />
    </span>
  )
}

/** Those of the final table, if the game ended now (TE-16.4). */
export const pointsOf = (view: View, p: Player): number => scoreOf(view, p).total

/** What of them the trade goods are, which may still be spent. */
function pointsNote(view: View, p: Player): string {
  const { total, treasury } = scoreOf(view, p)
  if (treasury > 0) return `${total - treasury} + ${treasury} treasury`
  return total === 1 ? 'point' : 'points'
}

const shortFaction = (name: string): string => name.replace(/^The /, '')

export const Seat = memoized((table: SeatProps): ReactNode => {
  const { view, names, of } = table
  const look = lookOf(view.ruleset, of)
  const target = seatTarget(view.ruleset, of)
  const points = pointsOf(view, of)
  const { seat: room } = useColumn(view.ruleset.seats)
  const [hasCounts, hasCards] = table.phone ? [true, true] : [room !== 'bare', room === 'roomy' || room === 'tight']
  return (
    <SeatFrame
      table={table}
      name={view.ruleset.names[of] ?? ''}
      colour={look.colour}
      className={table.phone || room === 'roomy' ? style.seat : `${style.seat} ${style.tight}`}
    >
      <header>
        <Chip table={table} target={target} kind={style.who}>
          <LookMark look={look} size={19} />
          <span>
            <b>{shortFaction(view.ruleset.factions[of]?.name ?? '')}</b>
            <em>
              {names[of]}
              {view.speaker === of ? ', speaker' : ''}
              {at(view.passed, of) === 1 ? ', passed' : ''}
              {hasBit(view.aloof, of) ? ', never follows' : ''}
              {hasBit(view.closed, of) ? ', no convoys' : ''}
              {laidNames(view, of).map((name) => `, ${name} laid open`)}
              {table.clock}
            </em>
          </span>
        </Chip>
        <Breakthrough view={view} player={of} />
        <span className={style.points}>
          <b>{points}</b>
          <em>{pointsNote(view, of)}</em>
        </span>
      </header>
      {table.phone && <CountsInWords view={view} player={of} />}
      {hasCounts && !table.phone && <Counts view={view} player={of} />}
      {hasCards && <Cards view={view} player={of} />}
      {table.phone && <Technologies view={view} player={of} />}
    </SeatFrame>
  )
})

/** Shape, points and slices; a touch tells the rest. */
export function SeatChip(table: SeatProps): ReactNode {
  const { view, of } = table
  const look = lookOf(view.ruleset, of)
  const [points, slices] = [pointsOf(view, of), at(view.claims, of)]
  return (
    <SeatButton table={table} target={seatTarget(view.ruleset, of)} colour={look.colour} className={style.chip}>
      <LookMark look={look} size={15} />
      <i className="spoken">{`${view.ruleset.names[of] ?? ''}: `}</i>
      <b>{points}</b>
      <i className="spoken">{points === 1 ? ' point' : ' points'}</i>
      {slices > 0 && (
        <em>
          <Icon name="slice" size={10} />
          {slices}
          <i className="spoken">{slices === 1 ? ' slice' : ' slices'}</i>
        </em>
      )}
    </SeatButton>
  )
}

import type { ReactNode } from 'react'
import { BONUS, MARKERS_PER_SECTOR, SCORE_CARDS } from '../src/data/setup.ts'
import { top } from '../src/rules/frames.ts'
import { NONE, SECTORS } from '../src/types.ts'
import { cardName, playerName, sectorName } from '../words/names.ts'
import { gainsNow, SCORINGS } from '../words/scores.ts'
import { playersOf } from '../words/things.ts'
import { FINAL } from '../src/rules/scoring.ts'
import { sideOf } from './colours.ts'
import { useHands } from '@orrery/ui'
import { Icon, SideShape } from './marks.tsx'
import { openSectors } from './scored.ts'
import { NUMERALS, sectorsUsed } from './sector.tsx'
import { SideName } from './sentence.tsx'
import { DECK, DISCARD } from './targets.ts'
import { isOver, type PartProps } from './table.ts'
import { viewer } from './ways.ts'
import style from './status.module.css'
import textStyle from './text.module.css'

/* How far the game is: scorings, initiative, deck; and what a scoring would give now. */

const shortSector = (sector: number): string =>
  sectorName(sector)
    .replace(/^The /, '')
    .replace(/ Planets$/, '')

function Scorings({ table }: { readonly table: PartProps }): ReactNode {
  const used = sectorsUsed(table.view, table.told)
  const next = nextScoring(table)
  const state = (i: number): string | undefined => (i < next ? style.done : i === next ? style.next : '')
  const word = (i: number): string => {
    const sector = used[i]
    return i < next && sector !== undefined ? shortSector(sector) : i === next ? 'next' : ''
  }
  return (
    <ol className={style.steps}>
      {BONUS.bonusSector.map((values, i) => (
        <li key={NUMERALS[i]} className={state(i)}>
          <b>{NUMERALS[i]}</b>
          <span>{values.join('/')}</span>
          <em>{word(i)}</em>
        </li>
      ))}
      <li className={state(SCORINGS)}>
        <b>Final</b>
        <span>{BONUS.final.join('/')}</span>
        <em>{word(SCORINGS)}</em>
      </li>
    </ol>
  )
}

const Initiative = ({ table }: { readonly table: PartProps }): ReactNode => (
  <div className={style.initiative}>
    <h3>Initiative</h3>
    <ol>
      {table.view.initiative.map((player) => (
        <li key={player} data-f={sideOf(player)}>
          <SideShape player={player} />
          {playerName(player)}
        </li>
      ))}
    </ol>
  </div>
)

function Piles({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const left = view.deckSize - view.drawn
  return (
    <>
      <button type="button" className={style.pile} data-target={DECK} aria-label={`Deck: ${left}`}>
        <Icon name="deck" />
        <b>{left}</b>
      </button>
      <button
        type="button"
        className={style.pile}
        data-target={DISCARD}
        aria-label={`Discard pile: ${view.discard.length}`}
      >
        <Icon name="discard" />
        <b>{view.discard.length}</b>
      </button>
    </>
  )
}

/** The number of the Scoring that comes next, from 0; one more than there are once the game is over. */
function nextScoring(table: PartProps): number {
  const { view } = table
  // A marker goes with every Scoring.
  const done = SECTORS.length * MARKERS_PER_SECTOR - view.markers.reduce((sum, left) => sum + left, 0)
  return isOver(table) ? SCORINGS + 1 : view.final ? SCORINGS : done
}

/** The Scorings and the deck in one line. */
export function Brief(table: PartProps): ReactNode {
  const [hands] = useHands(table)
  const next = nextScoring(table)
  const values = next === SCORINGS ? BONUS.final : BONUS.bonusSector[next]
  const names = [...NUMERALS.slice(0, SCORINGS), 'F']
  return (
    <div className={style.line} role="group" aria-label="Scorings and deck" {...hands}>
      <span className={style.pips} aria-hidden="true">
        {names.map((name, i) => (
          <i key={name} className={i < next ? style.done : i === next ? style.next : ''}>
            {name}
          </i>
        ))}
      </span>
      {values !== undefined && (
        <span>
          {next === SCORINGS ? 'Final Scoring' : 'Scoring'} <b>{next === SCORINGS ? '' : NUMERALS[next]}</b> next:{' '}
          <b>{values.join('/')}</b>
        </span>
      )}
      <Piles table={table} />
    </div>
  )
}

export function Status(table: PartProps): ReactNode {
  const [hands] = useHands(table)
  const { view } = table
  return (
    <section aria-label="Scorings, initiative and deck" {...hands}>
      <div className={style.head}>
        <h3>Scorings</h3>
        <span className={textStyle.space} />
        <span className={textStyle.quiet}>
          Score cards drawn <b>{view.scoresDrawn}</b> of {SCORE_CARDS}
        </span>
        <Piles table={table} />
      </div>
      <Scorings table={table} />
      {view.known > 0 && !isOver(table) && (
        <p className={textStyle.quiet}>Next card: {cardName(view, view.deck[view.drawn] ?? NONE)}</p>
      )}
      {view.initiative.length > 0 && <Initiative table={table} />}
    </section>
  )
}

/* ---- score now ---------------------------------------------------------------------------------------------------- */

interface GainRowProps {
  readonly table: PartProps
  readonly title: string
  readonly sector: number
}

function GainRow({ table, title, sector }: GainRowProps): ReactNode {
  const gains = gainsNow(table.view, sector)
  const totals = gains.map((gain, player) => gain + (table.view.cp[player] ?? 0))
  const most = Math.max(...totals)
  const alone = totals.filter((n) => n === most).length === 1
  return (
    <tr>
      <th scope="row">{title}</th>
      {playersOf(table.view).map((player) => (
        <td key={player} data-f={sideOf(player)} className={alone && totals[player] === most ? style.best : ''}>
          <b>+{gains[player]}</b>
          <span>{totals[player]}</span>
        </td>
      ))}
    </tr>
  )
}

export function ScoreNow(table: PartProps): ReactNode {
  const { view } = table
  if (isOver(table)) return null
  return (
    <section className={style.scorenow} aria-label="If a scoring came now">
      <div className={style.head}>
        <h3>If a scoring came now</h3>
        <span className={textStyle.space} />
        <span className={textStyle.quiet}>gain, then total CP</span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{view.final ? '' : 'Bonus Sector'}</th>
            {playersOf(view).map((player) => (
              <th key={player} scope="col">
                <SideName side={playerName(player)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!view.final &&
            openSectors(view).map((sector) => (
              <GainRow key={sector} table={table} title={shortSector(sector)} sector={sector} />
            ))}
          <GainRow table={table} title="Final" sector={FINAL} />
        </tbody>
      </table>
    </section>
  )
}

/* ---- purse -------------------------------------------------------------------------------------------------------- */

/** Action points left: of a card, or of an Event. */
export function Purse(table: PartProps): ReactNode {
  const { view } = table
  const player = viewer(view)
  const frame = view.stack.findLast(({ step, seat }) => step === 'spend' && seat === player)
  if (frame === undefined || top(view)?.seat !== player) return null
  const printed = frame.source >= 0 ? (view.ruleset.cards[frame.source]?.ap ?? 0) + Math.max(0, frame.held) : frame.left
  const all = Math.max(printed, frame.left)
  return (
    <span className={style.purse} role="img" aria-label={`${frame.left} of ${all} action points left`}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} className={i < all - frame.left ? style.used : ''} />
      ))}
    </span>
  )
}

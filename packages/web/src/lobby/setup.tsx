import type { AnyGame } from '@orrery/kernel'
import { markScroll } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { keepLocal } from '../local/kept.ts'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import { useMe } from '../parts/me.ts'
import page from '../parts/page.module.css'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { Segments } from '../parts/segments.tsx'
import { PackChoice } from '../packs/choice.tsx'
import { ownPack } from '../packs/own.ts'
import { checkedPack } from '../packs/read.ts'
import { gameOf, hasBots, loadLook, type Look } from '../registry.ts'
import { Bench } from './bench.tsx'
import { Fields } from './fields.tsx'
import { seatingField, shuffled } from './seating.ts'
import { Seats, sideWords } from './seats.tsx'
import style from './setup.module.css'
import { useSideHands } from './sides.tsx'
import { tableSentence } from './table-sentence.ts'
import {
  CLOCKS,
  layOf,
  objection,
  settingOf,
  sittersOf,
  type Wishes,
  wishesFor,
  withPackOf,
  withSeats,
} from './wishes.ts'

async function load(id: string): Promise<Look> {
  const look = await loadLook(id)
  if (look === undefined) throw new Error('There is no such game here.')
  return look
}

/** Set up a table: players and their sides, the game's own options, a clock. */
export function SetupPage({ game: id }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(id, load)
  useTitle(`New game${value === undefined ? '' : `: ${value.game.title}`}`)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Setup {...value} />
}

type ChangeWishes = (how: (now: Wishes) => Wishes) => void

/** A pack of one's own that the URL names is selected as soon as it is checked. */
function useAskedPack(id: string | null, change: ChangeWishes): void {
  useEffect(() => {
    const own = id === null ? undefined : ownPack(id)
    if (own === undefined) return
    checkedPack(own.pack).then(
      (pack) => change((now) => withPackOf(now, pack)),
      () => undefined,
    )
  }, [id, change])
}

function Setup(look: Look): ReactNode {
  const { game, entryPoint } = look
  const asked = new URLSearchParams(useSearch())
  const friends = asked.has('friends')
  const [wishes, change] = useState(() => wishesFor(game, friends || !hasBots(game.id)))
  useAskedPack(asked.get('pack'), change)
  const seating = seatingField(game)
  const hands = useSideHands({
    sides: wishes.sides,
    change: (sides) => change({ ...wishes, sides }),
    nameOf: (side) => sideWords(look, seating?.name ?? '', side).name,
    placeName: (place) => (place < wishes.seats ? `seat ${place + 1}` : 'not in play'),
  })
  return (
    <Page links={<RulesLink id={game.id} />}>
      <main className={style.setup}>
        <div className={style.head}>
          <h1>New game: {game.title}</h1>
          {seating !== undefined && <p>Drag the sides to the seats, or tap two of them to swap.</p>}
          <p className="spoken" role="status">
            {hands.said}
          </p>
        </div>
        <section className={style.panel} aria-labelledby="players">
          <PlayersHead game={game} wishes={wishes} change={change} />
          <Seats {...look} wishes={wishes} hands={hands} change={change} field={seating?.name} />
          {!wishes.here && <p className={style.note}>Friends join by a link and need no account.</p>}
        </section>
        <section className={style.panel} aria-labelledby="options">
          <h2 id="options">Options</h2>
          <div className={style.options} ref={markScroll} data-scrolls="down">
            {game.packs !== undefined && (
              <PackChoice
                game={game.id}
                chosen={wishes.pack}
                choose={(pack) => change((now) => withPackOf(now, pack))}
              />
            )}
            <Fields game={game} entryPoint={entryPoint} wishes={wishes} seating={seating} change={change} />
            {seating !== undefined && <Bench {...look} wishes={wishes} hands={hands} field={seating.name} />}
          </div>
          {!wishes.here && gameOf(game.id)?.untimed !== true && <ClockField wishes={wishes} change={change} />}
        </section>
        <Footer look={look} wishes={wishes} change={change} />
      </main>
    </Page>
  )
}

const RulesLink = ({ id }: { readonly id: string }): ReactNode => (
  <Link href={`/rules/${id}`} className={page.link}>
    <Icon name="book" />
    Rules
  </Link>
)

interface Part {
  readonly wishes: Wishes
  change(wishes: Wishes): void
}

const PLACES = [
  { value: 'online', title: 'Online' },
  { value: 'here', title: 'On this device' },
] as const

function PlayersHead({ game, wishes, change }: Part & { readonly game: AnyGame }): ReactNode {
  const { min, max } = game.seats
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`)
  return (
    <div className={style.panelHead}>
      <h2 id="players">Players</h2>
      <Segments
        label="Players"
        value={`${wishes.seats}`}
        choices={numbers.map((value) => ({ value, title: value }))}
        change={(value) => change(withSeats(game, wishes, Number(value)))}
      />
      <span className={page.gap} />
      <Segments
        label="Where"
        value={wishes.here ? 'here' : 'online'}
        choices={PLACES}
        change={(value) => change({ ...wishes, here: value === 'here' })}
      />
    </div>
  )
}

function ClockField({ wishes, change }: Part): ReactNode {
  const now = CLOCKS.findIndex(({ clock }) => JSON.stringify(clock) === JSON.stringify(wishes.clock))
  const choose = (i: number): void => change({ ...wishes, clock: CLOCKS[i]?.clock ?? { kind: 'none' } })
  return (
    <label className={style.select}>
      Clock
      <select className={controls.field} value={now} onChange={(event) => choose(Number(event.target.value))}>
        {CLOCKS.map(({ title }, i) => (
          <option key={title} value={i}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FooterProps extends Part {
  readonly look: Look
}

/** The whole table in one sentence, and the button that continues. */
function Footer({ look, wishes, change }: FooterProps): ReactNode {
  const [, go] = useLocation()
  const [failed, setFailed] = useState('')
  const { name, rename } = useMe()
  const { game } = look
  const problem = objection(game, wishes) || failed
  const open = wishes.who.some(({ kind }) => kind === 'person')
  const make = async (): Promise<void> => {
    const renamed = name.trim() === '' ? undefined : rename(name.trim())
    if (wishes.here) {
      // A table of this device does not wait for a server.
      renamed?.catch(() => undefined)
      return go(keepLocal(settingOf(game, wishes), sittersOf(wishes, name), wishes.pack))
    }
    await renamed
    go(`/t/${(await api.lay(layOf(game, wishes))).id}`)
  }
  return (
    <div className={style.foot}>
      {problem === '' ? (
        <p>{tableSentence(look, wishes, seatingField(game)?.name)}</p>
      ) : (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
      {wishes.sides.length > 0 && (
        <button
          type="button"
          className={`${controls.button} ${controls.large}`}
          onClick={() => change({ ...wishes, sides: shuffled(wishes.sides, Math.random) })}
        >
          Random sides
        </button>
      )}
      <button
        type="button"
        className={`${controls.strong} ${controls.large}`}
        disabled={problem !== '' && problem !== failed}
        onClick={() => void make().catch((error: unknown) => setFailed(say(error)))}
      >
        {open && !wishes.here ? 'Create table' : 'Play'}
      </button>
    </div>
  )
}

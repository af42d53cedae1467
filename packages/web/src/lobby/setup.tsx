import type { AnyGame } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { keepLocal } from '../local/kept.ts'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { levelName } from '../parts/names.ts'
import { useMe } from '../parts/me.ts'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { gameOf, hasBots, loadLook, type Look } from '../registry.ts'
import { Fields } from './fields.tsx'
import style from './lobby.module.css'
import {
  BOTS,
  CLOCKS,
  layOf,
  objection,
  settingOf,
  sittersOf,
  type Who,
  type Wishes,
  wishesFor,
  withSeats,
} from './wishes.ts'

async function load(id: string): Promise<Look> {
  const look = await loadLook(id)
  if (look === undefined) throw new Error('There is no such game here.')
  return look
}

/** Set up a table: players, the game's own options, a clock. */
export function SetupPage({ game: id }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(id, load)
  useTitle('Set up a table')
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Setup {...value} />
}

function Setup({ game, door }: Look): ReactNode {
  const friends = new URLSearchParams(useSearch()).has('friends')
  const [wishes, setWishes] = useState(() => wishesFor(game, friends || !hasBots(game.id)))
  const problem = objection(game, wishes)
  return (
    <Page>
      <main className={style.lobby}>
        <div className={style.head}>
          <h1>{friends ? `Invite friends to ${game.title}` : `A table of ${game.title}`}</h1>
          <p>
            Friends come by a link and need no account. <Link href={`/rules/${game.id}`}>Read the rules</Link>
          </p>
        </div>
        <div className={style.two}>
          <div className={style.stack}>
            <section className={style.panel} aria-labelledby="players">
              <h2 id="players">Players</h2>
              <Players game={game} wishes={wishes} change={setWishes} />
              {!wishes.here && gameOf(game.id)?.untimed !== true && <ClockField wishes={wishes} change={setWishes} />}
            </section>
            <Make game={game} wishes={wishes} problem={problem} />
          </div>
          <section className={style.panel} aria-labelledby="options">
            <h2 id="options">Options</h2>
            <Fields game={game} door={door} wishes={wishes} change={setWishes} />
          </section>
        </div>
      </main>
    </Page>
  )
}

interface Part {
  readonly game: AnyGame
  readonly wishes: Wishes
  change(wishes: Wishes): void
}

function Players({ game, wishes, change }: Part): ReactNode {
  const { min, max } = game.seats
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <>
      <fieldset className={style.field}>
        <legend>Where</legend>
        <div className={style.chips}>
          {[false, true].map((here) => (
            <Chip key={String(here)} on={wishes.here === here} choose={() => change({ ...wishes, here })}>
              {here ? 'On this device, without the server' : 'Over the net'}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={style.field}>
        <legend>How many play</legend>
        <div className={style.chips}>
          {numbers.map((n) => (
            <Chip key={n} on={wishes.seats === n} choose={() => change(withSeats(wishes, n))}>
              {n} players
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={style.seats}>
        {wishes.who.map((who, i) => (
          <SeatRow
            key={i}
            number={i + 1}
            who={who}
            here={wishes.here}
            bots={hasBots(game.id) ? BOTS : []}
            change={(one) => change({ ...wishes, who: wishes.who.map((old, j) => (j === i ? one : old)) })}
          />
        ))}
      </div>
    </>
  )
}

interface ChipProps {
  readonly on: boolean
  readonly children: ReactNode
  choose(): void
}

function Chip({ on, children, choose }: ChipProps): ReactNode {
  return (
    <button type="button" className={style.chip} aria-pressed={on} onClick={choose}>
      {children}
    </button>
  )
}

interface SeatRowProps {
  readonly number: number
  readonly who: Who
  readonly here: boolean
  readonly bots: readonly string[]
  change(who: Who): void
}

function SeatRow({ number, who, here, bots, change }: SeatRowProps): ReactNode {
  const { name: me, call } = useMe()
  if (who.kind === 'me') {
    return (
      <div className={style.seat}>
        <b>{number}</b>
        <input
          className={controls.field}
          aria-label="Your name"
          placeholder="Your name"
          maxLength={24}
          value={me}
          onChange={(event) => call(event.target.value)}
        />
      </div>
    )
  }
  const pick = (value: string): void =>
    change(value === 'person' ? { kind: 'person', name: '' } : { kind: 'bot', level: value })
  return (
    <div className={style.seat}>
      <b>{number}</b>
      <select
        className={controls.field}
        aria-label={`Who sits in seat ${number}`}
        value={who.kind === 'bot' ? who.level : 'person'}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="person">{here ? 'A person at this device' : 'A friend, by link'}</option>
        {bots.map((level) => (
          <option key={level} value={level}>{`Bot: ${levelName(level)}`}</option>
        ))}
      </select>
      {here && who.kind === 'person' && (
        <input
          className={controls.field}
          aria-label={`Name in seat ${number}`}
          placeholder={`Player ${number}`}
          maxLength={24}
          value={who.name}
          onChange={(event) => change({ kind: 'person', name: event.target.value })}
        />
      )}
    </div>
  )
}

function ClockField({ wishes, change }: Omit<Part, 'game'>): ReactNode {
  const now = CLOCKS.findIndex(({ clock }) => JSON.stringify(clock) === JSON.stringify(wishes.clock))
  return (
    <label className={style.field}>
      <h3>Clock</h3>
      <select
        className={controls.field}
        value={now}
        onChange={(event) =>
          change({ ...wishes, clock: CLOCKS[Number(event.target.value)]?.clock ?? { kind: 'none' } })
        }
      >
        {CLOCKS.map(({ title }, i) => (
          <option key={title} value={i}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

interface MakeProps {
  readonly game: AnyGame
  readonly wishes: Wishes
  readonly problem: string
}

function Make({ game, wishes, problem }: MakeProps): ReactNode {
  const [, go] = useLocation()
  const [failed, setFailed] = useState('')
  const { name, rename } = useMe()
  const open = wishes.who.some(({ kind }) => kind === 'person')
  const make = async (): Promise<void> => {
    const renamed = name.trim() === '' ? undefined : rename(name.trim())
    if (wishes.here) {
      // A table of this device does not wait for a server.
      renamed?.catch(() => undefined)
      return go(keepLocal(settingOf(game, wishes), sittersOf(wishes, name)))
    }
    await renamed
    go(`/t/${(await api.lay(layOf(game, wishes))).id}`)
  }
  const said = problem === '' ? failed : problem
  return (
    <div className={style.foot}>
      <button
        type="button"
        className={`${controls.strong} ${controls.large}`}
        disabled={problem !== ''}
        onClick={() => void make().catch((error: unknown) => setFailed(say(error)))}
      >
        {open && !wishes.here ? 'Make the table' : 'Play'}
      </button>
      {said !== '' && (
        <p className={style.problem} role="alert">
          {said}
        </p>
      )}
    </div>
  )
}

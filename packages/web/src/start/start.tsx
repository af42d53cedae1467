import type { Manifest } from '@orrery/games'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { FirstTime } from '../lesson/first-time.tsx'
import { isNewcomer, lessonStage } from '../lesson/stored.ts'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { useTitle } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import { useMe } from '../parts/me.ts'
import page from '../parts/page.module.css'
import { Page } from '../parts/page.tsx'
import { games } from '../registry.ts'
import { useSheet } from '../settings/open-sheet.ts'
import { MyTables } from './mine.tsx'
import { NameForm } from './name.tsx'
import { playNow } from './quick.ts'
import style from './start.module.css'

const HEADLINES = ['', 'One table under the sky.', 'Two tables under one sky.', 'Three tables under one sky.']
const ROOM = ['', style.one, style.two, '']

/** The words of a card do not wait for its picture, nor does a card fail without one. */
const pictureOf = ({ picture }: Manifest): ComponentType =>
  lazy(async () => {
    const loaded = await picture?.().catch(() => undefined)
    return { default: (loaded?.Picture ?? (() => null)) as ComponentType }
  })
const CARDS = games.map((game) => ({ game, Picture: pictureOf(game) }))

export function StartPage(): ReactNode {
  useTitle('')
  const [problem, setProblem] = useState('')
  const load = useMe((me) => me.load)
  useEffect(() => {
    load().catch((error: unknown) => setProblem(say(error)))
  }, [load])
  return (
    <Page links={<Links />}>
      <main className={style.start}>
        <div className={style.hero}>
          <h1>{HEADLINES[games.length] ?? 'Many tables under one sky.'}</h1>
          <p>One touch seats you against bots. No account, no settings; the table knows the rules.</p>
        </div>
        {problem !== '' && (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={`${style.games} ${ROOM[games.length] ?? ''}`}>
          {CARDS.map(({ game, Picture }, i) => (
            <GameCard key={game.id} game={game} Picture={Picture} first={i === 0} failed={setProblem} />
          ))}
        </div>
        <MyTables />
      </main>
    </Page>
  )
}

function Links(): ReactNode {
  const show = useSheet((state) => state.show)
  return (
    <>
      {games.slice(0, 1).map(({ id }) => (
        <Link key={id} href={`/rules/${id}`} className={page.link}>
          <Icon name="book" />
          Rules
        </Link>
      ))}
      <Link href="/puzzles" className={page.link} aria-label="Puzzles">
        <Icon name="star" />
        <span className={style.wordy}>Puzzles</span>
      </Link>
      <Link href="/file" className={page.link} aria-label="Open a saved game">
        <Icon name="open" />
        <span className={style.wordy}>Open a saved game</span>
      </Link>
      <button type="button" className={page.link} aria-label="Settings" onClick={() => show('settings')}>
        <Icon name="settings" />
        <span className={style.wordy}>Settings</span>
      </button>
      <NameForm />
    </>
  )
}

interface CardProps {
  readonly game: Manifest
  readonly Picture: ComponentType
  readonly first: boolean
  failed(problem: string): void
}

function GameCard({ game, Picture, first, failed }: CardProps): ReactNode {
  const { id, title, about, seats, pages = [] } = game
  return (
    <article className={style.game} aria-labelledby={`game-${id}`}>
      <div className={style.art} aria-hidden="true">
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <div className={style.body}>
        <div className={style.name}>
          <h2 id={`game-${id}`}>{title}</h2>
          <span>{`${seats.min} to ${seats.max} players`}</span>
        </div>
        <p>{about}</p>
        <div className={style.ways}>
          {game.bot !== undefined && <PlayNow game={game} first={first} failed={failed} />}
          {game.lesson !== undefined && <LearnLink id={id} />}
          {game.puzzles !== undefined && (
            <Link href={`/puzzles/${id}/today`} className={style.way}>
              Puzzle of the day
            </Link>
          )}
          <Link href={`/new/${id}?friends`} className={style.way}>
            Invite friends
          </Link>
          <Link href={`/new/${id}`} className={style.way}>
            Set up a table
          </Link>
          {pages.map(({ path, title: name }) => (
            <Link key={path} href={`/${path}`} className={style.way}>
              {name}
            </Link>
          ))}
          {game.rulebook !== undefined && (
            <Link href={`/rules/${id}`} className={style.way}>
              Rules
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

/** Against bots in one click; newcomers are offered the lesson first. */
function PlayNow({ game, first, failed }: Omit<CardProps, 'Picture'>): ReactNode {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Hovering over the button preloads the table.
  const warm = (): void => void Promise.all([game.web?.(), import('../table/server-table.tsx')])
  const play = (): void => {
    setBusy(true)
    playNow(game.id, api.lay, game.quickSeats ?? game.seats.min)
      .then(go)
      .catch((error: unknown) => failed(say(error)))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <button
        type="button"
        className={`${first ? controls.strong : controls.outline} ${controls.large}`}
        disabled={busy}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (game.lesson !== undefined && isNewcomer(game.id) ? setAsking(true) : play())}
      >
        Play now
      </button>
      {isAsking && <FirstTime game={game} play={play} close={() => setAsking(false)} />}
    </>
  )
}

const LEARN = { new: 'Learn it first (10 minutes)', begun: 'Go on with the lesson', done: 'Lesson' } as const

/** Offered in words until the lesson was finished. */
function LearnLink({ id }: { readonly id: string }): ReactNode {
  const stage = lessonStage(id)
  const look = stage === 'done' ? style.way : `${controls.outline} ${controls.large}`
  return (
    <Link href={`/learn/${id}`} className={look}>
      {LEARN[stage]}
    </Link>
  )
}

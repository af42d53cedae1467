import type { Manifest } from '@orrery/games'
import type { Glance } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { playNow } from '../start/quick.ts'
import { BookText } from './words.tsx'
import style from './brief.module.css'

/* Play in two minutes: one screen, a few pictures, two sentences each. */

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

interface BriefProps {
  readonly game: Manifest
  readonly glances: readonly Glance[]
  /** The address of the first chapter. */
  readonly first: string
}

export function Brief({ game, glances, first }: BriefProps): ReactNode {
  return (
    <div className={style.brief}>
      <header>
        <h1>Play in two minutes</h1>
        <p>{COUNTS[glances.length]} pictures are enough for a first game. The table knows the rest.</p>
      </header>
      <ol className={style.glances}>
        {glances.map((glance, i) => (
          <GlanceView key={glance.title} glance={glance} number={i + 1} />
        ))}
      </ol>
      <footer>
        <Ways game={game} />
        <a href={`#${first}`}>Open the rulebook</a>
      </footer>
    </div>
  )
}

const GlanceView = ({
  glance: { title, text, Picture },
  number,
}: {
  readonly glance: Glance
  readonly number: number
}): ReactNode => (
  <li>
    <div className={style.picture} inert>
      <Picture />
    </div>
    <h2>
      <span>{number}</span> {title}
    </h2>
    <p>
      <BookText text={text} />
    </p>
  </li>
)

/** The brass button: the lesson where there is one, else a game. */
function Ways({ game }: { readonly game: Manifest }): ReactNode {
  const large = (strong: boolean): string => `${strong ? controls.strong : controls.outline} ${controls.large}`
  return (
    <>
      {game.lesson !== undefined && (
        <>
          <Link href={`/learn/${game.id}`} className={large(true)}>
            Play the lesson
          </Link>
          <span>about ten minutes, on a real table</span>
        </>
      )}
      {game.bot !== undefined && <PlayNow game={game} look={large(game.lesson === undefined)} />}
    </>
  )
}

function PlayNow({ game, look }: { readonly game: Manifest; readonly look: string }): ReactNode {
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const play = (): void => {
    playNow(game.id, api.lay, game.quickSeats ?? game.seats.min)
      .then(go)
      .catch((error: unknown) => setProblem(say(error)))
  }
  return (
    <>
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className={`${look} ${style.play}`} onClick={play}>
        Play now against bots
      </button>
    </>
  )
}

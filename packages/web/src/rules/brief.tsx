import type { Manifest } from '@orrery/games'
import type { Glance } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
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
        <PlayNow game={game} />
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

function PlayNow({ game }: { readonly game: Manifest }): ReactNode {
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  if (game.bot === undefined) return null
  const play = (): void => {
    playNow(game.id, api.lay, game.quickSeats ?? game.seats.min)
      .then(go)
      .catch((error: unknown) => setProblem(say(error)))
  }
  return (
    <>
      <button type="button" className={`${controls.strong} ${controls.large}`} onClick={play}>
        Play now against bots
      </button>
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

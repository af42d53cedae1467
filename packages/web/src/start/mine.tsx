import type { MyGame } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { isUnreachable, say } from '../net/api.ts'
import { timeAgo } from '../parts/time.ts'
import { company } from '../parts/names.ts'
import { Here, useKeptTables } from './here.tsx'
import { useMyGames } from './live.ts'
import { titleOf } from '../registry.ts'
import controls from '../parts/controls.module.css'
import style from './start.module.css'

/** Games shown at first, of the server's and of this device's. */
const SHOWN = 8
const SHOWN_HERE = 4

/** The player's tables; those that wait for an answer come first (the server sorts them). */
export function MyTables(): ReactNode {
  const { value, error } = useMyGames()
  const { games: mine, closed } = value ?? { games: [], closed: 0 }
  const { tables, throwAway } = useKeptTables()
  const [all, setAll] = useState(false)
  if (mine.length + tables.length + closed === 0 && (error === undefined || isUnreachable(error))) return null
  const shown = all ? mine : mine.slice(0, SHOWN)
  const here = all ? tables : tables.slice(0, SHOWN_HERE)
  const more = mine.length + tables.length - shown.length - here.length
  const waiting = mine.filter(({ yourTurn }) => yourTurn).length
  return (
    <section className={style.mine} aria-labelledby="mine">
      <header>
        <h2 id="mine">My games</h2>
        <p role="status">
          {waiting > 0 && (
            <>
              <b>{waiting}</b> {waiting === 1 ? 'waits' : 'wait'} for you
            </>
          )}
        </p>
      </header>
      {error !== undefined && !isUnreachable(error) && (
        <p className={style.problem} role="alert">
          Games on the server are not listed. {say(error)}
        </p>
      )}
      <ol>
        {shown.map((game) => (
          <li key={game.id}>
            <Mine game={game} />
          </li>
        ))}
        {here.map((table) => (
          <li key={table.id}>
            <Here table={table} throwAway={() => throwAway(table.id)} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className={`${controls.outline} ${style.more}`} onClick={() => setAll(true)}>
          {more} more
        </button>
      )}
      {closed > 0 && (
        <p className={style.closed}>
          {closed === 1 ? 'One table is' : `${closed} tables are`} kept but can no longer be opened.
        </p>
      )}
    </section>
  )
}

function Mine({ game }: { readonly game: MyGame }): ReactNode {
  const title = titleOf(game.setting.game)
  return (
    <Link href={`/t/${game.id}`} className={`${style.seat} ${game.yourTurn ? style.waits : ''}`}>
      <div>
        <b>{title}</b>
        <span>{timeAgo(game.updated, Date.now())}</span>
      </div>
      <p>{game.says}</p>
      <div className={style.who}>
        with {company(game.seats.filter((_, seat) => seat !== game.you).map(({ sitter }) => sitter))}
      </div>
    </Link>
  )
}

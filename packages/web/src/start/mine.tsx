import type { MyGame } from '@orrery/table'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { ago } from '../parts/time.ts'
import { company } from '../parts/names.ts'
import { Here, useKeptTables } from './here.tsx'
import { gameOf } from '../registry.ts'
import controls from '../parts/controls.module.css'
import style from './start.module.css'

const SHOWN = 8

/** The player's tables, those that wait for an answer first (the server sorts them). */
export function MyTables(): ReactNode {
  const { value } = useLoaded('', api.mine)
  const mine = value?.games ?? []
  const { tables, more, showAll, throwAway } = useKeptTables()
  if (mine.length + tables.length === 0) return null
  const waiting = mine.filter(({ yourTurn }) => yourTurn).length
  return (
    <section className={style.mine} aria-labelledby="mine">
      <header>
        <h2 id="mine">My games</h2>
        {waiting > 0 && (
          <p>
            <b>{waiting}</b> {waiting === 1 ? 'waits' : 'wait'} for you
          </p>
        )}
      </header>
      <ol>
        {mine.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <Mine game={game} />
          </li>
        ))}
        {tables.map((table) => (
          <li key={table.id}>
            <Here table={table} throwAway={() => throwAway(table.id)} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className={`${controls.outline} ${style.more}`} onClick={showAll}>
          {more} more on this device
        </button>
      )}
    </section>
  )
}

function Mine({ game }: { readonly game: MyGame }): ReactNode {
  const title = gameOf(game.setting.game)?.cover.title ?? game.setting.game
  return (
    <Link href={`/t/${game.id}`} className={`${style.seat} ${game.yourTurn ? style.waits : ''}`}>
      <div>
        <b>{title}</b>
        <span>{ago(game.updated, Date.now())}</span>
      </div>
      <p>{game.says}</p>
      <div className={style.who}>
        with {company(game.seats.filter((_, seat) => seat !== game.you).map(({ sitter }) => sitter))}
      </div>
    </Link>
  )
}

import type { MyData, MyDevice } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { CopyLink } from '../parts/copy.tsx'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { NAME_KEY } from '../parts/me.ts'
import page from '../parts/page.module.css'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { forgetKept } from '../parts/storage.ts'
import { titleOf } from '../registry.ts'
import style from './me.module.css'

/** Reloads the page for the visitor's new identity; tables of this device stay. */
function startAfresh(): void {
  forgetKept(NAME_KEY)
  location.assign('/')
}

/** What the server stores of the visitor, and what they can do about it. */
export function MePage(): ReactNode {
  useTitle('Your data')
  const { value, error } = useLoaded('my data', api.myData)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  if (value === undefined) return <Calm title="" />
  return (
    <Page>
      <main className={`${page.column} ${style.me}`}>
        <h1 className={page.title}>Your data</h1>
        <Stored data={value} />
        <OtherDevice />
        <Deletion tables={value.tables.length} />
      </main>
    </Page>
  )
}

const counted = (n: number, word: string): string => `${n} ${n === 1 ? word : `${word}s`}`

function Stored({ data }: { readonly data: MyData }): ReactNode {
  const { name, tables } = data
  const said = tables.reduce((sum, table) => sum + table.said.length, 0)
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(data, undefined, 2))}`
  return (
    <section className={style.panel}>
      <h2>Stored on this server</h2>
      <p>
        {name === '' ? 'No name' : `Your name, ${name}`}, your settings, {counted(tables.length, 'game')} and{' '}
        {counted(said, 'line')} of chat. No address and no password: a cookie says who you are.
      </p>
      {tables.length > 0 && (
        <ul className={style.tables}>
          {tables.map(({ table, game, created, moves, said: lines }) => (
            <li key={table}>
              <a href={`/t/${table}`}>{titleOf(game)}</a> {new Date(created).toLocaleDateString()}:{' '}
              {counted(moves, 'move')}, {counted(lines.length, 'line')} of chat
            </li>
          ))}
        </ul>
      )}
      <a className={controls.plain} href={file} download="orrery-my-data.json">
        Save everything as a file
      </a>
    </section>
  )
}

function OtherDevice(): ReactNode {
  const [device, setDevice] = useState<MyDevice>()
  const [problem, setProblem] = useState('')
  const make = (): void => {
    api.deviceCode().then(setDevice, (error: unknown) => setProblem(say(error)))
  }
  return (
    <section className={style.panel}>
      <h2>Your games on another device</h2>
      {device === undefined ? (
        <>
          <p>A link that works once makes another browser the same player as this one.</p>
          <button type="button" className={controls.strong} onClick={make}>
            Make a personal link
          </button>
        </>
      ) : (
        <>
          <p>
            Open this link on the other device within {device.minutes} minutes. It works once. Whoever opens it plays in
            your name, so send it to nobody else.
          </p>
          <CopyLink path={`/me/${device.code}`} label="Personal link" />
        </>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

const YOUR_GAMES = ['this server', 'your game']

function Deletion({ tables }: { readonly tables: number }): ReactNode {
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState('')
  const forget = (): void => {
    api.deleteMe().then(startAfresh, (error: unknown) => setProblem(say(error)))
  }
  return (
    <section className={style.panel}>
      <h2>Delete it</h2>
      <p>
        Your name and everything you said are removed from {YOUR_GAMES[tables] ?? `your ${tables} games`}, bots take
        your seats, and this browser forgets who you are. Your moves stay, so that the others can play on; so do words
        you added to a deal.
      </p>
      <label className={style.sure}>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} /> I will not get it
        back.
      </label>
      <button type="button" className={controls.outline} disabled={!isSure} onClick={forget}>
        Delete my data
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

/** The personal link, opened on another device. */
export function ClaimPage({ code }: { readonly code: string }): ReactNode {
  useTitle('Your games')
  const [problem, setProblem] = useState('')
  const claim = (): void => {
    api.claim(code).then(startAfresh, (error: unknown) => setProblem(say(error)))
  }
  if (problem !== '') return <DeadEnd why={problem} />
  return (
    <Calm title="Open your games here?">
      <p>
        This browser becomes the same player as on the device where the link was made. Games begun here under another
        name stay behind.
      </p>
      <button type="button" className={controls.strong} onClick={claim}>
        Open my games here
      </button>
    </Calm>
  )
}

import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { importTable, type RefereeTable } from '../../src/referee.ts'
import { refusal } from '../../words/refusals.ts'
import { forget, keep, newId, read, tables, unpack } from './kept.ts'
import { Setup } from './setup.tsx'
import { TableScreen } from './table.tsx'
import askStyle from './ask.module.css'
import controls from './controls.module.css'
import style from './page.module.css'

/* The referee: `#new` sets a table up, `#t/ID` runs one, `#see/...` shows one that was shared. */

const listen = (heard: () => void): (() => void) => {
  addEventListener('hashchange', heard)
  return () => removeEventListener('hashchange', heard)
}
const hash = (): string => location.hash.slice(1)

const go = (to: string): void => {
  location.hash = to
}

function Opened({ id }: { readonly id: string }): ReactNode {
  const table = useMemo(() => read(id), [id])
  if (table === undefined) return <Nothing text="This device does not know that table." />
  return <TableScreen first={table} id={id} />
}

function Shared({ packed }: { readonly packed: string }): ReactNode {
  const [table, setTable] = useState<RefereeTable | 'none'>()
  useEffect(() => {
    void unpack(packed).then((found) => setTable(found ?? 'none'))
  }, [packed])
  if (table === undefined) return null
  if (table === 'none') return <Nothing text="This link does not hold a table; perhaps a part of it got lost." />
  const copy = (): void => {
    const id = newId()
    keep(id, table)
    go(`t/${id}`)
  }
  return (
    <TableScreen
      first={table}
      foot={
        <section className={askStyle.ask} aria-label="A shared table">
          <h2>You look at a table that was shared.</h2>
          <p className={controls.sub}>It stands as it was when the link was made.</p>
          <div className={controls.btns}>
            <button type="button" className={controls.button} onClick={copy}>
              Go on from here on this device
            </button>
          </div>
        </section>
      }
    />
  )
}

const Nothing = ({ text }: { readonly text: string }): ReactNode => (
  <main className={`${style.page} ${style.calm}`}>
    <h1>{text}</h1>
    <a className={controls.button} href="#tables">
      All tables
    </a>
  </main>
)

function OpenFile(): ReactNode {
  const [problem, setProblem] = useState('')
  const open = async (file: File | undefined): Promise<void> => {
    const table = file === undefined ? undefined : importTable(await file.text())
    if (table === undefined) return
    if (!table.ok) return setProblem(refusal(table.error))
    const id = newId()
    keep(id, table.value)
    go(`t/${id}`)
  }
  return (
    <label className={controls.button}>
      Open a file
      <input
        type="file"
        accept="application/json,.json"
        className="spoken"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {problem !== '' && <span role="alert">{problem}</span>}
    </label>
  )
}

function Tables(): ReactNode {
  const [kept, setKept] = useState(tables)
  return (
    <div className={style.page}>
      <header className={style.top}>
        <a className={style.brand} href="/">
          Orrery
        </a>
        <h1>Referee</h1>
      </header>
      <main className={`${style.setup} ${style.list}`}>
        <p className={style.lead}>
          For a table with real cards and plastic: say who ends a turn and how a slice is paid. The referee checks the
          payment, rolls or hears the die, and lights the systems that are legal.
        </p>
        <div className={controls.btns}>
          <a className={controls.main} href="#new">
            Set up a table
          </a>
          <OpenFile />
        </div>
        {kept.length > 0 && <h2>Tables on this device</h2>}
        <ul>
          {kept.map(({ id, title, about }) => (
            <li key={id}>
              <a href={`#t/${id}`}>
                <b>{title}</b>
                <span>{about}</span>
              </a>
              <button
                type="button"
                className={controls.button}
                aria-label={`Forget the table ${title}`}
                onClick={() => {
                  forget(id)
                  setKept(tables())
                }}
              >
                Forget
              </button>
            </li>
          ))}
        </ul>
        <p className={controls.quiet}>
          Everything stays on this device, after every step. Once it was opened this page needs no network.
        </p>
      </main>
    </div>
  )
}

export function RefereePage(): ReactNode {
  const [where = '', ...rest] = useSyncExternalStore(listen, hash).split('/')
  const what = rest.join('/')
  useEffect(() => {
    document.title = 'Referee · Orrery'
  }, [])
  if (where === 'new') return <Setup begin={(id) => go(`t/${id}`)} />
  if (where === 't') return <Opened key={what} id={what} />
  if (where === 'see') return <Shared key={what} packed={what} />
  return <Tables />
}

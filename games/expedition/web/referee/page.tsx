import type { PageProps, SharedTable, SharedTables } from '@orrery/ui'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { adoptOldTables, layFrom, unpack } from './old-tables.ts'
import { Setup } from './setup.tsx'
import { TableScreen } from './table.tsx'
import { Button } from './parts.tsx'
import controls from './controls.module.css'
import style from './page.module.css'

/* The referee: `#new` sets a table up, `#here/ID` and `#on/ID` run one on this device and online. */

const listen = (heard: () => void): (() => void) => {
  addEventListener('hashchange', heard)
  return () => removeEventListener('hashchange', heard)
}
const hash = (): string => location.hash.slice(1)

export const go = (to: string): void => {
  location.hash = to
}

type Where = 'here' | 'online'

function Opened({
  tables,
  where,
  id,
}: {
  readonly tables: SharedTables
  readonly where: Where
  readonly id: string
}): ReactNode {
  const [table, setTable] = useState<SharedTable>()
  useEffect(() => {
    const opened = tables.open(where, id)
    setTable(opened)
    return () => opened.close()
  }, [tables, where, id])
  return table === undefined ? null : <Running table={table} tables={tables} />
}

function Running({ table, tables }: { readonly table: SharedTable; readonly tables: SharedTables }): ReactNode {
  const problem = useSyncExternalStore(
    (heard) => table.listen(heard),
    () => table.problem(),
  )
  return problem === '' ? <TableScreen table={table} tables={tables} /> : <Nothing text={problem} />
}

const Nothing = ({ text }: { readonly text: string }): ReactNode => (
  <main className={`${style.page} ${style.calm}`}>
    <h1>{text}</h1>
    <a className={controls.button} href="#tables">
      All tables
    </a>
  </main>
)

/** A link of the first referee holds its table: it becomes one of this device. */
function FromLink({ tables, packed }: { readonly tables: SharedTables; readonly packed: string }): ReactNode {
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const lay = async (): Promise<void> => {
      const laid = await layFrom(tables, await unpack(packed))
      if (laid.ok) go(`here/${laid.value}`)
      else setProblem(laid.error)
    }
    void lay().catch(() => setProblem('This link does not hold a table; perhaps a part of it got lost.'))
  }, [tables, packed])
  return problem === '' ? null : <Nothing text={problem} />
}

function OpenFile({ tables }: { readonly tables: SharedTables }): ReactNode {
  const [problem, setProblem] = useState('')
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const laid = await layFrom(tables, await file.text())
    if (laid.ok) go(`here/${laid.value}`)
    else setProblem(laid.error)
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

const CARDS: readonly (readonly [title: string, text: string])[] = [
  [
    'Say how a turn ends',
    'After the action a slice may be claimed. Touch it, tick what is paid, and the sum is checked.',
  ],
  ['The rules do the rest', 'Breakthrough, die, ingress tokens and sites follow by themselves; legal systems are lit.'],
  [
    'The table decides',
    'Any refusal can be overruled, any number corrected, anything undone. The log says who did it.',
  ],
]

const SEEN = 'orrery.referee.seen'

function Introduction(): ReactNode {
  const [isShown, setShown] = useState(() => localStorage.getItem(SEEN) === null)
  if (!isShown) return null
  const close = (): void => {
    localStorage.setItem(SEEN, 'yes')
    setShown(false)
  }
  return (
    <section className={style.cards} aria-label="How it works">
      {CARDS.map(([title, text], i) => (
        <div key={title}>
          <i>{i + 1}</i>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      ))}
      <Button onClick={close}>Got it</Button>
    </section>
  )
}

function Tables({ tables }: { readonly tables: SharedTables }): ReactNode {
  const [kept, setKept] = useState(() => tables.here())
  useEffect(() => {
    void adoptOldTables(tables).then(() => setKept(tables.here()))
  }, [tables])
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
          payment, rolls or hears the die, and lights the systems that are legal. Online, everybody follows on a phone.
        </p>
        <Introduction />
        <div className={controls.btns}>
          <a className={controls.main} href="#new">
            Set up a table
          </a>
          <OpenFile tables={tables} />
        </div>
        {kept.length > 0 && <h2>Tables on this device</h2>}
        <ul>
          {kept.map(({ id, names, updated }) => (
            <li key={id}>
              <a href={`#here/${id}`}>
                <b>{names.join(', ')}</b>
                <span>{updated}</span>
              </a>
              <Button
                aria-label={`Forget the table ${names.join(', ')}`}
                onClick={() => {
                  tables.forget(id)
                  setKept(tables.here())
                }}
              >
                Forget
              </Button>
            </li>
          ))}
        </ul>
        <p className={controls.quiet}>
          A table on this device is kept after every step and needs no network; it can be put online later. Online
          tables stand under My games on the start page.
        </p>
      </main>
    </div>
  )
}

export function RefereePage({ tables: tablesOf }: PageProps): ReactNode {
  const [tables] = useState(() => tablesOf('live-expedition'))
  const [where = '', ...rest] = useSyncExternalStore(listen, hash).split('/')
  const what = rest.join('/')
  useEffect(() => {
    document.title = 'Referee · Orrery'
  }, [])
  if (where === 'new') return <Setup tables={tables} />
  if (where === 'here' || where === 'on')
    return <Opened key={`${where}/${what}`} tables={tables} where={where === 'on' ? 'online' : 'here'} id={what} />
  if (where === 'see') return <FromLink key={what} tables={tables} packed={what} />
  return <Tables tables={tables} />
}

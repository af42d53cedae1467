import { type ReactNode, useEffect, useState } from 'react'
import { api, say } from '../net/api.ts'
import { useTitle } from '../parts/hooks.ts'
import page from '../parts/page.module.css'
import { Page } from '../parts/page.tsx'
import { type Checked, checkDeal } from './check.ts'
import style from './fair.module.css'
import { firstCommitment } from './seen.ts'

/** Checks the deal of a finished game on the server, or of a saved one (`id` is ''). */
export function FairPage({ id }: { readonly id: string }): ReactNode {
  useTitle('Check the deal')
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState('')
  const check = (text: Promise<string>): void => {
    setProblem('')
    text.then(checkDeal).then(setChecked, (error: unknown) => setProblem(say(error)))
  }
  useEffect(() => {
    if (id !== '') check(api.record(id))
  }, [id])
  return (
    <Page>
      <main className={page.column}>
        <h1 className={page.title}>Check the deal</h1>
        <p className={style.lead}>
          Every card and die of a fair game follows from its seed. This page deals the game again, here in your browser,
          and compares.
        </p>
        {id === '' && (
          <label className={style.file}>
            A saved game; it is not uploaded.
            <input
              type="file"
              accept=".txt,.orrery,text/plain"
              onChange={({ target }) => target.files?.[0] !== undefined && check(target.files[0].text())}
            />
          </label>
        )}
        {problem !== '' && (
          <p className={style.bad} role="alert">
            {problem}
          </p>
        )}
        {checked !== undefined && <Result checked={checked} seen={id === '' ? '' : firstCommitment(id)} />}
      </main>
    </Page>
  )
}

function Result({ checked, seen }: { readonly checked: Checked; readonly seen: string }): ReactNode {
  const { commitment, words, draws, names } = checked
  const added = words.flatMap((text, seat) => (text === '' ? [] : [`${names[seat] ?? `Seat ${seat + 1}`}: “${text}”`]))
  return (
    <section className={style.result}>
      <p className={style.good} role="status">
        All {draws.length} draws follow from the seed.
      </p>
      <h2>Commitment</h2>
      <code className={style.hash}>{commitment}</code>
      <SeenText commitment={commitment} seen={seen} />
      <h2>Words of the seats</h2>
      <p>{added.length === 0 ? 'Nobody added any.' : added.join(', ')}</p>
      <details>
        <summary>Every draw</summary>
        <ol className={style.draws}>
          {draws.map(({ n, value }, i) => (
            <li key={i}>
              {value} <span>of 0 to {n - 1}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function SeenText({ commitment, seen }: { readonly commitment: string; readonly seen: string }): ReactNode {
  if (seen === '') return <p>Compare it with what the table showed before the game.</p>
  if (seen === commitment) return <p className={style.good}>This browser saw the same one when the table was opened.</p>
  return (
    <p className={style.bad} role="alert">
      This browser saw another one when the table was opened: {seen}. The server changed its secret.
    </p>
  )
}

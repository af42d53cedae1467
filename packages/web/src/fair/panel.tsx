import { OBSERVER } from '@orrery/kernel'
import type { Fair, Update } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { sitterName } from '../parts/names.ts'
import style from './fair.module.css'

interface PanelProps {
  readonly update: Update
  readonly fair: Fair
  run(act: Promise<unknown>): void
}

/** What the server has committed to, and the words that the seats add to it. */
export function FairDealPanel({ update, fair, run }: PanelProps): ReactNode {
  const { table, you, seats } = update
  const [text, setText] = useState('')
  return (
    <details className={style.panel}>
      <summary>Fair deal</summary>
      <p>
        The server has already fixed its part of the seed. This is its hash; after the game anybody can{' '}
        <Link href="/fair">check the deal</Link> against it.
      </p>
      <code className={style.hash}>{fair.commitment}</code>
      {fair.words.some((words) => words !== '') && (
        <ul>
          {fair.words.map((words, seat) => {
            const sitter = seats[seat]?.sitter
            return words === '' || sitter === undefined ? undefined : (
              <li key={seat}>
                {sitterName(sitter)}: “{words}”
              </li>
            )
          })}
        </ul>
      )}
      <p>Words that a player adds change every card and die, so that not even the server can choose them.</p>
      {you !== OBSERVER && (
        <form
          className={style.add}
          onSubmit={(event) => {
            event.preventDefault()
            run(api.addWords(table, text))
          }}
        >
          <label>
            <span>Your words in the seed</span>
            <input
              className={controls.field}
              value={text}
              maxLength={60}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="submit" className={controls.plain}>
            Add words
          </button>
        </form>
      )}
    </details>
  )
}

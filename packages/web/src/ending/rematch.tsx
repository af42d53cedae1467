import type { SeatInfo, Update } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { keepLocal } from '../local/kept.ts'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import style from './ending.module.css'

const sitterOf = ({ sitter }: SeatInfo): SeatInfo['sitter'] => sitter

/** Creates the rematch: on the server everybody joins one table, on this device a new one is made. */
async function again({ table, setting, seats }: Update): Promise<string> {
  return table === '' ? keepLocal(setting, seats.map(sitterOf)) : `/t/${(await api.rematch(table)).id}`
}

/** One click creates the table of the rematch, or takes one's seat if somebody else has created it. */
export function Rematch({ update }: { readonly update: Update }): ReactNode {
  const [path, go] = useLocation()
  const [problem, setProblem] = useState('')
  const { table, yours, rematch } = update
  const isOfBranch = table === '' && !path.startsWith('/local/')
  if (isOfBranch || (yours.length === 0 && rematch === '')) return null
  const meet = async (): Promise<void> => {
    setProblem('')
    go(yours.length === 0 ? `/t/${rematch}` : await again(update))
  }
  return (
    <>
      <button
        type="button"
        className={`${controls.strong} ${style.rematch}`}
        onClick={() => void meet().catch((error: unknown) => setProblem(say(error)))}
      >
        <Icon name="again" />{' '}
        {yours.length === 0 ? 'Watch the rematch' : rematch === '' ? 'Rematch' : 'Join the rematch'}
      </button>
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

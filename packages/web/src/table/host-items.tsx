import { OBSERVER } from '@orrery/kernel'
import type { Moderation, Update } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { api, say } from '../net/api.ts'
import { Icon } from '../parts/icon.tsx'
import { sitterName } from '../parts/names.ts'

/** What the host may do about each of the others, as items of the menu. */
export function HostItems({ update }: { readonly update: Update }): ReactNode {
  const [problem, setProblem] = useState('')
  /** The seat whose player is removed with one more click. */
  const [leaving, setLeaving] = useState(OBSERVER)
  const { table, host, seats, yours, stage } = update
  if (!host || table === '' || stage !== 'playing') return undefined
  const others = seats.flatMap((info, seat) =>
    info.sitter.kind === 'person' && !yours.includes(seat) ? [{ info, seat }] : [],
  )
  const act = (seat: number, what: Moderation): void => {
    if (what === 'block' && leaving !== seat) return setLeaving(seat)
    api.moderate(table, { seat, act: what }).then(
      () => setProblem(''),
      (error: unknown) => setProblem(say(error)),
    )
  }
  return (
    <>
      {others.flatMap(({ info, seat }) => {
        const name = sitterName(info.sitter)
        const acts: readonly (readonly [Moderation, string])[] = [
          info.muted === true ? ['unmute', `Let ${name} speak again`] : ['mute', `Mute ${name}`],
          ...(info.stoodInBy === '' ? [] : [['free', `Give ${name}’s seat to a bot`] as const]),
          ['block', leaving === seat ? `Really remove ${name}?` : `Remove and block ${name}`],
        ]
        return acts.map(([what, text]) => (
          <li key={`${seat} ${what}`}>
            <button type="button" onClick={() => act(seat, what)}>
              <Icon name="people" /> {text}
            </button>
          </li>
        ))
      })}
      {problem !== '' && <li role="alert">{problem}</li>}
    </>
  )
}

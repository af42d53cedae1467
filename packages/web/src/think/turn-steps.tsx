import type { ReactNode } from 'react'
import { useDesk } from '../table/context.ts'
import style from './turn-steps.module.css'
import type { ReadStep } from './whole-turn.ts'

/** A turn in steps; the same numbers stand on the board. */
export function TurnSteps({ turn }: { readonly turn: readonly ReadStep[] }): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <ol className={style.steps} aria-label="The best turn">
      {turn.map(({ text }, i) => (
        <li key={i}>
          <i>{i + 1}</i>
          <span>
            <entryPoint.Sentence text={text} />
          </span>
        </li>
      ))}
    </ol>
  )
}

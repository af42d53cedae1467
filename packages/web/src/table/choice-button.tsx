import type { Choice } from '@orrery/ui'
import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { useDesk, useTable } from './context.ts'
import style from './question.module.css'

export function ChoiceButton({ choice }: { readonly choice: Choice }): ReactNode {
  const desk = useDesk()
  const sending = useTable((state) => state.sending)
  const { move, label, note, about, target, main } = choice
  const look = main === true ? `${controls.strong} ${style.main}` : `${controls.button} ${style.choice}`
  return (
    <button
      type="button"
      data-choice={desk.entryPoint.print(move)}
      className={look}
      aria-disabled={sending}
      onClick={() => desk.choose(move)}
      onPointerEnter={() => desk.hint(target)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(target)}
      onBlur={() => desk.hint(undefined)}
    >
      {label}
      {note !== undefined && <em>{note}</em>}
      {about !== undefined && <small>{about}</small>}
    </button>
  )
}

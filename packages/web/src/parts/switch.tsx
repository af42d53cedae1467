import type { ReactNode } from 'react'
import style from './switch.module.css'

interface SwitchProps {
  readonly id?: string
  readonly label?: string
  readonly on: boolean
  change(on: boolean): void
}

/** On or off, with a label beside it. */
export function Switch({ id, label, on, change }: SwitchProps): ReactNode {
  return (
    <input
      type="checkbox"
      role="switch"
      id={id}
      aria-label={label}
      className={style.switch}
      checked={on}
      aria-checked={on}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

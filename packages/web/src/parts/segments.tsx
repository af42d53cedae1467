import { type ReactNode, useId } from 'react'
import style from './segments.module.css'

interface SegmentsProps<T extends string> {
  /** Names the choice for screen readers. */
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly title: string }[]
  change(value: T): void
}

/** A choice of exactly one: drawn as one bar, radio buttons for keyboard and screen readers. */
export function Segments<T extends string>({ label, value, choices, change }: SegmentsProps<T>): ReactNode {
  const name = useId()
  return (
    <div className={style.segments} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => change(choice.value)}
          />
          {choice.title}
        </label>
      ))}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import style from './segments.module.css'

interface SegmentsProps<T extends string> {
  /** What is chosen, for those who do not see it. */
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly title: string }[]
  change(value: T): void
}

/** Choices of which exactly one holds: joined in one bar, and radio buttons for keyboard and ear. */
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

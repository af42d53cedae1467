import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../marks.tsx'
import controls from './controls.module.css'
import style from './forms.module.css'
import sheetsStyle from './sheets.module.css'

/* Small parts of the referee's screens. */

const RULE = /(\(TE-\d+(?:\.\d+)?\))/

/** A sentence whose rule can be opened. */
export const Ruled = ({ text }: { readonly text: string }): ReactNode =>
  text.split(RULE).map((part, i) =>
    RULE.test(part) ? (
      <a key={i} href={`/rules/expedition#${part.slice(1, -1)}`} target="_blank" rel="noreferrer">
        {part.slice(1, -1)}
      </a>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  )

/** The main one is what is mostly wanted. */
export const Button = ({
  main = false,
  ...rest
}: ComponentProps<'button'> & { readonly main?: boolean }): ReactNode => (
  <button type="button" className={main ? controls.main : controls.button} {...rest} />
)

interface CountProps {
  readonly label: string
  readonly value: number
  readonly most?: number
  set(value: number): void
}

/** A number with two large buttons beside it; typed, it counts when the field is left. */
export function Count({ label, value, most = 99, set }: CountProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const put = (n: number): void => {
    setTyped(undefined)
    if (n !== value && n >= 0 && n <= most) set(n)
  }
  return (
    <div className={style.count} role="group" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={`${label}: one less`} disabled={value <= 0} onClick={() => put(value - 1)}>
        −
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => put(typed === undefined || typed.trim() === '' ? value : Number(typed))}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" aria-label={`${label}: one more`} disabled={value >= most} onClick={() => put(value + 1)}>
        +
      </button>
    </div>
  )
}

interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  set(value: string): void
}

export const Pick = ({ label, value, options, set }: PickProps): ReactNode => (
  <label className={style.pick}>
    <span>{label}</span>
    <select value={value} onChange={(event) => set(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

export const Flag = ({
  label,
  value,
  set,
}: {
  readonly label: string
  readonly value: boolean
  set(value: boolean): void
}): ReactNode => (
  <label className={style.flag}>
    <input type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />
    {label}
  </label>
)

/** A sheet over the table that Escape closes; a low one is only as tall as its question on a phone. */
export function Sheet({
  title,
  low = false,
  close,
  children,
}: {
  readonly title: ReactNode
  readonly low?: boolean
  close(): void
  readonly children: ReactNode
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={low ? `${sheetsStyle.sheet} ${sheetsStyle.low}` : sheetsStyle.sheet}
      onClose={close}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className={controls.icon} aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {children}
    </dialog>
  )
}

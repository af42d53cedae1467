import type { Json } from '@orrery/kernel'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../parts/icon.tsx'
import { type Field, kindOf, type ListField, startOf, startOfKind } from './field.ts'
import type { FieldProps } from './field-props.ts'
import style from './list.module.css'

/* A list that can be put in another order: the steps of an Event, the forces of a chart. */

/** What draws one field: handed in, because fields hold lists and lists hold fields. */
interface Controlled {
  readonly Control: (props: FieldProps) => ReactNode
}

export function ListOf({ field, value, change, ...props }: FieldProps<ListField> & Controlled): ReactNode {
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const item = field.item()
  const move = (from: number, to: number): void => {
    const moved = list[from]
    if (moved === undefined || to < 0 || to >= list.length) return
    change(list.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <div className={style.list} role="group" aria-label={props.label}>
      <ol>
        {list.map((one, i) => (
          <Step
            // The order is the identity of a step: two steps may be alike.
            key={`${i} of ${list.length}`}
            {...props}
            field={item}
            number={i + 1}
            value={one}
            change={(now) => change(list.with(i, now))}
            move={(by) => move(i, i + by)}
            remove={() => change(list.toSpliced(i, 1))}
          />
        ))}
      </ol>
      <Add item={item} nameOf={props.nameOf} label={props.label} add={(now) => change([...list, now])} />
    </div>
  )
}

interface StepProps extends FieldProps, Controlled {
  readonly number: number
  move(by: -1 | 1): void
  remove(): void
}

const ARROWS: { readonly [key: string]: -1 | 1 } = { ArrowUp: -1, ArrowDown: 1 }

/** Entries of these kinds stand in one line with their number and buttons. */
const SHORT: ReadonlySet<Field['kind']> = new Set(['text', 'amount', 'choice', 'tuple'])

function Step({ number, move, remove, Control, ...props }: StepProps): ReactNode {
  const isShort = SHORT.has(props.field.kind)
  const kind = kindOf(props.field, props.value)
  const name =
    kind === undefined ? `${props.label} ${number}` : kind.group.title || props.nameOf(kind.name, props.field.title)
  const byKeys = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <li className={style.step} onKeyDown={byKeys}>
      <header>
        <b>{number}</b>
        {isShort ? <Control {...props} label={name} /> : <span>{kind === undefined ? '' : name}</span>}
        <button type="button" aria-label={`${name}: up`} onClick={() => move(-1)}>
          ↑
        </button>
        <button type="button" aria-label={`${name}: down`} onClick={() => move(1)}>
          ↓
        </button>
        <IconButton icon="close" size={12} label={`${name}: remove`} onClick={remove} />
      </header>
      {!isShort && <Control {...props} field={kind?.group ?? props.field} label={name} />}
    </li>
  )
}

interface AddProps extends Pick<FieldProps, 'nameOf' | 'label'> {
  readonly item: Field
  add(value: Json): void
}

function Add({ item, nameOf, label, add }: AddProps): ReactNode {
  const [open, setOpen] = useState(false)
  if (item.kind !== 'kinds')
    return (
      <button type="button" className={style.add} onClick={() => add(startOf(item))}>
        + Add to {label}
      </button>
    )
  return (
    <div className={style.adding}>
      <button type="button" className={style.add} aria-expanded={open} onClick={() => setOpen(!open)}>
        + Add a step
      </button>
      {open && (
        <ul>
          {item.kinds.map(({ name, group }) => (
            <li key={`${name} ${group.title}`}>
              <button
                type="button"
                onClick={() => {
                  add(startOfKind(item, name))
                  setOpen(false)
                }}
              >
                {group.title || nameOf(name, item.title)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { Json } from '@orrery/kernel'
import type { ReactNode } from 'react'
import {
  type AmountField,
  type ChoiceField,
  type EitherField,
  type Field,
  canShow,
  type GroupField,
  kindOf,
  type KindsField,
  type Part,
  type Plain,
  type SeveralField,
  startOf,
  startOfKind,
  type TextField,
  type TupleField,
} from './field.ts'
import type { FieldProps, NameOf } from './field-props.ts'
import { ListOf } from './list.tsx'
import style from './form.module.css'

/* Forms made from a schema: every field gets a control, at any depth. */

const wordOf = (nameOf: NameOf, value: Plain, title: string): string =>
  typeof value === 'string' ? nameOf(value, title) : String(value)

export function FieldControl(props: FieldProps): ReactNode {
  const { field } = props
  switch (field.kind) {
    case 'text':
      return <Text {...props} field={field} />
    case 'amount':
      return <Amount {...props} field={field} />
    case 'choice':
      return <Choose {...props} field={field} />
    case 'flag':
      return <Flag {...props} />
    case 'several':
      return <Several {...props} field={field} />
    case 'list':
      return <ListOf {...props} field={field} Control={FieldControl} />
    case 'tuple':
      return <Places {...props} field={field} />
    case 'group':
      return <Group {...props} field={field} />
    case 'kinds':
      return <Kinds {...props} field={field} />
    case 'either':
      return <Either {...props} field={field} />
    case 'fixed':
      return null
  }
}

/** A text that may be longer than this gets several lines. */
const ONE_LINE = 100

function Text({ field, value, label, change }: FieldProps<TextField>): ReactNode {
  const Box = field.most > ONE_LINE ? 'textarea' : 'input'
  return (
    <Box
      className={style.text}
      aria-label={label}
      maxLength={field.most}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** Few numbers are buttons in a row; more are a field. */
const FEW = 4

function Amount({ field, value, label, change }: FieldProps<AmountField>): ReactNode {
  const { least, most } = field
  if (most - least < FEW) {
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i)
    return (
      <span className={style.numbers} role="group" aria-label={label}>
        {numbers.map((n) => (
          <button key={n} type="button" aria-pressed={value === n} onClick={() => change(n)}>
            {n}
          </button>
        ))}
      </span>
    )
  }
  return (
    <input
      type="number"
      className={style.number}
      aria-label={label}
      min={least}
      max={most}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => change(Number(event.target.value))}
    />
  )
}

const Choose = ({ field, value, nameOf, label, change }: FieldProps<ChoiceField>): ReactNode => (
  <select
    className={style.select}
    aria-label={label}
    value={typeof value === 'object' ? '' : String(value)}
    onChange={(event) => change(field.choices.find((choice) => String(choice) === event.target.value) ?? '')}
  >
    {field.choices.map((choice) => (
      <option key={String(choice)} value={String(choice)}>
        {wordOf(nameOf, choice, field.title)}
      </option>
    ))}
  </select>
)

const Flag = ({ value, label, change }: FieldProps): ReactNode => (
  <input
    type="checkbox"
    className={style.flag}
    aria-label={label}
    checked={value === true}
    onChange={(event) => change(event.target.checked)}
  />
)

function Several({ field, value, nameOf, label, change }: FieldProps<SeveralField>): ReactNode {
  const chosen = Array.isArray(value) ? (value as readonly Plain[]) : []
  const flip = (choice: Plain): void =>
    change(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
  const isShort = field.choices.length <= FEW
  const shown = isShort ? field.choices : chosen
  const more = isShort ? [] : field.choices.filter((choice) => !chosen.includes(choice))
  return (
    <span className={style.chips} role="group" aria-label={label}>
      {shown.map((choice) => (
        <button
          key={String(choice)}
          type="button"
          className={style.chip}
          aria-pressed={chosen.includes(choice)}
          onClick={() => flip(choice)}
        >
          {wordOf(nameOf, choice, field.title)}
          {!isShort && ' ×'}
        </button>
      ))}
      {more.length > 0 && (
        <More
          label={label}
          choices={more.map((choice) => [String(choice), wordOf(nameOf, choice, field.title)])}
          add={(key) => change([...chosen, more.find((choice) => String(choice) === key) ?? ''])}
        />
      )}
    </span>
  )
}

interface MoreProps {
  readonly label: string
  readonly choices: readonly (readonly [key: string, name: string])[]
  add(key: string): void
}

/** What may be added, behind a plus. */
const More = ({ label, choices, add }: MoreProps): ReactNode => (
  <select
    className={style.more}
    aria-label={`More about ${label}`}
    value=""
    onChange={(event) => add(event.target.value)}
  >
    <option value="">+</option>
    {choices.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </select>
)

function Places({ field, value, change, ...props }: FieldProps<TupleField>): ReactNode {
  const places = Array.isArray(value) ? (value as readonly Json[]) : []
  return (
    <span className={style.line}>
      {field.items.map((item, i) => (
        <FieldControl
          key={`${item.kind} ${i}`}
          {...props}
          field={item}
          value={places[i]}
          label={item.title || `${props.label}, ${i + 1}`}
          change={(now) => change(field.items.map((one, k) => (k === i ? now : (places[k] ?? startOf(one)))))}
        />
      ))}
    </span>
  )
}

type Fields = { readonly [key: string]: Json }
const fieldsIn = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** In a line these read without a label: "exactly", "2", "opposing". */
const SPEAKS_FOR_ITSELF: ReadonlySet<Field['kind']> = new Set(['choice', 'amount', 'either'])

/** Fields with a value stand in a line, most with a label; those that can be added are in a list at the end. */
function Group({ field, value, change, ...props }: FieldProps<GroupField>): ReactNode {
  const fields = fieldsIn(value)
  const set = (key: string, now: Json): void => change({ ...fields, [key]: now })
  const remove = (key: string): void => change(Object.fromEntries(Object.entries(fields).filter(([k]) => k !== key)))
  const parts = field.parts.filter((part) => part.field.kind !== 'fixed')
  const isThere = ({ key, optional }: Part): boolean => !optional || fields[key] !== undefined
  const more = parts.filter((part) => !isThere(part))
  return (
    <span className={style.line}>
      {parts.filter(isThere).map(({ key, field: part, optional }) => (
        <span key={key} className={style.hole}>
          {!SPEAKS_FOR_ITSELF.has(part.kind) && part.title !== '' && <span>{part.title}</span>}
          <FieldControl
            {...props}
            field={part}
            value={fields[key]}
            label={part.title || props.label}
            change={(now) => (part.kind === 'flag' && now === false && optional ? remove(key) : set(key, now))}
          />
          {optional && (
            <button
              type="button"
              className={style.less}
              aria-label={`Leave out: ${part.title}`}
              onClick={() => remove(key)}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {more.length > 0 && (
        <More
          label={props.label}
          choices={more.map(({ key, field: part }) => [key, part.title])}
          add={(key) => {
            const part = more.find((one) => one.key === key)
            if (part !== undefined) set(part.key, startOf(part.field))
          }}
        />
      )}
    </span>
  )
}

function Kinds({ field, value, change, ...props }: FieldProps<KindsField>): ReactNode {
  const now = kindOf(field, value)
  return (
    <span className={style.line}>
      <select
        className={style.select}
        aria-label={props.label}
        value={now?.name ?? ''}
        onChange={(event) => change(startOfKind(field, event.target.value))}
      >
        {field.kinds.map(({ name, group }) => (
          <option key={`${name} ${group.title}`} value={name}>
            {group.title || props.nameOf(name, field.title)}
          </option>
        ))}
      </select>
      {now !== undefined && <Group {...props} field={now.group} value={value} change={change} />}
    </span>
  )
}

/** What a shape without a title is called. */
const WAYS: { readonly [kind in Field['kind']]: string } = {
  text: 'a text',
  amount: 'a number',
  choice: 'counted',
  flag: 'yes or no',
  several: 'some of',
  list: 'a list',
  tuple: 'a list',
  group: 'for each',
  kinds: 'one of',
  either: 'one of',
  fixed: 'as it is',
}

/** A list of the alternatives before the control for the chosen one; a few fixed values need no second control. */
function Either({ field, value, change, ...props }: FieldProps<EitherField>): ReactNode {
  const i = Math.max(
    0,
    field.ways.findIndex((way) => canShow(way, value)),
  )
  const now = field.ways[i]
  return (
    <span className={style.line}>
      <select
        className={style.select}
        aria-label={`${props.label}: kind`}
        value={i}
        onChange={(event) => change(startOf(field.ways[Number(event.target.value)] ?? { kind: 'fixed', title: '' }))}
      >
        {field.ways.map((way, k) => (
          <option key={`${way.kind} ${way.title}`} value={k}>
            {way.title || WAYS[way.kind]}
          </option>
        ))}
      </select>
      {now !== undefined && <FieldControl {...props} field={now} value={value} change={change} />}
    </span>
  )
}

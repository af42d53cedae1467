import type { AnyGame, OptionField } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { type ReactNode, useId } from 'react'
import controls from '../parts/controls.module.css'
import { readable } from '../parts/names.ts'
import { Switch } from '../parts/switch.tsx'
import style from './setup.module.css'
import { choicesIn, isChosen, ON, withChoice, type Wishes } from './wishes.ts'

interface FieldsProps {
  readonly game: AnyGame
  readonly entryPoint: AnyEntryPoint
  readonly wishes: Wishes
  /** The option that is set by placing sides. */
  readonly seating: OptionField | undefined
  change(wishes: Wishes): void
}

/**
 * The game's own options. Those with an explanation come first, then groups; rulings that few tables change are folded
 * away, and options of older games are not shown.
 */
export function Fields({ game, entryPoint, wishes, seating, change }: FieldsProps): ReactNode {
  const asked = game.options.filter(
    (field) => field !== seating && field.retired !== true && choicesIn(field).length > 1,
  )
  const groups = Map.groupBy(
    asked.filter(({ group }) => group !== undefined),
    ({ group }) => group ?? '',
  )
  const fields = asked.filter(({ group }) => group === undefined)
  const isExplained = (field: OptionField): boolean =>
    choicesIn(field).some((choice) => (entryPoint.option?.(field.name, choice)?.about ?? '') !== '')
  const rare = fields.filter((field) => !isExplained(field))
  const draw = (field: OptionField): ReactNode => (
    <Field key={field.name} game={game} field={field} entryPoint={entryPoint} wishes={wishes} change={change} />
  )
  return (
    <>
      {fields.filter(isExplained).map(draw)}
      {[...groups].map(([name, rules]) => (
        <fieldset key={name} className={style.field}>
          <legend>{name}</legend>
          {rules.map(draw)}
        </fieldset>
      ))}
      {rare.length > 0 && (
        <details className={style.more}>
          <summary>
            Rulings and special cases <em>{rare.length}</em>
          </summary>
          {rare.map(draw)}
        </details>
      )}
    </>
  )
}

type FieldProps = Omit<FieldsProps, 'seating'> & { readonly field: OptionField }

function Field(props: FieldProps): ReactNode {
  const { game, field, entryPoint, wishes, change } = props
  if (field.kind === 'flag') return <Row {...props} choice={ON} title={field.title} />
  const rows = choicesIn(field).map((choice) => (
    <Row
      key={choice}
      {...props}
      choice={choice}
      title={entryPoint.option?.(field.name, choice)?.title ?? readable(choice)}
    />
  ))
  if (field.kind === 'many' || rowsExplain(props)) {
    return (
      <fieldset className={style.field}>
        <legend>{field.title}</legend>
        {rows}
      </fieldset>
    )
  }
  const chosen = choicesIn(field).find((choice) => isChosen(game, wishes, field, choice)) ?? ''
  return (
    <label className={style.select}>
      {field.title}
      {field.source !== undefined && <small>{field.source}</small>}
      <select
        className={controls.field}
        value={chosen}
        onChange={(event) => change(withChoice(wishes, field, event.target.value))}
      >
        {chosen === '' && <option value="">Default</option>}
        {choicesIn(field).map((choice) => (
          <option key={choice} value={choice}>
            {entryPoint.option?.(field.name, choice)?.title ?? readable(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

const rowsExplain = ({ field, entryPoint }: FieldProps): boolean =>
  choicesIn(field).some((choice) => (entryPoint.option?.(field.name, choice)?.about ?? '') !== '')

interface RowProps extends FieldProps {
  readonly choice: string
  readonly title: string
}

/** One choice with its explanation: a switch, or a radio button where only one can be chosen. */
function Row({ game, field, entryPoint, wishes, change, choice, title }: RowProps): ReactNode {
  const id = useId()
  const about = field.source ?? entryPoint.option?.(field.name, choice)?.about ?? ''
  const on = isChosen(game, wishes, field, choice)
  const choose = (): void => change(withChoice(wishes, field, field.kind === 'flag' && on ? 'off' : choice))
  return (
    <div
      className={field.source === undefined ? style.row : `${style.row} ${style.sourced}`}
      data-option={`${field.name} ${choice}`}
    >
      {field.kind === 'one' ? (
        <input type="radio" id={id} name={field.name} className={style.radio} checked={on} onChange={choose} />
      ) : (
        <Switch id={id} on={on} change={choose} />
      )}
      <label htmlFor={id}>
        <b>{title}</b>
        {about !== '' && <span>{about}</span>}
      </label>
    </div>
  )
}

import type { AnyGame, OptionField } from '@orrery/kernel'
import type { AnyDoor } from '@orrery/ui'
import type { ReactNode } from 'react'
import { readable } from '../parts/names.ts'
import style from './lobby.module.css'
import { choicesIn, isChosen, withChoice, type Wishes } from './wishes.ts'

interface FieldsProps {
  readonly game: AnyGame
  readonly door: AnyDoor
  readonly wishes: Wishes
  change(wishes: Wishes): void
}

/** The game's own options. Those its door has words for stand in the open, the others under "More". */
export function Fields({ game, door, wishes, change }: FieldsProps): ReactNode {
  const explained = (field: OptionField): boolean =>
    choicesIn(field).some((choice) => (door.option?.(field.name, choice)?.about ?? '') !== '')
  const open = game.options.filter(explained)
  const more = game.options.filter((field) => !explained(field) && choicesIn(field).length > 1)
  const draw = (field: OptionField): ReactNode => (
    <Field key={field.name} game={game} field={field} door={door} wishes={wishes} change={change} />
  )
  return (
    <>
      {open.map(draw)}
      {more.length > 0 && (
        <details className={style.more} open={open.length === 0}>
          <summary>More options</summary>
          <div>{more.map(draw)}</div>
        </details>
      )}
    </>
  )
}

interface FieldProps extends FieldsProps {
  readonly field: OptionField
}

function Field({ game, field, door, wishes, change }: FieldProps): ReactNode {
  const rows = choicesIn(field).map((choice) => {
    const words = door.option?.(field.name, choice)
    return { choice, title: words?.title ?? readable(choice), about: words?.about ?? '' }
  })
  const wordy = rows.some(({ about }) => about !== '')
  return (
    <fieldset className={style.field}>
      <legend>{field.title}</legend>
      <div className={wordy ? style.toggles : style.chips}>
        {rows.map(({ choice, title, about }) => (
          <button
            key={choice}
            type="button"
            className={wordy ? style.toggle : style.chip}
            data-option={`${field.name} ${choice}`}
            aria-pressed={isChosen(game, wishes, field, choice)}
            onClick={() => change(withChoice(wishes, field, choice))}
          >
            {wordy && <i aria-hidden="true" />}
            {wordy ? <b>{title}</b> : title}
            {about !== '' && <span>{about}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

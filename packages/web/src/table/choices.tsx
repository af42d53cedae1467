import type { Choice, ChoiceGroup, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { useDesk, useTable } from './context.ts'
import style from './question.module.css'

/** While a piece is picked up its own moves come first, and those of other pieces step back. */
export function arranged(groups: readonly ChoiceGroup[], selected: Target | undefined): readonly ChoiceGroup[] {
  const mine = groups.filter(({ from }) => selected !== undefined && from?.includes(selected) === true)
  return mine.length === 0 ? groups : [...mine, ...groups.filter(({ from }) => from === undefined)]
}

/** All answers as buttons, in the order of the board. A letter jumps to its group, arrows walk on. */
export function ChoiceGroups({ groups }: { readonly groups: readonly ChoiceGroup[] }): ReactNode {
  const desk = useDesk()
  const selected = useTable((state) => state.selected)
  const shown = arranged(groups, selected)
  return (
    <div className={style.groups}>
      {shown.map((group, i) => (
        <Group key={`${group.letter}${group.title}`} group={group} lively={i === 0} />
      ))}
      {shown.length < groups.length && (
        <div className={style.group}>
          <button type="button" className={controls.plain} onClick={desk.drop}>
            Others
          </button>
        </div>
      )}
    </div>
  )
}

function Group({ group, lively }: { readonly group: ChoiceGroup; readonly lively: boolean }): ReactNode {
  const few = group.items.length <= 2 && group.title.length <= 18
  const noted = group.items.some(({ note }) => note !== undefined)
  const look = [style.group, few ? style.inline : '', lively ? style.lively : '', noted ? style.noted : '']
  return (
    <div role="group" aria-label={group.title} className={look.join(' ')}>
      {group.title !== '' && (
        <h3>
          {group.letter !== '' && <kbd className={style.key}>{group.letter.toUpperCase()}</kbd>}
          {group.title}
        </h3>
      )}
      <div data-group={group.letter.toLowerCase()}>
        {group.items.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} />
        ))}
      </div>
    </div>
  )
}

export function ChoiceButton({ choice }: { readonly choice: Choice }): ReactNode {
  const desk = useDesk()
  const sending = useTable((state) => state.sending)
  const { move, label, note, target, main } = choice
  const look = main === true ? `${controls.strong} ${style.main} ${style.end}` : `${controls.button} ${style.choice}`
  return (
    <button
      type="button"
      data-choice={desk.door.print(move)}
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
    </button>
  )
}

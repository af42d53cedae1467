import type { ChoiceGroup } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import controls from '../parts/controls.module.css'
import { arranged, ChoiceButton } from './choices.tsx'
import { useTable } from './context.ts'
import style from './question.module.css'

interface PhoneChoicesProps {
  readonly groups: readonly ChoiceGroup[]
  /** The button that takes back: it stands among the others, before what ends something. */
  readonly undo: ReactNode
}

/** Under the thumb: one group at a time, scrolled sideways; the others a tap away. What ends something always shows. */
export function PhoneChoices({ groups, undo }: PhoneChoicesProps): ReactNode {
  const [open, setOpen] = useState('')
  const selected = useTable((state) => state.selected)
  const lists = arranged(groups, selected)
    .map((group) => ({ ...group, items: group.items.filter(({ main }) => main !== true) }))
    .filter(({ items }) => items.length > 0)
  const ends = groups.flatMap(({ items }) => items.filter(({ main }) => main === true))
  const shown = lists.find(({ title }) => title === open) ?? lists[0]
  const tabs = lists.length > 1 ? lists : []
  return (
    <>
      {shown !== undefined && (
        <div role="group" aria-label={shown.title}>
          <span className={style.label}>{shown.title}</span>
          <div className={style.scroller}>
            {shown.items.map((choice) => (
              <ChoiceButton key={choice.move} choice={choice} />
            ))}
          </div>
        </div>
      )}
      <div className={style.tabs}>
        {tabs.map((group) => (
          <button
            key={group.title}
            type="button"
            className={controls.button}
            aria-expanded={group === shown}
            onClick={() => setOpen(group.title)}
          >
            {short(group.title)} <em>{group.items.length}</em>
          </button>
        ))}
        {undo}
        {ends.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} />
        ))}
      </div>
    </>
  )
}

/** The first word says what kind of choice it is. */
const short = (title: string): string => title.split(' ')[0] ?? title

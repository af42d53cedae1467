import type { Menu, MenuOption, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { useDesk, useTable } from './context.ts'
import style from './touch-menu.module.css'

interface TouchMenuProps {
  readonly target: Target
  readonly options: readonly MenuOption[]
}

/** What a touch can mean where it means several things; Enter takes the first. */
export function TouchMenu({ target, options }: TouchMenuProps): ReactNode {
  const desk = useDesk()
  const view = useTable((state) => state.now?.view)
  const inWords = (): Menu => ({
    title: '',
    rows: options.map(({ move }) => ({ label: desk.entryPoint.words.move(move, view) })),
  })
  const { title, rows, more } = desk.entryPoint.menu?.(view, target, options) ?? inWords()
  return (
    <div className={style.menu} role="group" aria-label={title}>
      {title !== '' && <h3>{title}</h3>}
      {options.map(({ move, next }, i) => (
        <button
          key={[move, ...(next ?? [])].join()}
          type="button"
          data-choice={desk.entryPoint.print(move)}
          autoFocus={i === 0}
          onClick={() => desk.choose(move, next)}
        >
          {rows[i]?.mark}
          <span>{rows[i]?.label}</span>
          {rows[i]?.note !== undefined && <em>{rows[i].note}</em>}
        </button>
      ))}
      {more !== undefined && <p>{more}</p>}
    </div>
  )
}

import type { ChoiceGroup } from '@orrery/ui'
import type { ReactNode } from 'react'
import { ChoiceButton } from './choice-button.tsx'
import style from './folds.module.css'

interface FoldsProps {
  readonly groups: readonly ChoiceGroup[]
  /** Asked for by a button of its own. */
  readonly isOpen?: boolean
}

/** What is rather touched on the board, as small buttons: each opens its answers, or is the only one. */
export function Folds({ groups, isOpen = false }: FoldsProps): ReactNode {
  if (groups.length === 0) return null
  return (
    <div className={style.folds}>
      {groups.map((group) => (
        // Another question is folded again.
        <Fold key={`${group.title} ${group.items.map(({ move }) => move).join()}`} group={group} isOpen={isOpen} />
      ))}
    </div>
  )
}

const Letter = ({ letter }: { readonly letter: string }): ReactNode =>
  letter === '' ? null : <kbd>{letter.toUpperCase()}</kbd>

interface FoldProps {
  readonly group: ChoiceGroup
  readonly isOpen: boolean
}

function Fold({ group: { letter, title, items }, isOpen }: FoldProps): ReactNode {
  const [choice, ...others] = items
  if (choice !== undefined && others.length === 0)
    return (
      <div className={style.single} data-group={letter}>
        <Letter letter={letter} />
        <ChoiceButton choice={{ ...choice, label: title }} />
      </div>
    )
  return (
    <details className={style.fold} name="answers" data-group={letter} open={isOpen}>
      <summary>
        <Letter letter={letter} />
        {title} <em>{items.length}</em>
      </summary>
      <div role="group" aria-label={title}>
        {items.map((item) => (
          <ChoiceButton key={item.move} choice={item} />
        ))}
      </div>
    </details>
  )
}

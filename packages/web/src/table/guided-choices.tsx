import type { ChoiceGroup } from '@orrery/ui'
import { type ReactNode, useContext, useState } from 'react'
import { TaskContext } from './task.ts'
import controls from '../parts/controls.module.css'
import { usePhone } from '../parts/hooks.ts'
import { ChoiceBody, ChoiceGroups, LoneEnd } from './choices.tsx'
import { PhoneChoices } from './phone-choices.tsx'
import style from './question.module.css'

interface GuidedProps {
  readonly groups: readonly ChoiceGroup[]
  readonly undo: ReactNode
  /** What is shown above the choices. */
  readonly children: ReactNode
}

/** In a lesson one plays on the board; the list of all moves is folded, unless the goal is in it. */
export function GuidedChoices({ groups, undo, children }: GuidedProps): ReactNode {
  const list = useContext(TaskContext)?.list ?? 'open'
  const phone = usePhone()
  const [unfolded, setUnfolded] = useState(false)
  if (list === 'none') return null
  const isOpen = unfolded || list === 'open'
  return (
    <>
      {!isOpen && <ChoiceBody groups={groups}>{children}</ChoiceBody>}
      {list === 'folded' && (
        <button
          type="button"
          className={`${controls.plain} ${style.fold}`}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          or choose from a list
        </button>
      )}
      {isOpen && phone && (
        <PhoneChoices groups={groups} undo={undo}>
          {children}
        </PhoneChoices>
      )}
      {isOpen && !phone && (
        <>
          <ChoiceGroups groups={groups}>{children}</ChoiceGroups>
          <LoneEnd groups={groups} />
        </>
      )}
    </>
  )
}

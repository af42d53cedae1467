import { kindOf, type Move } from '@orrery/kernel'
import type { Choice, ChoiceGroup } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { choosing } from '../words/page.ts'
import { placeOf } from './ways.ts'

/* The choices beside the board: every offered move once, under headings. */

/** What ends or declines something stands last. */
const LAST: readonly number[] = [kinds.SKIP, kinds.RESIGN, kinds.DONE]
const rank = (m: Move): number => LAST.indexOf(kindOf(m))

interface Growing {
  readonly letter: string
  readonly title: string
  readonly items: Choice[]
}

export function choices(view: View): readonly ChoiceGroup[] {
  const groups = new Map<string, Growing>()
  for (const m of [...view.offer].sort((a, b) => rank(a) - rank(b))) {
    const { letter, title, ...rest } = choosing(m, view)
    const group = groups.get(title) ?? { letter, title, items: [] }
    groups.set(title, group)
    const target = placeOf(m, view)
    group.items.push({ move: m, ...rest, ...(target === undefined ? {} : { target }) })
  }
  return [...groups.values()]
}

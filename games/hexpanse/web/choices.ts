import { kindOf, type Move } from '@orrery/kernel'
import type { Choice, ChoiceGroup, Target } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { choosing } from '../words/page.ts'
import { placeOf, wayOf } from './ways.ts'

/* The choices beside the board: every offered move once, under headings. */

/** What ends or declines something stands last. */
const LAST: readonly number[] = [kinds.SKIP, kinds.RESIGN, kinds.DONE]
const rank = (m: Move): number => LAST.indexOf(kindOf(m))

/** The things a heading's moves begin at, where a second touch is needed. */
const originsOf = (m: Move, view: View): readonly Target[] => {
  const way = wayOf(m, view)
  return way.to.length > 0 && kindOf(m) !== kinds.ROTATE ? way.at : []
}

interface Growing {
  readonly letter: string
  readonly title: string
  readonly from: Target[]
  readonly items: Choice[]
}

export function choices(view: View): readonly ChoiceGroup[] {
  const groups = new Map<string, Growing>()
  for (const m of [...view.offer].sort((a, b) => rank(a) - rank(b))) {
    const { letter, title, ...rest } = choosing(m, view)
    const group = groups.get(title) ?? { letter, title, from: [], items: [] }
    groups.set(title, group)
    const target = placeOf(m, view)
    group.items.push({ move: m, ...rest, ...(target === undefined ? {} : { target }) })
    group.from.push(...originsOf(m, view))
  }
  return [...groups.values()].map(({ from, ...group }) => (from.length === 0 ? group : { ...group, from }))
}

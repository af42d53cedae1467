import { kindOf, type Move } from '@orrery/kernel'
import type { Choice, ChoiceGroup } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { choosing } from '../words/page.ts'
import { wayOf } from './ways.ts'

/* The choices beside the board: every offered move once, under headings. */

/** Kinds whose headings come first and last; the others stand in the order of the offer. */
const FIRST: readonly number[] = [
  kinds.CLAIM,
  kinds.TAKE,
  kinds.USE,
  kinds.ACCEPT,
  kinds.REJECT,
  kinds.PLANET,
  kinds.GOODS,
  kinds.ACTIVATE,
]
const LAST: readonly number[] = [
  kinds.TECH,
  kinds.DEAL,
  kinds.WITHDRAW,
  kinds.YES,
  kinds.NO,
  kinds.NEVER,
  kinds.ANY,
  kinds.END,
  kinds.PASS,
]

function rank(m: Move): number {
  const kind = kindOf(m)
  if (LAST.includes(kind)) return 100 + LAST.indexOf(kind)
  const place = FIRST.indexOf(kind)
  return place < 0 ? FIRST.length : place
}

export function choices(view: View): readonly ChoiceGroup[] {
  const groups = new Map<string, { group: ChoiceGroup; items: Choice[] }>()
  for (const m of [...view.offer].sort((a, b) => rank(a) - rank(b))) {
    const { title, letter, label, note, main } = choosing(m, view)
    const { at, to } = wayOf(m, view)
    const target = to ?? at
    const items = groups.get(title)?.items ?? []
    items.push({
      move: m,
      label,
      ...(note === undefined ? {} : { note }),
      ...(target === undefined ? {} : { target }),
      ...(main === undefined ? {} : { main }),
    })
    const from = to === undefined || at === undefined ? {} : { from: [at] }
    if (!groups.has(title)) groups.set(title, { group: { letter, title, items, ...from }, items })
  }
  return [...groups.values()].map(({ group }) => group)
}

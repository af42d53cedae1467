import { kindOf, type Move } from '@orrery/kernel'
import type { Choice, ChoiceGroup, Target } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { type Choosing, choosing } from '../words/page.ts'
import { placeOf, wayOf } from './ways.ts'

/* The choices beside the board: every offered move once, under headings, in board order. */

/** Kinds of moves in the order their headings stand; what is not named comes before the last. */
const ORDER: readonly number[] = [
  kinds.TAKE,
  kinds.SLOT,
  kinds.PLAY,
  kinds.DISCARD,
  kinds.POWER,
  kinds.PERFORM,
  kinds.KEEP,
  kinds.POINTS,
  kinds.TECH,
  kinds.BONUS,
  kinds.OPTION,
  kinds.BAND,
  kinds.MOVE,
  kinds.FLEETS,
  kinds.FLEET,
  kinds.ORBITAL,
  kinds.INFLUENCE,
  kinds.DIPLOMAT,
  kinds.CUBE,
  kinds.WHICH,
  kinds.BASE,
  kinds.BUILD,
  kinds.USE,
  kinds.NUMBER,
  kinds.TOKEN,
  kinds.TOP,
]
const LAST: readonly number[] = [kinds.STOP, kinds.FINISH, kinds.DECLINE, kinds.PASS]

function rank(m: Move): number {
  const kind = kindOf(m)
  if (LAST.includes(kind)) return ORDER.length + 1 + LAST.indexOf(kind)
  const place = ORDER.indexOf(kind)
  return place < 0 ? ORDER.length : place
}

/** Within a kind the numbers of places run in board order, and a Move's source comes before its goal. */
const inBoardOrder = (a: Move, b: Move): number => rank(a) - rank(b) || (kindOf(a) === kinds.FLEETS ? 0 : a - b)

function choiceOf(m: Move, view: View, { label, note, main }: Choosing): Choice {
  const target = placeOf(m, view)
  return {
    move: m,
    label,
    ...(note === undefined ? {} : { note }),
    ...(target === undefined ? {} : { target }),
    ...(main === undefined ? {} : { main }),
  }
}

/** The things a heading's moves begin at, where a second touch is needed. */
const originsOf = (m: Move, view: View): readonly Target[] | undefined => {
  const way = wayOf(m, view)
  return way.to.length > 0 ? way.at : undefined
}

export function choices(view: View): readonly ChoiceGroup[] {
  const groups = new Map<string, { group: ChoiceGroup; items: Choice[] }>()
  for (const m of [...view.offer].sort(inBoardOrder)) {
    const words = choosing(m, view)
    const from = originsOf(m, view)
    const known = groups.get(words.key)
    const items = known?.items ?? []
    items.push(choiceOf(m, view, words))
    if (known === undefined) {
      const group = { letter: words.letter, title: words.title, items, ...(from === undefined ? {} : { from }) }
      groups.set(words.key, { group, items })
    }
  }
  return [...groups.values()].map(({ group }) => group)
}

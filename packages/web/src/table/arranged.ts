import type { Choice, ChoiceGroup, Target } from '@orrery/ui'
import { keysOf } from './letters.ts'
import { stemOf } from './stem.ts'

/** The answers as they are listed beside the board; each key is used once. */
export interface Arranged {
  readonly lists: readonly ChoiceGroup[]
  /** Groups that begin at a piece of their own: shown as the pieces one may pick up. */
  readonly pieces: readonly Piece[]
  /** What the headings of all pieces share, and the key that jumps to them. */
  readonly heading: string
  readonly key: string
  /** What ends something: always in sight. */
  readonly ends: readonly { readonly letter: string; readonly choice: Choice }[]
}

export interface Piece {
  readonly name: string
  readonly group: ChoiceGroup
}

export const beginsAt = ({ from = [] }: { readonly from?: readonly Target[] }, target: Target | undefined): boolean =>
  target !== undefined && from.includes(target)

/** While a piece is picked up its own moves come first and those of other pieces are dimmed. */
export function arranged(groups: readonly ChoiceGroup[], selected: Target | undefined): Arranged {
  const lists = groups
    .map((group) => ({ ...group, items: group.items.filter(({ main }) => main !== true) }))
    .filter(({ items }) => items.length > 0)
  const ends = groups.flatMap(({ letter, items }) =>
    items.filter(({ main }) => main === true).map((choice) => ({ letter, choice })),
  )
  const begun = lists.filter(({ from, folded }) => from !== undefined && folded !== true)
  if (begun.length < 2) return withKeys({ lists, pieces: [], heading: '', key: '', ends })
  const { heading, names } = stemOf(begun.map(({ title }) => title))
  const mine = begun.filter((group) => beginsAt(group, selected))
  const rest = lists.filter((group) => !begun.includes(group))
  const pieces = begun.map((group, i) => ({ group, name: names[i] ?? group.title }))
  return withKeys({
    lists: [...mine, ...rest],
    pieces: pieces.filter(({ group }) => !mine.includes(group)),
    heading: heading || 'Pick up',
    key: mine.length > 0 ? '' : (begun[0]?.letter ?? ''),
    ends,
  })
}

/** A button that ends something has a key only where no list needs it. */
function withKeys({ lists, key, ends, ...rest }: Arranged): Arranged {
  const [own = '', ...keys] = keysOf([key, ...lists.map(({ letter }) => letter)])
  const taken = new Set([own, ...keys])
  const endKeys = ends.map(({ letter }) => letter.toLowerCase())
  return {
    ...rest,
    key: own,
    lists: lists.map((group, i) => ({ ...group, letter: keys[i] ?? '' })),
    ends: ends.map((end, i) => {
      const letter = endKeys[i] ?? ''
      return { ...end, letter: taken.has(letter) || endKeys.indexOf(letter) < i ? '' : letter }
    }),
  }
}

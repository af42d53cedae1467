import { type Choice, type ChoiceGroup, markScroll, type Target } from '@orrery/ui'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import controls from '../parts/controls.module.css'
import { useDesk, useTable } from './context.ts'
import { stemOf } from './stem.ts'
import style from './question.module.css'

/** The answers as they stand beside the board. */
export interface Arranged {
  readonly lists: readonly ChoiceGroup[]
  /** Groups that begin at a piece of their own: shown as the pieces one may pick up. */
  readonly pieces: readonly Piece[]
  /** What the headings of all pieces share. */
  readonly heading: string
  /** What ends something: always in sight. */
  readonly ends: readonly { readonly letter: string; readonly choice: Choice }[]
}

interface Piece {
  readonly name: string
  readonly group: ChoiceGroup
}

export const beginsAt = ({ from = [] }: { readonly from?: readonly Target[] }, target: Target | undefined): boolean =>
  target !== undefined && from.includes(target)

/** While a piece is picked up its own moves come first, and those of other pieces step back. */
export function arranged(groups: readonly ChoiceGroup[], selected: Target | undefined): Arranged {
  const lists = groups
    .map((group) => ({ ...group, items: group.items.filter(({ main }) => main !== true) }))
    .filter(({ items }) => items.length > 0)
  const ends = groups.flatMap(({ letter, items }) =>
    items.filter(({ main }) => main === true).map((choice) => ({ letter, choice })),
  )
  const begun = lists.filter(({ from }) => from !== undefined)
  if (begun.length < 2) return { lists, pieces: [], heading: '', ends }
  const { heading, names } = stemOf(begun.map(({ title }) => title))
  const mine = begun.filter((group) => beginsAt(group, selected))
  const rest = lists.filter(({ from }) => from === undefined)
  const pieces = begun.map((group, i) => ({ group, name: names[i] ?? group.title }))
  return {
    lists: [...mine, ...rest],
    pieces: pieces.filter(({ group }) => !mine.includes(group)),
    heading: heading || 'Pick up',
    ends,
  }
}

interface ChoiceBodyProps {
  readonly groups: readonly ChoiceGroup[]
  readonly children: ReactNode
}

/** The part of the question that scrolls when there is not enough room; everything that ends something stays below it. */
export function ChoiceBody({ groups, children }: ChoiceBodyProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const attach = useCallback((element: HTMLDivElement | null) => {
    box.current = element
    return markScroll(element)
  }, [])
  // A new question is read from its beginning, unless somebody is walking through the list by keyboard.
  useEffect(() => {
    if (box.current?.querySelector(':focus-visible') === null) box.current.scrollTop = 0
  }, [groups])
  return (
    <div className={style.body} ref={attach} data-scrolls="down">
      {children}
    </div>
  )
}

/** All answers as buttons, in the order of the board. A letter jumps to its group, arrows walk on. */
export function ChoiceGroups({ groups, children }: ChoiceBodyProps): ReactNode {
  const selected = useTable((state) => state.selected)
  const { lists, pieces, heading, ends } = arranged(groups, selected)
  const picked = lists.some(({ from }) => from !== undefined)
  return (
    <>
      <ChoiceBody groups={groups}>
        {children}
        {!picked && <Pieces heading={heading} pieces={pieces} />}
        {lists.map((group, i) => (
          <Group
            key={`${group.letter}${group.title}`}
            group={group}
            lively={i === 0 && (picked || pieces.length === 0)}
          />
        ))}
        {picked && <Pieces heading={heading} pieces={pieces} />}
      </ChoiceBody>
      <Ends ends={ends} />
    </>
  )
}

function Pieces({ heading, pieces }: Pick<Arranged, 'heading' | 'pieces'>): ReactNode {
  const [first] = pieces
  if (first === undefined) return null
  const { letter } = first.group
  return (
    <div role="group" aria-label={heading} className={`${style.group} ${style.lively}`}>
      <h3>
        {letter !== '' && <kbd className={style.key}>{letter.toUpperCase()}</kbd>}
        {heading}
      </h3>
      <div data-group={letter.toLowerCase()}>
        {pieces.map((piece) => (
          <PieceButton key={piece.name} {...piece} />
        ))}
      </div>
    </div>
  )
}

/** Picks the piece up, as a touch on the board does. */
export function PieceButton({ group, name }: Piece): ReactNode {
  const desk = useDesk()
  const piece = group.from?.[0]
  return (
    <button
      type="button"
      className={`${controls.button} ${style.choice}`}
      data-piece={piece}
      onClick={() => desk.pick(piece)}
      onPointerEnter={() => desk.hint(piece)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(piece)}
      onBlur={() => desk.hint(undefined)}
    >
      {name} <em>{group.items.length}</em>
    </button>
  )
}

function Ends({ ends }: Pick<Arranged, 'ends'>): ReactNode {
  if (ends.length === 0) return null
  return (
    <div className={style.ends}>
      {ends.map(({ letter, choice }) => (
        <span key={choice.move} data-group={letter.toLowerCase()}>
          <ChoiceButton choice={choice} />
        </span>
      ))}
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
  const look = main === true ? `${controls.strong} ${style.main}` : `${controls.button} ${style.choice}`
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

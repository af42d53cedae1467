import { type ChoiceGroup, markScroll } from '@orrery/ui'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import controls from '../parts/controls.module.css'
import { type Arranged, arranged, type Piece } from './arranged.ts'
import { ChoiceButton } from './choice-button.tsx'
import { useDesk, useHasScoreSwitch, useTable } from './context.ts'
import { Folds } from './folds.tsx'
import style from './question.module.css'

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
  // Scroll to the top for a new question, unless somebody is moving through the list by keyboard.
  useEffect(() => {
    // The attribute says whether it is scrolled: reading the scroll position would force another layout.
    if (box.current?.dataset['before'] === 'true' && box.current.querySelector(':focus-visible') === null)
      box.current.scrollTop = 0
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
  const { lists, pieces, heading, key, ends } = arranged(groups, selected)
  const canScore = useHasScoreSwitch()
  const open = lists.filter(({ folded }) => folded !== true)
  const picked = open.some(({ from }) => from !== undefined)
  return (
    <>
      <ChoiceBody groups={groups}>
        {children}
        {!picked && <Pieces heading={heading} pieces={pieces} letter={key} />}
        {open.map((group, i) => (
          <Group key={group.title} group={group} lively={i === 0 && (picked || pieces.length === 0)} />
        ))}
        <Folds groups={lists.filter(({ folded }) => folded === true)} />
        {picked && <Pieces heading={heading} pieces={pieces} letter={key} />}
      </ChoiceBody>
      {(ends.length > 1 || canScore) && <Ends ends={ends} />}
    </>
  )
}

/** The only button that ends something goes beside undo and hint where no switch needs the room. */
export function LoneEnd({ groups }: Pick<ChoiceBodyProps, 'groups'>): ReactNode {
  const { ends } = arranged(groups, undefined)
  const canScore = useHasScoreSwitch()
  const [end, ...others] = ends
  if (end === undefined || others.length > 0 || canScore) return null
  return (
    <span data-group={end.letter}>
      <ChoiceButton choice={end.choice} />
    </span>
  )
}

type PiecesProps = Pick<Arranged, 'heading' | 'pieces'> & { readonly letter: string }

function Pieces({ heading, pieces, letter }: PiecesProps): ReactNode {
  if (pieces.length === 0) return null
  return (
    <div role="group" aria-label={heading} className={`${style.group} ${style.lively}`}>
      <h3>
        {letter !== '' && <kbd className={style.key}>{letter.toUpperCase()}</kbd>}
        {heading}
      </h3>
      <div data-group={letter}>
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
      title={group.items.length === 1 ? '1 move' : `${group.items.length} moves`}
      onClick={() => desk.pick(piece)}
      onPointerEnter={() => desk.hint(piece)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(piece)}
      onBlur={() => desk.hint(undefined)}
    >
      {name}
    </button>
  )
}

function Ends({ ends }: Pick<Arranged, 'ends'>): ReactNode {
  if (ends.length === 0) return null
  return (
    <div className={style.ends}>
      {ends.map(({ letter, choice }) => (
        <span key={choice.move} data-group={letter}>
          <ChoiceButton choice={choice} />
        </span>
      ))}
    </div>
  )
}

function Group({ group, lively }: { readonly group: ChoiceGroup; readonly lively: boolean }): ReactNode {
  const few = group.items.length <= 2 && group.title.length <= 18
  const noted = group.items.some(({ note }) => note !== undefined)
  const told = group.items.some(({ about }) => about !== undefined)
  const look = [
    style.group,
    few && !told ? style.inline : '',
    lively ? style.lively : '',
    noted ? style.noted : '',
    told ? style.told : '',
  ]
  return (
    <div role="group" aria-label={group.title} className={look.join(' ')}>
      {group.title !== '' && (
        <h3>
          {group.letter !== '' && <kbd className={style.key}>{group.letter.toUpperCase()}</kbd>}
          {group.title}
        </h3>
      )}
      <div data-group={group.letter}>
        {group.items.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} />
        ))}
      </div>
    </div>
  )
}

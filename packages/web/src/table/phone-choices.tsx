import { type ChoiceGroup, markScroll } from '@orrery/ui'
import { type ReactNode, useId, useState } from 'react'
import controls from '../parts/controls.module.css'
import { arranged, beginsAt, type Piece } from './arranged.ts'
import { ChoiceButton } from './choice-button.tsx'
import { ChoiceBody, PieceButton } from './choices.tsx'
import { useDesk, useTable } from './context.ts'
import { Folds } from './folds.tsx'
import { isOfCards, MiddleButton } from './middle-button.tsx'
import style from './question.module.css'
import { stemOf } from './stem.ts'

interface PhoneChoicesProps {
  readonly groups: readonly ChoiceGroup[]
  /** The undo button, placed among the others, before what ends something. */
  readonly undo: ReactNode
  /** What is shown above the choices and scrolls with them. */
  readonly children: ReactNode
}

/** Under the thumb: one group at a time, scrolled sideways; the others a tap away. What ends something always shows. */
export function PhoneChoices({ groups, undo, children }: PhoneChoicesProps): ReactNode {
  const [open, setOpen] = useState('')
  // Keyed by the question's groups, so that the next question starts folded.
  const [unfolded, setUnfolded] = useState<readonly ChoiceGroup[]>()
  const all = unfolded === groups
  const id = useId()
  const selected = useTable((state) => state.selected)
  const { lists, pieces, heading, ends } = arranged(groups, selected)
  const folds = lists.filter(({ folded }) => folded === true)
  const begin = pieces.length === 0 ? [] : [{ title: heading, items: [], from: [], pieces }]
  const tabs = [...begin, ...lists.filter(({ folded }) => folded !== true).map((group) => ({ ...group, pieces: [] }))]
  const picked = tabs.find((tab) => beginsAt(tab, selected))
  const shown = picked ?? tabs.find(({ title }) => title === open) ?? tabs[0]
  // Beside a folded list a single answer needs no row of its own.
  const [single, ...others] = folds.length > 0 && tabs.length === 1 && shown?.pieces.length === 0 ? shown.items : []
  const beside = others.length === 0 ? single : undefined
  const names = tabNames(tabs.map(({ title }) => title))
  return (
    <>
      <ChoiceBody groups={groups}>
        {children}
        {shown !== undefined && beside === undefined && <Shown group={shown} />}
        {/* What is folded is a tap away: the board says most of it. */}
        <div id={id} hidden={!all}>
          <Folds groups={folds} isOpen={folds.length === 1} />
        </div>
      </ChoiceBody>
      <div className={style.bottom} data-on-board={folds.length === 1 ? '' : undefined}>
        <div className={style.tabs} ref={markScroll} data-scrolls="across">
          {folds.length > 0 && (
            <AllButton id={id} all={all} toggle={() => setUnfolded(all ? undefined : groups)}>
              {folds.length === 1 ? folds[0]?.title : 'All actions'}
            </AllButton>
          )}
          {tabs.length > 1 &&
            tabs.map((tab, i) => (
              <button
                key={tab.title}
                type="button"
                className={controls.button}
                aria-expanded={tab === shown}
                onClick={() => setOpen(tab.title)}
              >
                {names[i] || tab.items[0]?.label} <em>{tab.items.length + tab.pieces.length}</em>
              </button>
            ))}
        </div>
        {beside !== undefined && <ChoiceButton choice={beside} />}
        {undo}
        {ends.map(({ choice }) => (
          <ChoiceButton key={choice.move} choice={choice} />
        ))}
      </div>
    </>
  )
}

interface ShownProps {
  readonly group: Pick<ChoiceGroup, 'title' | 'items'> & { readonly pieces: readonly Piece[] }
}

/** The group under the thumb: its buttons in a row, or one button where the cards themselves are swiped. */
function Shown({ group }: ShownProps): ReactNode {
  const { entryPoint } = useDesk()
  const view = useTable((state) => state.now?.view)
  const middle = useTable((state) => state.middle)
  if (middle !== undefined && isOfCards(entryPoint, view, group)) return <MiddleButton view={view} middle={middle} />
  return (
    <div role="group" aria-label={group.title}>
      <span className={style.label}>{group.title}</span>
      <div key={group.title} className={style.scroller} ref={markScroll} data-scrolls="across">
        {group.pieces.map((piece) => (
          <PieceButton key={piece.name} {...piece} />
        ))}
        {group.items.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} />
        ))}
      </div>
    </div>
  )
}

interface AllButtonProps {
  /** What it opens. */
  readonly id: string
  readonly all: boolean
  toggle(): void
  readonly children: ReactNode
}

const AllButton = ({ id, all, toggle, children }: AllButtonProps): ReactNode => (
  <button type="button" className={controls.button} aria-expanded={all} aria-controls={id} onClick={toggle}>
    {children}
  </button>
)

/** A number alone says nothing. */
const isNumber = (name: string): boolean => /^\d+$/.test(name)

/** The first word says what kind of choice it is; where several begin alike, what is different says which. */
function tabNames(titles: readonly string[]): readonly string[] {
  const firsts = titles.map((title) => title.split(' ')[0] ?? title)
  return titles.map((title, i) => {
    const alike = titles.filter((_, other) => firsts[other] === firsts[i])
    if (alike.length === 1) return firsts[i] ?? ''
    const name = stemOf(alike).names[alike.indexOf(title)]?.replace(/^(an?|the) /, '') ?? ''
    return name === '' || isNumber(name) ? title : name
  })
}

import type { Target } from '@orrery/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePhone } from '../parts/hooks.ts'
import { useDesk, useTable } from './context.ts'
import style from './note.module.css'
import type { Note, Reason } from './note.ts'
import { type Place, spotBeside, spotFor } from './note-spot.ts'
import { anchorOf, rulesAt } from './rulebook.ts'
import { TouchMenu } from './touch-menu.tsx'

/** The sheet that is open over the page. */
const openSheet = (thing: Element): HTMLDialogElement | null => thing.closest<HTMLDialogElement>('dialog[open]')

/** A thing drawn in several places is found where it is visible: in the open sheet, then anywhere. */
function find(target: Target): Element | null {
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]
  const seen = all.filter((thing) => thing.getClientRects().length > 0)
  return seen.find((thing) => openSheet(thing) !== null) ?? seen[0] ?? all[0] ?? null
}

/** Pieces that a menu had better not hide. */
const busyAreas = (): readonly DOMRect[] =>
  [...document.querySelectorAll('[data-full]')].map((thing) => thing.getBoundingClientRect())

const LOOKS: { readonly [kind: string]: string | undefined } = { explain: style.explain, ask: style.ask }

/** The one note of the table: an explanation, a reason why not, or a few moves to choose from. */
export function NoteBox(): ReactNode {
  const note = useTable((state) => state.note)
  const box = useRef<HTMLDivElement>(null)
  const [{ spot, side }, setPlace] = useState<Place>({ spot: { left: 0, top: 0 }, side: 'above' })
  const phone = usePhone()
  const target = note !== undefined && 'target' in note ? note.target : undefined
  useLayoutEffect(() => {
    const thing = target === undefined ? null : find(target)
    if (thing === null || box.current === null) return
    const screen = { width: innerWidth, height: innerHeight }
    const [at, size] = [thing.getBoundingClientRect(), box.current.getBoundingClientRect()]
    setPlace(note?.kind === 'ask' ? spotBeside(at, size, screen, busyAreas()) : spotFor(at, size, screen))
  }, [note, target])
  // Under the thumb a menu is the sheet.
  const isSheet = phone && note?.kind === 'ask'
  // Nothing outside of an open sheet is seen above it.
  const thing = target === undefined ? null : find(target)
  const sheet = thing === null ? null : openSheet(thing)
  const drawn = (
    <div aria-live="polite">
      {note !== undefined && note.kind !== 'say' && (
        <div
          ref={box}
          className={`${style.note} ${LOOKS[note.kind] ?? ''} ${isSheet ? style.sheet : ''}`}
          style={isSheet ? undefined : spot}
          data-note={note.kind}
          data-side={side}
        >
          <NoteBody note={note} />
        </div>
      )}
    </div>
  )
  return sheet === null ? drawn : createPortal(drawn, sheet)
}

function NoteBody({ note }: { readonly note: Note }): ReactNode {
  if (note.kind === 'explain') return <Explained note={note} />
  return note.kind === 'ask' ? <TouchMenu {...note} /> : <Reasons reasons={note.reasons} />
}

/** What a thing is, and a link to the paragraph about it; the note stays while the link is pointed at. */
function Explained({ note: { target, body } }: { readonly note: Extract<Note, { kind: 'explain' }> }): ReactNode {
  const desk = useDesk()
  const anchor = anchorOf(desk, target)
  return (
    <>
      {body}
      {anchor !== undefined && (
        <a
          className={style.more}
          href={rulesAt(desk.entryPoint.id, anchor)}
          target="_blank"
          rel="noreferrer"
          onPointerEnter={() => desk.point(target)}
          onPointerLeave={() => desk.point(undefined)}
        >
          In the rulebook <kbd>/</kbd>
        </a>
      )}
    </>
  )
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <ul>
      {reasons.map(({ text, rule }) => (
        <li key={text}>
          {text}{' '}
          <a href={rulesAt(entryPoint.id, rule)} target="_blank" rel="noreferrer">
            {rule}
          </a>
        </li>
      ))}
    </ul>
  )
}

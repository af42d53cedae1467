import type { Manifest } from '@orrery/games'
import { OBSERVER } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import controls from '../parts/controls.module.css'
import { gameOf } from '../registry.ts'
import { useDesk, useTable } from '../table/context.ts'
import style from './first-time.module.css'
import { isNewcomer, storeOffered } from './stored.ts'

interface FirstTimeProps {
  readonly game: Pick<Manifest, 'id' | 'title'>
  play(): void
  /** Put away without a choice, or after it. */
  close(): void
}

/** A newcomer to a game is asked once: the lesson, or the game at once. */
export function FirstTime({ game: { id, title }, play, close }: FirstTimeProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const [, go] = useLocation()
  useEffect(() => dialog.current?.showModal(), [])
  const choose = (act: () => void): void => {
    storeOffered(id)
    dialog.current?.close()
    act()
  }
  return (
    <dialog ref={dialog} className={style.offer} aria-labelledby="first-time" onClose={close}>
      <h2 id="first-time">Is {title} new to you?</h2>
      <p>
        The lesson takes about ten minutes, on the real board, with one goal at a time. You can leave it and come back.
      </p>
      <div>
        <button
          type="button"
          className={`${controls.strong} ${controls.large}`}
          onClick={() => choose(() => go(`/learn/${id}`))}
        >
          Play the lesson
        </button>
        <button type="button" className={`${controls.plain} ${controls.large}`} onClick={() => choose(play)}>
          I know the game, play now
        </button>
      </div>
    </dialog>
  )
}

/** At a table that was reached in another way, before one's own first move. */
export function LessonAtTable(): ReactNode {
  const { entryPoint } = useDesk()
  const game = gameOf(entryPoint.id)
  const isFresh = useTable(({ now }) => {
    if (now === undefined || now.update.you === OBSERVER || now.update.outcome !== null) return false
    return !now.journal.moves.some(({ seat }) => now.update.yours.includes(seat))
  })
  const [isOpen, setOpen] = useState(() => game?.lesson !== undefined && isNewcomer(entryPoint.id))
  if (game === undefined || !isFresh || !isOpen) return null
  return <FirstTime game={game} play={() => undefined} close={() => setOpen(false)} />
}

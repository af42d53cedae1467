import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../parts/icon.tsx'
import { useSheet } from './open-sheet.ts'
import style from './sheet.module.css'

interface SheetDialogProps {
  readonly title: string
  readonly className: string | undefined
  /** A line beside the title. */
  readonly about?: string
  readonly children: ReactNode
}

/** A sheet over the page: Escape, its cross or a touch beside it closes it. */
export function SheetDialog({ title, className, about, children }: SheetDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useSheet((state) => state.close)
  useEffect(() => {
    const sheet = dialog.current
    const beside = (event: MouseEvent): void => (event.target === sheet ? sheet?.close() : undefined)
    sheet?.showModal()
    sheet?.addEventListener('click', beside)
    return () => sheet?.removeEventListener('click', beside)
  }, [])
  return (
    <dialog ref={dialog} className={className} aria-label={title} onClose={close}>
      <div className={style.inside}>
        <header>
          <h2>{title}</h2>
          {about !== undefined && <p>{about}</p>}
          <IconButton icon="close" className={style.close} label="Close" onClick={() => dialog.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

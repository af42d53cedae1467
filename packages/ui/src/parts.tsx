import { type ComponentType, memo, type ReactNode } from 'react'
import type { Part, TableProps } from './entry-point.ts'
import { useHands } from './hands.ts'
import buttonStyle from './buttons.module.css'
import cardStyle from './card.module.css'
import { markScroll } from './scroll-marks.ts'
import { showLit } from './show-lit.ts'

/* Frames that the parts of every game share. */

/** A part that is drawn again only when something it is drawn from has changed. */
export function memoized<P extends object>(part: Part<P>): Part<P> {
  const Drawn: ComponentType<P> = memo(part)
  return (props) => <Drawn {...props} />
}

function swiped(row: HTMLElement | null): (() => void) | undefined {
  const unmark = markScroll(row)
  const leave = row === null ? undefined : showLit(row)
  return () => {
    unmark?.()
    leave?.()
  }
}

/** The attributes of a row that is swiped on a phone. */
export const swipedOn = (phone: boolean, className = ''): object => ({
  className: `${cardStyle.swiped} ${className}`,
  ...(phone && { ref: swiped, 'data-scrolls': 'across' }),
})

interface ShelfProps {
  readonly table: TableProps<unknown>
  readonly label: string
  readonly className?: string | undefined
  /** A row inside it is swiped instead. */
  readonly still?: true
  readonly children: ReactNode
}

/** What lies beside the board; swiped on a phone. */
export function ShelfFrame({ table, label, className, still, children }: ShelfProps): ReactNode {
  const [hands] = useHands(table)
  return (
    <div
      role="group"
      aria-label={label}
      {...(still === true
        ? { className }
        : { tabIndex: table.phone ? 0 : undefined, ...swipedOn(table.phone, className) })}
      {...hands}
    >
      {children}
    </div>
  )
}

interface GoButtonProps {
  go(): void
  readonly children: ReactNode
}

/** The button that takes the main way on. */
export const GoButton = ({ go, children }: GoButtonProps): ReactNode => (
  <button type="button" className={`${buttonStyle.go} ${buttonStyle.main}`} onClick={go}>
    {children}
  </button>
)

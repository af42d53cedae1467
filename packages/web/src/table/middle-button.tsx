import type { AnyEntryPoint, Choice } from '@orrery/ui'
import { type ReactNode, useCallback } from 'react'
import controls from '../parts/controls.module.css'
import { useDesk, useTable } from './context.ts'
import { followMiddle, type MiddleCard } from './middle-card.ts'
import style from './question.module.css'
import tableStyle from './table.module.css'

/* A phone's cards are swiped: dots tell which one is in the middle, and one button names it. */

/** Whether a group of choices is the cards of the shelf: each is what the button of its own card plays. */
export const isOfCards = (
  entryPoint: AnyEntryPoint,
  view: unknown,
  { items }: { readonly items: readonly Choice[] },
): boolean =>
  items.length > 0 &&
  items.every(({ move, target }) => target !== undefined && entryPoint.cardButton?.(view, target)?.move === move)

interface MiddleProps {
  readonly view: unknown
  readonly middle: MiddleCard
}

/** "Take Fred Johnson for 1 CP", or why it cannot be taken. */
export function MiddleButton({ view, middle }: MiddleProps): ReactNode {
  const desk = useDesk()
  const sending = useTable((state) => state.sending)
  const { label, move } = desk.entryPoint.cardButton?.(view, middle.target) ?? { label: 'Swipe to a card' }
  if (move === undefined)
    return (
      <button type="button" className={`${controls.plain} ${style.middle}`} data-middle disabled>
        {label}
      </button>
    )
  return (
    <button
      type="button"
      className={`${controls.strong} ${style.middle}`}
      data-middle
      data-choice={desk.entryPoint.print(move)}
      aria-disabled={sending}
      onClick={() => desk.choose(move)}
    >
      {label}
    </button>
  )
}

/** The shelf, and which of its cards is in the middle. */
export function SwipedShelf({ children }: { readonly children: ReactNode }): ReactNode {
  const { store } = useDesk()
  const middle = useTable((state) => state.middle)
  const follow = useCallback(
    (shelf: HTMLDivElement | null) =>
      shelf === null ? undefined : followMiddle(shelf, (card) => store.setState({ middle: card })),
    [store],
  )
  return (
    <>
      <div ref={follow}>{children}</div>
      {middle !== undefined && (
        <div className={tableStyle.dots} role="img" aria-label={`Card ${middle.at + 1} of ${middle.of}`}>
          {Array.from({ length: middle.of }, (_, i) => (
            <i key={i} data-on={i === middle.at || undefined} />
          ))}
        </div>
      )}
    </>
  )
}

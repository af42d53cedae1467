import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { followArrow } from './arrows.ts'
import { type Dragged, type Drags, type Hands, type Touched, useHands } from './hands.ts'

export interface BoardHands {
  readonly hands: Hands
  readonly dragged: Dragged | undefined
  /** The focused thing, while the focus ring is visible. */
  readonly focused: Element | undefined
}

/** Hands for a whole board: arrow keys go from thing to thing, and the board draws the ring of the keyboard itself. */
export function useBoardHands(table: Touched, drags?: Drags): BoardHands {
  const [hands, dragged] = useHands(table, drags)
  const [focused, setFocused] = useState<Element>()
  return {
    hands: {
      ...hands,
      onFocus: (event: FocusEvent): void => {
        hands.onFocus(event)
        setFocused(event.target.matches(':focus-visible') ? event.target : undefined)
      },
      onBlur: (event: FocusEvent): void => {
        hands.onBlur(event)
        setFocused(undefined)
      },
      onKeyDown: (event: KeyboardEvent): void => {
        hands.onKeyDown(event)
        if (event.target instanceof Element && followArrow(event.key, event.currentTarget, event.target))
          event.preventDefault()
      },
    },
    dragged,
    focused,
  }
}

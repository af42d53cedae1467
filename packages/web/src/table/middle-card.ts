import type { Target } from '@orrery/ui'

/** The card in the middle of a shelf that is swiped. */
export interface MiddleCard {
  readonly target: Target
  /** Its number, from 0, and how many there are. */
  readonly at: number
  readonly of: number
}

const centre = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The card nearest to the middle of the row; undefined where no row is swiped. */
function middleOf(shelf: Element): MiddleCard | undefined {
  const row = shelf.querySelector('[data-scrolls="across"]')
  const cards = [...(row?.querySelectorAll('[data-target]') ?? [])]
  if (row === null || cards.length === 0) return undefined
  const away = cards.map((card) => Math.abs(centre(card) - centre(row)))
  const at = away.indexOf(Math.min(...away))
  return { target: cards[at]?.getAttribute('data-target') ?? '', at, of: cards.length }
}

const isSame = (a: MiddleCard | undefined, b: MiddleCard | undefined): boolean =>
  a?.target === b?.target && a?.at === b?.at && a?.of === b?.of

/** Tells which card is in the middle, now and whenever another one is, until the answer is called. */
export function followMiddle(shelf: Element, tell: (middle: MiddleCard | undefined) => void): () => void {
  let last: MiddleCard | undefined
  const look = (): void => {
    const middle = middleOf(shelf)
    if (isSame(last, middle)) return
    last = middle
    tell(middle)
  }
  const changes = new MutationObserver(look)
  changes.observe(shelf, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-target', 'data-lit', 'data-scrolls'],
  })
  // It tells of the first size as well, once the browser has laid the page out: to ask now would lay it out twice.
  const sizes = new ResizeObserver(look)
  sizes.observe(shelf)
  shelf.addEventListener('scroll', look, { capture: true, passive: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    shelf.removeEventListener('scroll', look, { capture: true })
  }
}

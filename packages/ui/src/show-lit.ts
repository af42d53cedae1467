/*
 * A row that is swiped shows what may be chosen: where nothing glows elsewhere, its first such thing comes into sight.
 * With the next question the row goes back, unless the player has touched it since.
 */

const LIT = '[data-target][data-lit]'
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

const isWhole = (thing: DOMRect, row: DOMRect): boolean => thing.left >= row.left - 1 && thing.right <= row.right + 1

/** How far the row is to be scrolled for a thing to stand in its middle. */
const toMiddle = (thing: DOMRect, row: DOMRect): number => thing.left + thing.width / 2 - row.left - row.width / 2

/** Follows what is lit in a row until the answer is called. */
export function showLit(row: HTMLElement): () => void {
  let before = ''
  let isMoved = false
  const look = (): void => {
    const lit = [...row.querySelectorAll(LIT)]
    const now = lit.map((thing) => thing.getAttribute('data-target')).join()
    if (now === before) return
    before = now
    const box = row.getBoundingClientRect()
    const places = lit.map((thing) => thing.getBoundingClientRect())
    const [first] = document.querySelectorAll(LIT).length > lit.length ? [] : places
    if (first !== undefined && !places.some((place) => isWhole(place, box))) {
      row.scrollBy({ left: toMiddle(first, box), behavior: 'instant' })
      isMoved = true
    } else if (isMoved) {
      row.scrollTo({ left: 0, behavior: 'instant' })
      isMoved = false
    }
  }
  const touched = (): void => {
    isMoved = false
  }
  const changes = new MutationObserver(look)
  changes.observe(row, { childList: true, subtree: true, attributeFilter: ['data-lit', 'data-target'] })
  const sizes = new ResizeObserver(look)
  sizes.observe(row)
  for (const kind of TOUCHES) row.addEventListener(kind, touched, { passive: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    for (const kind of TOUCHES) row.removeEventListener(kind, touched)
  }
}

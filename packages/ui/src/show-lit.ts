/* A row that is swiped shows what may be chosen: where nothing glows elsewhere, its first such thing comes into sight. */

const LIT = '[data-target][data-lit]'

const isWhole = (thing: DOMRect, row: DOMRect): boolean => thing.left >= row.left - 1 && thing.right <= row.right + 1

/** Follows what is lit in a row until the answer is called; what the player swipes to stays where it is. */
export function showLit(row: HTMLElement): () => void {
  let before = ''
  const look = (): void => {
    const lit = [...row.querySelectorAll(LIT)]
    const now = lit.map((thing) => thing.getAttribute('data-target')).join()
    if (now === before) return
    before = now
    if (document.querySelectorAll(LIT).length > lit.length) return
    const box = row.getBoundingClientRect()
    const places = lit.map((thing) => thing.getBoundingClientRect())
    const [first] = places
    if (first === undefined || places.some((place) => isWhole(place, box))) return
    row.scrollBy({ left: first.left + first.width / 2 - box.left - box.width / 2, behavior: 'instant' })
  }
  const changes = new MutationObserver(look)
  changes.observe(row, { childList: true, subtree: true, attributeFilter: ['data-lit', 'data-target'] })
  const sizes = new ResizeObserver(look)
  sizes.observe(row)
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}

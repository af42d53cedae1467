/* A scroller says at its edges that there is more: the styles draw what `data-before` and `data-after` tell. */

const TOLERANCE = 1

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

function update(box: HTMLElement): void {
  const { overflowX, overflowY } = getComputedStyle(box)
  const across = scrolls(overflowX) ? box.scrollWidth - box.clientWidth : 0
  const down = scrolls(overflowY) ? box.scrollHeight - box.clientHeight : 0
  const before = box.scrollLeft > TOLERANCE || box.scrollTop > TOLERANCE
  const after = box.scrollLeft < across - TOLERANCE || box.scrollTop < down - TOLERANCE
  box.dataset['before'] = String(before)
  box.dataset['after'] = String(after)
}

/**
 * The ref of an element with `data-scrolls="down"` or `"across"`: keeps the marks at its edges true while it is
 * scrolled, resized or filled with something else.
 */
export function markScroll(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined
  const refresh = (): void => update(box)
  const sizes = new ResizeObserver(refresh)
  const observe = (): void => {
    sizes.disconnect()
    for (const element of [box, ...box.children]) sizes.observe(element)
  }
  const children = new MutationObserver(observe)
  children.observe(box, { childList: true })
  box.addEventListener('scroll', refresh, { passive: true })
  observe()
  return () => {
    sizes.disconnect()
    children.disconnect()
    box.removeEventListener('scroll', refresh)
  }
}

import type { Page } from 'playwright-core'

/** What has too little room at the present size, in words. */
export const measureSpace = (page: Page): Promise<string[]> => page.evaluate(inPage)

/** Runs in the page, so everything it needs is inside. */
function inPage(): string[] {
  const problems = new Set<string>()
  const isPhone = innerWidth <= 760
  const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 60)
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0
  const isSpoken = (element: Element): boolean => element.closest('.spoken, svg, [aria-hidden="true"]') !== null
  /** What it says in full is read elsewhere: in the note of a thing, or under the pointer. */
  const isToldElsewhere = (element: Element): boolean => element.closest('[data-target], [title]') !== null
  const says = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

  const isCut = (element: HTMLElement): boolean => {
    const box = element.getBoundingClientRect()
    for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      // Whoever scrolls can reach the rest; that it goes on is measured with the choices.
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      if (overflowX === 'visible') continue
      if (at === element && at.scrollWidth > at.clientWidth + 1) return true
      if (at === element && at.scrollHeight > at.clientHeight + 2) return true
      const edge = at.getBoundingClientRect()
      if (box.right > edge.right + 1 || box.bottom > edge.bottom + 2 || box.left < edge.left - 1) return true
    }
    return false
  }
  /** A thing may say less than its note, but never half a line. */
  const isHalved = (element: HTMLElement): boolean => {
    const { lineHeight, overflowY } = getComputedStyle(element)
    const line = Number.parseFloat(lineHeight)
    if (overflowY === 'visible' || element.scrollHeight <= element.clientHeight + 2) return false
    return Math.abs(element.clientHeight - line * Math.round(element.clientHeight / line)) > 3
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!says(element) || isSpoken(element) || !isSeen(element)) continue
    if (isHalved(element)) problems.add(`half a line: "${nameOf(element)}"`)
    if (!isToldElsewhere(element) && isCut(element)) problems.add(`cut off: "${nameOf(element)}"`)
  }

  const least = isPhone ? 44 : 24
  const controls = isPhone
    ? '[aria-label="Question"] button, header button, nav button, section[aria-label="Cards"] li > button'
    : 'button, a[href], select, input'
  for (const element of document.querySelectorAll(controls)) {
    if (!isSeen(element) || isSpoken(element) || element.closest('p, dialog:not([open])') !== null) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < least - 0.5 || height < least - 0.5)
      problems.add(`"${nameOf(element)}" is ${Math.round(width)} x ${Math.round(height)}, less than ${least}`)
  }

  const board = document.querySelector('main[aria-label="Board"]')?.getBoundingClientRect().height ?? 0
  // On a phone held upright cards and the guide of a question have their room while they are needed.
  const isUpright = isPhone && innerHeight > innerWidth
  const needed = document.querySelector('section[aria-label="Cards"] [data-lit], [data-guide]:not(:empty)')
  const share = isUpright && needed !== null ? 0.33 : 0.5
  if (board < innerHeight * share)
    problems.add(`the board has ${Math.round((100 * board) / innerHeight)} % of the height`)
  return [...problems]
}

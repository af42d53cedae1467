import type { Page } from 'playwright-core'

export interface Measured {
  /** What is wrong, in words; empty when every button can be reached. */
  readonly problems: readonly string[]
  /** The choices that were seen, by their line of notation. */
  readonly choices: readonly string[]
}

/**
 * Goes through everything the question offers, as a player would (each tab and, if `picks`, each piece that can be picked
 * up), and measures every button: it is whole on the screen, or in a scroller of a usable size that shows a mark.
 */
export const measureQuestion = (page: Page, { picks = true } = {}): Promise<Measured> => page.evaluate(inPage, picks)

/** Runs in the page, so everything it needs is inside. */
async function inPage(picks: boolean): Promise<Measured> {
  const LIST_HEIGHT = 80
  const ROW_HEIGHT = 44
  const LEAST_BUTTON = innerWidth < 700 ? 40 : 22
  const problems = new Set<string>()
  const choices = new Set<string>()
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
  /** Until the page has drawn what a click changed. */
  const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done))

  /** What is left of a box after all that clips it. */
  const seen = (box: DOMRect, from: Element | null): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    const cut = (by: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, by.left)
      top = Math.max(top, by.top)
      right = Math.min(right, by.right)
      bottom = Math.min(bottom, by.bottom)
    }
    for (let at = from; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') cut(at.getBoundingClientRect())
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const whole = (button: Element): boolean => {
    const box = button.getBoundingClientRect()
    const rest = seen(box, button.parentElement)
    return rest.width >= box.width - 1 && rest.height >= box.height - 1
  }

  /** Whether the mark at that end can be seen: something is drawn there, and it is not see-through. */
  const marked = (scroller: Element, pseudo: '::before' | '::after'): boolean => {
    const { content, opacity, width, height } = getComputedStyle(scroller, pseudo)
    return content !== 'none' && opacity === '1' && parseFloat(width) >= 12 && parseFloat(height) >= 12
  }
  const scrollers = (from: Element): Element[] => {
    const found: Element[] = []
    for (let at = from.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const goes = (overflow: string, more: number): boolean => /auto|scroll/.test(overflow) && more > 1
      if (goes(overflowX, at.scrollWidth - at.clientWidth) || goes(overflowY, at.scrollHeight - at.clientHeight)) {
        found.push(at)
      }
    }
    return found
  }
  const checkMarks = (scroller: Element, name: string): void => {
    const sideways = scroller.scrollWidth - scroller.clientWidth > 1
    const [at, end] = sideways
      ? [scroller.scrollLeft, scroller.scrollWidth - scroller.clientWidth]
      : [scroller.scrollTop, scroller.scrollHeight - scroller.clientHeight]
    const box = seen(scroller.getBoundingClientRect(), scroller.parentElement)
    if (box.height < (sideways ? ROW_HEIGHT : LIST_HEIGHT)) {
      problems.add(`the list with "${name}" is ${Math.round(box.height)} px high`)
    }
    if (at < end - 1 && !marked(scroller, '::after')) problems.add(`no mark after the list with "${name}"`)
    if (at > 1 && !marked(scroller, '::before')) problems.add(`no mark before the list with "${name}"`)
  }
  /** At its beginning, somewhere in the middle, at its end. */
  const checkScroller = async (scroller: Element, name: string): Promise<void> => {
    for (const part of [0, 0.5, 1]) {
      scroller.scrollTo(
        (scroller.scrollWidth - scroller.clientWidth) * part,
        (scroller.scrollHeight - scroller.clientHeight) * part,
      )
      await frame()
      checkMarks(scroller, name)
    }
  }

  const check = (button: Element): Element[] => {
    const name = button.textContent
    const { width, height } = button.getBoundingClientRect()
    if (width < LEAST_BUTTON || height < LEAST_BUTTON) problems.add(`"${name}" is ${width} x ${height}`)
    if (whole(button)) return []
    const around = scrollers(button)
    if (around.length === 0) problems.add(`"${name}" is cut off, and nothing scrolls`)
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (!whole(button)) problems.add(`"${name}" cannot be scrolled into sight`)
    return around
  }

  const question = (): Element => document.querySelector('[aria-label="Question"]') ?? document.body
  const buttons = (which: string): HTMLElement[] =>
    [...question().querySelectorAll<HTMLElement>(which)].filter((button) => button.checkVisibility())
  const folds = (): HTMLDetailsElement[] => [...question().querySelectorAll('details')]
  const checkAll = async (marks: boolean): Promise<void> => {
    const around = new Map<Element, string>()
    for (const button of buttons('button, summary')) {
      const line = button.getAttribute('data-choice')
      if (line !== null) choices.add(line)
      for (const scroller of check(button)) around.set(scroller, button.textContent)
    }
    if (marks) for (const [scroller, name] of around) await checkScroller(scroller, name)
  }

  /** A phone's one button names the card in the middle: every card is swiped there. */
  const checkCards = async (): Promise<void> => {
    if (buttons('[data-middle]').length === 0) return
    for (const card of document.querySelectorAll('[aria-label="Cards"] [data-scrolls] [data-target]')) {
      card.scrollIntoView({ inline: 'center', block: 'nearest' })
      await frame()
      await frame()
      await checkAll(false)
    }
  }

  /** One fold after another is opened, as far as folds are to be seen. */
  const checkFolds = async (): Promise<void> => {
    for (let i = 0; i < folds().length; i++) {
      const fold = folds()[i]
      if (fold?.checkVisibility() !== true) continue
      fold.open = true
      await drawn()
      await checkAll(true)
      const again = folds()[i]
      if (again !== undefined) again.open = false
    }
  }

  // The marks follow a new size one frame later.
  await frame()
  await frame()
  await checkAll(true)
  const tabs = buttons('button[aria-expanded]').length
  for (let i = 0; i < Math.max(1, tabs); i++) {
    buttons('button[aria-expanded]')[i]?.click()
    await drawn()
    if (tabs > 0) await checkAll(true)
    await checkCards()
    await checkFolds()
    const pieces = (picks ? buttons('[data-piece]') : []).map((piece) => piece.getAttribute('data-piece') ?? '')
    for (const piece of pieces) {
      buttons(`[data-piece="${CSS.escape(piece)}"]`)[0]?.click()
      await drawn()
      await checkAll(false)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await drawn()
    }
  }
  // What was opened is closed again.
  for (const button of buttons('button[aria-controls][aria-expanded="true"]')) button.click()
  await drawn()
  const page = document.scrollingElement
  if (page !== null && page.scrollLeft + page.scrollTop > 0) problems.add('the page itself scrolls')
  return { problems: [...problems], choices: [...choices] }
}

import type { Rng } from '@orrery/kernel'
import type { ElementHandle, Page } from 'playwright-core'
import { POLLING } from './world.ts'

/* Somebody who knows nothing of the game: touches what glows and the buttons of the question, by finger or by mouse. */

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700

type Point = { readonly x: number; readonly y: number }

/** Runs in the page: a point of the thing that nothing covers, once it is swiped into sight. */
function freePoint(one: Element): Point | 'covered' | 'gone' {
  // The page may have gone on since it was found: it is not there any more, or no longer shown.
  if (!one.isConnected || !one.checkVisibility()) return 'gone'
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = one.getBoundingClientRect()
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
  const points = parts.flatMap((down) => parts.map((across) => ({ x: left + width * across, y: top + height * down })))
  return points.find(({ x, y }) => one.contains(document.elementFromPoint(x, y))) ?? 'covered'
}

/** By a tap on a phone, by a click elsewhere; nothing happens where the thing is gone. */
export async function press(page: Page, one: ElementHandle | null): Promise<void> {
  const at = await (one as ElementHandle<Element> | null)?.evaluate(freePoint)
  if (at === 'covered') throw new Error(`nobody can reach ${await one?.evaluate(({ textContent }) => textContent)}`)
  if (at === undefined || at === 'gone') return
  if (isPhone(page)) await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
}

/** What somebody makes of a page. */
interface Sight {
  /** What they would touch; nothing once the text they wait for is there. */
  readonly one: Element | undefined
  readonly kind: 'thing' | 'button'
  readonly name: string
  /** Differs as soon as a touch has done something. */
  readonly seen: string
}

interface Mind {
  readonly old: string
  readonly until: string
  /** From 0 to 1: whether they look at the board first, and what they would like there. */
  readonly boldness: number
  readonly luck: number
}

/** Runs in the page. False while others are at work, or the last touch has done nothing yet. */
function look({ old, until, boldness, luck }: Mind): Sight | false {
  const find = (which: string): Element[] =>
    [...document.querySelectorAll(which)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const withText = (within: string, text: string): Element[] =>
    find(`${within} button`).filter(({ textContent }) => textContent === text)
  const nameOf = (one: Element): string =>
    ['data-choice', 'data-piece', 'data-target'].map((name) => one.getAttribute(name)).find((name) => name !== null) ??
    one.textContent
  const question = '[aria-label="Question"]'
  const things = find('[data-target][data-lit]:not([aria-pressed="true"])')
  const choices = find(`${question} [data-choice], ${question} [data-piece]`)
  const sure = withText('[role="alert"]', 'Do it')
  const menu = find('[data-note="ask"] [data-choice]')
  const aimed = withText(question, 'Like this')
  const seen = JSON.stringify([
    document.querySelector('[data-seq]')?.getAttribute('data-seq'),
    document.querySelector('[data-note]')?.textContent,
    find('[aria-pressed="true"]').map(nameOf),
    sure.length,
    [...things, ...choices].map(nameOf),
  ])
  if (document.body.textContent.includes(until)) return { one: undefined, kind: 'thing', name: '', seen }
  const buttons = [sure, menu, aimed, choices].find(({ length }) => length > 0) ?? []
  const isBoard = buttons.length === 0 || (buttons === choices && things.length > 0 && boldness < 0.7)
  const all = isBoard ? things : buttons
  const one = all[Math.floor(luck * all.length)]
  const isBusy = buttons.some((button) => button.getAttribute('aria-disabled') === 'true')
  if (seen === old || isBusy || one === undefined) return false
  return { one, kind: isBoard ? 'thing' : 'button', name: nameOf(one), seen }
}

/** What was touched, in order. */
interface Touches {
  readonly thing: string[]
  readonly button: string[]
}

/** Plays on until that text is on the page. */
export async function playUntilText(page: Page, until: string, rng: Rng): Promise<Touches> {
  const touches: Touches = { thing: [], button: [] }
  const part = (): number => rng.below(1000) / 1000
  for (let old = ''; ;) {
    const mind = { old, until, boldness: part(), luck: part() }
    const sight = await page.waitForFunction(look, mind, { polling: POLLING })
    const { kind, name, seen } = (await sight.evaluate((all) => ({ ...all, one: undefined }))) as Sight
    const one = (await sight.getProperty('one')).asElement()
    if (one === null) return touches
    await press(page, one)
    touches[kind].push(name)
    old = seen
  }
}

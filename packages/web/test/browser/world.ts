import { LOOK_EVERY, openBrowser, type RunningServer, STATE_LIMIT, startServer } from '@orrery/browser'
import { games } from '@orrery/games'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

export const DESK = { width: 1280, height: 720 } as const
export const PHONE = { width: 390, height: 844 } as const

/** A page behind another one paints nothing, so waiting for frames would wait for ever. */
export const POLLING = LOOK_EVERY
const OFTEN = { polling: POLLING }

/** Of their usual time: nobody here measures how well they play. */
const BOTS_THINK = '0.05'

export interface World {
  readonly server: RunningServer
  /** Somebody with a browser of their own: other cookies, other memory. */
  person(
    viewport?: { readonly width: number; readonly height: number },
    motion?: 'reduce' | 'no-preference',
    serviceWorkers?: 'allow' | 'block',
  ): Promise<Page>
  /** Somebody who was never offered a lesson. */
  newcomer(viewport?: { readonly width: number; readonly height: number }): Promise<Page>
}

interface Wishes {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly motion?: 'reduce' | 'no-preference'
  /** Only tests without a network need them; the others would load everything twice for their cache. */
  readonly serviceWorkers?: 'allow' | 'block'
}

interface Stored {
  readonly name: string
  readonly value: string
}

/** The lessons were offered before, and declined. */
const DECLINED: readonly Stored[] = games.map(({ id }) => ({ name: `orrery.offered.${id}`, value: 'yes' }))
/** Whoever asks for motion sees moves and scenes played; the others have nothing to wait for. */
const INSTANT: Stored = { name: 'orrery.settings', value: '{"pace":"instant"}' }

/** A server on an empty data folder and a browser, for all tests of a file. Pages may not complain in their console. */
export function world(...flags: readonly string[]): World {
  let server: RunningServer
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    server = await startServer('--scale', BOTS_THINK, ...flags)
    browser = await openBrowser()
  })
  // A page that nobody looks at any more takes no time from the next.
  afterEach(async () => void (await Promise.all(contexts.splice(0).map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await server.stop()
    expect(complaints).toEqual([])
  })
  const open = async (
    { viewport = DESK, motion = 'reduce', serviceWorkers = 'block' }: Wishes,
    ...stored: readonly Stored[]
  ): Promise<Page> => {
    const touch = viewport.width < 700
    const screen = { viewport, hasTouch: touch, isMobile: touch }
    const localStorage = [...stored, ...(motion === 'reduce' ? [INSTANT] : [])]
    const storageState = { cookies: [], origins: [{ origin: server.address, localStorage }] }
    const context = await browser.newContext({ ...screen, reducedMotion: motion, serviceWorkers, storageState })
    context.setDefaultTimeout(STATE_LIMIT)
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A server that is down is said so by the browser, too; the tests that do it expect it.
      if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION')) complaints.push(message.text())
    })
    return page
  }
  const person: World['person'] = (viewport = DESK, motion = 'reduce', serviceWorkers = 'block') =>
    open({ viewport, motion, serviceWorkers }, ...DECLINED)
  const newcomer: World['newcomer'] = (viewport = DESK) => open({ viewport })
  return {
    get server() {
      return server
    },
    person,
    newcomer,
  }
}

/** Whoever works beside the page under that name falls over at once, until `mend` is called. To be done before the page is opened. */
export async function breakWorkers(page: Page, name: string): Promise<{ mend(): Promise<void> }> {
  const script = { contentType: 'text/javascript', body: 'throw new Error("broken")' }
  await page.route('**/broken.js', (route) => route.fulfill(script))
  await page.addInitScript((broken) => {
    Reflect.set(window, 'broken', broken)
    const Whole = window.Worker
    window.Worker = class extends Whole {
      constructor(url: string | URL, options?: WorkerOptions) {
        const part: unknown = Reflect.get(window, 'broken')
        super(typeof part === 'string' && String(url).includes(part) ? '/broken.js' : url, options)
      }
    }
  }, name)
  return { mend: async () => void (await page.evaluate(() => Reflect.deleteProperty(window, 'broken'))) }
}

/** Waits until the service worker has cached the whole build and controls the page. */
export const offlineReady = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, OFTEN))

/* ---- the page that sets a table up */

export const setPlayers = (page: Page, players: number): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Players' }).getByText(`${players}`, { exact: true }).click()

export const playHere = (page: Page): Promise<void> => page.getByText('On this device', { exact: true }).click()

/** Puts a bot of that level into a seat, counted from 1. */
export async function seatBot(page: Page, seat: number, level: string): Promise<void> {
  await page.getByLabel(`Who sits in seat ${seat}`).selectOption('bot')
  await page
    .getByRole('radiogroup', { name: `Level of the bot in seat ${seat}` })
    .getByText(level)
    .click()
}

export const question = (page: Page): Locator => page.getByRole('region', { name: 'Question' })

/** The answers beside the board, by their line of notation. */
export const choices = (page: Page): Promise<string[]> =>
  page.locator('[data-choice]').evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''))

export const choice = (page: Page, line: string): Locator => page.locator(`[data-choice="${line}"]`).first()

export const thing = (page: Page, target: string): Locator => page.locator(`[data-target="${target}"]`).first()

/** Touches a thing whether it can be chosen or not; what cannot is marked as disabled, and answers all the same. */
export const touch = (page: Page, target: string): Promise<void> => thing(page, target).click({ force: true })

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getByText('The game is over', { exact: true }).count()) > 0

/** Waits until this person is asked something, or the game is over; whether it goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  // Where the last click was something else may lie by now, and explain itself over what is wanted next.
  await page.mouse.move(1, 1)
  await page.waitForFunction(
    () => document.querySelector('[data-choice]') !== null || document.body.textContent.includes('The game is over'),
    undefined,
    OFTEN,
  )
  return !(await isOver(page))
}

/** A bot plays on for this person. */
export async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Hand over to a bot' }).click()
}

/** The page that is asked something first; undefined when the game is over. */
export async function whoseTurn(...pages: readonly Page[]): Promise<Page | undefined> {
  const turns = pages.map(async (page) => ({ page, goesOn: await myTurn(page) }))
  const { page, goesOn } = await Promise.race(turns)
  return goesOn ? page : undefined
}

/** Of a table as this device stores it. */
interface StoredTable {
  readonly opening: { readonly saved?: { readonly entries: readonly { readonly seq: number }[] } }
}

/** Waits until this device has stored its table as far as the page shows it. */
export const stored = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(
    () => {
      const text = localStorage.getItem(`orrery.local.${location.pathname.split('/').at(-1) ?? ''}`)
      const { opening } = JSON.parse(text ?? '{"opening":{}}') as StoredTable
      const shown = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'))
      return (opening.saved?.entries.at(-1)?.seq ?? 0) >= shown
    },
    undefined,
    OFTEN,
  ))

/** Passes on whatever comes before one's own first turn, until a card may be taken. */
export async function firstTurn(page: Page): Promise<void> {
  for (;;) {
    await myTurn(page)
    const open = await choices(page)
    if (open.includes('take 1')) return
    await answer(page, ['decline', 'pass'].find((line) => open.includes(line)) ?? open[0] ?? '')
  }
}

/** Answers by a click in the list, confirms where the table asks to, and waits until the question is another one. */
export async function answer(page: Page, line: string): Promise<void> {
  const before = await mark(page)
  // What is folded is opened, as a player would.
  await choice(page, line).evaluate((button) => {
    button.closest('details')?.setAttribute('open', '')
    button.closest('[hidden]')?.removeAttribute('hidden')
  })
  await choice(page, line).click()
  await changedOrConfirmed(page, before)
}

/** Waits until the table has told something new; confirms what is asked about first. */
export async function changedOrConfirmed(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== old ||
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Do it'),
    before,
    OFTEN,
  )
  if ((await mark(page)) === before) await page.getByRole('button', { name: 'Do it' }).click()
  await changed(page, before)
}

/** The number of the last thing the table told this page. */
export const mark = async (page: Page): Promise<string> =>
  (await page.locator('[data-seq]').getAttribute('data-seq')) ?? ''

/** Waits until the table has told something new. */
export async function changed(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== old,
    before,
    OFTEN,
  )
}

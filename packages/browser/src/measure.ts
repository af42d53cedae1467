import type { Browser, Page } from 'playwright-core'
import { type Breaths, measureBreath } from './breath.ts'
import { openBrowser } from './chromium.ts'
import { STATE_LIMIT } from './limits.ts'
import { startServer } from './server.ts'

const THROTTLE = 4
const ROUNDS = 5
const CLICKS = 6
/** Seldom enough to cost the page nothing. */
const POLLING = 200

interface PageSample {
  /** From the address to the first question that can be answered, in milliseconds. */
  readonly interactive: number
  /** From the click on an answer to the painted picture of what it did, with the way to the server and back. */
  readonly clickToPaint: number
}

export interface PageReport extends PageSample {
  /** At the machine's own speed: how long the page holds its breath while somebody thinks. */
  readonly breath: Breaths
}

/** Notes, in the page's own time, when the first answer can be pressed; it looks only when the page has changed. */
const WATCH = `
  const look = new MutationObserver(() => {
    if (document.querySelector('[data-choice]') === null) return
    look.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.interactiveAt = performance.now() }))
  })
  look.observe(document, { childList: true, subtree: true })`

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  context.setDefaultTimeout(STATE_LIMIT)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.addInitScript(WATCH)
  return page
}

async function newTable(page: Page, address: string, game: string): Promise<string> {
  const setting = { game, options: {}, seats: 2, clock: { kind: 'none' } }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]
  const reply = await page.context().request.post(`${address}/api/tables`, { data: { setting, seats } })
  return ((await reply.json()) as { readonly id: string }).id
}

/** Presses the first answer; in the page, so that the way from here to there is not measured. */
const click = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const told = (): string | null | undefined => document.querySelector('[data-seq]')?.getAttribute('data-seq')
    const before = told()
    const start = performance.now()
    document.querySelector<HTMLElement>('[data-choice]')?.click()
    while (told() === before) await new Promise(requestAnimationFrame)
    // The frame after next begins when this one has been painted.
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  })

async function sample(browser: Browser, address: string, game: string): Promise<PageSample> {
  const page = await slowPage(browser)
  const id = await newTable(page, address, game)
  await page.goto(`${address}/t/${id}`)
  await page.waitForFunction(() => 'interactiveAt' in window, undefined, { polling: POLLING })
  const interactive = await page.evaluate(() => Number(Reflect.get(window, 'interactiveAt')))
  const clicks: number[] = []
  for (let i = 0; i < CLICKS; i++) {
    await page.waitForSelector('[data-choice]')
    clicks.push(await click(page))
  }
  await page.context().close()
  return { interactive, clickToPaint: middle(clicks) }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The page in Chromium on a processor four times slower than this one, the middle of five visits; and its breath. */
export async function measurePage(game: string): Promise<PageReport> {
  const server = await startServer('--seed', 'bench', '--coach', '8')
  const browser = await openBrowser()
  try {
    const samples: PageSample[] = []
    for (let round = 0; round < ROUNDS; round++) samples.push(await sample(browser, server.address, game))
    return {
      interactive: Math.round(middle(samples.map((one) => one.interactive))),
      clickToPaint: Math.round(middle(samples.map((one) => one.clickToPaint))),
      breath: await measureBreath(browser, server.address, game),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

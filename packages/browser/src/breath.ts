import type { Browser, Page } from 'playwright-core'
import { LOOK_EVERY, STATE_LIMIT } from './limits.ts'

/* Whether the page goes on drawing while somebody thinks: the longest it held its breath, in milliseconds. */

interface Breath {
  /** The longest task of the page's thread; browsers tell of those from 50 ms on, so 0 is less than that. */
  readonly task: number
  /** The longest time from one picture to the next. */
  readonly frame: number
}

export interface Breaths {
  /** While a Captain thinks on this device, and its moves are shown. */
  readonly bot: Breath
  /** While the best moves are looked for. */
  readonly hint: Breath
  /** While the coach goes through a game on this device. */
  readonly coach: Breath
  /** When what the coach found in a whole game is opened. */
  readonly opening: Breath
}

const ANSWERS = 12
const STUDY_MS = 6000
const MOST_LOOKS = Math.ceil(STATE_LIMIT / LOOK_EVERY)
/** Long enough for whatever a click sets off. */
const SETTLE_MS = 1500

const LISTEN = `
  window.breath = { task: 0, frame: 0, last: performance.now() }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.breath.task = Math.max(window.breath.task, duration)
  }).observe({ entryTypes: ['longtask'] })
  const tick = (now) => {
    window.breath.frame = Math.max(window.breath.frame, now - window.breath.last)
    window.breath.last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)`

/** The longest breath while that happens. */
async function during(page: Page, act: () => Promise<void>): Promise<Breath> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => Object.assign(Reflect.get(window, 'breath') as object, { task: 0, frame: 0 }))
  await act()
  const { task, frame } = await page.evaluate(() => Reflect.get(window, 'breath') as Breath)
  return { task: Math.round(task), frame: Math.round(frame) }
}

const setting = (game: string): object => ({ game, options: {}, seats: 2, clock: { kind: 'none' } })

/** A table on this device against a Captain. */
async function atLocalTable(page: Page, address: string, game: string): Promise<void> {
  const seats = [
    { kind: 'person', name: 'Guest' },
    { kind: 'bot', level: 'captain' },
  ]
  const opening = { t: 'lay', setting: setting(game), seats }
  const kept = JSON.stringify({ game, seats, updated: 0, opening })
  await page.goto(address)
  await page.evaluate((text) => localStorage.setItem('orrery.local.bench', text), kept)
  await page.goto(`${address}/local/bench`)
  await page.locator('[data-choice]').first().waitFor()
}

/** Answers whatever is asked, by the first choice. */
async function play(page: Page): Promise<void> {
  for (let i = 0; i < ANSWERS; i++) {
    await page.locator('[data-choice]').first().waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-choice]')?.click())
    await page.waitForTimeout(200)
  }
}

async function askForHint(page: Page): Promise<void> {
  await page.keyboard.press('h')
  await page.getByText(/simulated lines/).waitFor()
}

interface Finished {
  readonly id: string
  readonly record: string
}

/** A game that bots have played on the server, gone through by its coach. */
async function studied(page: Page, address: string, game: string): Promise<Finished> {
  const { request } = page.context()
  const bot = { kind: 'bot', level: 'random' }
  const laid = await request.post(`${address}/api/tables`, { data: { setting: setting(game), seats: [bot, bot] } })
  const { id } = (await laid.json()) as { readonly id: string }
  const table = `${address}/api/tables/${id}`
  const until = async (path: string, key: string, value: string): Promise<void> => {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const answer = await request.get(`${table}${path}`)
      if (((await answer.json()) as { readonly [field: string]: unknown })[key] === value) return
      await page.waitForTimeout(LOOK_EVERY)
    }
    throw new Error(`the table of bots did not come to ${key} "${value}"`)
  }
  await until('', 'stage', 'over')
  await request.post(`${table}/study`, { data: {} })
  await until('/study', 'state', 'done')
  return { id, record: await (await request.get(`${table}/record`)).text() }
}

async function openFile(page: Page, address: string, record: string): Promise<void> {
  await page.goto(`${address}/file`)
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Coach' }).waitFor()
}

async function openCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Coach' }).click()
  await page.getByRole('img', { name: 'Chances of winning over the game' }).waitFor()
}

/** Each once, at the machine's own speed; the server's coach should think little, since nobody watches it. */
export async function measureBreath(browser: Browser, address: string, game: string): Promise<Breaths> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  context.setDefaultTimeout(STATE_LIMIT)
  try {
    const page = await context.newPage()
    await page.addInitScript(LISTEN)
    await atLocalTable(page, address, game)
    const bot = await during(page, () => play(page))
    await page.locator('[data-choice]').first().waitFor()
    const hint = await during(page, () => askForHint(page))
    const { id, record } = await studied(page, address, game)
    await openFile(page, address, record)
    const coach = await during(page, async () => {
      await openCoach(page)
      await page.waitForTimeout(STUDY_MS)
    })
    await page.goto(`${address}/game/${id}?at=0`)
    await page.getByRole('button', { name: 'Coach' }).waitFor()
    const opening = await during(page, async () => {
      await openCoach(page)
      await page.waitForTimeout(SETTLE_MS)
    })
    return { bot, hint, coach, opening }
  } finally {
    await context.close()
  }
}

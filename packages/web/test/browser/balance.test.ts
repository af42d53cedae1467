import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { openBrowser, STATE_LIMIT } from '@orrery/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { DESK, PHONE } from './world.ts'

const ORRERY = resolve(import.meta.dirname, '../../../../orrery')

/** Few games: what is looked at is the page. Between them they have every kind of section. */
const REPORTS = [
  ['expanse', '--seats 4 --games 6 --mix modules'],
  ['hexpanse', '--seats 2 --games 12'],
  ['expedition', '--seats 4 --games 6 --habits'],
] as const

let browser: Browser
const folder = mkdtempSync(`${tmpdir()}/orrery-balance-`)

beforeAll(async () => {
  for (const [game, line] of REPORTS) {
    const flags = ['--bots', 'random', '--seed', 'axe', '--out', `${folder}/${game}.html`, ...line.split(' ')]
    execFileSync(ORRERY, ['balance', '--game', game, ...flags], { stdio: 'pipe' })
  }
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

async function opened(game: string, size: { readonly width: number; readonly height: number }): Promise<Page> {
  // Axe needs its own script; a report has none to switch off.
  const context = await browser.newContext({ viewport: size })
  context.setDefaultTimeout(STATE_LIMIT)
  const page = await context.newPage()
  await page.goto(`file://${folder}/${game}.html`)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  return page
}

describe.each(REPORTS)('the balance report of %s', (game) => {
  test.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)('is accessible and fits on %s', async (_, size) => {
    const page = await opened(game, size)
    await clean(page)
    await page.context().close()
  })

  test('asks the network for nothing, and draws each mark inside its plot', async () => {
    const context = await browser.newContext({ viewport: DESK, javaScriptEnabled: false })
    context.setDefaultTimeout(STATE_LIMIT)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`file://${folder}/${game}.html`)
    expect(asked).toEqual([`file://${folder}/${game}.html`])
    const strips = page.locator('.strip:visible')
    expect(await strips.count()).toBeGreaterThan(4)
    const plot = await strips.first().boundingBox()
    const mark = await strips.first().locator('use').boundingBox()
    if (plot === null || mark === null) throw new Error('there is no picture')
    const middle = mark.x + mark.width / 2
    expect(middle).toBeGreaterThan(plot.x)
    expect(middle).toBeLessThan(plot.x + plot.width)
    await context.close()
  })
})

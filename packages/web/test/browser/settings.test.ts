import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean } from './clean.ts'
import { firstTurn, PHONE, world } from './world.ts'

const w = world('--seed', 'settings')

const atTable = async (page: Page): Promise<void> => {
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await firstTurn(page)
}

const root = (page: Page, name: string): Promise<string | null> => page.locator('html').getAttribute(name)

test('settings take effect at once behind the sheet, and are there again in another browser session', async () => {
  const page = await w.person()
  await atTable(page)
  await page.keyboard.press(',')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('radio', { name: 'High' }).check()
  await sheet.getByRole('radio', { name: '130 %' }).check()
  const kept = page.waitForResponse((response) => response.url().endsWith('/me/settings'))
  await sheet.getByRole('switch', { name: 'Key letters' }).uncheck()
  expect(await root(page, 'data-contrast')).toBe('high')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px')
  await clean(page)
  expect((await kept).status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.locator('[data-group] button').first().waitFor()
  expect(await page.locator('kbd:visible').count()).toBe(0)
  await clean(page)
  // The device forgets; the server does not.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.locator('html[data-contrast="high"][data-letters="off"]').waitFor()
})

test('patterns hatch what belongs to a side, as far as the policy of the page lets them', async () => {
  const page = await w.person()
  await atTable(page)
  const hatched = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main [fill]')].filter((drawn) =>
          getComputedStyle(drawn).fill.includes('#side-pattern'),
        ).length,
    )
  expect(await hatched()).toBe(0)
  await page.keyboard.press(',')
  const patterns = page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Patterns' })
  await patterns.check()
  await expect.poll(hatched).toBeGreaterThan(5)
  await patterns.uncheck()
  await expect.poll(hatched).toBe(0)
})

test('the sheet of keys names those of the question first, and S and U do what it says', async () => {
  const page = await w.person()
  await atTable(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  expect(await sheet.getByRole('region').first().textContent()).toBe('NowTTake')
  await clean(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.getByRole('region', { name: 'Score now' }).waitFor()
  await page.keyboard.press('s')
  await page.locator('[data-choice="take 1"]').click()
  await page.locator('[data-choice="points"]').waitFor()
  await page.keyboard.press('u')
  await page.locator('[data-choice="take 1"]').waitFor()
})

test('on a phone the sheets are reached from the menu and fit', async () => {
  const page = await w.person(PHONE)
  await atTable(page)
  for (const name of ['Settings', 'Keys']) {
    await page.getByRole('button', { name: 'Menu and players' }).click()
    await page.getByRole('tab', { name: 'Menu' }).click()
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name, exact: true }).waitFor()
    await clean(page)
    await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog', { name: 'Menu and players' }).getByRole('button', { name: 'Close' }).click()
  }
})

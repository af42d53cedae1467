import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { inTurn } from './hexpanse.ts'
import { PHONE, world } from './world.ts'

const w = world('--seed', 'phone row 1')

const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Under the board' }).getByRole('button', { name })
const part = (page: Page, name: string): Locator =>
  page.locator(`section[aria-label="Cards"] section[aria-label="${name}"]`)

/** How much of the screen's width shows that part. */
async function shown(page: Page, name: string): Promise<number> {
  const box = await part(page, name).boundingBox()
  if (box === null) return 0
  return Math.max(0, Math.min(box.x + box.width, PHONE.width) - Math.max(box.x, 0))
}

test('tabs under the board of a phone lead to cards, market, mission and log, and follow what is swiped', async () => {
  const page = await w.person(PHONE)
  await inTurn(page, w.server.address)
  expect((await tab(page, /./).allTextContents()).join()).toMatch(/^Cards \d,Market 5,Mission,Log$/)
  for (const [name, label] of [
    [/^Mission/, 'Mission'],
    [/^Log/, 'Log'],
    [/^Market/, 'Market'],
  ] as const) {
    await tab(page, name).click()
    await expect.poll(() => tab(page, name).getAttribute('aria-current')).toBe('true')
    await atRest(page)
    expect(await shown(page, label)).toBeGreaterThan(290)
  }
  expect(await part(page, 'Mission').getByRole('button').count()).toBe(1)
  expect(await part(page, 'Mission').getByText('short').count()).toBeGreaterThan(0)
  expect(await part(page, 'Log').locator('p').count()).toBeGreaterThan(0)
  await page
    .locator('section[aria-label="Cards"] [data-scrolls="across"]')
    .evaluate((row) => (row.scrollLeft = row.scrollWidth))
  await expect.poll(() => tab(page, /^Log/).getAttribute('aria-current')).toBe('true')
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean } from './clean.ts'
import { DESK, firstTurn, PHONE, playHere, world } from './world.ts'

/* Whoever plays a game for the first time is offered its lesson, once. */

const w = world('--seed', 'first time')

const offer = (page: Page): Locator => page.getByRole('dialog', { name: 'Is The Expanse new to you?' })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

async function playNow(page: Page): Promise<void> {
  await page.goto(w.server.address)
  await button(page, 'Play now').first().click()
}

test.each([DESK, PHONE])('Play now offers the lesson at $width x $height; once declined, never again', async (size) => {
  const page = await w.newcomer(size)
  await playNow(page)
  await offer(page).waitFor()
  await clean(page)
  // Put away is not chosen: no table was made, and it is offered again.
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).pathname).toBe('/')
  await playNow(page)
  await button(page, 'I know the game, play now').click()
  await firstTurn(page)
  expect(await offer(page).count()).toBe(0)
  await playNow(page)
  await firstTurn(page)
  expect(await offer(page).count()).toBe(0)
})

test('the lesson that is chosen opens, and is not offered again', async () => {
  const page = await w.newcomer()
  await playNow(page)
  await button(page, 'Play the lesson').click()
  await page.locator('[data-lesson]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/learn/expanse')
  await playNow(page)
  await firstTurn(page)
  expect(await offer(page).count()).toBe(0)
})

test('a table that was reached in another way offers it before the first move', async () => {
  const page = await w.newcomer()
  await page.goto(`${w.server.address}/new/expanse`)
  await playHere(page)
  await button(page, 'Play').click()
  await offer(page).waitFor()
  await button(page, 'I know the game, play now').click()
  await offer(page).waitFor({ state: 'detached' })
  await page.reload()
  await firstTurn(page)
  expect(await offer(page).count()).toBe(0)
})

test.each(['Hexpanse', 'Expedition'])('%s offers its lesson too', async (title) => {
  const page = await w.newcomer()
  await page.goto(w.server.address)
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('dialog', { name: `Is ${title} new to you?` }).waitFor()
  await button(page, 'I know the game, play now').click()
  await page.getByRole('main', { name: 'Board' }).waitFor()
})

import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choices, myTurn, PHONE, question, world } from './world.ts'

/* Packs whose missions and card shapes are drawn by touching hexes. */

const w = world('--seed', 'hexes of my box')

async function begin(page: Page): Promise<void> {
  await page.goto(`${w.server.address}/packs/hexpanse`)
  await page.getByRole('button', { name: 'Make a pack of my box' }).click()
  await page.getByRole('heading', { name: 'Missions', level: 1 }).waitFor()
}

async function openRow(page: Page, section: RegExp, title: string): Promise<void> {
  const back = page.getByRole('button', { name: 'To the wall' })
  if (await back.isVisible()) await back.click()
  await page.getByRole('navigation', { name: 'Parts of the pack' }).getByRole('button', { name: section }).click()
  await page.getByLabel('Find a row').fill(title)
  await page.getByRole('listitem').getByRole('button', { name: title }).first().click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
}

const hexes = (page: Page, label: string): Locator => page.locator(`svg[aria-label="${label}"]`)
const hex = (page: Page, label: string, place: string): Locator =>
  hexes(page, label).getByRole('checkbox', { name: new RegExp(`^${place}:`) })
const cells = (page: Page, text: string): Promise<void> => page.getByRole('status').getByText(text).waitFor()

/** One cell of Talonis moves from the end of its claw to beside its top. */
async function redraw(page: Page): Promise<void> {
  await openRow(page, /^Missions/, 'Talonis')
  await cells(page, '9 of 9 cells')
  await hex(page, 'Cells', 'row 4, hex 6').click()
  await cells(page, '8 of 9 cells: touch 1 more')
  expect(await page.getByRole('button', { name: 'Play with this pack' }).isDisabled()).toBe(true)
  await hex(page, 'Cells', 'row 3, hex 5').click()
  await cells(page, '9 of 9 cells')
  await page.getByRole('region', { name: 'Checks' }).getByText('Not its own mirror image').waitFor()
  expect(await page.getByRole('button', { name: 'Play with this pack' }).isDisabled()).toBe(false)
}

const violations = async (page: Page): Promise<readonly unknown[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

test('a mission and the shape of a card are drawn, checked and played', async () => {
  const page = await w.person({ width: 1440, height: 900 })
  await begin(page)
  await redraw(page)
  expect(await violations(page)).toEqual([])

  await openRow(page, /^Cards/, 'Cheyen')
  await page.getByRole('button', { name: 'Hit what stands on that hex' }).click()
  await hex(page, 'Icons', 'row 3, hex 5').click()
  await page.getByRole('article').getByText('then hit the hex two hexes to the east').waitFor()
  // The same by keys: one hex to the left of the one touched last is taken, and given back.
  await hex(page, 'Icons', 'row 3, hex 5').press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect.poll(() => hex(page, 'Icons', 'row 3, hex 4').textContent()).toContain('4')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Icon 1: remove' }).click()
  await page.getByRole('article').getByText('Place a unit to the east, then hit the hex two').waitFor()
  expect(await violations(page)).toEqual([])

  // In a position: the base hex of the card is asked for, and the hit follows two hexes away.
  await page.getByRole('button', { name: 'Play it here' }).click()
  await question(page).getByText('Cheyen: choose the base hex').waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Play with this pack' }).click()
  await page
    .getByLabel(/My copy/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: /My copy, version 1/ }).waitFor()
  await myTurn(page)
  expect((await choices(page)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /My copy, version 1/ }).click()
  await page.getByText('Talonis').first().waitFor()
  await page.getByText('Cheyen').first().waitFor()
})

test('on a phone a mission is drawn with a finger, undone and kept', async () => {
  const page = await w.person(PHONE)
  await begin(page)
  await redraw(page)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await cells(page, '8 of 9 cells: touch 1 more')
  await page.getByRole('button', { name: 'Redo' }).tap()
  await page.reload()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Talonis/ })
    .getByText('changed')
    .waitFor()
})

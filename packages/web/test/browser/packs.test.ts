import AxeBuilder from '@axe-core/playwright'
import { STATE_LIMIT } from '@orrery/browser'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, choices, myTurn, PHONE, world } from './world.ts'

const w = world('--seed', 'a pack of my box')

const field = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true }).first()

async function openRow(page: Page, section: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of the pack' }).getByRole('button', { name: section }).click()
  await page.getByLabel('Find a row').fill(title)
  await page.getByRole('listitem').getByRole('button', { name: title }).first().click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
}

const begin = async (page: Page): Promise<void> => {
  await page.goto(`${w.server.address}/packs/expanse`)
  await page.getByRole('button', { name: 'Make a pack of my box' }).click()
  await page.getByRole('heading', { name: 'Cards', level: 1 }).waitFor()
}

const TO_FIX = { name: /to fix/ }

/** Three cards, a tech and a chart, as an owner would correct them. */
async function edit(page: Page): Promise<void> {
  await openRow(page, 'Cards', 'Donnager')
  await field(page, 'Action points').getByRole('button', { name: '2' }).click()
  await field(page, 'Tabs').getByRole('button', { name: 'OPA' }).click()
  await field(page, 'Tabs').getByRole('alert').or(page.getByRole('alert')).first().waitFor()
  expect(await page.getByRole('button', { name: 'Play with this pack' }).isDisabled()).toBe(true)
  await field(page, 'Tabs').getByRole('button', { name: 'UN' }).click()
  await page.getByRole('button', TO_FIX).waitFor({ state: 'detached' })
  await page.getByLabel('Checked against my copy', { exact: true }).last().check()
  await page.getByText('1 of 69 checked').waitFor()

  await openRow(page, 'Cards', 'Nauvoo')
  await field(page, 'Title').getByRole('textbox').fill('The Behemoth')

  await openRow(page, 'Cards', 'Razorback')
  await page.getByRole('button', { name: 'Move fleets: remove' }).first().click()
  await page.getByRole('button', { name: '+ Add a step' }).click()
  await page.getByRole('button', { name: 'Gain control points', exact: true }).click()
  await page.getByRole('article').getByText('Gain 1 CP').waitFor()
  await page.getByRole('region', { name: 'Try it in a position' }).waitFor()

  await openRow(page, 'Techs', 'Hegemony')
  await field(page, 'Name').getByRole('textbox').fill('Overlordship')

  await openRow(page, 'Starting charts', 'Two players')
  await field(page, 'UN').getByLabel('Fleets 1, 3').fill('1')
  await page.getByText('5 changed').or(page.getByText('Changed 1')).first().waitFor()
}

test('an owner corrects cards, plays online with a friend, and the saved game replays with the pack', async () => {
  const mira = await w.person({ width: 1440, height: 900 })
  await begin(mira)
  await edit(mira)
  const { violations } = await new AxeBuilder({ page: mira }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await mira.getByRole('button', { name: 'Play with this pack' }).click()
  await mira
    .getByLabel(/My copy/)
    .first()
    .waitFor()
  await mira.goto(`${mira.url()}&friends`)
  await mira.getByLabel('Your name at the table').fill('Mira')
  await expect.poll(() => mira.locator('input[name=pack]:checked + label').textContent()).toContain('My copy')
  await mira.getByRole('button', { name: 'Create table' }).click()
  const link = await mira.getByLabel('Link to this table').inputValue()

  const tomas = await w.person({ width: 1440, height: 900 })
  await tomas.goto(link)
  await tomas.getByLabel('Your name at the table').fill('Tomas')
  await tomas.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [mira, tomas]) await page.getByRole('button', { name: /My copy, version 1/ }).waitFor()
  await tomas.getByRole('button', { name: /My copy, version 1/ }).click()
  await tomas.getByText('The Behemoth').first().waitFor()
  await tomas.keyboard.press('Escape')

  const asked = await Promise.race([myTurn(mira).then(() => mira), myTurn(tomas).then(() => tomas)])
  await answer(asked, (await choices(asked)).find((line) => line.startsWith('take 1')) ?? '')

  // Bots play it to its end: only then a record tells everything.
  for (const page of [mira, tomas]) {
    await page.getByRole('button', { name: /^Menu/ }).click()
    await page.getByRole('button', { name: 'Hand over to a bot' }).click()
  }
  const { origin, pathname } = new URL(link)
  const saved = async (): Promise<string> =>
    (await mira.request.get(`${origin}/api/tables/${pathname.split('/').at(-1)}/record`)).text()
  await expect.poll(saved, { timeout: STATE_LIMIT }).toContain('The Behemoth')

  const file = `${mkdtempSync(`${tmpdir()}/orrery-`)}/game.txt`
  writeFileSync(file, await saved())
  const reader = await w.person({ width: 1440, height: 900 })
  await reader.goto(`${w.server.address}/file`)
  await reader.locator('input[type=file]').first().setInputFiles(file)
  await reader.getByRole('button', { name: /My copy, version 1/ }).waitFor()
})

test('on a phone a card is opened, changed, undone and kept', async () => {
  const page = await w.person(PHONE)
  await begin(page)
  await openRow(page, 'Cards', 'Donnager')
  await field(page, 'Action points').getByRole('button', { name: '1' }).tap()
  await page.getByText('your version').waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByText('your version').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Redo' }).tap()
  await page.reload()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Donnager/ })
    .getByText('changed')
    .waitFor()
})

import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { offlineReady, PHONE, world } from './world.ts'

const w = world('--seed', 'a live table')

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const ask = (page: Page): Locator => page.getByRole('region', { name: 'Question' })
const slice = (page: Page, id: string): Locator => page.locator(`[data-slice="${id}"]`)
/** The last line of the log says so, now or soon. */
const told = (page: Page, text: string): Promise<void> =>
  page.locator('[data-line]').last().filter({ hasText: text }).waitFor()
const asked = (page: Page, text: string): Promise<void> => ask(page).filter({ hasText: text }).waitFor()

/** Three seats with goods enough for two slices each. */
async function setUp(page: Page): Promise<void> {
  await page.goto(w.server.address)
  await page.getByRole('link', { name: 'Referee' }).click()
  await page.getByRole('heading', { name: 'Referee', level: 1 }).waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'Set up a table' }).click()
  for (const seat of [6, 5, 4]) await button(page, `Remove seat ${seat}`).click()
  await clean(page)
  await page.getByLabel('Map string').fill('{112} 77 40 x1')
  expect(await page.getByRole('alert').textContent()).toContain('Entry 4 "x1" is not a tile number.')
  await button(page, 'The map for 3').click()
  await page.getByLabel('Name of seat 1').fill('Ana')
  await page.getByText('Started already?').click()
  const has = async (seat: string, label: string, n: string): Promise<void> => {
    await page.getByRole('group', { name: 'Seat', exact: true }).getByRole('button', { name: seat }).click()
    await page.getByRole('textbox', { name: label }).fill(n)
    await page.getByRole('textbox', { name: label }).blur()
  }
  await has('Ana', 'Trade goods', '2')
  await has('Ana', 'Action cards', '2')
  await has('Hacan', 'Trade goods', '8')
  await has('Xxcha', 'Unscored secrets', '1')
  await page.getByLabel('Give a planet').selectOption('thibah')
  await button(page, 'Only on this device').click()
  await ask(page).waitFor()
}

/** A turn up to its window. */
const acted = (page: Page): Promise<void> => button(page, 'The action is done').click()

async function claimWith(page: Page, id: string, what: RegExp, n: number): Promise<void> {
  await acted(page)
  await slice(page, id).click()
  for (let k = 0; k < n; k++) await ask(page).getByRole('button', { name: what }).click()
  await ask(page)
    .getByRole('button', { name: /^Claim the/ })
    .click()
}

async function firstClaim(page: Page): Promise<void> {
  await slice(page, 'resources').click()
  // What only the moment forbids can be allowed by the table: the payment opens and says so.
  await asked(page, 'Finish your action first')
  await button(page, 'Back').click()
  await acted(page)
  await slice(page, 'resources').click()
  await page.locator('[data-planet="jord"]').click()
  // What is in hand outlives a reload.
  await page.reload()
  await page.locator('[data-planet="jord"][aria-pressed="true"]').waitFor()
  // Four of five: the button says so, and pressing it all the same is refused by its rule.
  await button(page, 'Claim: 1 resource short').click()
  const refused = page.getByRole('alert')
  expect(await refused.textContent()).toContain('This pays 4 of 5 resources.')
  expect(await refused.getByRole('link').getAttribute('href')).toBe('/rules/expedition#TE-2.13')
  await ask(page)
    .getByRole('button', { name: /^Trade goods.*: one more/ })
    .click()
  await button(page, /^Claim the resources slice/).click()
}

/** The die of the table is typed in, undone, and typed in again: then The Fracture comes. */
async function fracture(page: Page): Promise<void> {
  await button(page, 'The die shows 5').click()
  await page.getByText('No Fracture').waitFor()
  await button(page, 'Undo').click()
  await told(page, 'claims the resources slice')
  await button(page, 'Redo').click()
  await told(page, 'rolls 5')
  await button(page, 'Undo').click()
  await button(page, 'The die shows 10').click()
  await asked(page, 'place ingress tokens in lit systems')
  for (;;) {
    const lit = page.locator('[data-lit]')
    if ((await lit.count()) === 0) break
    await lit.first().click()
    const colour = ask(page).getByRole('button', { name: /^for / })
    if ((await colour.count()) > 0) await colour.first().click()
  }
  await button(page, /^Place \d+ tokens$/).click()
  await told(page, 'Mecatol Rex (112) gets an extra ingress token')
}

async function reloaded(page: Page): Promise<void> {
  const before = await page.locator('[data-line]').count()
  const question = await ask(page).textContent()
  await page.reload()
  await ask(page).waitFor()
  expect(await page.locator('[data-line]').count()).toBe(before)
  expect(await ask(page).textContent()).toBe(question)
}

describe('the referee on a phone', () => {
  test('a whole expedition: a refused payment, an undo, The Fracture, a reload, a tie, and a correction', async () => {
    const page = await w.person(PHONE)
    await setUp(page)
    await clean(page)
    await firstClaim(page)
    await fracture(page)
    await clean(page)
    await button(page, 'End the turn').click()

    await claimWith(page, 'tradeGoods', /^Trade goods.*: one more/, 3)
    await button(page, 'End the turn').click()
    await asked(page, "How does Xxcha's action end?")
    await reloaded(page)
    await claimWith(page, 'secret', /secrets.*: one more/, 1)
    await button(page, 'End the turn').click()

    // Claiming nothing ends the turn, and one press takes both back.
    await acted(page)
    await button(page, 'Claim nothing').click()
    await asked(page, "How does Hacan's action end?")
    await button(page, 'Undo').click()
    await asked(page, 'Ana, claim a slice?')
    await slice(page, 'actionCards').click()
    for (let k = 0; k < 2; k++)
      await ask(page)
        .getByRole('button', { name: /^Action cards.*: one more/ })
        .click()
    await button(page, /^Claim the action card slice/).click()
    await button(page, 'End the turn').click()

    await claimWith(page, 'influence', /^Trade goods.*: one more/, 5)
    await button(page, 'End the turn').click()
    await acted(page)
    await slice(page, 'specialty').click()
    await page.locator('[data-planet="thibah"]').click()
    await clean(page)
    await button(page, /^Claim the specialty slice/).click()
    await sixth(page)
    await corrected(page)
  })

  test('it opens without a network once it was loaded, with its tables', async () => {
    const page = await w.person(PHONE, 'reduce', 'allow')
    await setUp(page)
    await offlineReady(page)
    await page.context().setOffline(true)
    await page.reload()
    await ask(page).waitFor()
    await acted(page)
    await told(page, 'the end-of-turn window is open')
    await page.context().setOffline(false)
  })
})

/** The sixth claimant places and, two slices each, names who takes it. */
async function sixth(page: Page): Promise<void> {
  await asked(page, "Xxcha, place Thunder's Edge in a lit system.")
  await page.locator('[data-system="112"]').click()
  expect(await page.getByRole('alert').textContent()).toContain(
    'Mecatol Rex contains Mecatol Rex. Choose a system without planets.',
  )
  // A touch also tells what lies there.
  expect(await page.getByRole('status').textContent()).toContain('Mecatol Rex')
  await page.locator('[data-lit]').first().click()
  await button(page, /^Place in system \d+$/).click()
  await asked(page, "who of the tied takes Thunder's Edge?")
  await ask(page).getByRole('button', { name: 'Hacan 2 infantry' }).click()
  await told(page, "Hacan takes Thunder's Edge")
  await clean(page)
}

/** Corrects a number that was entered. */
async function corrected(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Seats' }).getByRole('button', { name: 'Ana' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Commodities' }).fill('4')
  await sheet.getByRole('textbox', { name: 'Commodities' }).blur()
  await clean(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await told(page, 'Correction: Ana, commodities: 4.')
}

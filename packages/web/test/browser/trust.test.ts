import type { TableFacts } from '@orrery/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { world } from './world.ts'

const w = world()

/** A table as the page's visitor makes it. */
async function laid(page: Page, kinds: readonly string[]): Promise<string> {
  const setting = { game: 'expanse', options: {}, seats: kinds.length, clock: { kind: 'none' } }
  const seats = kinds.map((kind) => (kind === 'bot' ? { kind, level: 'random' } : { kind }))
  const answer = await page.request.post(`${w.server.address}/api/tables`, { data: { setting, seats } })
  return ((await answer.json()) as TableFacts).id
}

describe('a deal', () => {
  test('is committed to in the lobby, takes the words of a seat, and is checked in the browser after the game', async () => {
    const page = await w.person()
    const open = await laid(page, ['me', 'open'])
    await page.goto(`${w.server.address}/t/${open}`)
    await page.getByText('Fair deal').click()
    expect(await page.locator('code').textContent()).toMatch(/^[0-9a-f]{64}$/)
    await page.getByLabel('Your words in the seed').fill('seven blue horses')
    await page.getByRole('button', { name: 'Add words' }).click()
    await page.getByText('“seven blue horses”').waitFor()

    const over = await laid(page, ['bot', 'bot'])
    await page.goto(`${w.server.address}/t/${over}`)
    await page.getByRole('link', { name: 'Verify' }).click()
    await page.getByText(/^All \d+ draws follow from the seed\.$/).waitFor()
    await page.getByText('This browser saw the same one when the table was opened.').waitFor()
    await page.evaluate((key) => localStorage.setItem(key, '0'.repeat(64)), `orrery fair ${over}`)
    await page.reload()
    await page.getByText('The server changed its secret').waitFor()
  })
})

describe('somebody', () => {
  test('opens their games on another device by a personal link, and deletes what is stored of them', async () => {
    const [page, phone] = [await w.person(), await w.person({ width: 390, height: 844 })]
    const id = await laid(page, ['me', 'open'])
    await page.goto(`${w.server.address}/me`)
    await page.getByRole('button', { name: 'Make a personal link' }).click()
    const link = await page.getByLabel('Personal link').inputValue()
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Open my games here' }).click()
    await phone.locator(`a[href*="${id}"]`).first().waitFor()

    await page.getByLabel('I will not get it back.').check()
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.waitForURL(`${w.server.address}/`)
    expect(await (await page.request.get(`${w.server.address}/api/me/data`)).json()).toMatchObject({ tables: [] })
  })
})

describe('a host', () => {
  test('frees a seat before the game, and removes somebody during it at the second click', async () => {
    const [mira, tomas] = [await w.person(), await w.person()]
    const id = await laid(mira, ['me', 'open', 'open'])
    const sit = async (): Promise<void> => {
      await tomas.goto(`${w.server.address}/t/${id}`)
      await tomas.getByLabel('Your name at the table').fill('Tomas')
      await tomas.getByRole('button', { name: 'Sit down' }).first().click()
      await mira.getByText('Tomas').first().waitFor()
    }
    await mira.goto(`${w.server.address}/t/${id}`)
    await sit()
    await mira.getByRole('button', { name: 'Free the seat' }).click()
    await tomas.getByRole('button', { name: 'Sit down' }).first().waitFor()
    await sit()
    await mira.getByRole('button', { name: 'Start with bots' }).click()
    await mira.getByRole('button', { name: 'Menu' }).click()
    await mira.getByRole('button', { name: 'Remove and block Tomas' }).click()
    await mira.getByRole('button', { name: 'Really remove Tomas?' }).click()
    await tomas.getByText('Watching').first().waitFor()
  })
})

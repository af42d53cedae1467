import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deployed } from './deployed.ts'
import { answer, choices, DESK, myTurn, offlineReady, playHere, seatBot, stored, world } from './world.ts'

const w = world('--seed', 'offline')

const GAMES = ['expanse', 'hexpanse', 'expedition'] as const
const MOVES = 4

/** The log has one entry for each move. */
const movesTold = (page: Page): Promise<number> => page.locator('[data-entry]').count()

/** A new table of this device against bots: some moves, a reload, and on from there. */
async function playOffline(page: Page, game: string): Promise<void> {
  await page.goto(`${w.server.address}/new/${game}`)
  await playHere(page)
  const others = await page.getByLabel(/^Who sits in seat/).count()
  for (let i = 0; i < others; i++) await seatBot(page, i + 2, 'Random')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  for (let i = 0; i < MOVES && (await myTurn(page)); i++) await answer(page, (await choices(page))[0] ?? '')
  expect(await myTurn(page)).toBe(true)
  const before = await movesTold(page)
  await stored(page)
  await page.reload()
  expect(await myTurn(page)).toBe(true)
  expect(await movesTold(page)).toBe(before)
  await answer(page, (await choices(page))[0] ?? '')
}

async function tableOnServer(page: Page): Promise<string> {
  const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const reply = await page.request.post(`${w.server.address}/api/tables`, { data: { setting, seats } })
  return `/t/${((await reply.json()) as { readonly id: string }).id}`
}

const FIRST_PAGES: readonly (readonly [name: string, path: (page: Page) => Promise<string>])[] = [
  ['the start page', () => Promise.resolve('/')],
  ['a page of rules', () => Promise.resolve('/rules/hexpanse')],
  ['a table on the server', tableOnServer],
]

describe('after one visit, with the server gone', () => {
  for (const [name, pathOf] of FIRST_PAGES) {
    test(`to ${name}: it opens again, and all three games are played on this device`, async () => {
      const page = await w.person(DESK, 'reduce', 'allow')
      await page.goto(`${w.server.address}${await pathOf(page)}`)
      await offlineReady(page)
      await w.server.kill()
      try {
        await page.reload()
        await page.getByRole('link', { name: 'Orrery' }).first().waitFor()
        for (const game of GAMES) await playOffline(page, game)
      } finally {
        await w.server.again()
      }
    })
  }
})

const cacheNames = async (page: Page): Promise<string[]> => (await page.evaluate(() => caches.keys())).sort()

const waitingWorker = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)

test('a new build waits while a page of the old one is open, which keeps its files', async () => {
  const site = await deployed()
  try {
    const old = await w.person(DESK, 'reduce', 'allow')
    await old.goto(`${site.address}/rules/expanse`)
    await offlineReady(old)
    const [first = ''] = await cacheNames(old)

    site.deploy('second', /\/setup-/)
    const other = await old.context().newPage()
    await other.goto(`${site.address}/rules/expanse`)
    await expect.poll(() => waitingWorker(other)).toBe('installed')
    expect(await cacheNames(old)).toEqual([first, 'orrery-second'].sort())
    await other.close()

    await old.getByRole('link', { name: 'Orrery' }).first().click()
    await old.getByRole('link', { name: 'Set up a table' }).first().click()
    await old.getByRole('radiogroup', { name: 'Players' }).waitFor()
  } finally {
    site.close()
  }
})

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { answer, choices, mark, myTurn, POLLING, world } from './world.ts'

const w = world()

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('orrery.local.twice'))

/** Keeps a table against bots that answer at once. */
async function keep(page: Page): Promise<string> {
  const [game, seats] = ['expanse', 2]
  const sitters = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'random' },
  ]
  const setting = { game, options: {}, seats, clock: { kind: 'none' } }
  const kept = { game, seats: sitters, updated: 0, opening: { t: 'lay', setting, seats: sitters } }
  await page.goto(w.server.address)
  await page.evaluate((text) => localStorage.setItem('orrery.local.twice', text), JSON.stringify(kept))
  return `${w.server.address}/local/twice`
}

/** Answers once, and waits until it is kept. */
async function play(page: Page): Promise<void> {
  await myTurn(page)
  const before = await stored(page)
  await answer(page, (await choices(page))[0] ?? '')
  await page.waitForFunction((old) => localStorage.getItem('orrery.local.twice') !== old, before, { polling: POLLING })
}

describe('a table on this device in two tabs', () => {
  test('is played in the first; the second says so, and opens it as it stands when the first is closed', async () => {
    const first = await w.person()
    const table = await keep(first)
    await first.goto(table)
    await play(first)
    const second = await first.context().newPage()
    await second.goto(table)
    await second.getByText('This table is open in another tab. Play there').waitFor()
    await clean(second)
    await play(first)
    const moves = await first.locator('[data-entry]').count()
    await first.close()
    await myTurn(second)
    expect(await second.locator('[data-entry]').count()).toBeGreaterThanOrEqual(moves)
    await second.reload()
    await myTurn(second)
    expect(await mark(second)).not.toBe('')
  })

  test('where a browser has no locks, the second tab loses nothing of what the first played', async () => {
    const first = await w.person()
    await first.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    const table = await keep(first)
    await first.goto(table)
    await play(first)
    const second = await first.context().newPage()
    await second.goto(table)
    await myTurn(second)
    await play(first)
    const kept = await stored(first)
    await second.locator('[data-choice]').first().click()
    await second.getByText('The game went on in another tab, so this tab no longer saves.').waitFor()
    expect(await stored(first)).toBe(kept)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { breakWorkers, world } from './world.ts'

const w = world()

/** A table as this device keeps it. */
interface Kept {
  readonly opening: { readonly saved?: { readonly entries: readonly { readonly deed: { readonly kind: string } }[] } }
}

/** Lays a table of four bots that answer at once, and goes to it. */
async function layBots(page: Page): Promise<void> {
  await page.goto(w.server.address)
  const [game, seats] = ['expanse', 4]
  const sitters = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' }))
  const setting = { game, options: {}, seats, clock: { kind: 'none' } }
  const kept = { game, seats: sitters, updated: 0, opening: { t: 'lay', setting, seats: sitters } }
  await page.evaluate((text) => localStorage.setItem('orrery.local.bots', text), JSON.stringify(kept))
  await page.goto(`${w.server.address}/local/bots`)
}

describe('a table on this device', () => {
  test('that stops working says so and what to do, and nothing of it is lost', async () => {
    const page = await w.person()
    await breakWorkers(page, '/worker')
    await layBots(page)
    await page.getByText('This table stopped working on this device. What was played is kept').waitFor()
    await clean(page)
    expect(await page.evaluate(() => localStorage.getItem('orrery.local.bots'))).toContain('random')
  })

  test('of bots that answer at once is drawn to its end, however fast they are, and kept', async () => {
    const page = await w.person()
    await layBots(page)
    await page.getByText('The game is over', { exact: true }).waitFor({ timeout: 60_000 })
    const moves = Number(/\d+/.exec((await page.getByText(/^Show all \d+ moves$/).textContent()) ?? '')?.[0])
    await page.waitForFunction((all) => {
      const kept = JSON.parse(localStorage.getItem('orrery.local.bots') ?? '') as Kept
      return kept.opening.saved?.entries.filter(({ deed }) => deed.kind === 'move').length === all
    }, moves)
    expect(moves).toBeGreaterThan(100)
    await page.reload()
    await page.getByText(`Show all ${moves} moves`, { exact: true }).waitFor()
    await page.getByText('The game is over', { exact: true }).waitFor()
  })
})

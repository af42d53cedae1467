import { describe, expect, test } from 'vitest'
import { world } from './world.ts'

const w = world()

describe('a table on this device', () => {
  test('of bots that answer at once is drawn to its end, however fast they are', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    const [game, seats] = ['expanse', 4]
    const sitters = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' }))
    const setting = { game, options: {}, seats, clock: { kind: 'none' } }
    const kept = { game, seats: sitters, updated: 0, opening: { t: 'lay', setting, seats: sitters } }
    await page.evaluate((text) => localStorage.setItem('orrery.local.bots', text), JSON.stringify(kept))
    await page.goto(`${w.server.address}/local/bots`)
    await page.getByText('The game is over', { exact: true }).waitFor({ timeout: 60_000 })
    expect(await page.locator('[data-entry]').count()).toBeGreaterThan(0)
  })
})

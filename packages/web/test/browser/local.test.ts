import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { breakWorkers, playHere, world } from './world.ts'

const w = world()

/** A table as this device keeps it. */
interface Kept {
  readonly opening: { readonly saved?: { readonly entries: readonly { readonly deed: { readonly kind: string } }[] } }
}

/** Keeps a table of four bots that answer at once. */
async function keepBots(page: Page, id: string, updated = 0): Promise<void> {
  const [game, seats] = ['expanse', 4]
  const sitters = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' }))
  const setting = { game, options: {}, seats, clock: { kind: 'none' } }
  const kept = { game, seats: sitters, updated, opening: { t: 'lay', setting, seats: sitters } }
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [`orrery.local.${id}`, JSON.stringify(kept)],
  )
}

/** Lays a table of four bots, and goes to it. */
async function layBots(page: Page): Promise<void> {
  await page.goto(w.server.address)
  await keepBots(page, 'bots')
  await page.goto(`${w.server.address}/local/bots`)
}

/** From the next page on there is no room for tables on this device. */
async function fillDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setItem = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function put(key, value) {
      if (key.startsWith('orrery.local.')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
}

/** The last Scoring is shown again from the log, with motion: it is seen step by step, paused, and skipped. */
async function lastScoringAgain(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { motion: 'full', pace: 'normal' }))
  await page.getByRole('button', { name: 'Show again' }).last().click()
  const scene = page.getByRole('region', { name: 'Final Scoring' })
  await scene.getByText(/^[1-9]\d* of 16 Bases$/).waitFor()
  await page.keyboard.press('p')
  await scene.getByRole('button', { name: 'Continue' }).waitFor()
  await clean(page)
  await page.keyboard.press(' ')
  await scene.getByText('16 of 16 Bases').waitFor()
  expect(await page.locator('[data-scene]').getAttribute('data-scene')).toBe('result')
  await scene.getByRole('button', { name: 'Who won' }).click()
  await scene.waitFor({ state: 'detached' })
}

describe('a table on this device', () => {
  test('that stops working says so and what to do, and nothing of it is lost', async () => {
    const page = await w.person()
    await breakWorkers(page, '/worker')
    await layBots(page)
    await page.getByText('This table stopped working. Your game is saved: reload the page.').waitFor()
    await clean(page)
    expect(await page.evaluate(() => localStorage.getItem('orrery.local.bots'))).toContain('random')
  })

  test('of bots that answer at once is drawn to its end, however fast they are, and kept', async () => {
    const page = await w.person()
    await layBots(page)
    await page.getByText('The game is over', { exact: true }).waitFor()
    const moves = Number(/\d+/.exec((await page.getByText(/^Show all \d+ moves$/).textContent()) ?? '')?.[0])
    await page.waitForFunction((all) => {
      const kept = JSON.parse(localStorage.getItem('orrery.local.bots') ?? '') as Kept
      return kept.opening.saved?.entries.filter(({ deed }) => deed.kind === 'move').length === all
    }, moves)
    expect(moves).toBeGreaterThan(100)
    await lastScoringAgain(page)
    await page.reload()
    await page.getByText(`Show all ${moves} moves`, { exact: true }).waitFor()
    await page.getByText('The game is over', { exact: true }).waitFor()
  })

  test('that has no room left goes on, says that moves are not saved, and what was kept stays', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await keepBots(page, 'bots')
    await fillDevice(page)
    await page.goto(`${w.server.address}/local/bots`)
    await page.getByText('No room left on this device: moves are not saved').waitFor()
    await page.getByText('The game is over', { exact: true }).waitFor()
    expect(await page.getByText('No room left on this device: moves are not saved').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('orrery.local.bots'))).toContain('"t":"lay"')
    await clean(page)
  })

  test('for which there is no room is not begun, and it is said what to do', async () => {
    const page = await w.person()
    await fillDevice(page)
    await page.goto(`${w.server.address}/new/expanse`)
    await playHere(page)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('alert').getByText('Delete one under My games').waitFor()
  })
})

describe('tables on this device', () => {
  test('are all there to be seen, and are thrown away by a second click', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    for (let n = 0; n < 6; n++) await keepBots(page, `t${n}`, n)
    await page.reload()
    const shown = page.getByRole('link', { name: /On this device/ })
    await page.getByRole('button', { name: '2 more' }).click()
    expect(await shown.count()).toBe(6)
    await clean(page)
    const cross = page.getByRole('button', { name: 'Delete this game of The Expanse', exact: true })
    await cross.first().click()
    expect(await shown.count()).toBe(6)
    await page.getByRole('button', { name: /for good$/ }).click()
    await expect.poll(() => shown.count()).toBe(5)
    await page.reload()
    await page.getByRole('button', { name: '1 more' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('orrery.local.t5'))).toBeNull()
  })
})

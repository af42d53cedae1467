import { game } from '@orrery/expanse'
import { itemAt, Match, rngFrom, writeRecord } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, choices, firstTurn, world } from './world.ts'

const w = world('--seed', 'look back 13')

async function someMoves(page: Page): Promise<string> {
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await firstTurn(page)
  await answer(page, 'take 1')
  await answer(page, 'points')
  const open = await choices(page)
  await answer(page, open.find((line) => line.startsWith('influence')) ?? '')
  return page.url().split('/').at(-1) ?? ''
}

/** The record of a game of three, played at random to its end, with modules. */
function randomGame(): string {
  const started = Match.start(game, { options: { modules: ['beta', 'epsilon'] }, seats: 3, seed: 'a file' })
  if (!started.ok) throw new Error(started.error.expected)
  const match = started.value
  const rng = rngFrom('anything')
  for (;;) {
    const [ask] = match.pending()
    if (ask === undefined) return writeRecord(match.record())
    const offer = match.offer(ask.seat)
    match.play(ask.seat, itemAt(offer, rng.below(offer.length)))
  }
}

function isInItsList(line: Element): boolean {
  const [inner, outer] = [line.getBoundingClientRect(), line.closest('ol')?.getBoundingClientRect()]
  return outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}

const twoPictures = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const position = (page: Page): Promise<string> => page.getByLabel('Position in the game').inputValue()

describe('replay', () => {
  test('a link leads to a position of one’s own running game; arrows and the log walk from there', async () => {
    const page = await w.person()
    const id = await someMoves(page)
    await page.goto(`${w.server.address}/game/${id}?at=2`)
    await page.getByText(/move 2 of \d+/).waitFor()
    const there = await page.locator('main[data-drawn="2"]').innerHTML()

    await page.keyboard.press('ArrowRight')
    await page.getByText(/move 3 of \d+/).waitFor()
    expect(page.url()).toContain('at=3')
    expect(await page.locator('main[data-drawn="3"]').innerHTML()).not.toBe(there)
    await page.keyboard.press('ArrowLeft')
    await page.getByText(/move 2 of \d+/).waitFor()
    await page.keyboard.press('Home')
    await page.getByText('The table is set.').waitFor()
    await page.locator('[data-entry="1"]').click()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=range]')?.value === '1')
    expect(await position(page)).toBe('1')
  })

  test('a record from a file is replayed on this device', async () => {
    const page = await w.person()
    await page.goto(`${w.server.address}/file`)
    const buffer = Buffer.from(randomGame())
    await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
    await page.getByText(/move 0 of \d+/).waitFor()
    await page.getByLabel('Position in the game').fill('30')
    await page.getByText(/move 30 of \d+/).waitFor()
    // The log shows the moment that is looked at, not the end of the game.
    const line = page.locator('[data-entry="30"]')
    await expect.poll(() => line.evaluate(isInItsList)).toBe(true)
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByRole('tab', { name: 'What happened' }).click()
    await page.evaluate(twoPictures)
    expect(await line.evaluate(isInItsList)).toBe(true)
    await page.keyboard.press('End')
    await page.waitForFunction(() => {
      const range = document.querySelector<HTMLInputElement>('input[type=range]')
      return range !== null && range.value === range.max
    })
    await page.getByRole('button', { name: 'To the start' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText(/move [2-9] of \d+/).waitFor()
  })
})

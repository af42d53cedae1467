import type { MyGames } from '@orrery/table'
import type { WebSocketRoute } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, changed, choice, choices, DESK, firstTurn, mark, myTurn, world } from './world.ts'

const w = world('--seed', 'power cut 10')

describe('a connection that breaks', () => {
  test('the server dies in the middle of a move and comes back: the page goes on by itself, and the move counts once', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await firstTurn(page)
    await answer(page, 'take 1')
    await answer(page, 'points')
    const before = await choices(page)
    const moves = await page.locator('[data-entry]').count()

    const old = await mark(page)
    await w.server.kill()
    await page.getByText('No connection. You can choose your move; it is sent when the connection is back.').waitFor()
    await choice(page, before.find((line) => line.startsWith('influence')) ?? before[0] ?? '').click()
    await page.getByText('No connection. Your move is sent when').waitFor()
    await w.server.again()
    await changed(page, old)
    await page.getByText('No connection').first().waitFor({ state: 'detached' })
    await page.waitForFunction((n) => document.querySelectorAll('[data-entry]').length === n + 1, moves)
    expect(await page.locator('[data-entry]').count()).toBe(moves + 1)
    expect(await choices(page)).not.toEqual([])
  })

  test('a line that died without a word is noticed when the network is back, and the page goes on by itself', async () => {
    const page = await w.person()
    const alive = new Set<WebSocketRoute>()
    await page.routeWebSocket(/socket/, (line) => {
      alive.add(line)
      const server = line.connectToServer()
      line.onMessage((message) => void (alive.has(line) && server.send(message)))
      server.onMessage((message) => void (alive.has(line) && line.send(message)))
    })
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await firstTurn(page)
    const old = await mark(page)
    alive.clear()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => alive.size).toBe(1)
    await choice(page, 'take 1').click()
    await changed(page, old)
    expect(await choices(page)).toContain('points')
  })

  test('whoever was away sees what the others did meanwhile, one move after another, and may skip it', async () => {
    const page = await w.person(DESK, 'no-preference')
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await firstTurn(page)
    await answer(page, 'take 1')
    await answer(page, 'points')
    const table = page.url()
    await choice(page, 'finish').click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.goto('about:blank')
    const waits = async (): Promise<boolean> => {
      const reply = await page.context().request.get(`${w.server.address}/api/tables`)
      return ((await reply.json()) as MyGames).games[0]?.yourTurn === true
    }
    await expect.poll(waits).toBe(true)
    await page.goto(table)
    const skip = page.getByRole('button', { name: /^Skip \(\d of \d+\)$/ })
    await skip.waitFor()
    await skip.click()
    await skip.waitFor({ state: 'detached' })
    expect(await choices(page)).not.toEqual([])
  })

  test('a page that is loaded again shows the same table, log and question', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await firstTurn(page)
    await answer(page, 'take 1')
    const open = await choices(page)
    const log = await page.locator('[data-entry]').allTextContents()
    await page.reload()
    await myTurn(page)
    expect(await choices(page)).toEqual(open)
    expect(await page.locator('[data-entry]').allTextContents()).toEqual(log)
  })
})

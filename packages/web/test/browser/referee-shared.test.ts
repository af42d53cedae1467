import { sampleSize } from '@orrery/testkit'
import type { Locator, Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { offlineReady, PHONE, world } from './world.ts'

/* Several people share one referee: a wide screen with the code, and phones that join, lose the network and catch up. */

const w = world('--seed', 'six friends')
const WIDE = { width: 1440, height: 900 } as const
const PHONES = sampleSize(2, 6)
const FACTIONS = ['Sol', 'Hacan', 'Xxcha', 'L1Z1X', 'Letnev', 'Yssaril']

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const told = (page: Page, text: string): Promise<void> =>
  page.locator('[data-line]').filter({ hasText: text }).first().waitFor()

async function wholeLog(page: Page): Promise<readonly string[]> {
  const all = page.getByRole('button', { name: /^All \d+ lines$/ })
  if ((await all.count()) > 0) await all.click()
  return page
    .locator('[data-line]')
    .evaluateAll((lines) =>
      lines.map((line) => `${line.querySelector('i')?.textContent} ${line.querySelector('span')?.textContent}`),
    )
}

/** A phone whose connection can be cut: open lines are closed, and new ones fail until it is mended. */
async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  const lines = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/socket/, (line) => {
    if (isCut) return void line.close()
    const server = line.connectToServer()
    lines.add(line)
    line.onMessage((message) => server.send(message))
    server.onMessage((message) => line.send(message))
  })
  return {
    async cut() {
      isCut = true
      for (const line of lines) await line.close()
      lines.clear()
    },
    mend() {
      isCut = false
    },
  }
}

async function layOnline(host: Page): Promise<string> {
  await host.goto(`${w.server.address}/referee#new`)
  await button(host, 'Begin and invite phones').click()
  await host.getByRole('img', { name: 'QR code of this table' }).waitFor()
  return host.getByLabel('Link to this table').inputValue()
}

async function join(phone: Page, link: string, faction: string): Promise<void> {
  await phone.goto(link)
  await button(phone, 'Take a seat').click()
  await button(phone, `Take the seat of ${faction}`).click()
  await phone.getByText('this screen').waitFor()
  await button(phone, 'Close').click()
}

/** A correction, entered at this screen. */
async function correct(page: Page, faction: string, n: number): Promise<void> {
  await page.getByRole('navigation', { name: 'Seats' }).getByRole('button', { name: faction }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Commodities' })
  await field.fill(String(n))
  await field.blur()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
}

describe('a referee that several people share', () => {
  test('phones join by the link, lose the network and catch up, over a restart of the server; the log is the same everywhere', async () => {
    const host = await w.person(WIDE)
    const link = await layOnline(host)
    await clean(host)
    const phones = await Promise.all(Array.from({ length: PHONES }, () => w.person(PHONE)))
    const lines = await Promise.all(phones.map(cuttable))
    for (const [i, phone] of phones.entries()) await join(phone, link, FACTIONS[i] ?? '')
    await host.getByText(`${PHONES} of 6 here`).waitFor()
    const [first, second] = [phones[0] ?? host, phones[1] ?? host]

    // Anyone enters for anyone, and the log says who did.
    await button(second, 'The action is done').click()
    await told(host, 'Sol ends the action')
    await host.locator('[data-line]').filter({ hasText: 'Guest' }).first().waitFor()

    // Two lose the network; the host goes on without them, and one of them says something meanwhile.
    await Promise.all(lines.slice(0, 2).map((line) => line.cut()))
    await Promise.all([first, second].map((page) => page.locator('[data-connection="lost"]').waitFor()))
    await correct(host, 'Hacan', 4)
    await told(host, 'Correction: Hacan, commodities: 4')

    await w.server.kill()
    await host.locator('[data-connection="lost"]').waitFor()
    await w.server.again()
    for (const line of lines) line.mend()
    await Promise.all([host, ...phones].map((page) => page.locator('[data-connection="open"]').waitFor()))
    await Promise.all(phones.map((page) => told(page, 'Correction: Hacan, commodities: 4')))

    // Both go on: a payment that the table allows, an undo by somebody else, and the redo.
    await first.locator('[data-slice="resources"]').click()
    await first.locator('[data-planet="jord"]').click()
    // While it is entered, everybody sees what lies there.
    await Promise.all([host, second].map((page) => page.getByText('4 of 5 so far: Jord.').waitFor()))
    await host.getByText('Sol pays 5 resources for the first slice.').waitFor()
    await host.getByText('paying now').waitFor()
    await button(first, 'The table allows it').click()
    await first.getByLabel('Why? For the log, if you like').fill('we agreed')
    await button(first, 'Allow it').click()
    await told(host, 'by ruling')
    await told(second, 'we agreed')
    await button(host, 'The die shows 7').click()
    await told(first, 'rolls 7')
    await button(second, 'Undo').click()
    await button(first, 'The die shows 7').waitFor()
    await button(first, 'Redo').click()
    await Promise.all([host, ...phones].map((page) => told(page, 'rolls 7')))
    const logs = await Promise.all([host, ...phones].map(wholeLog))
    for (const log of logs) expect(log).toEqual(logs[0])
    // On paper stands the sheet and nothing of the screen, wide as it is.
    await host.emulateMedia({ media: 'print' })
    await host.locator('article', { hasText: 'Expedition, round 1' }).waitFor()
    expect(await host.getByRole('navigation', { name: 'Seats', includeHidden: true }).isVisible()).toBe(false)
    await clean(first)
  })

  test('only the host enters when the host says so, and watchers take a seat later', async () => {
    const host = await w.person(WIDE)
    const link = await layOnline(host)
    const phone = await w.person(PHONE)
    await phone.goto(link)
    await phone.getByText('You are watching.').waitFor()
    await host.getByText('1 more is watching').waitFor()
    await button(host, 'Only the host').click()
    await join(phone, link, 'Xxcha')
    await phone.getByText('The host enters what happens.').waitFor()
    expect(await button(phone, 'Undo').count()).toBe(0)
    await button(host, 'Everyone').click()
    await button(phone, 'The action is done').click()
    await told(host, 'Sol ends the action')

    // The host may name who pays; out of turn it takes the table.
    await host.locator('[data-slice="tradeGoods"]').click()
    await host.getByLabel('Who pays').selectOption({ label: 'Hacan' })
    await host.getByText('Hacan pays 3 trade goods for the first slice.').waitFor()
    await button(host, 'The table allows it').click()
    await button(host, 'Allow it').click()
    await told(phone, 'Hacan claims the trade goods slice with nothing by ruling')
  })

  test('a table of one phone plays without a network and goes online with everything', async () => {
    const phone = await w.person(PHONE, 'reduce', 'allow')
    await phone.goto(`${w.server.address}/referee#new`)
    await button(phone, 'Only on this device').click()
    await phone.getByText('Only on this device').waitFor()
    await offlineReady(phone)
    await phone.context().setOffline(true)
    await button(phone, 'The action is done').click()
    await told(phone, 'Sol ends the action')
    await correct(phone, 'Hacan', 3)
    await phone.context().setOffline(false)
    await button(phone, 'Menu of the table').click()
    await clean(phone)
    await button(phone, 'Put it online and show the code').click()
    await phone.locator('[data-connection="open"]').filter({ hasText: 'of 6 here' }).waitFor()
    await told(phone, 'Correction: Hacan, commodities: 3')
    await button(phone, 'Undo').click()
    await phone.locator('[data-line]').filter({ hasText: 'Correction: Hacan' }).waitFor({ state: 'detached' })
  })

  test('a table that the first referee kept on this device opens in this one', async () => {
    const phone = await w.person(PHONE)
    const seats = [
      { name: 'Ana', faction: 'sol' },
      { name: 'Ben', faction: 'hacan' },
    ]
    const setup = { seats, map: '{112} 19 23 101 41 0 0', seed: 'friday', start: [{ path: 'goods.Ana', value: 3 }] }
    const log = [
      { command: { seat: 'Ana', cmd: 'endAction' }, live: true },
      { command: { seat: 'Ana', cmd: 'claim', slice: 'tradeGoods', payment: { tradeGoods: 3 } }, live: true },
    ]
    const old = JSON.stringify({ format: 'orrery-referee', version: 1, setup, log, undone: [] })
    await phone.goto(w.server.address)
    await phone.evaluate((text) => {
      localStorage.setItem('orrery.referee', JSON.stringify([{ id: 'x1', title: 'Ana, Ben', about: 'Round 1' }]))
      localStorage.setItem('orrery.referee.x1', text)
    }, old)
    await phone.goto(`${w.server.address}/referee`)
    await phone.getByRole('link', { name: 'Ana, Ben' }).click()
    await told(phone, 'Ana claims the trade goods slice with 3 trade goods')
    await button(phone, 'The die shows 4').click()
    await told(phone, 'Ana rolls 4')
  })
})

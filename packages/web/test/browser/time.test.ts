import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { PHONE, world } from './world.ts'

const w = world('--seed', 'out of time')

/** Few seconds to begin with; a player who takes the seat back has an hour. */
const CLOCK = { kind: 'budget', start: 6_000, perMove: 3_600_000 }
const LARGE = { width: 1440, height: 900 }

const api = async (
  page: Page,
  method: 'put' | 'post',
  path: string,
  data: unknown,
): Promise<{ readonly id: string }> => {
  const reply = await page.context().request[method](`${w.server.address}/api/${path}`, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as { readonly id: string }
}

const notice = (page: Page) => page.getByRole('alert', { name: 'A bot is playing for you' })

/** Waits for a text of the log or among the players, which lie beside the board or in tabs behind a phone's menu. */
async function read(page: Page, tab: 'Log' | 'Players', text: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu and players' })
  const isPhone = await menu.isVisible()
  if (isPhone) {
    await menu.click()
    await page.getByRole('tab', { name: tab }).click()
  }
  await page.getByText(text).filter({ visible: true }).first().waitFor()
  if (isPhone) await page.getByRole('button', { name: 'Close' }).click()
}

/** Ann and Ben, each with a page of their own, at a table that has just begun. */
async function sitDown(viewport: typeof LARGE | typeof PHONE, clock: unknown): Promise<readonly [Page, Page]> {
  const [ann, ben] = [await w.person(viewport), await w.person(viewport)]
  await api(ann, 'put', 'me', { name: 'Ann' })
  await api(ben, 'put', 'me', { name: 'Ben' })
  const setting = { game: 'expanse', options: { seating: ['UN', 'MCR'] }, seats: 2, clock }
  const { id } = await api(ann, 'post', 'tables', { setting, seats: [{ kind: 'me' }, { kind: 'open' }] })
  for (const page of [ann, ben]) await page.goto(`${w.server.address}/t/${id}`)
  await ann.getByRole('heading', { name: 'Invite' }).waitFor()
  await api(ben, 'post', `tables/${id}/sit`, { seat: 1 })
  return [ann, ben]
}

describe.each([
  ['large', LARGE],
  ['phone', PHONE],
] as const)('%s: a player for whom a bot plays', (_, viewport) => {
  test('is told on the board that time ran out, as are the others, and takes the seat back', async () => {
    const [ann, ben] = await sitDown(viewport, CLOCK)
    await notice(ann).getByText('You ran out of time. A bot is playing for you.').waitFor()
    for (const page of [ann, ben]) await clean(page)
    await read(ann, 'Log', 'You ran out of time; a bot plays on.')
    await read(ben, 'Log', 'Ann ran out of time; a bot plays on.')
    await read(ben, 'Players', 'Ann (bot playing)')

    await notice(ann).getByRole('button', { name: 'Take my seat back' }).click()
    await notice(ann).waitFor({ state: 'detached' })
    await read(ben, 'Log', 'Ann is back.')
  })

  test('takes the seat back after handing it over', async () => {
    const [, ben] = await sitDown(viewport, { kind: 'none' })
    await ben.getByRole('button', { name: /^Menu/ }).click()
    if (viewport === PHONE) await ben.getByRole('tab', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Hand over to a bot' }).click()
    if (viewport === PHONE) await ben.getByRole('button', { name: 'Close' }).click()
    await notice(ben).getByText('You handed over to a bot. It is playing for you.').waitFor()
    await notice(ben).getByRole('button', { name: 'Take my seat back' }).click()
    await notice(ben).waitFor({ state: 'detached' })
  })
})

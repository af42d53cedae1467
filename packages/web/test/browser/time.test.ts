import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { PHONE, world } from './world.ts'

const w = world('--seed', 'out of time')

/** Ann begins and has a few seconds; a player who takes the seat back has an hour. */
const CLOCK = { kind: 'budget', start: 20_000, perMove: 3_600_000 }
const SETTING = { game: 'expanse', options: { seating: ['UN', 'MCR'] }, seats: 2, clock: CLOCK }
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

/** The log lies beside the board, or behind the menu of a phone. */
async function readLog(page: Page, text: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu and players' })
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  await page.getByRole('tabpanel').getByText(text).waitFor()
  if (isPhone) await page.getByRole('button', { name: 'Close' }).click()
}

describe('a player whose time runs out', () => {
  test.each([
    ['large', LARGE],
    ['phone', PHONE],
  ] as const)('is told on the board and takes the seat back: %s', async (name, viewport) => {
    const [ann, ben] = [await w.person(viewport), await w.person(viewport)]
    await api(ann, 'put', 'me', { name: 'Ann' })
    await api(ben, 'put', 'me', { name: 'Ben' })
    const { id } = await api(ann, 'post', 'tables', { setting: SETTING, seats: [{ kind: 'me' }, { kind: 'open' }] })
    for (const page of [ann, ben]) await page.goto(`${w.server.address}/t/${id}`)
    await ann.getByRole('heading', { name: 'Invite' }).waitFor()
    await api(ben, 'post', `tables/${id}/sit`, { seat: 1 })

    await ben.getByRole('button', { name: /^Menu/ }).click()
    await ben.getByRole('button', { name: 'Hand over to a bot' }).click()
    if (name === 'phone') await ben.getByRole('button', { name: 'Close' }).click()
    await notice(ben).getByText('You handed over to a bot. It is playing for you.').waitFor()
    await notice(ben).getByRole('button', { name: 'Take my seat back' }).click()
    await notice(ben).waitFor({ state: 'detached' })

    await notice(ann).getByText('You ran out of time. A bot is playing for you.').waitFor({ timeout: 60_000 })
    await ben.getByText('Your turn', { exact: true }).waitFor({ timeout: 60_000 })
    for (const page of [ann, ben]) await clean(page)
    await readLog(ann, 'You ran out of time; a bot plays on.')
    await readLog(ben, 'Ann ran out of time; a bot plays on.')
    expect(await ben.locator('[aria-label="Players"]').first().textContent()).toContain('Ann (bot playing)')

    await notice(ann).getByRole('button', { name: 'Take my seat back' }).click()
    await notice(ann).waitFor({ state: 'detached' })
    await readLog(ben, 'Ann is back.')
  })
})

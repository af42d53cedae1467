import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import {
  answer,
  changedOrConfirmed,
  choices,
  DESK,
  mark,
  firstTurn,
  myTurn,
  PHONE,
  playHere,
  stored,
  world,
} from './world.ts'

const w = world('--seed', 'hands 1')

async function playNow(page: Page): Promise<void> {
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await myTurn(page)
}

/** Nothing reaches beyond the screen, and what is to be pressed is large enough for a thumb. */
async function fits(page: Page): Promise<void> {
  const size = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  }))
  expect(size).toEqual({ wide: 0, high: 0 })
  const box = await page.getByRole('region', { name: 'Question' }).boundingBox()
  expect(box?.height).toBeGreaterThan(100)
  // In one step in the page: between finding and measuring a bot may have moved, and a button that is gone is 0 high.
  const heights = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[aria-label="Question"] button'), (one) =>
      Math.round(one.getBoundingClientRect().height),
    ),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
}

/** A finger on each answer in turn: take, use the points, place influence until none is left. */
async function turnByTouch(page: Page): Promise<void> {
  for (let i = 0; i < 10 && (await page.getByText('Your turn', { exact: true }).count()) > 0; i++) {
    const open = await choices(page)
    const wanted = ['take 1', 'points', 'influence', 'finish'].find((like) =>
      open.some((line) => line.startsWith(like)),
    )
    const line = open.find((one) => one.startsWith(wanted ?? '')) ?? ''
    const before = await mark(page)
    await page.locator(`[data-choice="${line}"]`).first().tap()
    await changedOrConfirmed(page, before)
  }
}

describe('in a hand', () => {
  test.each([844, 664])('a turn on a phone of 390 x %i', async (height) => {
    const page = await w.person({ width: 390, height })
    await playNow(page)
    await fits(page)
    await turnByTouch(page)
    await page
      .getByText(/Not your turn|Your turn/)
      .first()
      .waitFor()
    await fits(page)
    await page.getByRole('button', { name: 'Menu and players' }).tap()
    await page.getByRole('dialog').getByRole('tab', { name: 'Log' }).tap()
    await page.getByRole('dialog').getByText('What happened').waitFor()
    expect(await page.getByRole('dialog').locator('[data-entry]').count()).toBeGreaterThan(1)
  })

  test('behind the sheet no key takes back, and Escape closes it and leaves the table as it is', async () => {
    const page = await w.person(PHONE)
    await playNow(page)
    await answer(page, 'take 1')
    const before = await mark(page)
    const sheet = page.getByRole('dialog', { name: 'Menu and players' })
    await page.getByRole('button', { name: 'Menu and players' }).tap()
    await sheet.waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await mark(page)).toBe(before)
    // An undo that was sent would have come before this answer, and would have made it stale.
    await answer(page, 'points')
    expect(await choices(page)).not.toContain('take 1')
  })
})

test('whoever plays before the server has said who they are sits at the table', async () => {
  const page = await w.person()
  const pressed = Promise.withResolvers<void>()
  // The first answer is under way for long; asked for from outside the browser, so that its cookie comes with it and not before.
  let asked = 0
  await page.route('**/api/me', async (route) => {
    if (asked++ > 0) return route.continue()
    const answer = await fetch(`${w.server.address}/api/me`)
    await pressed.promise
    await route.fulfill({
      body: await answer.text(),
      headers: { 'set-cookie': answer.headers.get('set-cookie') ?? '' },
    })
  })
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  const told = page.waitForResponse('**/api/me')
  pressed.resolve()
  await told
  await myTurn(page)
  await page.reload()
  await myTurn(page)
})

describe('by keyboard alone', () => {
  test('a whole turn: letters jump to a group, arrows walk, Enter takes, Escape puts down', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await tabTo(page, 'Play now')
    await page.keyboard.press('Enter')
    await myTurn(page)

    await page.keyboard.press('ArrowDown')
    const first = await focused(page)
    expect(first).not.toBe('')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(first)
    expect(await ringed(page)).toBe(true)
    await enter(page)

    const letter = await page.locator('kbd').first().textContent()
    await page.keyboard.press((letter ?? '').toLowerCase())
    expect(await focused(page)).not.toBe('')
    for (let i = 0; i < 12 && (await page.getByText('Your turn', { exact: true }).count()) > 0; i++) {
      // On the way there may be pieces to pick up.
      for (let j = 0; j < 12 && (await focused(page)) === ''; j++) await page.keyboard.press('ArrowDown')
      await enter(page)
    }
    expect(await page.locator('[data-entry]').count()).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
  })

  test('a key that is held down confirms nothing that could not be taken back', async () => {
    const page = await againstFriend()
    await answer(page, 'take 1')
    await answer(page, 'points')
    await page.locator('[data-choice="finish"]').focus()
    await page.keyboard.down('Enter')
    await page.locator('button:not([aria-disabled="true"])', { hasText: 'Do it' }).waitFor()
    const before = await mark(page)
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await mark(page)).toBe(before)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Do it')
    await enter(page)
  })
})

/** Two people with a browser each; whoever of them begins. */
async function againstFriend(): Promise<Page> {
  const mine = await w.person()
  await mine.goto(`${w.server.address}/new/expanse?friends`)
  await mine.getByRole('button', { name: 'Create table' }).click()
  const friend = await w.person()
  await friend.goto(await mine.getByLabel('Link to this table').inputValue())
  await friend.getByRole('button', { name: 'Sit down' }).click()
  return Promise.race([mine, friend].map((page) => firstTurn(page).then(() => page)))
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
  }
  throw new Error(`${name} is not reached by the tab key`)
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? '')

const ringed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement !== null && getComputedStyle(document.activeElement).outlineStyle !== 'none',
  )

async function enter(page: Page): Promise<void> {
  const before = await mark(page)
  await page.keyboard.press('Enter')
  await changedOrConfirmed(page, before)
}

test('a table laid on this device is played without the server, and is there again after a reload', async () => {
  const page = await w.person()
  await page.goto(`${w.server.address}/new/expanse`)
  await playHere(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await firstTurn(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await answer(page, 'take 1')
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  const open = await choices(page)
  await stored(page)
  await page.reload()
  await myTurn(page)
  expect(await choices(page)).toEqual(open)
})

test.each([DESK, PHONE])('two at one screen of $width: nothing is seen while the device is passed on', async (size) => {
  const page = await w.person(size)
  await page.goto(`${w.server.address}/new/expanse`)
  await playHere(page)
  await page.getByLabel('Who sits in seat 2').selectOption('person')
  await page.getByLabel('Name in seat 2').fill('Ines')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const first = page.getByRole('button', { name: /^I am / })
  await first.waitFor()
  const shown = '[data-choice], [data-target], [data-entry], dialog, [aria-label="Players"], [aria-label="Question"]'
  expect(await page.locator(shown).count()).toBe(0)
  const box = await page.getByRole('main').boundingBox()
  expect(box).toMatchObject({ width: size.width, height: size.height - (box?.y ?? 0) })
  await clean(page)
  await first.click()
  await myTurn(page)
})

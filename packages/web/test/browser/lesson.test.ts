import { isLong } from '@orrery/testkit'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { answer, choices, DESK, PHONE, POLLING, thing, touch, world } from './world.ts'

/* Lessons, followed as a newcomer does: by touching what is pointed at. */

const w = world()

const step = (page: Page): Promise<string | null> => page.locator('[data-lesson]').getAttribute('data-lesson')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** What the pointer names, with the number of the last thing the table told; '' while there is none. */
const pointed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const name = document.querySelector('[data-pointer][data-side]')?.getAttribute('data-pointer') ?? ''
    return name === '' ? '' : `${document.querySelector('[data-seq]')?.getAttribute('data-seq')} ${name}`
  })

/** Waits for a pointer, a question to confirm, or the end of the step. */
const settle = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(
    () => document.querySelector('[data-pointer][data-side], [data-lesson] [role="status"], [role="alert"]') !== null,
    undefined,
    { polling: POLLING },
  ))

/** Touches what is pointed at: the thing, or the button of a choice. */
async function follow(page: Page): Promise<void> {
  const before = await pointed(page)
  const name = before.slice(before.indexOf(' ') + 1)
  const choice = `[data-choice="${name}"]`
  const meant = page.locator(`[data-target="${name}"]:visible, [data-note] ${choice}, ${choice}:visible`)
  await meant.first().click({ force: true })
  await page.waitForFunction(
    ([seq, label]) => {
      const pointer = document.querySelector('[data-pointer][data-side]')
      const now = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      return pointer?.getAttribute('data-pointer') !== label || now !== seq
    },
    before.split(' '),
    { polling: POLLING },
  )
}

/** Goes through the step and on to the next one. */
async function finishStep(page: Page): Promise<void> {
  const before = await step(page)
  for (;;) {
    await settle(page)
    if (await button(page, 'Next').isVisible()) break
    if (await button(page, 'Do it').isVisible()) await button(page, 'Do it').click()
    else if ((await pointed(page)) !== '') await follow(page)
  }
  await button(page, 'Next').click()
  await page.waitForFunction(
    (old) => document.querySelector('[data-lesson]')?.getAttribute('data-lesson') !== old,
    before,
    { polling: POLLING },
  )
}

/** What somebody who has followed the lesson plays in its last step. */
const LIKES = [
  'play A17',
  'hex -1,1',
  'rotate 0',
  'place normal',
  'hex 1,1',
  'take',
  'points',
  'influence',
  'finish',
  'pass',
]

/** Whether the player is asked something before the lesson is over. */
async function isAsked(page: Page): Promise<boolean> {
  await page.mouse.move(1, 1)
  await page.locator('[data-choice], [data-lesson="done"]').first().waitFor({ state: 'attached' })
  return (await step(page)) !== 'done'
}

async function finishGame(page: Page): Promise<void> {
  while (await isAsked(page)) {
    const open = await choices(page)
    const like = LIKES.find((kind) => open.some((line) => line.startsWith(kind))) ?? ''
    await answer(page, open.find((line) => line.startsWith(like)) ?? '')
  }
}

async function begin(page: Page, title: string): Promise<void> {
  await page.goto(w.server.address)
  const card = page.getByRole('article', { name: title })
  await card.getByRole('link', { name: 'Learn it first (10 minutes)' }).click()
  await settle(page)
}

const SIZES = [
  { on: 'a desk', size: DESK },
  { on: 'a phone', size: PHONE },
].slice(0, isLong() ? 2 : 1)
const GAMES = [
  { title: 'The Expanse', steps: 9 },
  { title: 'Hexpanse', steps: 8 },
]

describe.each(SIZES)('on $on', ({ size }) => {
  test.each(GAMES)('the lesson of $title is followed from its start to the end of a game', async ({ title, steps }) => {
    const page = await w.person(size)
    await begin(page, title)
    await clean(page)
    for (let n = 1; n < steps; n++) {
      expect(await step(page)).toBe(String(n))
      await finishStep(page)
    }
    await finishGame(page)
    await page.getByText('How you win').waitFor()
    await clean(page)
    await page.goto(w.server.address)
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Lesson', exact: true }).waitFor()
  })
})

test('a miss is answered, taken back or kept; a refusal says why; a step is shown, skipped, left and taken up again', async () => {
  const page = await w.person()
  await begin(page, 'The Expanse')
  // Show me makes the move.
  await button(page, 'Show me').click()
  await button(page, 'Next').click()
  await finishStep(page)
  expect(await step(page)).toBe('3')
  await finishStep(page)
  await settle(page)
  expect(await page.locator('[data-lit]').count()).toBe(1)
  // Legal, but not the goal: taken back.
  await touch(page, 'base:eurasia')
  await page.getByText('Eurasia was yours already, 3 to 0.').waitFor()
  await clean(page)
  await button(page, 'Take it back').click()
  await page.locator('[data-pointer="base:ceres"][data-side]').waitFor()
  // Not legal: the usual note.
  await touch(page, 'base:titan')
  await page.locator('[data-note="why"]').waitFor()
  // Kept: the goal is out of reach, and the step begins again.
  await touch(page, 'base:africa')
  await page.getByText('Africa was yours already').waitFor()
  await button(page, 'Keep it').click()
  await page.getByText('the board is set up again').waitFor()
  await thing(page, 'base:ceres').click()
  await button(page, 'Next').waitFor()
  await button(page, 'Next').click()
  await button(page, 'Skip this step').click()
  await page.locator('[data-lesson="6"]').waitFor()
  await page.getByRole('link', { name: 'Leave the lesson' }).click()
  await page.getByRole('link', { name: 'Go on with the lesson' }).click()
  await page.locator('[data-lesson="6"]').waitFor()
})

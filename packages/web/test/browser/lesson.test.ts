import { rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean } from './clean.ts'
import { playUntilText, press } from './newcomer.ts'
import { DESK, PHONE, POLLING, thing, touch, world } from './world.ts'

/* Lessons, followed as a newcomer does: by touching what is pointed at, on a phone by taps alone. */

const w = world()

const step = (page: Page): Promise<string | null> => page.locator('[data-lesson]').getAttribute('data-lesson')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

const pressButton = async (page: Page, name: string): Promise<void> =>
  press(page, await button(page, name).elementHandle())

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

/** A touch may be lost while the page moves: after this time without an effect it is made again, as a person would. */
const LOST = 5_000

/** Whether it came true in the time in which a touch has its effect. */
const comesTrue = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  )

/** Touches what was pointed at, the thing or the button of a choice, unless the page has gone on meanwhile. */
async function follow(page: Page, before: string): Promise<void> {
  const name = before.slice(before.indexOf(' ') + 1)
  const choice = `[data-choice="${name}"]`
  const meant = page.locator(`[data-target="${name}"]:visible, [data-note] ${choice}, ${choice}:visible`)
  const found = meant.first().elementHandle({ timeout: LOST })
  const one = await found.catch(() => undefined)
  if (one === undefined) return
  await press(page, one)
  const hasMoved = page.waitForFunction(
    ([seq, label]) => {
      const pointer = document.querySelector('[data-pointer][data-side]')
      const now = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      return pointer?.getAttribute('data-pointer') !== label || now !== seq
    },
    before.split(' '),
    { polling: POLLING, timeout: LOST },
  )
  await comesTrue(hasMoved)
}

/** Goes through the step and on to the next one. */
async function finishStep(page: Page): Promise<void> {
  const before = await step(page)
  for (;;) {
    await settle(page)
    if (await button(page, 'Next').isVisible()) break
    const meant = await pointed(page)
    if (await button(page, 'Do it').isVisible()) await pressButton(page, 'Do it')
    else if (meant !== '') await follow(page, meant)
  }
  for (let isOn = false; !isOn;) {
    if (await button(page, 'Next').isVisible()) await pressButton(page, 'Next')
    const hasGoneOn = page.waitForFunction(
      (old) => document.querySelector('[data-lesson]')?.getAttribute('data-lesson') !== old,
      before,
      { polling: POLLING, timeout: LOST },
    )
    isOn = await comesTrue(hasGoneOn)
  }
}

async function begin(page: Page, title: string): Promise<void> {
  await page.goto(w.server.address)
  const card = page.getByRole('article', { name: title })
  await press(page, await card.getByRole('link', { name: 'Learn it first (10 minutes)' }).elementHandle())
  await settle(page)
}

const LESSONS = [
  { title: 'The Expanse', steps: 9, on: 'a phone', size: PHONE },
  { title: 'Hexpanse', steps: 8, on: 'a desk', size: DESK },
  { title: 'Expedition', steps: 8, on: 'a desk', size: DESK },
  { title: 'The Expanse', steps: 9, on: 'a desk', size: DESK },
  { title: 'Hexpanse', steps: 8, on: 'a phone', size: PHONE },
  { title: 'Expedition', steps: 8, on: 'a phone', size: PHONE },
].slice(0, sampleSize(3, 6))

test.each(LESSONS)(
  'on $on the lesson of $title is followed from its start to the end of a game',
  async ({ title, steps, size }) => {
    const page = await w.person(size)
    await begin(page, title)
    await clean(page)
    for (let n = 1; n < steps; n++) {
      expect(await step(page)).toBe(String(n))
      await finishStep(page)
    }
    await playUntilText(page, 'How you win', rngFrom(title))
    await clean(page)
    await page.goto(w.server.address)
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Lesson', exact: true }).waitFor()
  },
)

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

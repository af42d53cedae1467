import { game as expanse } from '@orrery/expanse'
import { rngFrom } from '@orrery/kernel'
import { isLong } from '@orrery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { playUntilText, press } from './newcomer.ts'
import { branchFrom } from './positions.ts'
import { DESK, PHONE, thing, world } from './world.ts'

const w = world('--seed', 'newcomer')

const TITLES = ['The Expanse', 'Hexpanse', 'Expedition']

test.each(isLong() ? TITLES : ['The Expanse'])(
  'a whole game of %s is played on a phone by touch alone, from the start page to its end',
  async (title) => {
    const page = await w.person(PHONE)
    await page.goto(w.server.address)
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Play now' }).tap()
    const { thing, button } = await playUntilText(page, 'The game is over', rngFrom(title))
    expect(thing.length).toBeGreaterThan(10)
    expect(button.length).toBeGreaterThan(10)
    await page.getByRole('heading', { name: /^You (won|lost)\b.*\.$/ }).waitFor()
    await page.getByRole('button', { name: 'Rematch' }).waitFor()
    await clean(page)
  },
)

/** UN may take a Score card. */
const BEFORE_SCORING = {
  players: 2,
  fleets: { earth: { UN: 1 }, ceres: { UN: 1 }, mars: { battleship: 2, rocinante: 1 }, jupiter: { MCR: 1 } },
  bases: { eurasia: { UN: 2 }, ceres: { UN: 1, MCR: 1 }, europa: { MCR: 2 }, 'mariner-valley': { MCR: 1 } },
  track: ['score', 'A28', 'A18', 'A05', 'A01'],
}

/** A Scoring is called, with motion; every state of its scene is noted from now on. */
async function callScoring(page: Page): Promise<void> {
  await page.addInitScript((pace) => localStorage.setItem('orrery.settings', JSON.stringify({ pace })), PACE)
  await page.goto(`${w.server.address}${await branchFrom(expanse, BEFORE_SCORING)}`)
  const card = page.locator('[data-target="card:slot1"][data-lit]')
  await card.waitFor()
  await page.evaluate(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const scene = document.querySelector('[data-scene]')
      const now =
        scene === null ? 'none' : `${scene.getAttribute('data-scene')}: ${scene.querySelector('p')?.textContent}`
      if (seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await press(page, await card.elementHandle())
  await playUntilText(page, 'Skip to the result', rngFrom('a Scoring'))
}

const PACE = isLong() ? 'normal' : 'fast'
const scenesSeen = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seen') as string[])
const scene = (page: Page, state: string) => page.locator(`[data-scene="${state}"]`)

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('the scene of a Scoring on %s', (_, size) => {
  test('is seen Base by Base to its result, which stands until it is left', async () => {
    const page = await w.person(size, 'no-preference')
    await callScoring(page)
    await scene(page, 'result').waitFor()
    const headline = (await scene(page, 'result').getByRole('heading').textContent()) ?? ''
    expect(await scene(page, 'result').getByRole('status').textContent()).toContain(headline)
    const seen = (await scenesSeen(page)).filter((one) => one !== 'none')
    const counts = seen.map((one) => /(\d+) of (\d+) Bases/.exec(one)?.slice(1).map(Number) ?? [])
    const all = counts[0]?.[1] ?? 0
    expect(all).toBeGreaterThan(10)
    expect([...new Set(counts.map(([done]) => done))]).toEqual(Array.from({ length: all + 1 }, (__, n) => n))
    await press(page, await page.getByRole('button', { name: 'Go on' }).elementHandle())
    await page.locator('[data-scene]').waitFor({ state: 'detached' })
  })

  test('is skipped to its result by a touch on the board, and left by a second one', async () => {
    const page = await w.person(size, 'no-preference')
    await callScoring(page)
    const base = thing(page, 'base:europa')
    await press(page, await base.elementHandle())
    await scene(page, 'result').waitFor()
    // The touch was spent on the scene: the Base does not answer it.
    expect(await page.locator('[data-note="why"], [data-note="ask"]').count()).toBe(0)
    expect(new Set(await scenesSeen(page)).size).toBeLessThan(10)
    await press(page, await base.elementHandle())
    await page.locator('[data-scene]').waitFor({ state: 'detached' })
  })
})

import { AxeBuilder } from '@axe-core/playwright'
import { LOOK_EVERY } from '@orrery/browser'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What keeps somebody from using the page: in its one frame, so that no second page is opened to add frames up. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * Waits until fonts are loaded (other letters take more room) and colours and things that move have come to rest; what is
 * animated for ever is not waited for.
 */
export async function atRest(page: Page): Promise<void> {
  const isAtRest = (): boolean =>
    document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime
      return playState !== 'running' || end === Number.POSITIVE_INFINITY
    })
  await page.waitForFunction(isAtRest, undefined, { polling: LOOK_EVERY })
}

/** How much of the page lies beyond the right edge. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing of the page is out of sight, and nothing is said in colours alone. */
export async function clean(page: Page): Promise<void> {
  await atRest(page)
  expect(await faults(page)).toEqual([])
  expect(await beyond(page)).toBe(0)
}

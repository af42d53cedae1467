import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What keeps somebody from using the page: in its one frame, so that no second page is opened to add frames up. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** How much of the page lies beyond the right edge. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing of the page is out of sight, and nothing is said in colours alone. */
export async function clean(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([])
  expect(await beyond(page)).toBe(0)
}

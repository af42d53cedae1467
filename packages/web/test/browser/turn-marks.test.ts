import { game as expanse } from '@orrery/expanse'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { branchFrom } from './positions.ts'
import { answer, DESK, PHONE, thing, world } from './world.ts'

/* What somebody else did in their turn is marked on the board, step by step, until one's own next move. */

const w = world('--seed', 'turn marks')

/** MCR is to move, and UN will be asked about the card it took. */
const BEFORE = {
  players: 2,
  active: 'MCR',
  fleets: { earth: { UN: 1 }, ceres: { UN: 1 }, mars: { battleship: 2, rocinante: 1 }, jupiter: { MCR: 1 } },
  bases: { eurasia: { UN: 2 }, ceres: { UN: 1, MCR: 1 }, europa: { MCR: 2 }, 'mariner-valley': { MCR: 1 } },
  track: ['A29', 'A28', 'A18', 'A05', 'A01'],
}
const TURN = ['take 3', 'points', 'move jupiter>ceres', 'influence ceres', 'finish'].map((line) => `1 ${line}`)

async function afterTurn(page: Page): Promise<void> {
  await page.goto(`${w.server.address}${await branchFrom(expanse, BEFORE, { moves: TURN })}`)
  await page.locator('[data-choice="decline"]').first().waitFor({ state: 'attached' })
}

interface Mark {
  readonly n: string | null
  readonly bright: boolean
  /** How wide its disc is on the screen. */
  readonly width: number
}

/** The numbers on the board, in order. */
const marks = (page: Page): Promise<Mark[]> =>
  page.locator('main [data-turn-mark]').evaluateAll((all) =>
    all
      .map((one) => ({
        n: one.getAttribute('data-turn-mark'),
        bright: one.getAttribute('opacity') === '1',
        width: one.getBoundingClientRect().width,
      }))
      .toSorted((a, b) => Number(a.n) - Number(b.n)),
  )
const numbers = async (page: Page): Promise<string> => (await marks(page)).map(({ n }) => n).join(' ')

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('on %s', (_, size) => {
  test('a fleet that came and a cube that was placed are numbered where they are, before and after a reload', async () => {
    const page = await w.person(size)
    await afterTurn(page)
    await expect.poll(() => numbers(page)).toBe('2 3')
    await page.reload()
    await expect.poll(() => numbers(page)).toBe('2 3')
    for (const { width, bright } of await marks(page)) {
      expect(width).toBeGreaterThanOrEqual(16)
      expect(bright).toBe(true)
    }
    const ceres = await thing(page, 'base:ceres').boundingBox()
    const three = await page.locator('main [data-turn-mark="3"]').boundingBox()
    expect(Math.abs((three?.y ?? 0) - (ceres?.y ?? 0))).toBeLessThan(ceres?.height ?? 0)
    // The way of the fleet.
    expect(await page.locator('main path[stroke-dasharray="1 5"]').count()).toBe(1)
    await clean(page)
  })
})

test('a row that is pointed at dims the other marks; the past has none; they go with one’s own next move', async () => {
  const page = await w.person(DESK)
  await afterTurn(page)
  await expect.poll(() => numbers(page)).toBe('2 3')
  await page.getByRole('tab', { name: 'MCR’s turn' }).click()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  expect(await rows.allTextContents()).toEqual([
    '1Takes Julie Mao1 CP',
    '2Fleet, Jupiter to Ceres',
    '3Influence on Ceres2 to 1',
  ])
  await rows.nth(2).getByRole('button').hover()
  await expect.poll(async () => (await marks(page)).map(({ bright }) => bright)).toEqual([false, true])
  await page.mouse.move(1, 1)
  await expect.poll(async () => (await marks(page)).map(({ bright }) => bright)).toEqual([true, true])

  await page.getByRole('tab', { name: 'What happened' }).click()
  await page.locator('[data-entry="2"]').click()
  await expect.poll(() => numbers(page)).toBe('')
  await page.keyboard.press('Escape')
  await expect.poll(() => numbers(page)).toBe('2 3')

  // Declining does nothing on the board; taking a card does.
  await answer(page, 'decline')
  expect(await numbers(page)).toBe('2 3')
  await answer(page, 'take 1')
  expect(await numbers(page)).toBe('')
})

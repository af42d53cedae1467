import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, changed, choices, firstTurn, mark, question, world } from './world.ts'

const w = world('--seed', 'take back 1')

/** A table of two people; with this seed whoever made it begins. */
async function withFriend(): Promise<Page> {
  const page = await w.person()
  await page.goto(`${w.server.address}/new/expanse?friends`)
  await page.getByRole('button', { name: 'Create table' }).click()
  const friend = await w.person()
  await friend.goto(await page.getByLabel('Link to this table').inputValue())
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await firstTurn(page)
  return page
}

describe('taking back', () => {
  test('free move by move to the start of the turn; the limit is the last move of somebody else', async () => {
    const mine = await withFriend()

    const start = await choices(mine)
    await answer(mine, 'take 1')
    await answer(mine, 'points')
    expect(await question(mine).getByText('Can still be undone').count()).toBe(1)
    const undo = question(mine).getByRole('button', { name: 'Undo', exact: true })
    for (let i = 0; i < 2; i++) {
      const old = await mark(mine)
      await undo.click()
      await changed(mine, old)
    }
    expect(await choices(mine)).toEqual(start)
    expect(await undo.isDisabled()).toBe(true)
  })

  test('a turn that ends with AP left is asked for twice, and then only agreement takes it back', async () => {
    const mine = await withFriend()
    await answer(mine, 'take 1')
    await answer(mine, 'points')

    const finish = mine.locator('[data-choice="finish"]')
    await finish.click()
    await mine.getByText(/You still have \d action points/).waitFor()
    await mine.getByRole('button', { name: 'Not yet' }).click()
    expect(await mine.getByText('Your turn', { exact: true }).count()).toBe(1)
    await finish.click()
    const old = await mark(mine)
    await mine.getByRole('button', { name: 'Do it' }).click()
    await changed(mine, old)
    await question(mine).getByRole('button', { name: 'Ask to undo' }).waitFor()
  })
})

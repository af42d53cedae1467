import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, choices, myTurn, question, seatBot, setPlayers, world } from './world.ts'

const w = world('--seed', 'four around a table')

/** Mira makes a table for four with modules and two bots, and has its link. */
async function laid(mira: Page): Promise<string> {
  await mira.goto(`${w.server.address}/new/expanse?friends`)
  await mira.getByLabel('Your name at the table').fill('Mira')
  await setPlayers(mira, 4)
  for (const seat of [3, 4]) await seatBot(mira, seat, 'Greedy')
  for (const module of ['beta', 'delta', 'epsilon']) await mira.locator(`[data-option="modules ${module}"]`).click()
  await mira.getByRole('button', { name: 'Create table' }).click()
  await mira.getByRole('heading', { name: 'Invite' }).waitFor()
  return mira.getByLabel('Link to this table').inputValue()
}

const LIKES = ['take 1', 'points', 'influence', 'finish', 'pass', 'decline', 'bonus', 'base', 'stop']

async function answerSomething(page: Page): Promise<void> {
  const open = await choices(page)
  const wanted = LIKES.map((like) => open.find((line) => line.startsWith(like))).find((line) => line !== undefined)
  await answer(page, wanted ?? open[0] ?? '')
}

/** Whoever is asked answers, until both have and the other one was last; whoever that is can no longer take back alone. */
async function bothPlay(a: Page, b: Page): Promise<{ readonly earlier: Page; readonly last: Page }> {
  const answered: Page[] = []
  for (;;) {
    const asked = await Promise.race([myTurn(a).then(() => a), myTurn(b).then(() => b)])
    await answerSomething(asked)
    const [before] = answered.slice(-1)
    answered.push(asked)
    if (answered.length > 6 && before !== undefined && before !== asked) return { earlier: before, last: asked }
  }
}

describe('friends at a table of four with modules and two bots', () => {
  test('one makes the table, the other comes by its link, both play, talk, and agree to take back a move', async () => {
    const mira = await w.person()
    const tomas = await w.person({ width: 1440, height: 900 })
    const link = await laid(mira)

    await tomas.goto(link)
    await tomas.getByText('Modules: The Protomolecule, Resource Tokens, Leaders').waitFor()
    await tomas.getByLabel('Your name at the table').fill('Tomas')
    await tomas.getByRole('button', { name: 'Sit down' }).click()
    for (const page of [mira, tomas]) await page.getByRole('region', { name: 'Question' }).waitFor()
    expect(await mira.locator('[aria-label="Players"]').textContent()).toContain('Tomas')
    expect(await tomas.locator('[aria-label="Players"]').textContent()).toContain('Mira')

    const { earlier, last } = await bothPlay(mira, tomas)

    await say(mira, 'good luck')
    await tomas.getByRole('tab', { name: /Chat/ }).click()
    await tomas.getByText('good luck').waitFor()

    await agree(earlier, last)
  })
})

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /Chat/ }).click()
  await page.getByLabel('Say something to the table').fill(text)
  await page.getByRole('button', { name: 'Say' }).click()
  await page.getByText(text).waitFor()
}

/** Past the barrier the table is asked: nothing happens until the other agrees. */
async function agree(asker: Page, other: Page): Promise<void> {
  const undo = question(asker).getByRole('button', { name: 'Ask to undo' })
  await undo.click()
  await question(asker).getByText('You asked to take back a move.').waitFor()
  await question(other).getByRole('button', { name: 'Agree' }).click()
  await question(asker).getByText('Your turn', { exact: true }).waitFor()
  expect(await choices(asker)).not.toEqual([])
}

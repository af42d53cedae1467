import { gameOf } from '@orrery/games'
import { bestChance, itemAt, type Puzzle } from '@orrery/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { answer, choices, DESK, PHONE, world } from './world.ts'

/* Puzzles as a player meets them: missed, looked up, solved; on the board of a real table. */

const w = world()

const SIZES = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Puzzles of a game that ask for more than one move. */
async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const library = await gameOf(game)?.puzzles?.()
  return library?.puzzles.puzzles.filter(({ steps }) => steps.length > 1) ?? []
}

async function open(page: Page, game: string, { id }: Puzzle): Promise<void> {
  await page.goto(`${w.server.address}/puzzles/${game}/${id}`)
  await page.locator(`[data-puzzle="${id}"]`).waitFor()
  await page.locator('[data-choice]').first().waitFor({ state: 'attached' })
}

/** Plays what is asked for. */
async function solve(page: Page, { steps, turn }: Puzzle): Promise<void> {
  for (const line of turn.slice(0, steps.length)) {
    await page.locator(`[data-choice="${line}"]`).first().waitFor({ state: 'attached' })
    await answer(page, line)
  }
}

/** What is asked ends above the first choice. */
async function keepsItsRoom(page: Page): Promise<void> {
  const asked = await page.getByText(/^One turn is clearly best/).boundingBox()
  const first = await page.getByRole('region', { name: 'Question' }).getByRole('group').first().boundingBox()
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
}

const signed = (page: Page): Promise<number> => page.locator('[data-sign]').count()

describe.each(SIZES)('a puzzle on %s', (_, size) => {
  test('answers a miss with what it gives away, is tried again, and explained when it is solved', async () => {
    const page = await w.person(size)
    const puzzle = itemAt(await puzzlesOf('hexpanse'), 0)
    await open(page, 'hexpanse', puzzle)
    await page.getByRole('heading', { name: /^Find the best turn for / }).waitFor()
    await clean(page)
    // No hint beside a puzzle, by button or by key.
    expect(await button(page, 'Hint').count()).toBe(0)
    await page.keyboard.press('h')
    const [first] = puzzle.steps
    const [line, chance] = first?.chances.at(-1) ?? ['', 0]
    await answer(page, line)
    const loss = (first === undefined ? 0 : bestChance(first)) - chance
    await page.getByText(`a chance of about ${chance} %, ${loss} point`).waitFor()
    expect(await page.locator('[data-best]').count()).toBe(0)
    // Nothing can be chosen while the answer is read.
    expect(await choices(page)).toEqual([])
    await clean(page)
    await button(page, 'Try again').click()
    await solve(page, puzzle)
    await page.getByRole('heading', { name: 'Right.' }).waitFor()
    await page.getByText(puzzle.reasons.join(' ').slice(0, 12)).first().waitFor()
    await page.getByRole('list', { name: 'The best turn' }).waitFor()
    await clean(page)
    // Solved, and it stays so.
    await page
      .getByRole('link', { name: /puzzles$/i })
      .first()
      .click()
    await page.getByText('1 of 60 solved').waitFor()
    await clean(page)
    await page.getByRole('link', { name: /^Puzzle \d+, \w+, solved$/ }).waitFor()
  })

  test('is shown when asked for: the table stands at its start, and the turn is drawn on it', async () => {
    const page = await w.person(size)
    const puzzle = itemAt(await puzzlesOf('hexpanse'), 1)
    await open(page, 'hexpanse', puzzle)
    const [first] = puzzle.turn
    await answer(page, first ?? '')
    await page.getByRole('list', { name: 'Right so far' }).waitFor()
    expect(await signed(page)).toBe(0)
    await button(page, 'Show me').click()
    await page.getByRole('heading', { name: 'The best turn.' }).waitFor()
    await page.locator('[data-sign]:visible').first().waitFor()
    await clean(page)
    // It goes on as a branch, with what was asked for played.
    await button(page, 'Play on from here').click()
    await page.getByRole('region', { name: 'Branch' }).waitFor()
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await page.locator(`[data-puzzle="${puzzle.id}"]`).waitFor()
  })
})

test('the start page leads to the puzzle of the day, and that to the next one', async () => {
  const page = await w.person()
  await page.goto(w.server.address)
  await page.getByRole('article', { name: 'Hexpanse' }).getByRole('link', { name: 'Puzzle of the day' }).click()
  const today = (await page.locator('[data-puzzle]').getAttribute('data-puzzle')) ?? ''
  await button(page, 'Show me').click()
  await page.getByRole('link', { name: 'Next puzzle' }).click()
  await page.locator(`[data-puzzle]:not([data-puzzle="${today}"])`).waitFor()
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('heading', { name: 'Puzzles of the day' }).waitFor()
  await page.getByText('looked up').first().waitFor()
  await page.getByRole('radiogroup', { name: 'Difficulty' }).getByText('Hard').click()
  expect(await page.getByRole('link', { name: /^Puzzle \d+, easy/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: /^Puzzle \d+, hard/ }).count()).toBeGreaterThan(0)
  await page.goto(`${w.server.address}/puzzles/hexpanse/nothing`)
  await page.getByText('There is no such puzzle.').waitFor()
})

test('what a puzzle asks for stays clear of many choices', async () => {
  const page = await w.person(DESK)
  await open(page, 'expedition', itemAt(await puzzlesOf('expedition'), 0))
  await keepsItsRoom(page)
})

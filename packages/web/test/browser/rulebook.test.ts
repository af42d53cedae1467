import { games } from '@orrery/games'
import { isLong } from '@orrery/testkit'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { beyond, clean } from './clean.ts'
import { firstTurn, myTurn, PHONE, touch, world } from './world.ts'

const w = world('--seed', 'rulebook')

const marked = (page: Page): Locator => page.locator('main [aria-current="true"]')

describe('the rulebook', () => {
  test('a slash begins to search; hits have context and are marked; Enter goes from one to the next', async () => {
    const page = await w.person()
    await page.goto(`${w.server.address}/rules/expanse`)
    await page.getByRole('heading', { name: 'Play in two minutes' }).waitFor()
    await clean(page)
    await page.keyboard.press('/')
    await page.getByRole('heading', { level: 1, name: 'What is on the table' }).waitFor()
    await page.keyboard.type('tied')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ places, best first$/ })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Scoring a Base' }).waitFor()
    expect(await marked(page).locator('mark').allTextContents()).toContain('tied')
    const first = page.url()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: /^2 of \d+ places$/ })
      .waitFor()
    expect(page.url()).not.toBe(first)
    await page.getByRole('button', { name: 'Previous place' }).click()
    await page.waitForURL(first)
    await clean(page)
  })

  test('a refusal opens the paragraph about its rule, with the exact rule below it; a card has a paragraph too', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    expect(await myTurn(page)).toBe(true)
    await firstTurn(page)
    await touch(page, 'base:ceres')
    const link = page.locator('[data-note="why"]').getByRole('link').first()
    const rule = (await link.textContent()) ?? ''
    const [book] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await book.getByRole('complementary', { name: 'The exact rule' }).getByText(rule).waitFor()
    expect(await marked(book).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('[data-target="card:slot1"]').hover()
    const about = page.locator('[data-note="explain"]').getByRole('link', { name: 'In the rulebook' })
    await about.hover()
    const [card] = await Promise.all([page.context().waitForEvent('page'), about.click()])
    await marked(card).waitFor()
    expect(card.url()).toMatch(/#A\d\d$/)
  })

  test('on paper all chapters follow each other, without what is only for a screen', async () => {
    const page = await w.person()
    await page.goto(`${w.server.address}/rules/hexpanse#winning`)
    await page.getByRole('heading', { level: 1, name: 'Winning' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const book = (await games.find(({ id }) => id === 'hexpanse')?.book?.())?.book
    const titles = book?.chapters.map(({ title }) => title) ?? []
    await expect.poll(() => page.locator('main h1').allTextContents()).toEqual(titles)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('searchbox').count()).toBe(0)
    expect((await page.pdf()).length).toBeGreaterThan(50_000)
  })
})

describe.each(games)('$title on a phone', ({ id }) => {
  test('two minutes and a chapter fit and are accessible', async () => {
    const page = await w.person(PHONE)
    const [chapter] = (await games.find((game) => game.id === id)?.book?.())?.book.chapters ?? []
    for (const anchor of ['', chapter?.id ?? '', ...(isLong() ? ['reference'] : [])]) {
      await page.goto(`${w.server.address}/rules/${id}#${anchor}`)
      await page.locator('main h1').first().waitFor()
      expect(await beyond(page)).toBe(0)
      await clean(page)
    }
  })
})

import { isLong, sampleSize } from '@orrery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import {
  changedOrConfirmed,
  choice,
  choices,
  DESK,
  handOver,
  isOver,
  mark,
  myTurn,
  PHONE,
  thing,
  touch,
  world,
} from './world.ts'

const w = world('--seed', 'another race')

async function playNow(page: Page): Promise<void> {
  await page.goto(w.server.address)
  const card = page.getByRole('article', { name: 'Expedition' })
  await card.getByRole('button', { name: 'Play now' }).click()
  expect(await myTurn(page)).toBe(true)
}

/** What somebody in a hurry might do: claim what can be claimed, follow nobody, trade with nobody. */
const LIKES = [
  'claim',
  'objective',
  'use',
  'activate',
  'planet',
  'goods',
  'no',
  'reject',
  'pass',
  'end',
  'number',
  'take',
]
const pick = (open: readonly string[]): string =>
  LIKES.map((like) => open.find((line) => line.split(' ')[0] === like)).find((line) => line !== undefined) ??
  open[0] ??
  ''

/** What is touched for a line, by its first word. */
const THINGS: { readonly [kind: string]: string } = {
  activate: 'system',
  planet: 'planet',
  claim: 'slice',
  use: 'strategy',
  take: 'strategy',
  objective: 'objective',
}

/** Answers on the table where the line names a thing that is lit there. */
async function touched(page: Page, line: string): Promise<boolean> {
  const [kind = '', name = ''] = line.split(' ')
  const target = kind in THINGS ? `${THINGS[kind]}:${name}` : ''
  if (target === '' || (await page.locator(`[data-target="${target}"][aria-disabled="false"]`).count()) === 0)
    return false
  const before = await mark(page)
  await thing(page, target).click({ force: true })
  if ((await page.locator('[data-note="ask"]').count()) > 0)
    await page.locator('[data-note="ask"] [data-choice]').first().click()
  await changedOrConfirmed(page, before)
  return true
}

/** Answers in the list: bots that made an offer wait for it (TE-15.12). */
async function answered(page: Page, line: string): Promise<void> {
  const before = await mark(page)
  await choice(page, line).click()
  await changedOrConfirmed(page, before)
}

describe('a whole race against three bots, by clicks', () => {
  test('claims and payments on the table, refused touches with their rule, and the end by sources', async () => {
    const page = await w.person(DESK)
    await playNow(page)
    await clean(page)
    let onBoard = 0
    let claims = 0
    let hasRefused = false
    const isAllSeen = (): boolean => hasRefused && claims > 0 && onBoard > 4
    // Then a bot plays it to its end; in the long run the player does.
    while ((isLong() || !isAllSeen()) && (await myTurn(page))) {
      const open = await choices(page)
      const wanted = pick(open)
      if (wanted === '') continue
      if (wanted.startsWith('activate') && !hasRefused) {
        hasRefused = true
        await touch(page, 'slice:resources')
        const note = page.locator('[data-note="why"]')
        await note.waitFor()
        expect(await note.textContent()).toContain('Finish your action first')
        expect(await note.getByRole('link').first().getAttribute('href')).toMatch(/^\/rules\/expedition#TE-3\.1/)
        await page.keyboard.press('Escape')
        await clean(page)
      }
      if (wanted.startsWith('claim')) claims++
      if (onBoard < 25 && (await touched(page, wanted))) onBoard++
      else await answered(page, wanted)
    }
    expect({ hasRefused, claims, onBoard, all: isAllSeen() }).toMatchObject({ all: true })
    if (!(await isOver(page))) await handOver(page)
    await page.getByRole('img', { name: 'Points over the game' }).waitFor()
    await clean(page)
  })

  test('the first questions on a phone are accessible and fit', async () => {
    const page = await w.person(PHONE)
    await playNow(page)
    for (let n = 0; n < sampleSize(3, 6); n++) {
      await clean(page)
      const wanted = pick(await choices(page))
      await answered(page, wanted)
      if (!(await myTurn(page))) break
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })
})

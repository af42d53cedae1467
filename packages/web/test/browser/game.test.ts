import { sampleSize } from '@orrery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import {
  answer,
  changed,
  changedOrConfirmed,
  choice,
  choices,
  firstTurn,
  handOver,
  isOver,
  mark,
  myTurn,
  thing,
  touch,
  world,
} from './world.ts'

const w = world('--seed', 'whole game 1')

/** What a hurried person might do: perform what can be performed, take cheap cards, spend few action points. */
const LIKES = [
  'perform',
  'take 1',
  'base',
  'finish',
  'stop',
  'pass',
  'decline',
  'cube',
  'fleet ',
  'orbital',
  'points',
  'bonus',
]

const pick = (open: readonly string[]): string =>
  LIKES.map((like) => open.find((line) => line.startsWith(like))).find((line) => line !== undefined) ?? open[0] ?? ''

async function lit(page: Page): Promise<string[]> {
  return page
    .locator('[data-target]:not([aria-disabled="true"])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''))
}

describe('a whole game of two against a bot, by clicks', () => {
  test('Play now asks the first question; refused touches explain themselves; undo; the end with its chart', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    expect(await myTurn(page)).toBe(true)
    await firstTurn(page)

    const notes = await refusedTouches(page)
    expect(notes).toHaveLength(3)
    for (const note of notes) expect(note).toMatch(/\S+ .*[A-Z]{2}-\d+\.\d+/)

    await oneUndo(page)

    let performed = 0
    let onBoard = 0
    // A bot plays it to its end; in the long run the player does.
    for (let n = 0; n < sampleSize(40, 1000) && (await myTurn(page)); n++) {
      const open = await choices(page)
      const wanted = pick(open)
      if (wanted === 'perform') performed++
      if (await touched(page, wanted)) onBoard++
      else await answer(page, wanted)
    }
    expect(performed).toBeGreaterThanOrEqual(sampleSize(3, 6))
    expect(onBoard).toBeGreaterThanOrEqual(sampleSize(5, 10))
    if (!(await isOver(page))) await handOver(page)
    await ending(page)
  })
})

/** The things that the places in a line of notation are, on the board. */
const ROOMS: { readonly [kind: string]: string } = {
  take: 'card:slot',
  influence: 'base:',
  base: 'base:',
  orbital: 'orbital:',
}

/** Chooses on the board where the thing it means is lit there and means this one move. */
async function touched(page: Page, line: string): Promise<boolean> {
  const [kind = '', place] = line.split(' ')
  const room = ROOMS[kind]
  const target = room === undefined ? '' : `${room}${place}`
  if (target === '' || !(await lit(page)).includes(target)) return false
  const before = await mark(page)
  await thing(page, target).click()
  if ((await page.locator('[data-note="ask"]').count()) > 0)
    await page.locator('[data-note="ask"] [data-choice]').first().click()
  await changedOrConfirmed(page, before)
  return true
}

async function refusedTouches(page: Page): Promise<string[]> {
  const notes: string[] = []
  for (const target of ['base:ceres', 'base:europa', 'orbital:saturn']) {
    await touch(page, target)
    const note = page.locator('[data-note="why"]')
    await note.waitFor()
    notes.push((await note.textContent()) ?? '')
    const rule = await note.getByRole('link').first().getAttribute('href')
    expect(rule).toMatch(/^\/rules\/expanse#[A-Z]+-/)
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
  }
  return notes
}

async function oneUndo(page: Page): Promise<void> {
  const first = await choices(page)
  await answer(page, 'take 1')
  expect(await choices(page)).not.toEqual(first)
  const before = await mark(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await changed(page, before)
  expect(await choices(page)).toEqual(first)
}

async function ending(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Points over the game' }).waitFor()
  await page.getByRole('heading', { name: /^You (won|lost)\b.*\.$/ }).waitFor()
  await page.getByRole('link', { name: 'Replay' }).first().waitFor()
  expect(await choice(page, 'take 1').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Undo|Score now)$/ }).count()).toBe(0)
  await rematch(page)
}

const decisive = (page: Page): Promise<string[]> =>
  page.locator('main [data-sign="decisive"]').evaluateAll((all) => all.map((one) => one.innerHTML))

/** The first cause is lit, with the rest of the board dimmed; another one is lit when it is asked for. */
async function whatDecided(page: Page): Promise<void> {
  const causes = page.getByRole('region', { name: 'What decided it' }).getByRole('listitem')
  const [first, second] = [causes.nth(0).getByRole('button'), causes.nth(1).getByRole('button')]
  expect(await first.textContent()).toBe('Shown')
  const lit = await decisive(page)
  expect(lit.length).toBeGreaterThan(0)
  expect(await page.locator('main g[opacity="0.5"]').count()).toBeGreaterThan(lit.length)
  await second.click()
  expect([await first.textContent(), await second.textContent()]).toEqual(['Show', 'Shown'])
  expect(await decisive(page)).not.toEqual(lit)
}

/** What decided the game is lit on the board, and one click leads to the same table once more. */
async function rematch(page: Page): Promise<void> {
  await whatDecided(page)
  await clean(page)
  const old = page.url()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((url) => url.href !== old)
  await myTurn(page)
}

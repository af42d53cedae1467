import { game as hexpanse } from '@orrery/hexpanse'
import { sampleSize } from '@orrery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atRest, faults } from './clean.ts'
import { aiming, inTurn, liked, onBoard } from './hexpanse.ts'
import { hideBranchBar, linkTo, type Moment, momentWhere, showBranch } from './positions.ts'
import {
  answer,
  changed,
  choices,
  DESK,
  handOver,
  isOver,
  mark,
  myTurn,
  PHONE,
  seatBot,
  setPlayers,
  thing,
  touch,
  whoseTurn,
  world,
} from './world.ts'

const w = world('--seed', 'hexes')

const BOARD = '[aria-label^="The board"]'
/** The pattern of the aimed card stands between the buttons that turn it. */
const FORMULA = 'button[aria-label^="Turn anticlockwise"] + svg'

const question = (page: Page): Promise<string | null> => page.locator('[aria-label="Question"] h2').textContent()

describe('a whole game of Hexpanse against a bot, by clicks', () => {
  test('factions, warlords, cards, refusals with their rule, and the end with its pattern', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Hexpanse' }) })
    await card.getByRole('button', { name: 'Play now' }).click()
    await myTurn(page)
    const before = await mark(page)
    await thing(page, 'faction:TE').click()
    await changed(page, before)
    await myTurn(page)
    expect(await page.locator('[aria-label="Players"]').textContent()).toContain('Terran Empire')

    let touches = 0
    let refused = ''
    for (let turn = 0; await myTurn(page); turn++) {
      const open = await choices(page)
      if (refused === '' && open.includes('gain')) refused = await whyNot(page, 'slot:1')
      const line = liked(open, turn)
      if (await onBoard(page, line)) touches++
      else await answer(page, line)
    }
    expect(refused).toMatch(/Market Phase.*HX-\d+/)
    expect(touches).toBeGreaterThan(3)
    expect(await isOver(page)).toBe(true)
    await page.getByRole('heading', { name: /^You (won|lost)\.$/ }).waitFor()
    await page.getByRole('img', { name: 'Points over the game' }).waitFor()
  })
})

async function whyNot(page: Page, target: string): Promise<string> {
  await touch(page, target)
  const note = page.locator('[data-note="why"]')
  await note.waitFor()
  const said = (await note.textContent()) ?? ''
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  return said
}

/* ---- teams ---------------------------------------------------------------------------------------------------------- */

describe('two friends as partners', () => {
  test('they sit across from each other in two browsers, see each other’s mission, and win or lose together', async () => {
    const mira = await w.person()
    const tomas = await w.person({ width: 1440, height: 900 })
    await mira.goto(`${w.server.address}/new/hexpanse?friends`)
    await mira.getByLabel('Your name at the table').fill('Mira')
    await setPlayers(mira, 4)
    for (const seat of [2, 4]) await seatBot(mira, seat, 'Greedy')
    await mira.locator('[data-option="mode admiral"]').click()
    await mira.locator('[data-option="teams on"]').click()
    await mira.getByRole('button', { name: 'Create table' }).click()
    const link = await mira.getByLabel('Link to this table').inputValue()
    await tomas.goto(link)
    await tomas.getByRole('button', { name: 'Sit down' }).click()

    const seen = new Set<string>()
    let over = false
    // The bots play it to its end; in the long run the two do.
    for (let turn = 0; !over && turn < sampleSize(24, 400); turn++) {
      const page = await whoseTurn(mira, tomas)
      over = page === undefined
      if (page === undefined) break
      for (const text of await page.locator('[data-target^="mission:"] > span:nth-of-type(2)').allTextContents())
        seen.add(text)
      await answer(page, liked(await choices(page), turn))
    }
    for (const page of over ? [] : [mira, tomas]) await handOver(page)
    expect([...seen].some((kind) => kind === 'yours, secret')).toBe(true)
    expect([...seen].some((kind) => /^(?!yours).*, secret$/.test(kind))).toBe(true)
    for (const page of [mira, tomas]) await page.getByRole('heading', { name: /^You (and .* won|lost)\.$/ }).waitFor()
  })
})

/* ---- aiming --------------------------------------------------------------------------------------------------------- */

const pills = (page: Page): Promise<string[]> =>
  page
    .locator(`${BOARD} text`)
    .filter({ hasText: /hit|yours|place|nothing/ })
    .allTextContents()
const formula = (page: Page): Promise<string> => page.locator(FORMULA).innerHTML()

const formulaOtherThan = (page: Page, old: string): Promise<unknown> =>
  page.waitForFunction(([path, was]) => document.querySelector(path)?.innerHTML !== was, [FORMULA, old] as const)

const isAimed = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Do it') ||
      !/base hex|turn the card|a hex for/.test(document.querySelector('[aria-label="Question"] h2')?.textContent ?? ''),
  )

/** The card has been carried out; an aim that hits nothing is asked about first. */
async function aimedAndDone(page: Page): Promise<void> {
  await isAimed(page)
  const doIt = page.getByRole('button', { name: 'Do it' })
  if ((await doIt.count()) === 0) return
  await doIt.click()
  await doIt.waitFor({ state: 'detached' })
  await isAimed(page)
}

const log = async (page: Page): Promise<string> => (await page.locator('[data-entry]').allTextContents()).join(' ')

describe('a card is aimed and turned', () => {
  test('by mouse: its pattern follows the pointer, R and the wheel turn it, one click does both', async () => {
    const page = await w.person()
    const hex = await aiming(page, w.server.address)
    await thing(page, `hex:${hex}`).hover()
    await page.locator('li[data-verdict]:not([data-verdict="open"])').first().waitFor()
    expect((await pills(page)).length).toBeGreaterThan(0)
    const still = await formula(page)
    await page.keyboard.press('r')
    await formulaOtherThan(page, still)
    const turned = await formula(page)
    await page.mouse.wheel(0, 100)
    await formulaOtherThan(page, turned)
    await thing(page, `hex:${hex}`).click()
    await aimedAndDone(page)
    expect(await log(page)).toContain('turn the card to the south-west')
  })

  test('by keyboard: arrows carry it over the board, R turns it, Enter does both', async () => {
    const page = await w.person()
    const hex = await aiming(page, w.server.address)
    await thing(page, 'hex:0,0').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).toBe('hex:1,0')
    await page.locator('li[data-verdict]:not([data-verdict="open"])').first().waitFor()
    await thing(page, `hex:${hex}`).focus()
    for (const key of ['r', 'r', 'q']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await aimedAndDone(page)
    expect(await log(page)).toContain('turn the card to the south-east')
  })

  test('by touch: a tap chooses the hex, buttons turn the card, “Like this” is done; undo takes it back', async () => {
    const page = await w.person(PHONE)
    const hex = await aiming(page, w.server.address)
    await thing(page, `hex:${hex}`).tap()
    await page.getByRole('button', { name: 'Like this' }).waitFor()
    const still = await formula(page)
    await page.getByRole('button', { name: 'Turn clockwise' }).tap()
    await formulaOtherThan(page, still)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('button', { name: 'Like this' }).waitFor({ state: 'detached' })
    await thing(page, `hex:${hex}`).tap()
    await page.getByRole('button', { name: 'Like this' }).tap()
    await aimedAndDone(page)
    expect(await question(page)).not.toMatch(/turn the card/)
  })
})

/* ---- by hand -------------------------------------------------------------------------------------------------------- */

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('by hand on %s', (_, size) => {
  test('a touch on an empty hex opens a menu there, its first row places a unit, and undo takes it back', async () => {
    const page = await w.person(size)
    await inTurn(page, w.server.address)
    const pieces = page.locator('[data-target^="hex:"][data-full]')
    const before = await pieces.count()
    await page.locator('[data-target^="hex:"][data-lit]:not([data-full])').first().click()
    const first = page.locator('[data-note="ask"] button').first()
    await first.waitFor()
    expect(await first.textContent()).toMatch(/^Normal unit×\d+$/)
    expect(await first.evaluate((row) => row === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => pieces.count()).toBe(before + 1)
    expect((await page.locator('[aria-label="Question"]').textContent()) ?? '').not.toMatch(/-?\d,-?\d/)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => pieces.count()).toBe(before)
  })
})

/* ---- looks ---------------------------------------------------------------------------------------------------------- */

async function clean(page: Page): Promise<void> {
  await atRest(page)
  expect(await faults(page)).toEqual([])
  const beyond = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ])
  expect(beyond).toEqual([0, 0])
}

const FOUR_ADMIRALS = { options: { mode: 'admiral' }, seats: 4 }
const isDraft = ({ offer }: Moment): boolean => offer.every((line) => line.startsWith('faction '))
const isTurn = ({ offer }: Moment): boolean => offer.includes('done') && offer.some((line) => line.startsWith('play '))
const isAim = ({ offer, moves }: Moment): boolean =>
  / play A(8|10|11|17)$/.test(moves.at(-1) ?? '') && offer.every((line) => line.startsWith('hex '))

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('on %s', (_, size) => {
  test('the table is accessible and fits, before the game, in a turn and while a card is aimed', async () => {
    const page = await w.person(size)
    await page.goto(`${w.server.address}/branch`)
    await hideBranchBar(page)
    for (const wanted of [isDraft, isTurn, isAim]) {
      await showBranch(page, await linkTo(momentWhere(hexpanse, FOUR_ADMIRALS, wanted)))
      await clean(page)
    }
  })
})

const sizeOf = async (page: Page, what: string): Promise<readonly [width: number, height: number]> => {
  const box = await page.locator(what).first().boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

test('a turn is asked in at most 290 px beside the board, and cards of a phone are 300 px wide and 130 high', async () => {
  const page = await w.person({ width: 1440, height: 900 })
  await page.goto(`${w.server.address}/branch`)
  await hideBranchBar(page)
  await showBranch(page, await linkTo(momentWhere(hexpanse, FOUR_ADMIRALS, isTurn)))
  const [, height] = await sizeOf(page, '[aria-label="Question"]')
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThanOrEqual(290)
  await page.setViewportSize(PHONE)
  await atRest(page)
  // The cards are drawn anew for a phone after the page has noticed its size.
  const card = '[aria-label="Market"] [data-target]:not([data-target="deck:draw"])'
  await expect.poll(() => sizeOf(page, card)).toEqual([300, 130])
})

test('the nearest ways to a mission are shown on the board on request', async () => {
  const page = await w.person()
  await inTurn(page, w.server.address)
  const plain = await page.locator(BOARD).innerHTML()
  const show = page.getByRole('button', { name: /the nearest ways/ }).first()
  await show.click()
  expect(await show.getAttribute('aria-pressed')).toBe('true')
  const shown = await page.locator(BOARD).innerHTML()
  expect(shown).not.toBe(plain)
  await show.click()
  expect(await page.locator(BOARD).innerHTML()).not.toBe(shown)
})

import { game } from '@orrery/expanse'
import { itemAt, Match, rngFrom, writeRecord } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import {
  answer,
  breakWorkers,
  changed,
  choice,
  choices,
  DESK,
  firstTurn,
  handOver,
  mark,
  myTurn,
  PHONE,
  question,
  world,
} from './world.ts'

const w = world('--seed', 'what if 7')

const SIZES = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

async function playNow(page: Page): Promise<string> {
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await firstTurn(page)
  return page.url().split('/').at(-1) ?? ''
}

const hints = (page: Page): Promise<string[]> =>
  page.locator('[data-hint]').evaluateAll((all) => all.map((one) => one.getAttribute('data-hint') ?? ''))

/** Three moves are shown at last; `Thinking…` gives way to how much was thought. */
async function thought(page: Page): Promise<void> {
  await page.getByText(/simulated lines/).waitFor()
}

const board = (page: Page): Promise<string> => page.locator('main[aria-label="Board"]').innerHTML()

describe.each(SIZES)('a hint on %s', (_, size) => {
  test('shows the best three moves with everybody’s chances, and plays one', async () => {
    const page = await w.person(size)
    await playNow(page)
    const open = await choices(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('[data-hint]').first().waitFor()
    await thought(page)
    const moves = await hints(page)
    expect(moves).toHaveLength(3)
    for (const move of moves) expect(move).toMatch(/^take \d$/)
    if (size === DESK) for (const move of moves) expect(open).toContain(move)
    for (const chance of await page.locator('[data-hint] b').allTextContents()) expect(chance).toMatch(/^\d+\.\d %$/)
    await page.getByRole('button', { name: 'Everybody’s chances' }).click()
    expect(await page.getByRole('list', { name: 'Everybody’s chances' }).first().getByRole('listitem').count()).toBe(2)
    await clean(page)

    const before = await mark(page)
    const first = page.locator('[data-hint]').first()
    const line = await first.getAttribute('data-hint')
    await first.getByRole('button', { name: /^Play: / }).click()
    await changed(page, before)
    if (size === PHONE) {
      await page.getByRole('button', { name: 'Menu and players' }).tap()
      await page.getByRole('tab', { name: 'Log' }).tap()
    }
    await page.locator('[data-entry]').first().waitFor({ state: 'attached' })
    const played = await page.locator('[data-entry]').last().textContent()
    expect(played).toMatch(new RegExp(`from slot ${line?.split(' ')[1]} `))
  })
})

describe.each(['hexpanse', 'expedition'])('in %s', (id) => {
  test('the best moves are shown, and one is tried out on a branch', async () => {
    const page = await w.person()
    await page.goto(await tableAgainstBots(page, id))
    await myTurn(page)
    const open = await choices(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('[data-hint]').first().waitFor()
    for (const line of await hints(page)) expect(open).toContain(line)
    await clean(page)
    const tried = page.locator('[data-hint]').first()
    await tried.hover()
    await tried.getByRole('button', { name: /^Try: / }).click()
    await page
      .getByRole('region', { name: 'Branch' })
      .getByText(/You play/)
      .waitFor()
    await page.locator('[data-entry]').first().waitFor()
    await myTurn(page)
    await clean(page)
  })
})

describe('a hint', () => {
  test('points at its move on the board, comes and goes by key, and the page goes on drawing while it thinks', async () => {
    const page = await w.person()
    await playNow(page)
    await page.evaluate(() => {
      const count = (): void => {
        Reflect.set(window, 'frames', Number(Reflect.get(window, 'frames') ?? 0) + 1)
        requestAnimationFrame(count)
      }
      Reflect.set(window, 'frames', 0)
      count()
    })
    const drawn = (): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'frames')))
    const before = await drawn()
    await page.keyboard.press('h')
    await page.locator('[data-hint]').first().waitFor()
    const calm = await page.locator('[aria-label="Cards"]').innerHTML()
    await page.locator('[data-hint]').first().hover()
    await page.waitForFunction((html) => document.querySelector('[aria-label="Cards"]')?.innerHTML !== html, calm)
    await thought(page)
    expect(await drawn()).toBeGreaterThan(before + 10)
    await page.keyboard.press('h')
    await page.locator('[data-hint]').first().waitFor({ state: 'detached' })
  })

  test('that breaks off says so and what to do, and thinks when it is asked again', async () => {
    const page = await w.person()
    const { mend } = await breakWorkers(page, '/worker')
    await playNow(page)
    await page.keyboard.press('h')
    await page.getByRole('alert').getByText('Thinking stopped. Try again;').waitFor()
    expect(await page.getByText('Thinking…').count()).toBe(0)
    await clean(page)
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[data-hint]').first().waitFor()
  })

  test('is not for a table where other people sit, nor is a branch from there', async () => {
    const page = await w.person()
    await page.goto(`${w.server.address}/new/expanse?friends`)
    await page.getByRole('button', { name: 'Create table' }).click()
    const friend = await w.person()
    await friend.goto(await page.getByLabel('Link to this table').inputValue())
    await friend.getByRole('button', { name: 'Sit down' }).click()
    const asked = await Promise.any([page, friend].map(async (one) => ((await myTurn(one)) ? one : page)))
    expect(await asked.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    expect(await asked.getByRole('button', { name: 'Hint' }).count()).toBe(0)
    await asked.keyboard.press('h')
    expect(await asked.locator('[aria-label="Best moves"]').count()).toBe(0)
    await asked.getByRole('button', { name: 'Menu' }).click()
    await asked.getByRole('link', { name: 'Replay' }).waitFor()
    expect(await asked.getByRole('button', { name: 'Try from here' }).count()).toBe(0)
    await asked.goto(asked.url().replace('/t/', '/game/').concat('?at=0'))
    await asked.getByText(/move 0 of \d+/).waitFor()
    expect(await asked.getByRole('region', { name: 'What if' }).count()).toBe(0)
  })
})

describe('a branch', () => {
  test('from a position of the replay: bots answer, one goes back, shares it, and returns', async () => {
    const page = await w.person()
    const id = await playNow(page)
    await answer(page, 'take 1')
    const { entries, there } = await replayBeforeLast(page, id)

    await page.getByRole('button', { name: 'Best moves' }).click()
    await page.locator('[data-hint]').first().waitFor()
    expect((await hints(page)).every((line) => line.startsWith('take'))).toBe(true)
    await page.getByRole('button', { name: 'Try from here' }).click()
    await page.getByText(`Branch from move ${entries}`).waitFor()
    await myTurn(page)
    expect(await choices(page)).toContain('take 1')
    await clean(page)

    const first = await played(page, 'take 1')
    await played(page, 'points')
    await played(page, 'finish')
    await myTurn(page)
    expect(await page.locator('[data-entry]').count()).toBeGreaterThan(3)

    await page.locator('[data-entry="1"]').click()
    const far = page.url()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForFunction((old) => location.href !== old, far)
    expect(await board(page)).toBe(first)
    expect(await choices(page)).toContain('points')
    expect(await page.locator('[data-entry]').count()).toBe(1)

    await sharedElsewhere(page)
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await drawnAt(page, entries)
    expect(await board(page)).toBe(there)
  })

  test('from one’s own table begins with the move that is tried, and is dealt again', async () => {
    const page = await w.person()
    const id = await playNow(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    const row = page.locator('[data-hint]').first()
    await row.waitFor()
    await thought(page)
    const [line = ''] = await hints(page)
    await row.getByRole('button', { name: /^Try: / }).click()
    await page
      .getByText(/^Branch/)
      .first()
      .waitFor()
    await page.locator('[data-entry]').first().waitFor()
    expect(await page.locator('[data-entry]').first().textContent()).toMatch(`from slot ${line.split(' ')[1]} `)

    await page.waitForFunction(() => location.hash.length > 1)
    const before = page.url()
    await page.getByRole('button', { name: 'Another deal' }).click()
    await page.waitForFunction((old) => location.href !== old, before)
    await page.getByText('The game begins.').waitFor()
    await myTurn(page)
    expect(await choices(page)).toContain(line)
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await page.waitForURL(`**/t/${id}`)
    await myTurn(page)
    expect(await choices(page)).toContain(line)
  })

  test('of a finished game is played in anybody’s seat; best moves are those of whoever is asked', async () => {
    const page = await w.person()
    const id = await playNow(page)
    await handOver(page)
    await page.getByText('The game is over', { exact: true }).waitFor()
    await page.goto(`${w.server.address}/game/${id}?at=30`)
    await page.getByText(/move 30 of \d+/).waitFor()

    const asked = page.getByText(/^Chance of /)
    await page.getByRole('button', { name: 'Best moves' }).click()
    const sides = new Set<string>()
    for (let entry = 31; sides.size < 2; entry++) {
      await asked.waitFor()
      sides.add(((await asked.textContent()) ?? '').replace(/^Chance of |, now .*$/g, ''))
      await page.keyboard.press('ArrowRight')
      await page.getByText(new RegExp(`move ${entry} of`)).waitFor()
    }
    await page.locator('[data-hint]').first().waitFor()

    for (const side of sides) {
      await page.getByLabel('The side you play').selectOption(side)
      await page.getByRole('button', { name: 'Try from here' }).click()
      await page.getByText(`You play ${side}.`).waitFor()
      await myTurn(page)
      await page.getByRole('link', { name: 'Back to the game' }).click()
      await page.getByText(/move \d+ of \d+/).waitFor()
    }
  })

  test('of a record in a file leads back to the record', async () => {
    const page = await w.person()
    await page.goto(`${w.server.address}/file`)
    const buffer = Buffer.from(unfinished())
    await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
    await page.getByText('move 0 of 12').waitFor()
    await page.keyboard.press('End')
    await page.getByText('move 12 of 12').waitFor()
    await page.getByRole('button', { name: 'Try from here' }).click()
    await page.getByText('Branch from move 12').waitFor()
    await myTurn(page)
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await page.getByText('move 12 of 12').waitFor()
  })

  test.each([
    ['cut off', 'eJx1VE1v2zAM_SsBzwpgO07a'],
    ['empty', ''],
    ['of something else', 'hello'],
  ])('whose link is %s says what is wrong', async (_, code) => {
    const page = await w.person()
    await page.goto(`${w.server.address}/branch#${code}`)
    await page.getByText(/^This link/).waitFor()
    expect(await page.getByRole('link', { name: 'To the start page' }).count()).toBe(1)
  })
})

/** A table of three against bots that move at random; the way to it. */
async function tableAgainstBots(page: Page, id: string): Promise<string> {
  const setting = { game: id, options: {}, seats: 3, clock: { kind: 'none' } }
  const bot = { kind: 'bot', level: 'random' }
  const data = { setting, seats: [{ kind: 'me' }, bot, bot] }
  const reply = await page.context().request.post(`${w.server.address}/api/tables`, { data })
  return `${w.server.address}/t/${((await reply.json()) as { readonly id: string }).id}`
}

/** The record of a game of three after a dozen random moves. */
function unfinished(): string {
  const started = Match.start(game, { options: {}, seats: 3, seed: 'a file' })
  if (!started.ok) throw new Error(started.error.expected)
  const match = started.value
  const rng = rngFrom('anything')
  while (match.length < 12) {
    const seat = match.pending()[0]?.seat ?? 0
    const offer = match.offer(seat)
    match.play(seat, itemAt(offer, rng.below(offer.length)))
  }
  return writeRecord(match.record())
}

/** The replay of the game, at the position before its last move; which one it is, and what the board shows there. */
async function replayBeforeLast(page: Page, id: string): Promise<{ readonly entries: number; readonly there: string }> {
  await page.goto(`${w.server.address}/game/${id}?at=0`)
  const text = (await page.getByText(/move 0 of \d+/).textContent()) ?? ''
  const entries = Number(text.split(' ').at(-1)) - 1
  await page.goto(`${w.server.address}/game/${id}?at=${entries}`)
  await drawnAt(page, entries)
  return { entries, there: await board(page) }
}

/** The position before the last move is told and drawn. */
async function drawnAt(page: Page, entries: number): Promise<void> {
  await page.getByText(`move ${entries} of ${entries + 1}`).waitFor()
  await page.locator(`main[data-drawn="${entries}"]`).waitFor()
}

/** Answers, and waits until the address has followed; what the board shows then. */
async function played(page: Page, line: string): Promise<string> {
  const before = page.url()
  await answer(page, line)
  await page.waitForFunction((old) => location.href !== old, before)
  return board(page)
}

/** Somebody else, with nothing but the link, stands at the same position and may play on. */
async function sharedElsewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByLabel('Link to this branch').inputValue()
  expect(link).toBe(page.url())
  await page.keyboard.press('Escape')
  const mine = { open: await choices(page), drawn: await board(page) }
  const friend = await w.person()
  await friend.goto(link)
  await myTurn(friend)
  expect(await choices(friend)).toEqual(mine.open)
  expect(await board(friend)).toBe(mine.drawn)
  expect(await friend.getByRole('link', { name: 'Back to the game' }).count()).toBe(0)
  await played(friend, 'points')
  await choice(friend, 'finish').waitFor()
  await question(friend).getByRole('button', { name: 'Undo' }).click()
}

import { game } from '@orrery/expanse'
import { judge } from '@orrery/expanse/bot'
import { itemAt, Match, rngFrom, writeRecord } from '@orrery/kernel'
import { COACH_VERSION, type FromLocal, LocalTable, type Setting, type Sitter } from '@orrery/table'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clean } from './clean.ts'
import { breakWorkers, PHONE, world } from './world.ts'

/** So much thought that one can watch it, and so little that nobody waits long. */
const w = world('--seed', 'coach 3', '--coach', '90')

const SEATS: readonly Sitter[] = [0, 1].map(() => ({ kind: 'bot', level: 'random' }))
const SETTING: Setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }

let known = ''

/** A game on the server that bots have played to its end; one is enough for everybody who only looks. */
async function finished(page: Page): Promise<string> {
  if (known === '') known = await playedByBots(page)
  return known
}

async function playedByBots(page: Page): Promise<string> {
  const { request } = page.context()
  const laid = await request.post(`${w.server.address}/api/tables`, { data: { setting: SETTING, seats: SEATS } })
  const { id } = (await laid.json()) as { readonly id: string }
  const stage = async (): Promise<string> => {
    const facts = await request.get(`${w.server.address}/api/tables/${id}`)
    return ((await facts.json()) as { readonly stage: string }).stage
  }
  await expect.poll(stage).toBe('over')
  return id
}

/** The record of the last moves of a game, as a player's file. */
function lastMoves(count: number): string {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'short' })
  if (!match.ok) throw new Error(match.error.expected)
  const whole = played(match.value)
  const { length } = whole
  const late = Match.fromPosition(game, whole.at(length - count).position(), { options: {} })
  if (!late.ok) throw new Error(late.error.expected)
  return writeRecord(played(late.value).record())
}

function played<S, V>(match: Match<S, V>): Match<S, V> {
  const rng = rngFrom('moves')
  for (;;) {
    const [ask] = match.pending()
    if (ask === undefined) return match
    const offer = match.offer(ask.seat)
    match.play(ask.seat, itemAt(offer, rng.below(offer.length)))
  }
}

/** A finished table of two bots, as this device keeps one. */
function keptTable(): string {
  const heard: FromLocal[] = []
  const waiting: (() => void)[] = []
  const table = new LocalTable([{ game, judge }], {
    post: (message) => heard.push(message),
    now: () => 1000,
    later: (act) => waiting.push(act),
    seed: () => `seed ${heard.length}`,
  })
  table.hear({ t: 'lay', key: 'lay', setting: SETTING, seats: SEATS })
  while (waiting.length > 0) waiting.shift()?.()
  table.hear({ t: 'save', key: 'save' })
  const last = heard.at(-1)
  if (last?.t !== 'saved') throw new Error('nothing was saved')
  const opening = { t: 'resume', saved: last.saved }
  return JSON.stringify({ game: 'expanse', seats: SEATS, updated: 1000, opening })
}

const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'The coach’s progress' })
const graph = (page: Page): Locator => page.getByRole('img', { name: 'Chances of winning over the game' })
const point = (page: Page, n: number): Locator => page.getByRole('article', { name: `Turning point ${n}` })
const position = async (page: Page): Promise<number> =>
  Number(await page.getByLabel('Position in the game').inputValue())

/** Coaches that think beside the page. */
const threads = (page: Page): number => page.workers().filter((worker) => worker.url().includes('/thread')).length

async function through(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Turning points', exact: true }).waitFor()
  expect(await bar(page).count()).toBe(0)
}

describe('the coach of a game on the server', () => {
  test('opens from the end of the game, can be stopped, finds turning points, and is there at once the next time', async () => {
    const page = await w.person()
    const id = await finished(page)
    await page.goto(`${w.server.address}/t/${id}`)
    await page.getByRole('link', { name: 'Coach' }).click()
    await page.getByText(/^The coach is at move \d+ of \d+\.$/).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/^Stopped at move \d+ of \d+\.$/).waitFor()
    await clean(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await through(page)
    await clean(page)

    expect(await graph(page).locator('polyline').count()).toBe(2)
    expect(await graph(page).getByText('100 %').count()).toBeGreaterThan(0)
    await point(page, 3).waitFor()
    const first = (await point(page, 1).textContent()) ?? ''
    expect(first).toMatch(/move \d+\+\d+\s%Played.+Better.+\d+\s% instead of \d+\s%/)

    await point(page, 1).getByRole('button', { name: 'Show' }).click()
    const move = Number(/move (\d+)/.exec(first)?.[1])
    await page.getByText(new RegExp(`^move ${move - 1} of \\d+$`)).waitFor()
    expect(page.url()).toContain(`/game/${id}?at=${move - 1}&coach`)

    await page.reload()
    await point(page, 3).waitFor()
    expect(await point(page, 1).textContent()).toBe(first)
    expect(await bar(page).count()).toBe(0)
    expect(await position(page)).toBe(move - 1)
  })

  test('a touch in the graph leads to that moment, the graph follows the replay, and what was better glows', async () => {
    const page = await w.person()
    const id = await finished(page)
    await page.goto(`${w.server.address}/game/${id}?at=0&coach`)
    await through(page)
    const box = await graph(page).boundingBox()
    if (box === null) throw new Error('the graph is not there')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForFunction(
      () => (document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? '0') !== '0',
    )
    const there = await position(page)
    const entries = Number(await page.getByLabel('Position in the game').getAttribute('max'))
    expect(there / entries).toBeGreaterThan(0.3)
    expect(there / entries).toBeLessThan(0.7)

    const cursor = graph(page).locator('line').last()
    const at = await cursor.getAttribute('x1')
    await page.keyboard.press('ArrowRight')
    await page.getByText(`move ${there + 1} of ${entries}`).waitFor()
    expect(Number(await cursor.getAttribute('x1'))).toBeGreaterThan(Number(at))

    const signs = page.locator('[data-sign]')
    expect(await signs.count()).toBe(0)
    await point(page, 1).getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => signs.count()).toBeGreaterThan(0)
  })

  test('fits a phone', async () => {
    const page = await w.person(PHONE)
    const id = await finished(page)
    await page.goto(`${w.server.address}/game/${id}?at=3`)
    await page.getByRole('button', { name: 'Coach' }).click()
    await through(page)
    await clean(page)
    for (const part of [graph(page), page.getByLabel('Position in the game'), page.locator('main')]) {
      const box = await part.boundingBox()
      expect(box?.height).toBeGreaterThan(20)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
    }
    await page.getByRole('button', { name: 'Close the coach' }).click()
    await page.getByRole('button', { name: 'Coach' }).waitFor()
  })

  test('says so when others come first, and when nothing was better', async () => {
    const page = await w.person()
    const id = await finished(page)
    const judged = { entry: 1, seat: 0, move: 'a', text: 'A', chances: [0.5, 0.5], better: 'a', betterText: 'A' }
    const none = { coach: COACH_VERSION, game: game.id, rules: game.rulesVersion, done: 1, total: 1 }
    const study = { ...none, judged: [{ ...judged, chance: 0.5, loss: 0, reasons: [] }] }
    const answers = [
      [200, { state: 'none', ahead: 0, study: null, mayStop: false }],
      [200, { state: 'waiting', ahead: 2, study: null, mayStop: false }],
      [200, { state: 'done', ahead: 0, study, mayStop: false }],
    ] as const
    let asked = 0
    await page.route('**/study*', (route) => {
      const [status, json] = answers[Math.min(asked++, 2)] ?? answers[0]
      return route.fulfill({ status, json })
    })
    await page.goto(`${w.server.address}/game/${id}?at=0&coach`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('2 games are ahead of this one.').waitFor()
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0)
    await page.getByText('No choice cost more than 1 % of the chance to win.').waitFor()
  })
})

describe('the coach on this device', () => {
  test('goes through a file beside the page, which paints and can stop it meanwhile, and keeps what it found', async () => {
    const page = await w.person()
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(lastMoves(40)) }
    const open = async (): Promise<void> => {
      await page.goto(`${w.server.address}/file`)
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Coach' }).click()
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open()
    await bar(page).waitFor()
    await expect.poll(() => threads(page)).toBe(1)
    await page.getByText(/^The coach is at move [1-9]\d* of \d+\.$/).waitFor()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/^Stopped at move \d+ of \d+\.$/).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await through(page)
    await graph(page).waitFor()
    const found = await point(page, 1).textContent()

    await open()
    await point(page, 1).waitFor()
    expect(await point(page, 1).textContent()).toBe(found)
    expect(threads(page)).toBe(0)
    expect(asked.filter((path) => path.includes('/study'))).toEqual([])
  })

  test('that breaks off says so and what to do, and goes on when it is asked to', async () => {
    const page = await w.person()
    const { mend } = await breakWorkers(page, '/thread')
    await page.goto(`${w.server.address}/file`)
    const buffer = Buffer.from(lastMoves(2))
    await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Coach' }).click()
    await page.getByRole('alert').getByText('The coach stopped. Press “Continue”').waitFor()
    await clean(page)
    await mend()
    await page.getByRole('button', { name: 'Continue' }).click()
    await through(page)
  })

  test('takes up a game of this device where it was left', async () => {
    const page = await w.person()
    await page.goto(w.server.address)
    await page.evaluate((kept) => localStorage.setItem('orrery.local.mine', kept), keptTable())
    await page.goto(`${w.server.address}/local/mine`)
    await page.getByRole('link', { name: 'Coach' }).click()
    await page.getByText(/^The coach is at move [1-9]\d* of \d+\.$/).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    const stopped = page.getByText(/^Stopped at move \d+ of \d+\.$/)
    const done = Number(/at move (\d+)/.exec((await stopped.textContent()) ?? '')?.[1])
    expect(page.url()).toContain('/local/mine/replay?at=0&coach')
    await page.reload()
    const goesOn = page.getByText(/^The coach is at move [1-9]\d* of \d+\.$/)
    expect(Number(/at move (\d+)/.exec((await goesOn.textContent()) ?? '')?.[1])).toBeGreaterThanOrEqual(done)
    await page.getByRole('button', { name: 'Stop' }).click()
  })
})

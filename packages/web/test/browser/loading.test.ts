import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { DESK, PHONE, world } from './world.ts'

const w = world('--seed', 'loading')

const SETTING = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]

/** Addresses, and what is there when the page can be used. */
const PAGES: { readonly [name: string]: (table: string) => readonly [path: string, ready: string] } = {
  start: () => ['/', 'article svg'],
  table: (table) => [`/t/${table}`, '[data-choice]'],
  replay: (table) => [`/game/${table}`, '[data-target]'],
  rules: () => ['/rules/expanse', 'main svg'],
}

/** How far things have moved by themselves since the page was opened, as browsers count it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        const add = (list: PerformanceObserverEntryList): void => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => tell(sum), 100)
      }),
  )

describe.each([
  ['a wide screen', DESK],
  ['a phone', PHONE],
] as const)('loading on %s', (_, screen) => {
  test.each(Object.keys(PAGES))(
    '%s: the server names every file the page begins with, and nothing moves when the fonts come',
    async (name) => {
      const page = await w.person(screen)
      const laid = await page.context().request.post(`${w.server.address}/api/tables`, {
        data: { setting: SETTING, seats: SEATS },
      })
      const { id } = (await laid.json()) as { readonly id: string }
      const asked = new Set<string>()
      const facts: string[] = []
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname
        if (/^\/assets\/.*\.(js|css)$/.test(path)) asked.add(path)
        if (path === `/api/tables/${id}`) facts.push(path)
      })
      const { promise: isReady, resolve: letFontsCome } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await isReady
        await route.continue()
      })
      const [path, ready] = PAGES[name]?.(id) ?? ['', '']
      const answer = await page.goto(w.server.address + path, { waitUntil: 'commit' })
      await page.locator(ready).first().waitFor()
      letFontsCome()
      await atRest(page)
      const link = (await answer?.allHeaders())?.['link'] ?? ''
      const named = [...link.matchAll(/<([^>]+)>/g)].map(([, file]) => file)
      expect([...asked].filter((file) => !named.includes(file))).toEqual([])
      expect(named.length).toBeGreaterThan(0)
      expect(named.length).toBeLessThanOrEqual(16)
      // What is known of the table comes along with the code, and is not asked for a second time.
      expect(facts).toEqual(path.includes(id) ? [`/api/tables/${id}`] : [])
      expect(named.filter((file) => file === `/api/tables/${id}`)).toEqual(facts)
      expect(await layoutShift(page)).toBeLessThan(0.05)
    },
  )
})

test('what the server sent stays on the screen until the first page is there', async () => {
  const page = await w.person()
  const { promise: isReady, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/assets/reader-*.js', async (route) => {
    await isReady
    await route.continue()
  })
  await page.goto(`${w.server.address}/rules/expanse`, { waitUntil: 'commit' })
  // The page's own code has run, and React has drawn what it had to draw.
  await page.locator('html[data-pace]').waitFor()
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  expect(await page.locator('header.arriving').count()).toBe(1)
  letItCome()
  await page.locator('main svg').first().waitFor()
  expect(await page.locator('header.arriving').count()).toBe(0)
})

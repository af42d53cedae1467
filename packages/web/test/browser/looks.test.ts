import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { game } from '@orrery/expanse'
import { describe, expect, test } from 'vitest'
import { encode } from '../../src/branch/code.ts'
import { beyond, clean, faults } from './clean.ts'
import { answer, DESK, firstTurn, PHONE, world } from './world.ts'

const w = world('--seed', 'looks 6')

const SIZES = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

test('what a page lacks is found', async () => {
  const page = await w.person()
  await page.goto(w.server.address)
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await page.evaluate(() => {
    const place = document.createElement('main')
    place.innerHTML = '<button></button><p>unreadable</p><img src="/mark.svg">'
    Object.assign(place.style, { width: '3000px', color: '#222', background: '#111' })
    document.body.append(place)
  })
  const found = await faults(page)
  for (const id of ['button-name', 'color-contrast', 'image-alt'])
    expect(found.some((fault) => fault.startsWith(id))).toBe(true)
  expect(await beyond(page)).toBeGreaterThan(0)
})

describe.each(SIZES)('on %s', (_, size) => {
  test('the start page is accessible and fits', async () => {
    const page = await w.person(size)
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    await clean(page)
  })

  test('setting up a table and gathering at it are accessible and fit', async () => {
    const page = await w.person(size)
    await page.goto(`${w.server.address}/new/expanse?friends`)
    await page.getByRole('button', { name: 'Create table' }).waitFor()
    await clean(page)
    await page.getByRole('button', { name: 'Create table' }).click()
    await page.getByLabel('Link to this table').waitFor()
    await clean(page)
  })

  test('the table and its replay are accessible and fit', async () => {
    const page = await w.person(size)
    await page.goto(w.server.address)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await firstTurn(page)
    await clean(page)
    await answer(page, 'take 1')
    await answer(page, 'points')
    await clean(page)
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(scrolls).toBe(0)
    await page.goto(page.url().replace('/t/', '/game/').concat('?at=1'))
    await page.getByText(/move 1 of \d+/).waitFor()
    await clean(page)
  })

  test('the rules are accessible and open at a rule', async () => {
    const page = await w.person(size)
    await page.goto(`${w.server.address}/rules/expanse#EX-8.1`)
    const rule = page.locator('[id="EX-8.1"]')
    await rule.waitFor()
    await page.waitForFunction(() => {
      const box = document.getElementById('EX-8.1')?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    })
    await clean(page)
  })
})

/** A branch in which the first seat has kept five Events. */
async function manyKept(): Promise<string> {
  const position = { players: 4, kept: { UN: ['A04', 'A07', 'A12', 'A15', 'A17'], OPA: ['A13', 'A14'] } }
  const bots = ['', 'random', 'random', 'random']
  const code = await encode({ game: 'expanse', rules: game.rulesVersion, bots, after: 0, position, moves: [] })
  return `${w.server.address}/branch#${code}`
}

const KEPT = [
  'Mao-Kwikowski Mercantile',
  'Bush Naval Yards',
  'Destruction of Deimos',
  'Sadavir Errinwright',
  'Black Ops Team',
]

describe('five kept Events', () => {
  test('are counted in the seat’s panel and unfold, each name whole, under the pointer and the focus', async () => {
    const page = await w.person({ width: 1440, height: 900 })
    await page.goto(await manyKept())
    const panel = page.getByRole('region', { name: /^United Nations/ })
    const count = panel.getByRole('button', { name: `5 kept Events: ${KEPT.join(', ')}` })
    const cut = (): Promise<string[]> =>
      panel.locator('[data-target^="kept:"]').evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect()
            const there = document.elementFromPoint(left + width / 2, top + height / 2)
            return one.scrollWidth > one.clientWidth || there !== one
          })
          .map((one) => one.textContent),
      )
    await count.waitFor()
    expect(await cut()).not.toEqual([])
    for (const unfold of [() => count.hover(), () => count.focus()]) {
      await unfold()
      expect(await cut()).toEqual([])
      await clean(page)
      await page.mouse.move(1, 1)
    }
    await panel.getByRole('button', { name: 'Black Ops Team', exact: true }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await count.waitFor({ state: 'detached' })
  })

  test('are all named by a touch on a phone', async () => {
    const page = await w.person(PHONE)
    await page.goto(await manyKept())
    await page.getByRole('button', { name: /^UN, / }).click()
    await page.getByText(`Kept: ${KEPT.join(', ')}.`).waitFor()
  })
})

describe('size', () => {
  test('what the start page loads first is at most 140 kB of JavaScript, and nothing comes from elsewhere', async () => {
    const page = await w.person()
    const urls: string[] = []
    let bytes = 0
    page.on('response', (response) => {
      urls.push(response.url())
      if (response.url().endsWith('.js')) void response.body().then((body) => (bytes += gzipSync(body).length))
    })
    await page.goto(w.server.address, { waitUntil: 'networkidle' })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(140_000)
    expect(urls.filter((url) => !url.startsWith(w.server.address))).toEqual([])
  })

  test('the limits of the bundle hold', () => {
    const root = new URL('../../../../', import.meta.url).pathname
    const said = execFileSync(`${root}node_modules/.bin/size-limit`, ['--json'], { cwd: root, encoding: 'utf8' })
    const sizes = JSON.parse(said) as { readonly name: string; readonly passed: boolean; readonly size: number }[]
    expect(sizes.map(({ passed }) => passed)).toEqual([true, true])
    expect(sizes.every(({ size }) => size > 10_000)).toBe(true)
  })
})

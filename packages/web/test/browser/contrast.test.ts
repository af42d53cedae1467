import { expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { measureContrast } from './contrast.ts'
import { GAMES, linkTo, longestOffers } from './positions.ts'
import { DESK, PHONE, world } from './world.ts'

const w = world('--seed', 'contrast')

const TABLES = GAMES.flatMap((played) => [DESK, PHONE].map((size) => ({ played, id: played.game.id, size })))

test.each(TABLES)('no contrast is left undecided, or too low, at a table of $id at $size.width', async (table) => {
  const { played, size } = table
  const [moment] = longestOffers({ ...played, tables: played.tables.slice(1) }, 2, 1)
  if (moment === undefined) expect.unreachable('no position')
  const page = await w.person(size)
  await page.goto(`${w.server.address}${await linkTo(moment)}`)
  await page.locator('[data-seq]').waitFor()
  await page.mouse.move(1, 1)
  await atRest(page)
  const { low, measured } = await measureContrast(page)
  expect(low).toEqual([])
  expect(measured).toBeGreaterThan(10)
})

test('text that cannot be read over a gradient is found', async () => {
  const page = await w.person()
  await page.goto(w.server.address)
  await page.evaluate(() => {
    const text = document.createElement('p')
    text.textContent = 'hardly to be read'
    Object.assign(text.style, { position: 'fixed', inset: '0', zIndex: '9', color: '#28324a' })
    text.style.background = 'linear-gradient(#131d34, #0e1628)'
    document.body.append(text)
  })
  const { low } = await measureContrast(page)
  expect(low.some((line) => line.startsWith('"hardly to be read"'))).toBe(true)
})

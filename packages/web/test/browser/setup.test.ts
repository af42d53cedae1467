import { expect, test } from 'vitest'
import { clean } from './clean.ts'
import { choices, DESK, myTurn, PHONE, setPlayers, world } from './world.ts'

const w = world('--seed', 'set up')

const sides = (page: Parameters<typeof clean>[0]): Promise<string[]> =>
  page.locator('ol [data-side]').evaluateAll((all) => all.map((one) => one.getAttribute('data-side') ?? ''))

test.each(['expanse', 'hexpanse', 'expedition'])('%s is set up on one screen, with all its seats', async (game) => {
  const page = await w.person(DESK)
  await page.goto(`${w.server.address}/new/${game}`)
  await setPlayers(page, game === 'expedition' ? 6 : 4)
  await clean(page)
  const [scrolls, hidden] = await page.evaluate(() => {
    const cut = [...document.querySelectorAll('ol > li')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    )
    return [document.documentElement.scrollHeight - innerHeight, cut.length]
  })
  expect([scrolls, hidden]).toEqual([0, 0])
})

test('sides are dragged from seat to seat, and the table is made as the page shows it', async () => {
  const page = await w.person(DESK)
  await page.goto(`${w.server.address}/new/expanse`)
  await setPlayers(page, 3)
  await page.locator('[data-side="OPA"]').dragTo(page.locator('[data-side="UN"]'))
  expect(await sides(page)).toEqual(['OPA', 'MCR', 'UN'])
  await page.getByText('3 players, two bots, no clock.').waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await myTurn(page)
  expect(await choices(page)).not.toEqual([])
  const table = page.url().split('/').at(-1) ?? ''
  const reply = await page.context().request.get(`${w.server.address}/api/tables/${table}`)
  const facts = (await reply.json()) as { readonly seats: readonly { readonly side: string }[] }
  expect(facts.seats.map(({ side }) => side)).toEqual(['OPA', 'MCR', 'UN'])
})

test('on a phone two taps swap two sides', async () => {
  const page = await w.person(PHONE)
  await page.goto(`${w.server.address}/new/expanse`)
  await page.locator('[data-side="MCR"]').tap()
  await page.locator('[data-side="UN"]').tap()
  expect(await sides(page)).toEqual(['MCR', 'UN'])
  await clean(page)
})

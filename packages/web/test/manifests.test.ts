import { games } from '@orrery/games'
import { describe, expect, test } from 'vitest'

describe.each(games)('the manifest of $title', ({ id, seats, ...manifest }) => {
  test('says of the game what its rules say', async () => {
    const { game } = await manifest.rules()
    expect(game).toMatchObject({ id, seats })
    expect(manifest.quickSeats ?? seats.min).toBeGreaterThanOrEqual(seats.min)
    expect(manifest.quickSeats ?? seats.min).toBeLessThanOrEqual(seats.max)
  })

  test('leads to all it promises', async () => {
    const { words, bot, web, picture, rulebook, pages = [] } = manifest
    expect((await words()).words.question).toBeTypeOf('function')
    if (bot !== undefined) expect((await bot()).judge.value).toBeTypeOf('function')
    if (web !== undefined) expect((await web()).entryPoint.id).toBe(id)
    if (picture !== undefined) expect((await picture()).Picture).toBeTypeOf('function')
    if (rulebook !== undefined) expect((await rulebook()).default).toMatch(/^# /)
    for (const page of pages) expect(await page.load()).toBeTypeOf('function')
  })
})

test('games stand in their order, those without one last', () => {
  const orders = games.map(({ order = Infinity }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect(orders[0]).toBe(1)
})

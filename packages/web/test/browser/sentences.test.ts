import { game as expanse } from '@orrery/expanse'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { linkTo, type Moment, momentWhere } from './positions.ts'
import { measureSpace } from './space.ts'
import { DESK, world } from './world.ts'

/* What cards and techs say has room where it stands; the finer points are in their notes. */

const w = world('--seed', 'sentences 1')

/** The Action card with the longest name. */
const LONGEST = { id: 'A12', title: 'Destruction of Deimos' }

const isOnTrack = ({ game, before }: Moment): boolean => {
  const { track } = game.position.write(before) as { readonly track?: readonly string[] }
  return track?.includes(LONGEST.id) === true
}

/** A table for two with the longest name on its track. */
async function open(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await w.person(size)
  const moment = momentWhere(expanse, { options: {}, seats: 2 }, (one) => one.moves.length === 0 && isOnTrack(one))
  await page.goto(`${w.server.address}${await linkTo(moment)}`)
  await page.locator('section[aria-label="Cards"]').getByText(LONGEST.title).waitFor()
  await atRest(page)
  return page
}

test.each([
  [1440, 900],
  [1920, 1080],
])('at %s x %s every tech of two seats says in full what it does', async (width, height) => {
  const page = await open({ width, height })
  const cut = await page
    .locator('button[data-target^="tech:"] em')
    .evaluateAll((sentences) =>
      sentences.map((one) => (one.scrollHeight > one.clientHeight + 1 ? `cut: ${one.textContent}` : 'whole')),
    )
  expect(cut).toEqual(Array.from({ length: 8 }, () => 'whole'))
})

test('on a small screen a card with a name of two lines shows every line of its text', async () => {
  const page = await open(DESK)
  expect((await measureSpace(page)).filter((problem) => problem.startsWith('half a line'))).toEqual([])
})

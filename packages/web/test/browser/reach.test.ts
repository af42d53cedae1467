import { isLong, sampleSize } from '@orrery/testkit'
import { expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { GAMES, hideBranchBar, linkTo, longestOffers, showBranch } from './positions.ts'
import { measureQuestion } from './reach.ts'
import { measureSpace } from './space.ts'
import { world } from './world.ts'

const w = world('--seed', 'reach 1')

const SMALL = { width: 1280, height: 720 } as const
const PHONE = { width: 390, height: 844 } as const
const LOW_PHONE = { width: 360, height: 640 } as const
/** A screen of 1440 x 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 } as const
/** A screen of 1280 x 720 at 200 %. */
const LOWEST = { width: 640, height: 360 } as const
const SIZES = isLong()
  ? [SMALL, { width: 1440, height: 900 }, { width: 1920, height: 1080 }, PHONE, LOW_PHONE, ZOOMED, LOWEST]
  : [SMALL, PHONE, LOW_PHONE, ZOOMED, LOWEST]

/** Where there is least room every piece is picked up as well, so that every single move is seen. */
const picksAt = (size: object): boolean => size === SMALL || size === PHONE

const POSITIONS = sampleSize(5, 20)
/** Random games per table among which the longest offers are looked for. */
const RANDOM_GAMES = sampleSize(2, 6)

test.each(GAMES)(
  'every choice of $game.id can be seen, or scrolled to in a list that shows it goes on',
  async (played) => {
    const page = await w.person(SMALL)
    await page.goto(`${w.server.address}/branch`)
    await hideBranchBar(page)
    const moments = longestOffers(played, RANDOM_GAMES, POSITIONS)
    expect(moments).toHaveLength(POSITIONS)
    const problems: string[] = []
    for (const [i, moment] of moments.entries()) {
      await page.setViewportSize(SMALL)
      await showBranch(page, await linkTo(moment))
      for (const size of SIZES) {
        const picks = picksAt(size)
        await page.setViewportSize(size)
        const { problems: found, choices } = await measureQuestion(page, { picks })
        const unseen = picks ? moment.offer.filter((line) => !choices.includes(line)) : []
        const lost = unseen.length === 0 ? [] : [`not on the page: ${unseen.join(', ')}`]
        const tight = await measureSpace(page)
        problems.push(
          ...[...found, ...lost, ...tight].map((problem) => `${i} ${size.width} x ${size.height}: ${problem}`),
        )
      }
    }
    expect(problems).toEqual([])
  },
)

test('the choices keep their room while "Score now" is shown on a small screen', async () => {
  const [played] = GAMES
  const [moment] = played === undefined ? [] : longestOffers(played, 1, 1)
  if (moment === undefined) throw new Error('no position')
  const page = await w.person(SMALL)
  await page.goto(`${w.server.address}${await linkTo(moment)}`)
  await page.getByRole('button', { name: 'Score now' }).click()
  await page.getByRole('region', { name: 'If a scoring came now' }).waitFor()
  await atRest(page)
  expect((await measureQuestion(page)).problems).toEqual([])
})

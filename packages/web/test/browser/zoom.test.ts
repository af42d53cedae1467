import { STATE_LIMIT } from '@orrery/browser'
import { game as expedition } from '@orrery/expedition'
import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { inTurn } from './hexpanse.ts'
import { linkTo, momentWhere } from './positions.ts'
import { changedOrConfirmed, DESK, mark, PHONE, POLLING, question, thing, world } from './world.ts'

const w = world('--seed', 'zoom 1')

const board = (page: Page): Locator => page.getByRole('group', { name: /^The (board|map)/ })
const shown = async (page: Page): Promise<number> =>
  Number((await board(page).getAttribute('viewBox'))?.split(' ')[2] ?? NaN)
const left = async (page: Page): Promise<number> =>
  Number((await board(page).getAttribute('viewBox'))?.split(' ')[0] ?? NaN)

/** Waits until a number of the board is as it should be. */
const until = (read: () => Promise<number>, isRight: (n: number) => boolean): Promise<void> =>
  vi.waitFor(async () => expect(await read()).toSatisfy(isRight), { interval: POLLING, timeout: STATE_LIMIT })

async function middle(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await board(page).boundingBox()
  if (box === null) throw new Error('no board')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the wheel zooms a board, a drag moves it without touching anything, and a touch still plays', async () => {
  const page = await w.person(DESK)
  await inTurn(page, w.server.address)
  const whole = await shown(page)
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  await until(
    () => shown(page),
    (n) => n < whole,
  )
  const [from, before] = [await left(page), await mark(page)]
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 4 })
  await page.mouse.up()
  await until(
    () => left(page),
    (n) => n > from,
  )
  expect(await mark(page)).toBe(before)
  const menu = page.locator('[data-note="ask"] button').first()
  expect(await menu.count()).toBe(0)
  await thing(page, 'hex:0,1').click()
  await menu.click()
  await changedOrConfirmed(page, before)
  await page.mouse.move(x, y)
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, 400)
  await until(
    () => shown(page),
    (n) => n === whole,
  )
})

test('keys and buttons zoom too, and what the keyboard comes to is brought into view', async () => {
  const page = await w.person(DESK)
  await inTurn(page, w.server.address)
  const whole = await shown(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await until(
    () => shown(page),
    (n) => n < whole,
  )
  await thing(page, 'hex:0,0').focus()
  for (const key of ['+', '+']) await page.keyboard.press(key)
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  const [hex, frame] = [await page.locator('[data-target]:focus').boundingBox(), await board(page).boundingBox()]
  expect((hex?.x ?? 0) + (hex?.width ?? 0) / 2).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  for (let i = 0; i < 5; i++) await page.keyboard.press('-')
  await until(
    () => shown(page),
    (n) => n === whole,
  )
  expect(await page.getByRole('button', { name: 'Zoom out' }).count()).toBe(0)
})

test('two fingers zoom the map of a phone, where planets then have names', async () => {
  const page = await w.person(PHONE)
  const moment = momentWhere(expedition, { options: {}, seats: 4 }, ({ offer }) => offer.length > 3)
  await page.goto(`${w.server.address}${await linkTo(moment)}`)
  await question(page).waitFor()
  const whole = await shown(page)
  const names = (): Promise<number> => board(page).getByText('Mecatol Rex', { exact: true }).count()
  const nameless = await names()
  const { x, y } = await middle(page)
  const fingers = await page.context().newCDPSession(page)
  const at = (apart: number): { x: number; y: number }[] => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) })
  for (const apart of [30, 50, 70, 80]) {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) })
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await until(
    () => shown(page),
    (n) => n < whole / 2,
  )
  await until(names, (n) => n > nameless)
})

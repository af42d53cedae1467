// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Carried } from '../src/branch/try.ts'
import { asJson } from '../src/think/as-json.ts'
import { closeAll, Screen, settled, stubWorkers } from './screen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
  stubWorkers()
})
afterEach(() => {
  closeAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Mira and Tomas share a screen, and Tomas is next. */
async function passedOn(): Promise<Screen> {
  const screen = new Screen('hexpanse', ['Mira', 'Tomas'])
  await screen.draw()
  await screen.press('I am Mira')
  await screen.finishTurn()
  expect(screen.update.you).toBe(1)
  return screen
}

const press = async (key: string, held: KeyboardEventInit = {}): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
  await settled()
  return event.defaultPrevented
}

describe('while the device is passed on', () => {
  test('nothing of the table is drawn, neither to be seen nor to be heard: only whose turn it is', async () => {
    const screen = await passedOn()
    expect(screen.place.textContent).toMatch(
      /^OrreryHexpanseRulesPass the device to Tomas.*stays hidden until then\.I am Tomas$/,
    )
    expect(screen.place.querySelectorAll('[data-entry], [data-target], [data-choice], dialog, section')).toHaveLength(0)
    await screen.press('I am Tomas')
    expect(screen.place.querySelectorAll('[data-entry]').length).toBeGreaterThan(0)
  })

  test('no key acts', async () => {
    const screen = await passedOn()
    const before = screen.asked.length
    for (const ctrlKey of [true, false])
      for (const key of ['z', 'h', 'ArrowDown', 'Escape']) await press(key, { ctrlKey })
    expect(screen.asked.slice(before)).toEqual([])
    expect(screen.button('I am Tomas')).toBeDefined()
    await screen.press('I am Tomas')
    await press('z', { ctrlKey: true })
    expect(screen.asked.slice(before)).toEqual([{ t: 'undo' }])
  })

  test('a click that follows another at once, or a key that is held, lifts no curtain', async () => {
    const screen = new Screen('hexpanse', ['Mira', 'Tomas'])
    await screen.draw()
    await screen.press('I am Mira')
    const { you } = screen.update
    act(() => screen.desk.store.setState({ unveiled: undefined }))
    act(() => screen.button('I am Mira')?.click())
    expect(screen.desk.store.getState().unveiled).toBeUndefined()
    expect(await press('Enter', { repeat: true })).toBe(true)
    await screen.press('I am Mira')
    expect(screen.desk.store.getState().unveiled).toBe(you)
  })

  test('whoever gets the turn back shows again who they are', async () => {
    const screen = await passedOn()
    await act(() => screen.desk.undo())
    await settled()
    expect(screen.update.you).toBe(0)
    expect(screen.button('I am Mira')).toBeDefined()
  })

  test('the moves that one player has said are not played by the next', async () => {
    const screen = await passedOn()
    const offered = screen.desk.entryPoint.offer(screen.desk.store.getState().now?.view)
    await act(() => screen.desk.undo())
    await settled()
    await screen.play('', offered)
    expect(screen.update.you).toBe(1)
    expect(screen.asked.findLast(({ t }) => t === 'move')).toMatchObject({ seat: 0 })
  })
})

test('when the game is over nothing is hidden any more', async () => {
  const screen = await passedOn()
  await screen.tell({ stage: 'over', outcome: { winners: [0], scores: [3, 1] }, decision: null })
  expect(screen.button(/^I am/)).toBeUndefined()
  expect(screen.place.querySelectorAll('[aria-label="Board"]')).toHaveLength(1)
})

/** Mira and Tomas have played, a bot thinks; Tomas looked last. */
async function botThinks(): Promise<Screen> {
  const screen = new Screen('expanse', ['Mira', 'Tomas', ''], { seating: ['UN', 'MCR', 'OPA'] })
  for (let i = 0; i < 200; i++) {
    const { you, decision, waiting } = screen.update
    if (decision === null && you === 1 && waiting.includes(2)) return screen
    if (decision === null) await screen.botMoves()
    else await screen.play()
  }
  throw new Error('no bot was ever asked after Tomas')
}

describe('looking back at one screen', () => {
  test('is done through the eyes of whoever looks, also while a bot thinks', async () => {
    const screen = await botThinks()
    await act(() => screen.desk.lookAt(1))
    expect(screen.asked.at(-1)).toEqual({ t: 'at', entry: 1, seat: 1 })
  })

  test('a branch from there is of the same seat and of what it saw', async () => {
    const screen = await botThinks()
    await screen.draw()
    await screen.press('I am Tomas')
    await act(() => screen.desk.lookAt(1))
    const seen = screen.desk.store.getState().moment?.view
    await screen.press('Try from here')
    const { trial } = history.state as Carried
    expect(trial?.bots.map((bot) => bot === '')).toEqual([false, true, false])
    expect(trial?.seen).toEqual({ view: asJson(seen) })
    expect(seen).toMatchObject({ seat: 1 })
  })

  test('ends when the turn goes to somebody else', async () => {
    const screen = await botThinks()
    await act(() => screen.desk.lookAt(1))
    expect(screen.desk.store.getState().moment?.entry).toBeDefined()
    for (let i = 0; i < 40 && screen.update.you === 1; i++) {
      expect(screen.desk.store.getState().moment?.entry).toBeDefined()
      if (screen.update.decision === null) await screen.botMoves()
      else await screen.play()
    }
    expect(screen.update.you).toBe(0)
    expect(screen.desk.store.getState().moment?.entry).toBeUndefined()
  })

  test('an answer that comes after the turn has passed on shows nothing', async () => {
    const screen = await botThinks()
    screen.isSlow = true
    act(() => void screen.desk.lookAt(1))
    await screen.tell({ you: 0 })
    await screen.arrive()
    expect(screen.desk.store.getState().moment?.entry).toBeUndefined()
  })

  test('somebody who only watches names no seat', async () => {
    const screen = new Screen('expanse', ['', ''], { seating: ['UN', 'MCR'] })
    await screen.draw()
    for (let i = 0; i < 5; i++) await screen.botMoves()
    await act(() => screen.desk.lookAt(1))
    expect(screen.asked).toEqual([{ t: 'at', entry: 1 }])
  })
})

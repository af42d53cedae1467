// @vitest-environment happy-dom
import { DEFAULT_LEVEL } from '@orrery/bots'
import { game as expanse } from '@orrery/expanse'
import { entryPoint as expanseEntryPoint } from '@orrery/expanse/web'
import { game as expedition } from '@orrery/expedition'
import { game as hexpanse } from '@orrery/hexpanse'
import { entryPoint as hexpanseEntryPoint } from '@orrery/hexpanse/web'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LEVEL_WORDS } from '../src/lobby/levels.ts'
import { type Held, keyOnSide, seatingField, shuffled, sidesOn, swapped } from '../src/lobby/seating.ts'
import { SetupPage } from '../src/lobby/setup.tsx'
import { tableSentence } from '../src/lobby/table-sentence.ts'
import { layOf, wishesFor, withChoice, withSeats } from '../src/lobby/wishes.ts'
import { playNow } from '../src/start/quick.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const SIDES = ['UN', 'MCR', 'OPA']

describe('sides on seats', () => {
  test('are placed by the option of which each choice is a side; some games choose them at the table', () => {
    expect([expanse, expedition, hexpanse].map((game) => seatingField(game)?.name)).toEqual([
      'seating',
      'seating',
      undefined,
    ])
  })

  test('keep their order when seats come and go, and sit out where there are more of them than seats', () => {
    expect(sidesOn(expanse, 3, ['MCR', 'UN'])).toEqual(['MCR', 'UN', 'OPA'])
    expect(sidesOn(expanse, 2, ['OPA', 'MCR', 'UN'])).toEqual(['MCR', 'UN'])
    const wishes = withSeats(expedition, wishesFor(expedition, false), 4)
    expect(wishes.sides).toHaveLength(expedition.sidesFor(4).length)
    expect(layOf(expedition, wishes).setting.options).toEqual({ seating: wishes.sides.slice(0, 4) })
  })

  test('change places by two', () => {
    expect(swapped(SIDES, 0, 2)).toEqual(['OPA', 'MCR', 'UN'])
    expect(swapped(SIDES, 0, 7)).toEqual(SIDES)
    expect(shuffled(SIDES, () => 0.5).toSorted()).toEqual(SIDES.toSorted())
  })

  test('by keyboard: Space lifts, arrows carry, Space drops, Escape puts everything back', () => {
    const press = (held: Held, ...keys: readonly string[]): Held =>
      keys.reduce((now, key) => keyOnSide(now, key, now.lifted?.at ?? 0) ?? now, held)
    const start: Held = { sides: SIDES, lifted: undefined }
    expect(keyOnSide(start, 'ArrowDown', 0)).toBeUndefined()
    expect(press(start, ' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' ')).toEqual({
      sides: ['MCR', 'OPA', 'UN'],
      lifted: undefined,
    })
    expect(press(start, ' ', 'ArrowDown', 'Escape')).toEqual(start)
  })
})

describe('the page that sets a table up', () => {
  let place: HTMLElement
  const names = (): string[] => [...place.querySelectorAll('[data-side] b')].map(({ textContent }) => textContent)
  const press = (key: string): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void document.activeElement?.dispatchEvent(event))
  }

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    place = document.createElement('div')
    document.body.replaceChildren(place)
    await act(async () => createRoot(place).render(createElement(SetupPage, { game: 'expanse' })))
    await act(() => vi.dynamicImportSettled())
  })

  test('carries a side to another seat by keyboard, keeps the focus on it and says so', async () => {
    expect(names()).toEqual(['UN', 'MCR'])
    const tile = place.querySelector<HTMLElement>('[data-side="UN"]')
    tile?.focus()
    press(' ')
    expect(tile?.getAttribute('aria-pressed')).toBe('true')
    press('ArrowDown')
    expect(names()).toEqual(['MCR', 'UN'])
    expect(document.activeElement?.getAttribute('data-side')).toBe('UN')
    press(' ')
    expect(place.querySelectorAll('[data-side][aria-pressed="true"]')).toHaveLength(0)
    expect(place.querySelector('[role=status]')?.textContent).toBe('UN: seat 2.')
  })

  test('tells each level in one line without a number', () => {
    for (const line of Object.values(LEVEL_WORDS)) expect(line).toMatch(/^[a-z][^0-9]+\.$/)
    expect(place.textContent).toContain(LEVEL_WORDS[DEFAULT_LEVEL])
  })
})

test('the default bot is the same on the start page and where a table is set up', async () => {
  const seats = layOf(expanse, wishesFor(expanse, false)).seats
  const quick: unknown[] = []
  await playNow('expanse', async (lay) => {
    quick.push(lay.seats)
    throw new Error('not now')
  }).catch(() => undefined)
  expect(quick).toEqual([seats])
  expect(seats[1]).toEqual({ kind: 'bot', level: DEFAULT_LEVEL })
})

test('the whole table in one sentence', () => {
  const look = { game: expanse, entryPoint: expanseEntryPoint }
  const field = (name: string): (typeof expanse.options)[number] => {
    const found = [...expanse.options, ...hexpanse.options].find((one) => one.name === name)
    if (found === undefined) throw new Error(`no option ${name}`)
    return found
  }
  const friends = withSeats(expanse, wishesFor(expanse, true), 4)
  expect(tableSentence(look, friends, 'seating')).toBe('4 players, three open seats, no clock.')
  const modules = ['beta', 'delta', 'epsilon'].reduce((now, id) => withChoice(now, field('modules'), id), friends)
  expect(tableSentence(look, modules, 'seating')).toBe('4 players, three open seats, three modules, no clock.')
  const here = { ...wishesFor(hexpanse, false), here: true }
  const admiral = withChoice(here, field('mode'), 'admiral')
  const text = tableSentence({ game: hexpanse, entryPoint: hexpanseEntryPoint }, admiral, undefined)
  expect(text).toBe('2 players, one bot, Admiral, on this device.')
})

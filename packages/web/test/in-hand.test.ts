// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSettings } from '../src/settings/settings.ts'
import type { TableState } from '../src/table/desk.ts'
import { closeAll, Screen, settled } from './screen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  closeAll()
  vi.useRealTimers()
})

/** Mira is asked; against her sits a bot. */
async function asked(): Promise<Screen> {
  const screen = new Screen('expanse', ['Mira', ''], { seating: ['UN', 'MCR'] })
  for (let i = 0; i < 40 && screen.update.decision === null; i++) await screen.botMoves()
  return screen
}

const state = (screen: Screen): TableState => screen.desk.store.getState()
/** Moves that were sent to be played. */
const moves = (screen: Screen): number =>
  screen.asked.filter((wish) => wish.t === 'move' && wish.confirmed === true).length

describe('what one holds', () => {
  const held = async (): Promise<Screen> => {
    const screen = await asked()
    act(() => screen.desk.pick('base:ceres'))
    act(() => screen.desk.store.setState({ note: { kind: 'ask', target: 'base:ceres', options: [] } }))
    return screen
  }

  test('stays when somebody speaks, comes or goes', async () => {
    const screen = await held()
    const { seq, seats } = screen.update
    await screen.tell({
      seq: seq + 1,
      news: [{ seq: seq + 1, at: 1, kind: 'said', seat: 1, name: 'Tomas', text: 'Hello' }],
    })
    await screen.tell({ seats: seats.map((info) => ({ ...info, online: false })) })
    expect(state(screen)).toMatchObject({ selected: 'base:ceres', note: { kind: 'ask' } })
    expect(state(screen).now?.journal.talk).toContainEqual(expect.objectContaining({ text: 'Hello' }))
  })

  test.each(['you', 'decision', 'entries'] as const)('is put down when another %s is told', async (what) => {
    const screen = await held()
    await screen.tell({ [what]: 99 })
    expect(state(screen)).toMatchObject({ selected: undefined, note: undefined })
  })

  test('a choice that waits to be confirmed waits on, and one that is on its way stays on its way', async () => {
    const screen = await asked()
    screen.asksFirst = true
    await screen.play()
    await screen.tell({})
    expect(state(screen).confirming).toBeDefined()
    act(() => screen.desk.store.setState({ sending: true }))
    await screen.tell({})
    expect(state(screen).sending).toBe(true)
  })

  test('what the table said goes with the next thing that is done', async () => {
    const screen = await asked()
    await act(() => screen.desk.speak(''))
    expect(state(screen).note?.kind).toBe('say')
    await act(() => screen.desk.speak('Hello'))
    expect(state(screen).note).toBeUndefined()
  })
})

describe('a choice at the barrier', () => {
  const chosen = async (): Promise<Screen> => {
    const screen = await asked()
    screen.asksFirst = true
    await screen.draw()
    act(() => screen.place.querySelector<HTMLElement>('[data-choice]')?.click())
    // The table's answer arrives at once; time stands still.
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
    return screen
  }

  test('is not confirmed by the second click of a double click, wherever that falls', async () => {
    const screen = await chosen()
    act(() => screen.place.querySelector<HTMLElement>('[data-choice]')?.click())
    act(() => screen.button('Do it')?.click())
    await settled()
    act(() => screen.place.querySelector<HTMLElement>('[data-choice]')?.click())
    expect(moves(screen)).toBe(0)
  })

  test('is not confirmed by a key that is held down', async () => {
    await chosen()
    await settled()
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(held)
    expect(document.activeElement?.textContent).toBe('Do it')
    expect(held.defaultPrevented).toBe(true)
  })

  test('is asked about only while its question stands, and leaves in the hand what was there', async () => {
    const screen = await asked()
    Object.assign(screen, { asksFirst: true, isSlow: true })
    act(() => screen.desk.pick('base:ceres'))
    await screen.play()
    await screen.arrive()
    expect(state(screen)).toMatchObject({ selected: 'base:ceres', sending: false })
    expect(state(screen).confirming).toBeDefined()
    act(() => screen.desk.drop())
    await screen.play()
    await screen.tell({ decision: 99 })
    await screen.arrive()
    expect(state(screen).confirming).toBeUndefined()
  })

  test('is played by a press of its own', async () => {
    const screen = await chosen()
    await settled()
    await screen.press('Do it')
    expect(moves(screen)).toBe(1)
  })
})

describe('a move that wastes something', () => {
  /** With action points to spend. */
  const spending = async (): Promise<Screen> => {
    const screen = await asked()
    for (const like of ['take 1', 'points']) await screen.play(like)
    return screen
  }
  const wishes = (screen: Screen): readonly object[] => screen.asked.filter((wish) => wish.t === 'move').slice(2)

  afterEach(() => useSettings.getState().set('confirm', 'waste'))

  test('is asked about once, with the reason, and then played', async () => {
    const screen = await spending()
    await screen.draw()
    await screen.play('finish')
    expect(screen.place.textContent).toMatch(/You still have \d action points\./)
    expect(wishes(screen)).toEqual([])
    await screen.press('Not yet')
    expect(state(screen).confirming).toBeUndefined()
    await screen.play('finish')
    await settled()
    await screen.press('Do it')
    expect(wishes(screen)).toMatchObject([{ move: 'finish', confirmed: true }])
  })

  test('is played at once by whoever never wants to be asked', async () => {
    const screen = await spending()
    useSettings.getState().set('confirm', 'never')
    await screen.play('finish')
    expect(wishes(screen)).toMatchObject([{ move: 'finish', confirmed: true }])
  })

  test('a careful player is also asked about what cannot be undone', async () => {
    const screen = await spending()
    useSettings.getState().set('confirm', 'always')
    await screen.play('influence')
    expect(wishes(screen)).toMatchObject([{ careful: true }])
  })
})

describe('looking back on a slow line', () => {
  const longGame = async (): Promise<Screen> => {
    const screen = new Screen('expanse', ['', ''], { seating: ['UN', 'MCR'] })
    for (let i = 0; i < 30; i++) await screen.botMoves()
    screen.isSlow = true
    return screen
  }
  const look = (screen: Screen, entry: number): void => act(() => void screen.desk.lookAt(entry))

  test('whoever went back to now stays there when the past arrives', async () => {
    const screen = await longGame()
    look(screen, 3)
    act(() => screen.desk.toNow())
    await screen.arrive()
    expect(state(screen).moment?.entry).toBeUndefined()
  })

  test('of many wishes the first and the last are asked, and the last is where one ends', async () => {
    const screen = await longGame()
    for (let entry = 1; entry < 20; entry++) look(screen, entry)
    await screen.arrive()
    expect(state(screen).moment?.entry).toBe(1)
    await screen.arrive()
    expect(state(screen).moment?.entry).toBe(19)
    expect(screen.asked).toEqual([
      { t: 'at', entry: 1 },
      { t: 'at', entry: 19 },
    ])
    look(screen, 5)
    await screen.arrive()
    expect(state(screen).moment?.entry).toBe(5)
  })

  test('whoever goes to now and back again sees only what was wished for last', async () => {
    const screen = await longGame()
    look(screen, 3)
    act(() => screen.desk.toNow())
    look(screen, 7)
    await screen.arrive()
    expect(state(screen).moment?.entry).toBeUndefined()
    await screen.arrive()
    expect(state(screen).moment?.entry).toBe(7)
  })
})

describe('why something cannot be', () => {
  /** The rules that are named in that part of the page, and those that are linked to. */
  const named = (screen: Screen, where: string): readonly (readonly unknown[])[] => {
    const part = screen.place.querySelector(where)
    const links = [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    const rules = part?.textContent.match(/[A-Z]+-\d+[.\d]*/g) ?? []
    return [rules.map((rule) => `/rules/expanse#${rule}`), links]
  }

  test('the rule is named once beside what the table said, and leads to the rules', async () => {
    const screen = await asked()
    await screen.draw()
    const [stale] = screen.desk.entryPoint.offer(state(screen).now?.view)
    await screen.play()
    act(() => {
      if (stale !== undefined) screen.desk.choose(stale)
    })
    await settled()
    const [rules, links] = named(screen, '[role="alert"]')
    expect(rules).not.toHaveLength(0)
    expect(links).toEqual(rules)
  })

  test('the rule is named once beside the thing, and leads to the rules', async () => {
    const screen = await asked()
    await screen.draw()
    act(() => screen.desk.touch('base:ceres'))
    await settled()
    const [rules, links] = named(screen, '[data-note="why"]')
    expect(rules).not.toHaveLength(0)
    expect(links).toEqual(rules)
  })
})

describe('what one touch says', () => {
  test('is taken back by one undo, and what was chosen before it stands', async () => {
    const screen = new Screen('hexpanse', ['Ann', 'Ben'], { mode: 'seaman' })
    const { entryPoint } = screen.desk
    const lines = (): string[] => entryPoint.offer(state(screen).now?.view).map((move) => entryPoint.print(move))
    for (let i = 0; i < 20 && !lines().includes('place normal'); i++) await screen.play()
    await screen.play('gain')
    const standing = screen.update.staged
    act(() => screen.desk.touch('hex:2,0'))
    await settled()
    expect(screen.asked.filter((wish) => wish.t === 'move').slice(-2)).toMatchObject([
      { move: 'place normal' },
      { move: 'hex 2,0', follows: true },
    ])
    await act(() => screen.desk.undo())
    await settled()
    expect(screen.update.staged).toEqual(standing)
    expect(lines()).toContain('place normal')
  })
})

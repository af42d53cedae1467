import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pace } from '../src/table/pace.ts'

const still = { value: true }
let shown: number[] = []
let pace: Pace<number>
let held: Promise<void> | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: still.value }))
  shown = []
  held = undefined
  pace = new Pace((what) => {
    shown.push(what)
    return held
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const addAll = (...all: readonly number[]): void => {
  for (const one of all) pace.add(one, 420)
}

describe('with reduced motion', () => {
  beforeEach(() => void (still.value = true))

  test('of what comes within one picture the first and the last are drawn, a picture apart', () => {
    addAll(1, 2, 3)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(31)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 3])
    vi.advanceTimersByTime(1000)
    addAll(4)
    expect(shown).toEqual([1, 3, 4])
  })

  test('what waits to be drawn is drawn at once when it is skipped, once, and no click is spent on it', () => {
    addAll(1, 2)
    expect(pace.skip()).toBe(false)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(1000)
    expect([shown, vi.getTimerCount()]).toEqual([[1, 2], 0])
  })
})

describe('with motion', () => {
  beforeEach(() => void (still.value = false))

  test('every move of the others is seen, and the first click shows the last of them', () => {
    addAll(1, 2, 3)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(420)
    expect(shown).toEqual([1, 2])
    expect(pace.skip()).toBe(true)
    expect([shown, vi.getTimerCount()]).toEqual([[1, 2, 3], 0])
    expect(pace.skip()).toBe(false)
  })

  test('an answer ends the pause after the last move: what it did is shown at once', () => {
    addAll(1)
    pace.endPause()
    pace.add(2, 0)
    expect(shown).toEqual([1, 2])
  })

  test('an answer does not hurry moves that still wait to be seen', () => {
    addAll(1, 2)
    pace.endPause()
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(420)
    expect(shown).toEqual([1, 2])
  })

  test('where very much waits, each is shown for a quarter of its time', () => {
    addAll(...Array.from({ length: 60 }, (_, i) => i))
    vi.advanceTimersByTime(420 + 105 + 105)
    expect(shown).toEqual([0, 1, 2, 3])
  })

  test('a hidden page shows the latest, and nothing in passing', () => {
    vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } })
    addAll(1, 2, 3)
    vi.advanceTimersByTime(32)
    expect(shown).toEqual([1, 3])
  })

  test('a rest in the past is ended by skipping', async () => {
    let isOver = false
    void pace.rest(5000).then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(100)
    expect(isOver).toBe(false)
    pace.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver).toBe(true)
  })

  test('what nobody moved for waits for nothing', () => {
    for (const one of [1, 2, 3]) pace.add(one, 0)
    expect(shown).toEqual([1, 2, 3])
  })

  test('what takes its own time holds the rest back, and of what waits meanwhile skipping keeps the last', async () => {
    const scene = Promise.withResolvers<void>()
    held = scene.promise
    addAll(1, 2, 3)
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual([1])
    expect(pace.skip()).toBe(true)
    held = undefined
    scene.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([1, 3])
  })
})

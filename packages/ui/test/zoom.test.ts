import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bringInto, isWhole, panned, zoomed } from '../src/zoom.ts'

const WHOLE = { left: -100, top: -50, width: 200, height: 100 }

describe('the part of a board that is shown', () => {
  test('the point under the pointer stays where it is', () => {
    const shown = zoomed(WHOLE, WHOLE, { x: 50, y: 0 }, 2)
    expect(shown).toEqual({ left: -25, top: -25, width: 100, height: 50 })
    expect((50 - shown.left) / shown.width).toBe((50 - WHOLE.left) / WHOLE.width)
  })

  test('is never larger than the whole, nor smaller than a quarter of it', () => {
    expect(zoomed(WHOLE, WHOLE, { x: 0, y: 0 }, 0.5)).toEqual(WHOLE)
    expect(isWhole(WHOLE, zoomed(WHOLE, WHOLE, { x: 0, y: 0 }, 0.5))).toBe(true)
    expect(zoomed(WHOLE, WHOLE, { x: 0, y: 0 }, 100).width).toBe(50)
  })

  test('a drag moves it with the pointer, up to the edge', () => {
    const shown = zoomed(WHOLE, WHOLE, { x: 0, y: 0 }, 2)
    expect(panned(WHOLE, shown, { x: 10, y: -5 })).toEqual({ left: -60, top: -20, width: 100, height: 50 })
    expect(panned(WHOLE, shown, { x: 1000, y: 0 }).left).toBe(-100)
  })

  test('a thing that the keyboard comes to is brought into it', () => {
    const shown = zoomed(WHOLE, WHOLE, { x: 0, y: 0 }, 4)
    expect(bringInto(WHOLE, shown, { x: 2, y: 2 })).toEqual(shown)
    const moved = bringInto(WHOLE, shown, { x: 80, y: 0 })
    expect(moved.left + moved.width).toBeGreaterThan(80)
    expect(moved.top).toBe(shown.top)
  })

  test('shows nothing beside the board, whatever is done', () => {
    const point = fc.record({
      x: fc.double({ min: -100, max: 100, noNaN: true }),
      y: fc.double({ min: -50, max: 50, noNaN: true }),
    })
    const deed = fc.record({ point, factor: fc.double({ min: 0.2, max: 5, noNaN: true }), by: point })
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        let shown = WHOLE
        for (const { point: at, factor, by } of deeds)
          shown = bringInto(WHOLE, panned(WHOLE, zoomed(WHOLE, shown, at, factor), by), at)
        expect(shown.left).toBeGreaterThanOrEqual(WHOLE.left - 1e-9)
        expect(shown.top).toBeGreaterThanOrEqual(WHOLE.top - 1e-9)
        expect(shown.left + shown.width).toBeLessThanOrEqual(WHOLE.left + WHOLE.width + 1e-9)
        expect(shown.top + shown.height).toBeLessThanOrEqual(WHOLE.top + WHOLE.height + 1e-9)
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { spotBeside, spotFor } from '../src/table/note-spot.ts'

const screen = { width: 1280, height: 720 }
const note = { width: 300, height: 200 }
const thing = (left: number, top: number, width = 130, height = 43) => ({ left, top, width, height })

test('a note stands above its thing, and below where there is no room above', () => {
  expect(spotFor(thing(500, 400), note, screen).spot).toEqual({ left: 415, top: 192 })
  expect(spotFor(thing(500, 40), note, screen).spot).toEqual({ left: 415, top: 91 })
})

test('beside a thing with room neither above nor below it stands at its side', () => {
  expect(spotFor(thing(500, 100, 200, 520), note, screen).spot).toEqual({ left: 708, top: 260 })
  expect(spotFor(thing(900, 100, 200, 520), note, screen).spot).toEqual({ left: 592, top: 260 })
})

test('at the edge of the screen it stays on the screen', () => {
  expect(spotFor(thing(0, 400), note, screen).spot.left).toBe(10)
  expect(spotFor(thing(1250, 400), note, screen).spot.left).toBe(970)
})

test('where it must hide something, it hides least', () => {
  const { top } = spotFor(thing(40, 60, 310, 500), { width: 370, height: 300 }, { width: 390, height: 844 }).spot
  expect(top).toBe(534)
})

test('a menu stands at the right of its thing, or on the side that hides fewest pieces', () => {
  const side = (...busy: ReturnType<typeof thing>[]): string => spotBeside(thing(500, 400), note, screen, busy).side
  expect(side()).toBe('right')
  expect(side(thing(560, 400))).toBe('left')
  expect(side(thing(560, 400), thing(400, 400))).toBe('below')
  expect(side(thing(560, 400), thing(400, 400), thing(500, 460))).toBe('above')
})
